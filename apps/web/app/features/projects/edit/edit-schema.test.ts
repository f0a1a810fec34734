import type { CitationItem } from '@citewright/contract';
import { expect, it } from 'vitest';
import { editSchema } from './edit-schema.ts';
import { editValues } from './edit-values.ts';

const item: CitationItem = { id: 1, type: 'book', title: 'Beloved', issued: { 'date-parts': [[1987]] } };
const values = editValues(item);

function complaints(texts: object, issued: object = {}): string[] {
  const dates = { ...values.dates, issued: { ...values.dates.issued, ...issued } };
  const checked = editSchema.safeParse({ ...values, texts: { ...values.texts, ...texts }, dates });
  return checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('an empty form is valid', () => {
  expect(complaints({ title: '' }, { year: '' })).toEqual([]);
});

it.each([
  [{ DOI: '10.1000/182' }, {}, []],
  [{ DOI: 'https://doi.org/10.1000/182' }, {}, []],
  [{ DOI: 'no doi' }, {}, ['texts.DOI: A DOI looks like 10.1000/182']],
  [{ ISBN: '978-0-226-45808-3 0394535979' }, {}, []],
  [{ ISBN: '978-0-226-45808-4' }, {}, ['texts.ISBN: Invalid ISBN format or checksum.']],
  [{ URL: 'https://example.org' }, {}, []],
  [{ URL: 'javascript:alert(1)' }, {}, ['texts.URL: Invalid URL format.']],
  [{ 'citation-key': 'okafor2019:rivers' }, {}, []],
  [
    { 'citation-key': 'my key' },
    {},
    ['texts.citation-key: A citation key has letters, digits and signs, and no spaces'],
  ],
  [{}, { year: '-44' }, []],
  [{}, { year: 'soon' }, ['dates.issued.year: A year is a number: 2024, or −44 for 44 BC']],
  [{}, { day: '32' }, ['dates.issued.day: A day is a number from 1 to 31']],
  [{ title: 'x'.repeat(10_001) }, {}, ['texts.title: This is too long to be kept']],
])('%j, %j', (texts, issued, expected) => {
  expect(complaints(texts, issued)).toEqual(expected);
});
