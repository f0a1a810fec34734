import type { CitationItem } from '@citewright/contract';
import { expect, test } from 'vitest';
import { citationEdit } from './citation-edit.ts';
import { isDraft, rebaseDraft } from './draft.ts';
import { editValues } from './edit-values.ts';

const item: CitationItem = {
  id: 1,
  type: 'book',
  title: 'Rivers',
  publisher: 'Fjord Press',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
};
const base = editValues(item);
const typed = (change: Partial<CitationItem>) => editValues({ ...item, ...change });

test('a draft on an unchanged record equals the typed values', () => {
  const values = typed({ title: 'Rivers and towns' });
  expect(rebaseDraft({ base, values }, base)).toEqual({ values, isOutdated: false, disputed: [] });
});

test("changes made elsewhere are preserved, and the draft's edits applied on top", () => {
  const now = editValues({ ...item, publisher: 'Lake Press', issued: { 'date-parts': [[2020]] } });
  const rebased = rebaseDraft({ base, values: typed({ title: 'Rivers and towns' }) }, now);
  expect(rebased).toMatchObject({ isOutdated: true, disputed: [] });
  expect(citationEdit(now, rebased.values)).toEqual({ title: 'Rivers and towns' });
});

test('fields changed in both places are reported and hold the typed value', () => {
  const now = editValues({
    ...item,
    type: 'report',
    title: 'Lakes',
    author: [{ literal: 'Lake Authority' }],
  });
  const values = typed({ type: 'thesis', title: 'Seas', author: [{ family: 'Okafor', given: 'A.' }] });
  const rebased = rebaseDraft({ base, values }, now);
  expect(rebased.disputed).toEqual([
    { field: 'type', label: 'Type of source', mine: 'Thesis or dissertation', theirs: 'Report' },
    { field: { group: 'texts', field: 'title' }, label: 'Title', mine: 'Seas', theirs: 'Lakes' },
    {
      field: { group: 'names', field: 'author' },
      label: 'Authors',
      mine: 'Okafor, A.',
      theirs: 'Lake Authority',
    },
  ]);
  expect(rebased.values).toMatchObject({ type: 'thesis', texts: { title: 'Seas' } });
});

test('the same change in both places is not a conflict', () => {
  const now = editValues({ ...item, title: 'Lakes' });
  const rebased = rebaseDraft({ base, values: typed({ title: 'Lakes' }) }, now);
  expect(rebased).toMatchObject({ isOutdated: true, disputed: [] });
});

test.each([
  undefined,
  {},
  { base },
  { base, values: { type: 'book' } },
  { base, values: { ...base, names: 7 } },
])('what another version kept is no draft', (kept) => {
  expect(isDraft(kept as never)).toBe(false);
});
