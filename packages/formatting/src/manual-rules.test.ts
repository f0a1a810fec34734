import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { formatReference } from './reference.ts';

const issued = { 'date-parts': [[1999]] };
const author = [{ family: 'Reed', given: 'Ann' }];

const published = (publisher: string): Item => ({
  id: 'x',
  type: 'book',
  title: 'Rivers',
  author,
  publisher,
  issued,
});

const cases: [what: string, style: StyleId, item: Item, expected: string][] = [
  [
    'MLA shortens a university press',
    'mla',
    published('Yale University Press'),
    'Reed, Ann. Rivers. Yale UP, 1999.',
  ],
  [
    'MLA shortens both words where they stand apart',
    'mla',
    published('University of Chicago Press'),
    'Reed, Ann. Rivers. U of Chicago P, 1999.',
  ],
  [
    'MLA shortens an academic press that is not called a university, and its article',
    'mla',
    published('The MIT Press'),
    'Reed, Ann. Rivers. MIT P, 1999.',
  ],
  [
    'MLA leaves any other press as it is',
    'mla',
    published('Fjord Press'),
    'Reed, Ann. Rivers. Fjord Press, 1999.',
  ],
  [
    'APA leaves a university press as it is',
    'apa',
    published('Yale University Press'),
    'Reed, A. (1999). Rivers. Yale University Press.',
  ],
  [
    'APA writes "data set" in two words',
    'apa',
    { ...published('Zenodo'), type: 'dataset' },
    'Reed, A. (1999). Rivers [Data set]. Zenodo.',
  ],
  [
    'Chicago sets a report as a book, its number in the place of a series',
    'chicago',
    { ...published('HMSO'), type: 'report', number: 'Cmd. 6404', 'publisher-place': 'London' },
    'Reed, Ann. Rivers. Cmd. 6404. London: HMSO, 1999.',
  ],
  [
    'Chicago names the kind of a report with its number',
    'chicago',
    { ...published('NOAA'), type: 'report', genre: 'Technical Report', number: '23' },
    'Reed, Ann. Rivers. Technical Report 23. NOAA, 1999.',
  ],
  [
    'Chicago keeps the quotation marks of a working paper',
    'chicago',
    { ...published('NBER'), type: 'report', genre: 'Working Paper' },
    'Reed, Ann. “Rivers.” Working Paper. NBER, 1999.',
  ],
];

test.each(cases)('%s', (_what, style, item, expected) => {
  expect(formatReference(item, style).text).toBe(expected);
});
