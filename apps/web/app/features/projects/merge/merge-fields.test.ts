import type { ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { editTo, keptOf, mergeFields, proposed } from './merge-fields.ts';

const entry = (id: number, item: object, more: object = {}) =>
  ({
    id,
    verification: 'typed',
    evidence: {},
    item: { id: String(id), type: 'book', title: 'Rivers', ...item },
    ...more,
  }) as unknown as ProjectCitation;

const typed = entry(
  1,
  { author: [{ family: 'Okafor', given: 'A.' }], annote: 'Useful.', 'citation-key': 'okafor' },
  { locator: { label: 'page', value: '5' } },
);
const found = entry(
  2,
  {
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
    'citation-key': 'okafor2019',
  },
  { verification: 'registry', evidence: { author: { source: 'crossref' } } },
);

test('the entry with the surer record stays, or else the first', () => {
  expect(keptOf(typed, found)).toEqual({ kept: found, other: typed });
  const alike = entry(3, {});
  expect(keptOf(typed, alike)).toEqual({ kept: typed, other: alike });
});

test('fields that differ are compared with their sources, and those that are the same are counted', () => {
  const { differing, same } = mergeFields(found, typed);
  expect(same).toBe(2);
  expect(differing.map(({ field, kept, other }) => [field, kept.text, kept.source, other.text])).toEqual([
    ['author', 'Okafor, Ada', 'Crossref', 'Okafor, A.'],
    ['issued', '2019', undefined, ''],
    ['annote', '', undefined, 'Useful.'],
    ['locator', '', undefined, 'page 5'],
  ]);
});

test('what the entry that stays lacks is taken from the other, and never its key', () => {
  const taken = proposed(mergeFields(found, typed).differing);
  expect(editTo(found, typed, taken, typed)).toEqual({
    annote: 'Useful.',
    locator: { label: 'page', value: '5' },
    before: { annote: null, locator: null },
    from: 1,
  });
});

test('an undo sets back what was taken, and only that', () => {
  expect(editTo(typed, found, ['annote', 'author'], typed)).toEqual({
    annote: null,
    author: [{ family: 'Okafor', given: 'Ada' }],
    before: { annote: 'Useful.', author: [{ family: 'Okafor', given: 'A.' }] },
    from: 1,
  });
});
