import { describe, expect, test } from 'vitest';
import { aboutStyle, styleIds, styles } from './about.ts';
import { styleOf } from './registry.ts';

test('five styles are bundled, in the order in which they are offered', () => {
  expect(styles.map(({ id, label }) => [id, label])).toEqual([
    ['apa', 'APA 7th Edition'],
    ['mla', 'MLA 9th Edition'],
    ['chicago', 'Chicago 17th Edition'],
    ['harvard', 'Harvard (Style)'],
    ['ieee', 'IEEE (Format)'],
  ]);
});

describe.each(styleIds)('%s', (id) => {
  const { about, csl } = styleOf(id);

  test('has a label that begins with its name', () => {
    expect(about.label.startsWith(about.name)).toBe(true);
    expect(aboutStyle(id)).toBe(about);
  });

  test('compiles once, in its language', () => {
    expect(csl.lang).toBe(about.language);
    expect(styleOf(id).csl).toBe(csl);
  });
});

test('only IEEE numbers works in the order of citing', () => {
  expect(styleIds.filter((id) => styleOf(id).csl.isNumeric)).toEqual(['ieee']);
});

test.each(['no-such-style', '', 'toString', '__proto__'])('the id %j belongs to no style', (id) => {
  expect(aboutStyle(id)).toBeUndefined();
  expect(() => styleOf(id)).toThrow(expect.objectContaining({ code: 'unknown-style' }));
});
