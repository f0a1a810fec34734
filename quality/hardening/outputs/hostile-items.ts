import type { Item } from '@citewright/csl';

/** Values that one of our formats, or a program that reads it, may take for more than text. */
export const payloads: readonly string[] = [
  // HTML, and Markdown that holds it.
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '<i onclick="alert(1)">x</i>',
  '<!-- x --> y --!> z',
  ']]><x/>',
  // TeX.
  '^^5cinput{secret}',
  'x^^5cimmediate^^5cwrite16^^7bPWNED^^7d',
  '\\input{secret}',
  '}\\immediate\\write18{id}{',
  '% x\n\\input secret',
  '\\',
  'x}},\n@preamble{"\\input secret"}',
  '$\\input{x}$',
  '#1 ~ & _ $',
  // Addresses.
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://e.example/"><script>alert(1)</script>',
  'https://e.example/a b)[c](javascript:alert(1)',
  'https://e.example/<a>|"b" `c` {d} ^e\\f',
  'https://e.example/^^5cinput secret.txt ',
  'https://e.example/\u0009x\u000d\u000ay',
  'https://e.example/{{site}}{%x%}',
  'https://e.example/`r x`',
  // Formulas.
  "=cmd|' /C calc'!A0",
  "A;=cmd|' /C calc'!A0;x",
  'A\t=1+1',
  'a\n=1+1',
  'a; \u00a0+1+1',
  '＝1+1',
  '@SUM(1)',
  '-1+1',
  'x",=1+1,"',
  // Terminals and directions of text.
  '\u001b]0;PWN\u0007\u001b[31mRED',
  '\u009b31mRED\u009d0;PWN\u009c',
  'a\u202egnp.exe',
  '\u2066x\u2069 \u200fy',
  'a\u2028b\u2029c\u0085d',
  '\ud800x',
  '\u0000\ufffe\uffff',
  // Marks of documents.
  '- item',
  '1. item',
  '# heading',
  '> quotation',
  '---',
  '===',
  '+++',
  '```{r}\nsystem("id")\n```',
  '~~~ {.python}',
  '`r system("id")`',
  '`<b>x</b>`{=html}',
  '{{ site.secret }}',
  '{% include secret %}',
  '{{< include /etc/passwd >}}',
  '![x](http://a.example/i.png)',
  '[x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[^1]: note',
  '[x]: javascript:alert(1)',
  '::: {.cell}',
  '$$x$$',
  '@key [@key]',
  '| a | b |\n|---|---|\n| c | d |',
  '{{{x}}}',
  // RIS, RTF, fields of Word.
  'x\r\nER  - \r\nTY  - BOOK',
  'ER  - ',
  '{\\*\\objdata 00}\\bin9',
  '\\u92?\\u123?',
  '" \\l "x',
  '}{\\field{\\*\\fldinst{INCLUDETEXT "/etc/passwd"}}}',
  ' ADDIN ZOTERO_ITEM {}',
];

const harmless: Item = {
  id: 'a',
  type: 'article-journal',
  title: 'Rivers of the north',
  author: [{ family: 'Okafor', given: 'Ada' }],
  'container-title': 'River Studies',
  issued: { 'date-parts': [[2019]] },
};

/** Where a value may stand in a record. */
const places: Readonly<Record<string, (value: string) => Partial<Item>>> = {
  title: (value) => ({ title: value }),
  'a title behind words': (value) => ({ title: `Rivers ${value}` }),
  'a family name': (value) => ({ author: [{ family: value, given: value }] }),
  'the name of a body': (value) => ({ author: [{ literal: value }] }),
  'the start of an entry': (value) => ({ author: [], title: value }),
  journal: (value) => ({ 'container-title': value, volume: value, issue: value, page: value }),
  publisher: (value) => ({ type: 'book', publisher: value, 'publisher-place': value, edition: value }),
  address: (value) => ({ type: 'webpage', URL: value }),
  DOI: (value) => ({ DOI: value }),
  'a DOI behind its prefix': (value) => ({ DOI: `10.1000/${value}` }),
  'own fields': (value) => ({ medium: value, note: value, 'reviewed-title': value, keyword: value }),
  'an annotation': (value) => ({ annote: `${value}\nFor <i>${value}</i>` }),
  'beside the work': (value) => ({ custom: { beside: value } }),
  'notes and tags': (value) => ({
    keyword: value,
    custom: {
      notes: `${value}\n${value}`,
      quotations: [{ text: value, locator: { label: value, value } }],
      tags: [value, `x ${value}`],
      listSection: value,
    },
  }),
  key: (value) => ({ id: value, 'citation-key': value }),
  date: (value) => ({ issued: { literal: value } }),
};

/** A record with a hostile value in one place. */
export interface HostileItem {
  place: string;
  item: Item;
}

/** The records of a value, one for each place in which it may stand. */
export const itemsOf = (value: string): HostileItem[] =>
  Object.entries(places).map(([place, make], at) => ({
    place,
    item: { ...harmless, id: `a${at}`, ...make(value) },
  }));
