/** A field in which a listed work differs from a record, in the words of a reader. */
export interface FieldDifference {
  field: string;
  listed: string | null;
  record: string | null;
  weight: 'serious' | 'slight';
}

export const isSerious = ({ weight }: FieldDifference): boolean => weight === 'serious';
