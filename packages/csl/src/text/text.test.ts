import { describe, expect, it } from 'vitest';
import { plainText } from '../output/plain.ts';
import { initializer } from './initials.ts';
import { parseMarkup, stripMarkup } from './markup.ts';
import { parseNumber } from './number.ts';
import { formatRangeEnd } from './page-range.ts';
import { toRoman } from './roman.ts';
import { capitaliseFirst, toSentenceCase, toTitleCase } from './title-case.ts';

describe('title case', () => {
  it.each([
    ['the art of the deal', 'The Art of the Deal'],
    ['iPad is a thing', 'iPad Is a Thing'],
    ['results: a study of NASA', 'Results: A Study of NASA'],
    ['what is it for', 'What Is It For'],
    ['out-of-fashion ideas', 'Out-of-Fashion Ideas'],
    ['a pro-environmental stance', 'A Pro-Environmental Stance'],
    ["children's books", "Children's Books"],
    ['use of β-carotene', 'Use of β-Carotene'],
    ['fast k-means and t-SNE by e-mail', 'Fast k-Means and t-SNE by E-Mail'],
    ['fitting models with lme4', 'Fitting Models with lme4'],
    ['the entries of Merriam-Webster.com', 'The Entries of Merriam-Webster.com'],
    ['SETI@home: an experiment', 'SETI@home: An Experiment'],
    ['α-band activity', 'α-Band Activity'],
    ['solving x=y for all', 'Solving x=y for All'],
  ])('%s', (title, expected) => {
    expect(toTitleCase([title])).toEqual([expected]);
  });

  it('treats the pieces of a title as one text', () => {
    expect(toTitleCase(['on ', 'the origin', ' of species'])).toEqual(['On ', 'the Origin', ' of Species']);
  });
});

describe('other cases', () => {
  it('sentence case lowers a title in capitals', () => {
    expect(toSentenceCase(['ON THE ORIGIN'])).toEqual(['On the origin']);
  });

  it('capitalize-first changes only a lower-case first word', () => {
    expect(capitaliseFirst(['(in press)'])).toEqual(['(In press)']);
    expect(capitaliseFirst(['iPad'])).toEqual(['iPad']);
  });
});

describe('initials', () => {
  const initials = initializer({ mark: '. ', hyphen: true, shorten: true });

  it.each([
    ['John Edward', 'J. E.'],
    ['Jean-Luc', 'J.-L.'],
    ['Jean‐Luc', 'J.-L.'],
    ['J.H.', 'J. H.'],
    ['Guo-ping', 'G.'],
    ['Given-3 I.', 'G.-3 I.'],
    ['John Bertrand de Cusance', 'J. B. de C.'],
    ['לאה', 'ל.'],
    ['小明', '小明'],
    ['', ''],
  ])('%s', (given, expected) => {
    expect(initials(given)).toBe(expected);
  });

  it('are normalised when names are not shortened', () => {
    const normalise = initializer({ mark: '.', hyphen: true, shorten: false });
    expect(normalise('John M E')).toBe('John M.E.');
  });
});

describe('numbers', () => {
  it.each([
    ['12', true, false],
    ['2-4', true, true],
    ['2, 3', true, true],
    ['2 & 3', true, true],
    ['e12', true, false],
    ['1,234', false, false],
    ['3.5', false, false],
    ['Special issue', false, false],
    ['2nd edition', false, false],
    ['33-52 pages', false, true],
    ['xi-25', true, true],
    ['t18000115-12', true, false],
    ['HWY21-preliminary-report', true, false],
  ])('%s is numeric: %s, plural: %s', (value, numeric, plural) => {
    expect(parseNumber(value)).toMatchObject({ numeric, plural });
  });

  it.each([
    ['III-V', true],
    ['III-318', true],
    ['C-12', false],
    ['HWY21-preliminary', false],
  ])('%s is a range: %s', (value, range) => {
    expect(parseNumber(value)).toMatchObject({ ranged: range });
  });

  it('may contain the label of a locator', () => {
    expect(parseNumber('vol. 3').chunks[0]).toMatchObject({ label: 'volume', text: '3' });
  });

  it.each([
    [1, 'i'],
    [42, 'xlii'],
    [1999, 'mcmxcix'],
    [0, '0'],
    [12_345_678, '12345678'],
  ])('%i in roman numerals is %s', (number, expected) => {
    expect(toRoman(number)).toBe(expected);
  });
});

describe('page ranges', () => {
  it.each([
    ['321', '328', 'minimal', '8'],
    ['321', '328', 'minimal-two', '28'],
    ['1496', '1504', 'chicago', '1504'],
    ['1496', '1504', 'chicago-16', '504'],
    ['1002', '1006', 'chicago', '6'],
    ['321', '28', 'expanded', '328'],
    ['S33', 'S61', 'chicago', '61'],
    ['199', '199', 'chicago', '199'],
    ['10', 'iv', 'expanded', 'iv'],
  ])('%s to %s in format %s ends in %s', (from, to, format, expected) => {
    expect(formatRangeEnd(from, to, format)).toBe(expected);
  });
});

describe('markup in fields', () => {
  it.each([
    ['E = mc<sup>2</sup>', 'E = mc2'],
    ["it's", 'it’s'],
    ['a < b', 'a < b'],
    ['<i>open', '<i>open'],
    ['</i>', '</i>'],
    ['<b><i>x</b></i>', '<i>x</i>'],
  ])('%s is parsed to %s', (field, expected) => {
    expect(plainText(parseMarkup(field))).toBe(expected);
  });

  it('is parsed in linear time', () => {
    const field = '<i>'.repeat(20_000);
    expect(plainText(parseMarkup(field))).toBe(field);
  });

  it('can be stripped', () => {
    expect(stripMarkup('The <i>E. coli</i> <span class="nocase">K-12</span>')).toBe('The E. coli K-12');
  });
});
