import { describe, expect, it } from 'vitest';
import { dateFromParts, readRegistryDate } from './registry-date.ts';

describe('a date that registries write', () => {
  it.each([
    ['2016-12-20T10:00:00Z', [2016, 12, 20]],
    ['2016-12', [2016, 12]],
    ['2016', [2016]],
    ['July 24, 2007', [2007, 7, 24]],
    ['16 Oct 2018', [2018, 10, 16]],
    ['November 2017', [2017, 11]],
    ['15. März 2010', [2010, 3, 15]],
    ['MCMXC', [1990]],
    ['c1998', [1998]],
    ['[1998?]', [1998]],
    ['2016-13-45', [2016]],
    ['2549', [2006]],
    ['n.d.', undefined],
    ['', undefined],
  ])('%s', (text, parts) => {
    expect(readRegistryDate(text)).toEqual(parts && { 'date-parts': [parts] });
  });

  it.each([
    [
      [2015, 5, 28],
      [2015, 5, 28],
    ],
    [
      ['2015', '5'],
      [2015, 5],
    ],
    [[2015, 0, 1], [2015]],
    [
      [2015, 2, null],
      [2015, 2],
    ],
    [[null], undefined],
    [[], undefined],
    [undefined, undefined],
  ])('%j', (given, parts) => {
    expect(dateFromParts(given)).toEqual(parts && { 'date-parts': [parts] });
  });
});
