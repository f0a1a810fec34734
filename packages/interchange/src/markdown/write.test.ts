import { expect, test } from 'vitest';
import type { Reference } from '../format.ts';
import { writeMarkdown } from './write.ts';

const layout = { hangingIndent: 0.5, lineSpacing: 2, entrySpacing: 0, numbered: false };
const listOf = (...references: Reference[]): string =>
  [...writeMarkdown({ title: 'Thesis', heading: 'References', layout, references })].join('');

const printed = (html: string): string =>
  listOf({ text: '', html }).replace('# References\n\n', '').trimEnd();

test.each<[what: string, html: string, markdown: string]>([
  ['italics', 'Okafor. <i>Rivers</i>, <i>12</i>(3).', 'Okafor. *Rivers*, *12*(3).'],
  ['bold letters and spaces inside', '<b>Rivers </b>and <b>Towns</b>', '**Rivers** and **Towns**'],
  ['marks beside a letter', 'the<i>‘Rivers’</i>', 'the<em>‘Rivers’</em>'],
  ['marks beside marks', '<i>Rivers</i><b>2</b>', '*Rivers*<strong>2</strong>'],
  ['both', '<b>a <i>b</i></b>', '**a** *<strong>b</strong>*'],
  ['numbers above and below the line', 'H<sub>2</sub>O 2<sup>nd</sup>', 'H<sub>2</sub>O 2<sup>nd</sup>'],
  [
    'an address',
    '<a href="https://e.example/a_b?c=1&amp;d=2">https://e.example/a_b?c=1&amp;d=2</a>',
    '<https://e.example/a_b?c=1&d=2>',
  ],
  ['words with an address', '<a href="https://e.example/a)(b">See</a>', '[See](<https://e.example/a)(b>)'],
  [
    'signs of Markdown',
    'A*b_c`d [e](x) #1 | $5 ~f~ @g',
    'A\\*b\\_c&#96;d \\[e\\](x) #1 \\| \\$5 \\~f\\~ \\@g',
  ],
  [
    'markup that somebody typed',
    '&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;',
    '\\<script\\>alert(1)\\</script\\> \\&lt;',
  ],
  ['what Liquid and knitr run', '{% x %} {{y}} `r z`', '&#123;% x %\\} &#123;&#123;y\\}\\} &#96;r z&#96;'],
  [
    'an address with signs of an image',
    '<a href="https://e.example/![x](y)">https://e.example/![x](y)</a>',
    '[https://e.example/\\!\\[x\\](y)](<https://e.example/!%5Bx%5D(y)>)',
  ],
  ['a number at the start', '1. Okafor A. Rivers.', '1\\. Okafor A. Rivers.'],
  ['a number in brackets', '[1] A. Okafor', '\\[1\\] A. Okafor'],
  ['a title that begins like a list', '- minus', '\\- minus'],
  ['small capitals', '<span class="small-caps">Okafor</span>', 'Okafor'],
])('%s', (_, html, markdown) => {
  expect(printed(html)).toBe(markdown);
});

test('annotations are quotations, sections are headings', () => {
  const paragraphs = [
    { text: '', html: '<i>Rivers</i>.', left: 0.5, first: -0.5 },
    { text: '', html: 'What it says.', left: 0.5, first: 0 },
    { text: '', html: '# Not a heading', left: 0.5, first: 0.5 },
  ];
  expect(
    listOf({ text: '', html: 'Tides.' }, { text: '', html: '', paragraphs, section: 'Cases & <b>' }),
  ).toBe(
    '# References\n\nTides.\n\n## Cases \\& \\<b\\>\n\n*Rivers*.\n\n> What it says.\n\n> \\# Not a heading\n',
  );
});

test('what stands in the margin stands before its paragraph', () => {
  const number = { text: '1.', html: '1.' };
  const paragraphs = [{ text: '', html: 'Okafor.', left: 0.5, first: -0.5, margin: number }];
  expect(listOf({ text: '', html: '', paragraphs })).toContain('\n1\\. Okafor.\n');
});

test('many marks and spaces take linear time', () => {
  expect(printed(`${'<i>a</i> '.repeat(20_000)}${' '.repeat(50_000)}.`).length).toBe(20_000 * 4 + 1);
});
