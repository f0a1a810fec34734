import type { CitationItem } from '@citewright/contract';
import { expect, test } from 'vitest';
import { summarise } from './summary.ts';

const item: CitationItem = { id: 1, type: 'book' };

test.each<[string, Partial<CitationItem>, object]>([
  ['nothing at all', {}, { title: '', authors: '', year: 'n.d.' }],
  [
    'rich text',
    { title: 'On <i>Homo sapiens</i> < 2 & H<sub>2</sub>O' },
    { title: 'On Homo sapiens < 2 & H2O' },
  ],
  [
    'a person with a particle, one with a suffix, and an organisation',
    {
      author: [
        { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
        { family: 'King', given: 'Martin', suffix: 'Jr.' },
        { literal: 'World Health Organization' },
      ],
    },
    { authors: 'van der Berg, Jan; King, Martin, Jr.; World Health Organization' },
  ],
  ['editors only', { editor: [{ family: 'Okafor', given: 'Ada' }] }, { authors: 'Okafor, Ada' }],
  ['a full date', { issued: { 'date-parts': [[2019, 5, 1]] } }, { year: '2019' }],
  ['a range', { issued: { 'date-parts': [[2019], [2020]] } }, { year: '2019–2020' }],
  ['a year before Christ', { issued: { 'date-parts': [[-44]] } }, { year: '44 BC' }],
  ['a date in words', { issued: { literal: 'Spring term' } }, { year: 'Spring term' }],
  ['work to appear', { status: 'in press' }, { year: 'in press' }],
])('an item with %s is summarised', (_, fields, expected) => {
  expect(summarise({ ...item, ...fields })).toMatchObject(expected);
});
