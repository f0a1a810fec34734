import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const front = `---
title: "Rivers and sand"
bibliography: [refs.bib]
references:
- id: moreau
  type: book
  title: Harbours
  author: [{family: Moreau, given: Claire}]
  issued: {date-parts: [[2018]]}
---
`;
const files = {
  main: '',
  names: ['refs.bib'],
  read: () =>
    '@article{okafor2019, author={Okafor, Ada and Lindqvist, Bo}, title={Rivers}, journal={River Studies}, year=2019}\n@book{lind20, author={Lindqvist, Bo}, title={Lakes}, publisher={Fjord}, year=2020}',
};

const bodyOf = (source: string) =>
  readMarkdown(front + source, files)
    .text.split('\n\nReferences')[0]
    ?.replace('Rivers and sand\n\n', '');

const texts: [source: string, text: string][] = [
  ['One [@okafor2019].', 'One (Okafor & Lindqvist, 2019).'],
  [
    'One [see @okafor2019, p. 3; also @moreau].',
    'One (see Okafor & Lindqvist, 2019, p. 3; also Moreau, 2018).',
  ],
  ['@okafor2019 says', 'Okafor and Lindqvist (2019) says'],
  ['@lind20 [p. 4] says', 'Lindqvist (2020, p. 4) says'],
  ['Lindqvist [-@lind20, 7]', 'Lindqvist (2020, 7)'],
  ['@{lind20}, and -@lind20', 'Lindqvist (2020), and 2020'],
  ['One [@unknown2001].', 'One (Unknown, 2001).'],
  ['Write to ada@river.example', 'Write to ada@river.example'],
  ['Code `@lind20 _a_ [^1]` and ``a ` b``', 'Code @lind20 _a_ [^1] and a ` b'],
  ['With $x_1 * y_2$, $$ z_3 $$, $5 and $6', 'With $x_1 * y_2$, $$ z_3 $$, $5 and $6'],
  ['A remark in code, `<!--`, ends nothing', 'A remark in code, <!--, ends nothing'],
  [
    'Some *emphasis*, **strong**, `code`, snake_case and \\*stars\\*',
    'Some emphasis, strong, code, snake_case and *stars*',
  ],
  ['A [link](https://a.example/(b)) and <https://a.example>', 'A link and https://a.example'],
  ['![A river](a.png){width=3}', 'A river'],
  ['# Methods {#sec}\n\nText', 'Methods\n\nText'],
  ['Methods\n=======\nText', 'Methods\n\nText'],
  ['- One\n- Two\n  goes on', 'One\n\nTwo goes on'],
  ['1. One\n2. Two', '1. One\n\n2. Two'],
  ['> A quotation\n> of two lines', 'A quotation of two lines'],
  ['| A | B |\n|---|:-:|\n| C | D \\| E |', 'A\tB\n\nC\tD | E'],
  ['A\n\n```r\n[@code2020]\n```\n\nB', 'A\n\nB'],
  ['A <!-- [@lind20] --> B<br>', 'A B'],
  ['Caf&eacute; &amp; more', 'Café & more'],
];

describe('readMarkdown', () => {
  it.each(texts)('%j', (source, text) => {
    expect(bodyOf(source)).toBe(text);
  });

  it('lists the works that are cited, with their data', () => {
    const { text, blocks, live } = readMarkdown(`${front}One [@moreau; @okafor2019].`, files);
    expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
      'heading: Rivers and sand',
      'paragraph: One (Moreau, 2018; Okafor & Lindqvist, 2019).',
      'heading: References',
      'entry: Moreau, C. (2018). Harbours.',
      'entry: Okafor, A., & Lindqvist, B. (2019). Rivers. River Studies.',
    ]);
    expect(live.map(({ items }) => items.map(({ title }) => title))).toEqual([['Harbours', 'Rivers']]);
  });

  it('puts notes behind the text', () => {
    const { text, notes } = readMarkdown(
      `${front}One[^a] two^[Inside, @moreau.].\n\n[^a]: The first [@lind20]\n    goes on.\n\n    And on.\n\nThree.`,
      files,
    );
    expect(text).toMatch(/One¹ two²\.\n\nThree\./);
    expect(notes.map(({ block }) => text.slice(block.start, block.end))).toEqual([
      '¹ The first (Lindqvist, 2020) goes on. And on.',
      '² Inside, Moreau (2018).',
    ]);
  });

  it('keeps a list that is printed', () => {
    const { text } = readMarkdown('One (Okafor, 2019).\n\n# References\n\nOkafor, A. (2019). *Rivers*.');
    expect(text).toBe('One (Okafor, 2019).\n\nReferences\n\nOkafor, A. (2019). Rivers.');
  });
});

it('a title is read whole, and so is an address', () => {
  const { text } = readMarkdown('---\ntitle: "Rivers, and towns"\nbibliography: a.bib\n---\n[@a]', {
    main: '',
    names: ['a.bib'],
    read: () => '@misc{a, author={Berg, K.}, title={Locks of it}, url={https://x.example/a...b}}',
  });
  expect(text).toMatch(/^Rivers, and towns\n/);
  expect(text).toMatch(/ https:\/\/x\.example\/a\.\.\.b$/);
});
