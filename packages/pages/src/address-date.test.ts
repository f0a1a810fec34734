import { isoDate } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { dateInAddress } from './address-date.ts';

describe('a date in an address', () => {
  it.each([
    ['https://a.example/2019/06/19/title/', '2019-06-19'],
    ['https://a.example/2019/jun/19/title', '2019-06-19'],
    ['https://a.example/blog/2020-01-02-title', '2020-01-02'],
    ['https://a.example/20200121/34.html', '2020-01-21'],
    ['https://a.example/2014/03/title', '2014-03'],
    ['https://a.example/news/30657941.html', undefined],
    ['https://2019-06-19.example/title', undefined],
    ['https://a.example/articles/1902/22/news089', undefined],
  ])('%s says %s', (url, iso) => {
    const date = dateInAddress(url);
    expect(date && isoDate(date)).toBe(iso);
  });
});
