import type { CitationItem } from '@citewright/contract';
import { expect, test } from 'vitest';
import { changesOf, withChanges } from './kept-items.ts';

const given: CitationItem = { id: 7, type: 'book', title: 'Rivers Of The North', edition: '1', volume: '2' };

const prepared: [what: string, item: CitationItem, changes: object][] = [
  ['nothing', given, {}],
  ['the same fields in another object', { ...given }, {}],
  ['another title', { ...given, title: 'Rivers of the north' }, { set: { title: 'Rivers of the north' } }],
  [
    'a field less',
    { id: 7, type: 'book', title: 'Rivers Of The North', volume: '2' },
    { unset: ['edition'] },
  ],
  ['a field that is there and empty', { ...given, edition: undefined }, { unset: ['edition'] }],
  [
    'fields more and less',
    { id: 7, type: 'book', title: 'Rivers Of The North', genre: 'Map' },
    { set: { genre: 'Map' }, unset: ['edition', 'volume'] },
  ],
];

test.each(prepared)(
  'an item that differs by %s is told by that, and made from it again',
  (_, item, changes) => {
    const kept = JSON.parse(JSON.stringify(changesOf(given, item)));
    expect(kept).toEqual(changes);
    expect(withChanges(given, { of: '', ...kept })).toEqual(JSON.parse(JSON.stringify(item)));
  },
);
