import type { DateValue } from '@citewright/csl';
import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each<[string, DateValue | undefined]>([
  ['2020', { 'date-parts': [[2020]] }],
  ['2020-05', { 'date-parts': [[2020, 5]] }],
  ['2020-05-01', { 'date-parts': [[2020, 5, 1]] }],
  ['2020/05/01/', { 'date-parts': [[2020, 5, 1]] }],
  ['2020-05-01T10:00:00Z', { 'date-parts': [[2020, 5, 1]] }],
  ['2020-13-45', { 'date-parts': [[2020]] }],
  ['2020-21', { 'date-parts': [[2020]], season: 1 }],
  ['1 May 2020', { 'date-parts': [[2020, 5, 1]] }],
  ['1st May 2020', { 'date-parts': [[2020, 5, 1]] }],
  ['May 1, 2020', { 'date-parts': [[2020, 5, 1]] }],
  ['2020, May 1', { 'date-parts': [[2020, 5, 1]] }],
  ['2020 May', { 'date-parts': [[2020, 5]] }],
  ['September 2019', { 'date-parts': [[2019, 9]] }],
  ['Sept. 2019', { 'date-parts': [[2019, 9]] }],
  ['3 April 1348', { 'date-parts': [[1348, 4, 3]] }],
  ['29.12.2010', { 'date-parts': [[2010, 12, 29]] }],
  ['3/4/2020', { literal: '3/4/2020' }],
  ['11/07/14', { literal: '11/07/14' }],
  ['11-07-14', { literal: '11-07-14' }],
  ['2019-2020', { 'date-parts': [[2019], [2020]] }],
  ['2019/2020', { 'date-parts': [[2019], [2020]] }],
  [
    '2019-05/2019-06',
    {
      'date-parts': [
        [2019, 5],
        [2019, 6],
      ],
    },
  ],
  ['2019/20', { literal: '2019/20' }],
  ['c. 1900', { 'date-parts': [[1900]], circa: true }],
  ['1900~', { 'date-parts': [[1900]], circa: true }],
  ['44 BC', { 'date-parts': [[-44]] }],
  ['-0044', { 'date-parts': [[-44]] }],
  ['Spring term', { literal: 'Spring term' }],
  ['Marketing 2010', { literal: 'Marketing 2010' }],
  [' ', undefined],
])('the date %j is read', (text, expected) => {
  expect(readDate(text)).toEqual(expected);
});

test('a hostile text is read in linear time', () => {
  for (const unit of ['1', '1-', 'May ', '2020/', 'c. '])
    expect(readDate(unit.repeat(100_000))).toBeDefined();
});
