import type { CitationItem } from '@citewright/contract';
import { cleanItem } from '../clean-item.ts';
import type { ExportSource } from './source.ts';

export const article: CitationItem = {
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

/** What somebody might write into a field to be more than a value there. */
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

const bookOf = (title: string, index: number): CitationItem =>
  cleanItem({
    id: index + 1,
    type: 'book',
    title,
    author: [{ family: title, given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
    publisher: title,
    note: title,
    URL: `https://example.org/${title}`,
  });

export const sourceOf = (...items: CitationItem[]): ExportSource => ({
  project: {
    id: 1,
    name: 'Thesis <1>',
    moduleName: 'Methods',
    moduleCode: 'M1',
    referenceStyle: 'apa',
    createdAt: '2026-05-01T12:00:00.000Z',
  },
  items,
});

/** A book for each hostile text, which stands in every field that takes text. */
export const hostileSource = sourceOf(...hostileTexts.map(bookOf));
