import type { ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { joinNotes, partNotes } from './joined-notes.ts';

const entry = (custom?: object) =>
  ({ id: 1, item: { id: 'a', type: 'book', ...(custom && { custom }) } }) as unknown as ProjectCitation;

const page = (value: string) => ({ label: 'page', value });
const kept = entry({ notes: 'Read chapter 2.', tags: ['rivers'] });
const other = entry({
  notes: 'Ask for the map.',
  quotations: [{ text: 'Rivers flow.', locator: page('5') }],
  tags: ['rivers', 'maps'],
});

test('the entry that stays gets the notes, quotations and tags of both, each once', () => {
  expect(joinNotes(kept, other)).toEqual({
    notes: 'Read chapter 2.\nAsk for the map.',
    quotations: [{ text: 'Rivers flow.', locator: page('5') }],
    tags: ['rivers', 'maps'],
    before: { notes: 'Read chapter 2.', quotations: null, tags: ['rivers'] },
  });
});

test('an undo sets back what it had', () => {
  expect(partNotes(kept, other)).toEqual({
    notes: 'Read chapter 2.',
    quotations: null,
    tags: ['rivers'],
    before: {
      notes: 'Read chapter 2.\nAsk for the map.',
      quotations: [{ text: 'Rivers flow.', locator: page('5') }],
      tags: ['rivers', 'maps'],
    },
  });
});

test.each([
  ['nothing', entry()],
  ['the same', kept],
  ['a part of it', entry({ notes: 'chapter 2', tags: ['rivers'] })],
])('nothing is changed where the other has %s beside the work', (_, second) => {
  expect(joinNotes(kept, second)).toBeUndefined();
  expect(partNotes(kept, second)).toBeUndefined();
});
