import type { Item, Name } from '@citewright/record';
import { parseDoi } from './datacite/parse.ts';

/** The fields of an item as compared in tests: names as one string each, the date as its parts. */
export function written(item: Item | undefined, fields: readonly string[]): Record<string, unknown> {
  const name = ({ literal, family, given, suffix }: Name) =>
    literal ?? [family, given, suffix].filter(Boolean).join(', ');
  return Object.fromEntries(
    fields.map((field) => {
      const value = item?.[field as keyof Item];
      if (field === 'issued') return [field, item?.issued?.['date-parts']?.[0]];
      return [field, Array.isArray(value) ? (value as Name[]).map(name) : value];
    }),
  );
}

/** A test case: what is special, the relevant part of the answer, and the expected fields. */
export type AnswerCase = readonly [quirk: string, answer: object, expected: Record<string, unknown>];

/** Parses a DataCite record of a data set with these attributes. */
export function readDatacite(attributes: object): Item | undefined {
  const base = {
    doi: '10.5555/d',
    titles: [{ title: 'T' }],
    creators: [],
    publicationYear: 2020,
    types: { resourceTypeGeneral: 'Dataset' },
  };
  return parseDoi({ data: { attributes: { ...base, ...attributes } } })?.item;
}
