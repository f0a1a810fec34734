import type { Item } from '@citewright/record';
import type { ReferenceList } from './format.ts';
import { escapeXml } from './references/escape-xml.ts';

export const article: Item = {
  id: 1,
  type: 'article-journal',
  title: 'Growth of <i>Salmo trutta</i> under 50% light & DNA repair',
  author: [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
    { literal: 'River Institute' },
  ],
  issued: { 'date-parts': [[2019, 5, 1]] },
  'container-title': 'Journal of Rivers',
  volume: '12',
  issue: '3',
  page: '45-67',
  DOI: '10.1000/rivers_1',
  keyword: 'rivers, fish',
};

/** Values that try to be more than a value in one of the formats. */
export const hostileTexts = [
  '{',
  '}',
  '{{}',
  '\\input{/etc/passwd}',
  '\\',
  '@article{evil,',
  '100% & $5 #1 a_b ~x ^y',
  '{\\rtf1\\ansi evil}',
  '\\par\\b evil',
  'x\u2028ER  - ',
  'x\nTY  - BOOK\nTI  - evil\nER  - ',
  '</p><script>alert(1)</script>',
  ']]>',
  '<w:p>',
  '\ufffe\uffff\u0000',
  '\u202eevil',
  '=?utf-8?q?x?=',
  'é 中 😀',
];

const bookOf = (title: string, index: number): Item => ({
  id: index + 1,
  type: 'book',
  title,
  author: [{ family: title, given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  publisher: title,
  note: title,
  URL: `https://example.org/${title}`,
});

/** A book for each hostile text, which stands in every field that takes text. */
export const hostileBooks = hostileTexts.map(bookOf);

/** A list of references with these contents in HTML. */
export const listOf = (...contents: string[]): ReferenceList => ({
  title: 'Thesis <1>',
  heading: 'References',
  layout: { hangingIndent: 0.5, lineSpacing: 2, entrySpacing: 0, numbered: false },
  references: contents.map((html) => ({ html, text: html.replace(/<[^>]*>/g, '') })),
});

/** A list in which each hostile text is a reference. */
export const hostileList: ReferenceList = {
  ...listOf(),
  references: hostileTexts.map((text) => ({ text, html: `<i>${escapeXml(text)}</i>` })),
};
