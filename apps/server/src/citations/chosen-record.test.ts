import type { Alternative } from '@citewright/record';
import { type Resolution, ResolveError } from '@citewright/resolver';
import { expect, test } from 'vitest';
import { chosenRecord } from './chosen-record.ts';

const offer = (title: string): Alternative => ({
  item: { id: title, type: 'book', title },
  record: { name: 'Open Library', url: `https://openlibrary.org/works/${title}` },
  confidence: 0.5,
});
const towns = offer('Towns');
const letters = offer('Letters');

const found: Resolution = {
  ...offer('Rivers'),
  evidence: { title: { source: 'openlibrary' } },
  verification: 'matched',
  notices: [],
  alternatives: [towns, letters],
};

test('the chosen record is the result, the others stay as alternatives', async () => {
  expect(await chosenRecord(Promise.resolve(found), 'https://openlibrary.org/works/Letters')).toEqual({
    item: letters.item,
    record: letters.record,
    verification: 'matched',
    evidence: {},
    notices: [],
    alternatives: [towns],
  });
});

test('it is also found when the search preferred none', async () => {
  const nothing = Promise.reject(
    new ResolveError('IN_TEXT_NOT_FOUND', 'none is near enough', { alternatives: [towns] }),
  );
  expect(await chosenRecord(nothing, 'https://openlibrary.org/works/Towns')).toMatchObject({
    item: towns.item,
  });
});

test('the record that the search preferred may be chosen, too', async () => {
  expect(await chosenRecord(Promise.resolve(found), 'https://openlibrary.org/works/Rivers')).toBe(found);
});

test('no other work replaces a record that the search does not find any more', async () => {
  await expect(
    chosenRecord(Promise.resolve(found), 'https://openlibrary.org/works/Gone'),
  ).rejects.toMatchObject({
    code: 'IN_TEXT_NOT_FOUND',
    alternatives: [{ item: { title: 'Rivers' }, record: found.record }, towns, letters],
  });
  const failure = new ResolveError('IN_TEXT_NOT_FOUND', 'none is near enough', { alternatives: [towns] });
  await expect(chosenRecord(Promise.reject(failure), 'https://openlibrary.org/works/Gone')).rejects.toBe(
    failure,
  );
});
