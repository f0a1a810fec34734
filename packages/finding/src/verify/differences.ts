/**
 * A field in which a record contradicts what a list says, in the words of a reader. The weight says whether another work may be meant; it
 * hides nothing.
 */
export interface FieldDifference {
  field: string;
  listed: string | null;
  record: string | null;
  weight: 'serious' | 'slight';
}

export const isSerious = ({ weight }: FieldDifference): boolean => weight === 'serious';
