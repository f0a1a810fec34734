import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { readRecords } from './read.ts';

const itemOf = (text: string): Item | undefined => readRecords(text).next().value?.item;

const ris = (type: string, ...lines: string[]) =>
  [`TY  - ${type}`, 'AU  - Okafor, Ada', 'TI  - Rivers', ...lines, 'ER  - ', ''].join('\n');
const bibtex = (type: string, fields: string) =>
  `@${type}{a, author={Okafor, Ada}, title={Rivers}, ${fields}}`;
const csl = (fields: object) =>
  JSON.stringify([{ id: 'a', type: 'article-journal', title: 'Rivers', ...fields }]);

/** What databases say of their record: kept with it, and printed by no style. */
test.each([
  'Cited By :12',
  'Export Date: 3 May 2020',
  'Query date: 2020-05-12 11:22:33',
  'Correspondence Address: Okafor, A.; Lund; email: ada@water.example',
  'Funding details: National Science Foundation, NSF, 1234',
  'Funding Information: We thank the state.',
  'References: Alm, B., (1999) Lakes, pp. 1-2.',
  'Conference Code:42087',
  'Language of Original Document: English',
  'Accession Number: 12345; Affiliation: 1: Lund',
  'Copyright - Copyright Fjord 2004',
  'Last updated - 2020-05-12',
  'Full publication date: May, 2004',
  'Times Cited: 4',
  '<p>Ask the author</p>',
  '_eprint: https://water.example/a',
])('“%s” is kept and not printed', (note) => {
  for (const text of [ris('JOUR', `N1  - ${note}`), bibtex('article', `note={${note}}`), csl({ note })]) {
    const item = itemOf(text);
    expect(item?.note).toBeUndefined();
    expect(item?.custom?.beside).toContain(note.replace(/@.*/, ''));
  }
});

test.each(['Read in May; ask Eva', 'Reprinted from the second edition', 'With a map'])(
  '“%s” is a note of a person and stays one',
  (note) => {
    for (const text of [ris('JOUR', `N1  - ${note}`), bibtex('article', `note={${note}}`), csl({ note })])
      expect(itemOf(text)?.note).toBe(note);
  },
);

test.each<[sentence: string, text: string, fields: Partial<Record<keyof Item, unknown>>]>([
  [
    'bodies that sponsor a volume are no translators',
    ris('SER', 'T2  - Lecture Notes', 'SP  - 1', 'EP  - 9', 'A4  - Institute of Water', 'A4  - ACM'),
    { type: 'chapter', translator: undefined, custom: { beside: 'Sponsors: Institute of Water; ACM' } },
  ],
  [
    'a number of an archive in the place of the DOI is kept beside the work',
    bibtex('misc', 'doi={hal-01234567}'),
    { DOI: undefined, custom: { beside: 'DOI: hal-01234567' } },
  ],
  ['a short DOI is one', bibtex('misc', 'doi={10/gf9p8w}'), { DOI: '10/gf9p8w', custom: undefined }],
  [
    'a person in the same place is one',
    ris('BOOK', 'A4  - Dahl, Eva'),
    { translator: [{ family: 'Dahl', given: 'Eva' }], custom: undefined },
  ],
  [
    'a person without a comma, too',
    ris('BOOK', 'A4  - Eva Dahl'),
    { translator: [{ family: 'Dahl', given: 'Eva' }] },
  ],
  [
    'addresses of authors are no meeting',
    ris('JOUR', 'C1  - Lund University, 12'),
    { 'event-title': undefined },
  ],
  [
    'a month is no issue',
    ris('JOUR', 'PY  - 2004', 'IS  - May'),
    { issue: undefined, issued: { 'date-parts': [[2004, 5]] } },
  ],
  ['an issue with a name is one', ris('JOUR', 'PY  - 2004', 'IS  - Special'), { issue: 'Special' }],
  [
    'a day that may be read three ways is no year',
    ris('ELEC', 'Y2  - 11/07/14'),
    { accessed: { literal: '11/07/14' } },
  ],
  [
    'a name in capitals beside a family name in capitals is no row of initials',
    'TY  - JOUR\nAU  - OKAFOR, ADA\nER  - \n',
    { author: [{ family: 'OKAFOR', given: 'ADA' }] },
  ],
  [
    'a journal in capitals is spelled',
    ris('JOUR', 'JF  - JOURNAL OF WATER ENGINEERING'),
    { 'container-title': 'Journal of Water Engineering' },
  ],
  ['and in BibTeX', bibtex('article', 'journal={WATER RESEARCH}'), { 'container-title': 'Water Research' }],
  [
    'and in BibTeX, of proceedings',
    bibtex('inproceedings', 'booktitle={PROCEEDINGS OF THE WATER MEETING}'),
    { 'container-title': 'Proceedings of the Water Meeting' },
  ],
  [
    'and in EndNote',
    '%0 Journal Article\n%T Rivers\n%J WATER RESEARCH\n%9 Journal Article\n',
    { 'container-title': 'Water Research', genre: undefined },
  ],
  ['and in MEDLINE', 'PMID- 12345\nTI  - Rivers.\nJT  - THE LANCET\n', { 'container-title': 'The Lancet' }],
  [
    'abbreviations stay',
    bibtex('inproceedings', 'booktitle={ACM SIGGRAPH}'),
    { 'container-title': 'ACM SIGGRAPH' },
  ],
  [
    'what CSL has stays',
    csl({ 'container-title': 'WATER RESEARCH' }),
    { 'container-title': 'WATER RESEARCH' },
  ],
  ['"N/A" is no DOI', bibtex('article', 'doi={N/A}'), { DOI: undefined }],
  ['"not available" is none', ris('JOUR', 'DO  - not available'), { DOI: undefined }],
  [
    '"Online" is no publisher',
    bibtex('misc', 'howpublished={Online}'),
    { publisher: undefined, custom: { beside: 'Online' } },
  ],
  [
    'a tilde in TeX is one of the address',
    bibtex('misc', String.raw`url={https://r.example/{\~{}}ada/a\_b}`),
    { URL: 'https://r.example/~ada/a_b' },
  ],
  [
    'a day of access that may be read two ways stays as it is',
    bibtex('misc', 'url={https://r.example/a}, note={(Visited on 05/03/2019)}'),
    { note: undefined, accessed: { literal: '05/03/2019' } },
  ],
])('%s', (_, text, fields) => {
  const item = itemOf(text);
  const shown = Object.fromEntries(Object.keys(fields).map((field) => [field, item?.[field as keyof Item]]));
  expect(shown).toEqual(fields);
});
