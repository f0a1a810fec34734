import { childrenOf, textOf, type XmlElement } from '@citewright/record';

/** A field of a MARC record: its indicators, and its subfields in order. */
export interface MarcField {
  tag: string;
  first: string;
  second: string;
  subfields: { code: string; value: string }[];
}

/** A MARC 21 or UNIMARC record in MARCXML or MarcXchange (https://www.loc.gov/standards/marcxml/). */
export interface MarcRecord {
  leader: string;
  /** Control fields: positions are fixed, so white space matters. */
  control: Record<string, string>;
  fields: MarcField[];
}

function rawText(element: XmlElement): string {
  return element.content.filter((piece) => typeof piece === 'string').join('');
}

/** Longest value in characters; longer ones are notes, which references do not use. */
const maxValue = 2_000;

// Sorting marks around an initial article: controls of ISO 6630 (U+0098, U+009C), or their printable stand-ins.
const sortingMarks = /[\u0098\u009c\u0088\u0089¬]|<<|>>/g;

function marcField({ attributes, ...element }: XmlElement): MarcField {
  const { tag = '', ind1 = ' ', ind2 = ' ' } = attributes;
  const subfields = childrenOf({ attributes, ...element }, 'subfield').map((subfield) => ({
    code: subfield.attributes.code ?? '',
    value: (textOf(subfield) ?? '').slice(0, maxValue).replace(sortingMarks, '').normalize('NFC'),
  }));
  return { tag, first: ind1, second: ind2, subfields: subfields.filter(({ value }) => value !== '') };
}

function marcRecord(element: XmlElement): MarcRecord {
  const control = childrenOf(element, 'controlfield').map((field) => [
    field.attributes.tag ?? '',
    rawText(field),
  ]);
  return {
    leader: childrenOf(element, 'leader').map(rawText)[0] ?? '',
    control: Object.fromEntries(control),
    fields: childrenOf(element, 'datafield').map(marcField),
  };
}

const isElement = (piece: XmlElement | string): piece is XmlElement => typeof piece !== 'string';

/** All MARC records in a document, in any envelope: SRU's own `record` contains the library's. */
export function marcRecords(element: XmlElement): MarcRecord[] {
  if (childrenOf(element, 'datafield').length > 0) return [marcRecord(element)];
  return element.content.filter(isElement).flatMap(marcRecords);
}

/** Maximum number of fields with one tag. */
const maxFields = 500;

/** The fields of the given tags, in the record's order. */
export function fieldsOf(record: MarcRecord, ...tags: string[]): MarcField[] {
  return record.fields.filter(({ tag }) => tags.includes(tag)).slice(0, maxFields);
}

/** The values of a field's subfields with one of the given codes (`'ab'`), in order. */
export function subfieldsOf(field: MarcField | undefined, codes: string): string[] {
  return (field?.subfields ?? []).filter(({ code }) => codes.includes(code)).map(({ value }) => value);
}

/** The first value of a subfield. */
export function subfieldOf(field: MarcField | undefined, code: string): string | undefined {
  return subfieldsOf(field, code)[0];
}
