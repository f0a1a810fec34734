import { describe, expect, it } from 'vitest';
import { CONVENTIONS } from '../conventions/conventions.ts';
import { toDate } from './dates.ts';
import { toPeople } from './names.ts';
import { Reference } from './reference.ts';

const parts = (year?: number, month?: number, day?: number, season?: number) => ({
  year,
  month,
  day,
  season,
});

describe('dates', () => {
  it.each([
    [{ 'date-parts': [['2020', '5', '']] }, parts(2020, 5)],
    [{ 'date-parts': [[1965, 17, 1]] }, parts(1965, undefined, undefined, 1)],
    [{ 'date-parts': [[-44, 3, 15]] }, parts(-44, 3, 15)],
    [{ 'date-parts': [[1999]], season: 'Fall' }, parts(1999, undefined, undefined, 3)],
    [{ raw: '2020-05-02' }, parts(2020, 5, 2)],
    [{ raw: '15 May 2020' }, parts(2020, 5, 15)],
    [{ raw: 'May 15, 2020' }, parts(2020, 5, 15)],
    [{ raw: '5/15/2020' }, parts(2020, 5, 15)],
    [{ raw: 'Fall 1999' }, parts(1999, undefined, undefined, 3)],
    [{ raw: '44 BC' }, parts(-44)],
  ])('%j', (value, expected) => {
    expect(toDate(value)?.start).toEqual(expected);
  });

  it.each([
    ['2020-5', parts(2020, 5)],
    ['2020/05/02', parts(2020, 5, 2)],
    ['2020/5', parts(2020, 5)],
    ['05/2020', parts(2020, 5)],
    ['15/5/2020', parts(2020, 5, 15)],
    ['2020 May 2', parts(2020, 5, 2)],
    ['Sat., May 2nd, 2020', parts(2020, 5, 2)],
    ['2020-05-02T10:31:33-0400', parts(2020, 5, 2)],
    ['2020-05-02 10:31:33 UTC', parts(2020, 5, 2)],
    ['2 May 2020, 4:40 p.m.', parts(2020, 5, 2)],
    ['2020-05-02-10:31', parts(2020, 5, 2)],
    ['Sat May 2 10:31:33 NZDT 2020', parts(2020, 5, 2)],
    ['SPR 2011', parts(2011, undefined, undefined, 1)],
    ['cop. 2006', parts(2006)],
    ['impr. 2008', parts(2008)],
  ])('are parsed from %s', (raw, start) => {
    expect(toDate({ raw })).toMatchObject({ start, end: undefined, literal: undefined });
  });

  it.each([
    ['1908-1990', parts(1908), parts(1990)],
    ['May 2-4, 2020', parts(2020, 5, 2), parts(2020, 5, 4)],
    ['2-4 May 2020', parts(2020, 5, 2), parts(2020, 5, 4)],
    ['September-October 2020', parts(2020, 9), parts(2020, 10)],
    ['Dec 2019/Jan 2020', parts(2019, 12), parts(2020, 1)],
    ['2019 - May 2020', parts(2019), parts(2020, 5)],
    ['2020-05-02 to 2020-06-01', parts(2020, 5, 2), parts(2020, 6, 1)],
    ['2019/', parts(2019), parts()],
  ])('are ranges in %s', (raw, start, end) => {
    expect(toDate({ raw })).toMatchObject({ start, end });
  });

  it.each(['c. 1946-1967', '1857?', 'ca. 1900'])('are uncertain in %s', (raw) => {
    expect(toDate({ raw })?.uncertain).toBe(true);
  });

  it.each(['21 décembre 2012', 'March 2020; April', '1990s', '[1999]', '189-?', '1/2/13', '0'])(
    'are literal in %s',
    (raw) => {
      expect(toDate({ raw })?.literal).toBe(raw);
    },
  );

  it('that are not understood are literal', () => {
    expect(toDate({ raw: 'the day after' })?.literal).toBe('the day after');
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ 'date-parts': [[]] }],
    [{ 'date-parts': 'x' }],
    [{ raw: '' }],
    [[]],
  ])('are not found in %j', (value) => {
    expect(toDate(value)).toBeUndefined();
  });

  it('can be ranges, also open ones', () => {
    expect(toDate({ raw: '2019/2021' })?.end?.year).toBe(2021);
    expect(toDate({ 'date-parts': [[1987], [0]] })?.end).toEqual(parts());
  });
});

describe('names', () => {
  it.each([
    [
      { family: 'van der Berg', given: 'Jan' },
      { family: 'Berg', nonDropping: 'van der', given: 'Jan' },
    ],
    [
      { family: 'Beethoven', given: 'Ludwig van' },
      { family: 'Beethoven', dropping: 'van', given: 'Ludwig' },
    ],
    [
      { family: "d'Arc", given: 'Jeanne' },
      { family: 'Arc', nonDropping: "d'" },
    ],
    [
      { family: 'King', given: 'Martin, Jr.' },
      { given: 'Martin', suffix: 'Jr.' },
    ],
    [{ literal: 'WHO' }, { literal: 'WHO', family: '' }],
    [{ given: 'Plato' }, { literal: 'Plato' }],
    [{ family: 'kwang sik kim' }, { family: 'kwang sik kim', nonDropping: '' }],
    [{ family: '我妻', given: '栄' }, { order: 'asian' }],
    [{ family: '美]格雷戈里·克劳', given: '奇' }, { order: 'asian' }],
  ])('%j', (name, expected) => {
    expect(toPeople([name])[0]).toMatchObject(expected);
  });

  it('are one name in a string', () => {
    expect(toPeople('Jane Doe')).toMatchObject([{ literal: 'Jane Doe' }]);
  });

  it.each([[undefined], [null], [3], [[null, 3, {}, { family: '' }]], [{ family: 'x' }]])(
    'are not found in %j',
    (value) => {
      expect(toPeople(value)).toEqual([]);
    },
  );
});

describe('a reference', () => {
  it('reads variables by their aliases', () => {
    const item = { id: 1, type: 'book', journalAbbreviation: 'J. Test', event: 'A meeting' };
    const reference = new Reference(item as ConstructorParameters<typeof Reference>[0], CONVENTIONS);
    expect(reference.text('container-title-short')).toBe('J. Test');
    expect(reference.text('event-title')).toBe('A meeting');
  });

  it('derives the first page from a page range', () => {
    expect(new Reference({ id: 1, type: 'book', page: '42-45' }, CONVENTIONS).text('page-first')).toBe('42');
  });
});
