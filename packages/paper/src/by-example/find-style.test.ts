import { expect, test } from 'vitest';
import { findStyleByExamples } from './find-style.ts';

const article =
  'Okafor, A.B. and Lindqvist, P. (2019) ‘Rivers of the north’, Journal of Water, 12(3), pp. 45–67.';

const cases: [what: string, pasted: string, style: string][] = [
  ['names with a comma and initials, the title in quotation marks', article, 'harvard'],
  ['straight quotation marks and hyphens', article.replaceAll(/[‘’]/g, "'").replace('–', '-'), 'harvard'],
  [
    'authors that are left out, a number before the entry',
    '1. Okafor AB, Sato M, Novak J, et al. Rivers of the north. J Water. 2019;12(3):45–67.',
    'american-medical-association',
  ],
  [
    'initials before the name',
    '[1] A. B. Okafor and P. Lindqvist, “Rivers of the north,” Journal of Water, vol. 12, no. 3, pp. 45–67, 2019.',
    'ieee',
  ],
  [
    'a citation in the text on a line of its own',
    'Okafor, A. B., & Lindqvist, P. (2019). Rivers of the north. Journal of Water, 12(3), 45–67. https://doi.org/10.1000/abc\n(Okafor & Lindqvist, 2019)',
    'apa',
  ],
];

test.each(cases)('the style is found by %s', (_, pasted, style) => {
  const [nearest] = findStyleByExamples(pasted);
  expect(nearest?.likeness).toBe(1);
  expect(nearest?.ids).toContain(style);
});

test('what a style does otherwise is marked', () => {
  const found = findStyleByExamples(article.replace('12(3)', '12 (3)'));
  const harvard = found.find(({ ids }) => ids.includes('harvard'));
  expect(harvard?.references[0]?.differences).toEqual([
    {
      kind: 'same',
      text: 'Okafor, A.B. and Lindqvist, P. (2019) ‘Rivers of the north’, Journal of Water, 12',
    },
    { kind: 'missing', text: ' (' },
    { kind: 'extra', text: '(' },
    { kind: 'same', text: '3), pp. 45–67.' },
  ]);
});

test.each([
  ['<p>', '<i>', '</i>', '</p>'],
  ['', '*', '*', ''],
])('italics count where the paste has them: %s%s', (start, open, close, end) => {
  const pasted = (volume: string) =>
    `${start}Okafor, A. B., &amp; Lindqvist, P. (2019). Rivers of the north. ${open}Journal of Water${close}, ${volume}(3), 45–67.${end}`;
  const likenessOf = (volume: string) =>
    findStyleByExamples(pasted(volume)).find(({ ids }) => ids.includes('apa'))?.likeness;
  expect(likenessOf(`${open}12${close}`)).toBe(1);
  expect(likenessOf('12') ?? 0).toBeLessThan(1);
});

test.each([
  ['a heading', 'How to cite'],
  ['a sentence', 'Hello world, this is no reference'],
  ['a sentence with a date', 'Since May 2019, all references follow the order of their authors.'],
  ['a sentence of a guide', 'Separate the authors by commas, and put the year in brackets.'],
  ['a name and a title', 'Okafor, A. Rivers of the north.'],
  ['white space', ' \n '],
  ['markup only', '<style>p { margin: 0 }</style>'],
])('%s gives no style', (_, pasted) => {
  expect(findStyleByExamples(pasted)).toEqual([]);
});

test.each([
  ['brackets inside each other', '('.repeat(500_000) + ')'.repeat(500_000)],
  ['tags that never end', '<i '.repeat(300_000)],
  ['styles that never end', '<style>'.repeat(150_000)],
  ['signs of Markdown', '*_'.repeat(500_000)],
  ['addresses', 'http://'.repeat(150_000)],
  ['one word', 'a'.repeat(1_000_000)],
  ['dots', '. '.repeat(500_000)],
  ['names', 'Okafor, A., '.repeat(80_000)],
])('a million characters of %s end', (_, pasted) => {
  expect(findStyleByExamples(pasted).length).toBeLessThanOrEqual(10);
});
