import { describe, expect, test } from 'vitest';
import { aboutStyle, knownStyleIds, styleIds, styles } from './about.ts';
import { styleOf } from './registry.ts';

test('the bundled styles, in the order in which they are offered, with how they cite', () => {
  const citing = (id: string): string => {
    const { csl } = styleOf(id);
    return csl.isNumeric ? 'numbers' : csl.class;
  };
  expect(styles.map(({ id, label }) => [id, label, citing(id)])).toEqual([
    ['apa', 'APA 7th Edition', 'in-text'],
    ['mla', 'MLA 9th Edition', 'in-text'],
    ['chicago', 'Chicago 17th Edition', 'note'],
    ['harvard', 'Harvard (Style)', 'in-text'],
    ['ieee', 'IEEE (Format)', 'numbers'],
  ]);
});

describe.each(knownStyleIds)('%s', (id) => {
  const { about, csl } = styleOf(id);

  test('has a label that begins with its name', () => {
    expect(about.label.startsWith(about.name)).toBe(true);
    expect(aboutStyle(id)).toBe(about);
  });

  test('says whether it numbers its entries', () => {
    expect(about.numbered ?? false).toBe(csl.isNumeric);
  });

  test('compiles once, in its language', () => {
    expect(csl.lang).toBe(about.language);
    expect(styleOf(id).csl).toBe(csl);
  });
});

test('a variant is known, but not offered as a style of its own', () => {
  expect(knownStyleIds.filter((id) => !styleIds.includes(id))).toEqual(['mla-https', 'harvard-12']);
  expect(aboutStyle('harvard-12')).toMatchObject({
    variantOf: 'harvard',
    name: 'Harvard',
    guide: '/harvard-citation-generator',
  });
});

test.each(['no-such-style', '', 'toString', '__proto__'])('the id %j belongs to no style', (id) => {
  expect(aboutStyle(id)).toBeUndefined();
  expect(() => styleOf(id)).toThrow(expect.objectContaining({ code: 'unknown-style' }));
});
