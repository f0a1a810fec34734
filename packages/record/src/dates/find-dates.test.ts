import { describe, expect, it } from 'vitest';
import { findDates, readPageDate } from './find-dates.ts';
import { isoDate } from './plain-date.ts';

describe('a date in any form', () => {
  it.each([
    ['2019-06-13T22:30:00-05:00', '2019-06-13'],
    ['2019-06-13 22:30', '2019-06-13'],
    ['20190613', '2019-06-13'],
    ['2021/6', '2021-06'],
    ['2019-06', '2019-06'],
    ['2013', '2013'],
    ['Thu, 18 Apr 2019 07:00:00 +0200', '2019-04-18'],
    ['Tue Sep 29 11:11:32 BST 2020', '2020-09-29'],
    ['Published July 1, 2019', '2019-07-01'],
    ['Dec. 4th, 2006', '2006-12-04'],
    ['14-Aug-1970', '1970-08-14'],
    ['June 2018', '2018-06'],
    ['29.12.2010', '2010-12-29'],
    ['23 mai 2019', '2019-05-23'],
    ['1er janvier 2020', '2020-01-01'],
    ['15. Juni 2019', '2019-06-15'],
    ['3 de mayo de 2022', '2022-05-03'],
    ['14 gennaio 20)', '2020-01-14'],
    ['2019. június 24.', '2019-06-24'],
    ['2 Aralık 2020', '2020-12-02'],
    ['13 июня 2019 г.', '2019-06-13'],
    ['5 Δεκεμβρίου 2019', '2019-12-05'],
    ['2019年06月24日', '2019-06-24'],
    ['2019년 6월 24일', '2019-06-24'],
    ['2020. 3. 5.', '2020-03-05'],
    ['١ ديسمبر ٢٠٢٠', '2020-12-01'],
    ['1560380400', '2019-06-12'],
    ['am 31. Januar\n27.01.2020', '2020-01-27'],
    ['20140512103000', '2014-05-12'],
    ['2014-W20-1', '2014-05-12'],
    ['2014-W20', '2014-05'],
    ['Spring 2014', '2014'],
    ['2014 Q2', '2014'],
    ['平成26年5月12日', '2014-05-12'],
    ['令和3年5月', '2021-05'],
    ['12 tháng 5, 2014', '2014-05-12'],
  ])('%s is %s', (text, iso) => {
    const date = readPageDate(text);
    expect(date && isoDate(date)).toBe(iso);
  });

  it.each(['', 'yesterday', '31.02.2019', '2019-13-01', '1/2/3', '14 gennaio 20:30', 'May 35'])(
    '"%s" is none',
    (text) => {
      expect(readPageDate(text)).toBeUndefined();
    },
  );
});

describe('day and month in figures', () => {
  it.each([
    ['07/01/2019', 'en-US', 'com', '2019-07-01'],
    ['07/01/2019', 'en-GB', 'com', '2019-01-07'],
    ['07/01/2019', 'en', 'uk', '2019-01-07'],
    ['07/01/2019', 'en', 'gov', '2019-07-01'],
    ['07/01/2019', 'fr', 'com', '2019-01-07'],
    ['07.01.2019', 'en-US', 'com', '2019-01-07'],
    ['13/01/2019', 'en-US', 'com', '2019-01-13'],
    ['05/05/2019', undefined, undefined, '2019-05-05'],
    ['07/01/2019', undefined, undefined, '2019'],
  ])('%s in %s on .%s is %s', (text, language, topLevel, iso) => {
    const date = readPageDate(text, { language, topLevel });
    expect(date && isoDate(date)).toBe(iso);
  });

  it('follows the page where languages call different months alike', () => {
    expect(readPageDate('5 listopada 2020', { language: 'pl' })?.month).toBe(11);
    expect(readPageDate('5. listopada 2020', { language: 'hr' })?.month).toBe(10);
  });
});

describe('dates in running text', () => {
  it('are found with their place, years alone are not', () => {
    const text = 'In 2012 we met on 3 May 2013 and again on 4.6.2014.';
    expect(findDates(text).map((date) => [isoDate(date), text.slice(date.start, date.end)])).toEqual([
      ['2013-05-03', '3 May 2013'],
      ['2014-06-04', '4.6.2014'],
    ]);
  });
});
