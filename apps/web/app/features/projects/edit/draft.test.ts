import type { CitationItem } from '@citewright/contract';
import { expect, test } from 'vitest';
import { citationEdit } from './citation-edit.ts';
import { rebaseDraft } from './draft.ts';
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

test('a draft on a record that nobody changed is what was typed', () => {
  const values = typed({ title: 'Rivers and towns' });
  expect(rebaseDraft({ base, values }, base)).toEqual({ values, isOutdated: false, disputed: [] });
});

test('what was changed elsewhere stays, and what was typed is put on top of it', () => {
  const now = editValues({ ...item, publisher: 'Lake Press', issued: { 'date-parts': [[2020]] } });
  const rebased = rebaseDraft({ base, values: typed({ title: 'Rivers and towns' }) }, now);
  expect(rebased).toMatchObject({ isOutdated: true, disputed: [] });
  expect(citationEdit(now, rebased.values)).toEqual({ title: 'Rivers and towns' });
});

test('fields that were changed there and here are named, and hold what was typed', () => {
  const now = editValues({
    ...item,
    type: 'report',
    title: 'Lakes',
    author: [{ literal: 'Lake Authority' }],
  });
  const values = typed({ type: 'thesis', title: 'Seas', author: [{ family: 'Okafor', given: 'A.' }] });
  const rebased = rebaseDraft({ base, values }, now);
  expect(rebased.disputed).toEqual(['Type of source', 'Title', 'Authors']);
  expect(rebased.values).toMatchObject({ type: 'thesis', texts: { title: 'Seas' } });
});

test('the same change there and here is none to speak of', () => {
  const now = editValues({ ...item, title: 'Lakes' });
  const rebased = rebaseDraft({ base, values: typed({ title: 'Lakes' }) }, now);
  expect(rebased).toMatchObject({ isOutdated: true, disputed: [] });
});
