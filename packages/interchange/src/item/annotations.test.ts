import { expect, test } from 'vitest';
import type { FormatId } from '../formats.ts';
import { readRecords } from '../read.ts';
import { writeRecords } from '../write.ts';

const read = (id: FormatId, text: string) => {
  const [record] = readRecords(text, { format: id });
  return record?.item;
};

const book = {
  id: 'reed',
  type: 'book',
  title: 'Rivers',
  abstract: 'Rivers flow.',
  note: 'With a map',
  annote: 'Shows how <i>rivers</i> made towns {and_not 5 %}: https://e.example/a_b?c=1&d.\nFor chapter 2.',
  custom: { beside: 'DB: Scopus; {x}' },
};

test.each<FormatId>(['bibtex', 'ris', 'csl-json'])(
  'annotation, note, abstract and what a database says come back from %s as what they were',
  (id) => {
    const written = [...writeRecords(id, [book])].join('');
    expect(read(id, written)).toMatchObject({ ...book, id: expect.anything() });
  },
);

test('Hayagriva has no letters of styles', () => {
  const written = [...writeRecords('hayagriva', [book])].join('');
  expect(read('hayagriva', written)?.annote).toBe(book.annote.replace(/<\/?i>/g, ''));
});

test.each<[what: string, id: FormatId, text: string, item: object]>([
  [
    'an annotation of BibLaTeX',
    'bibtex',
    '@book{a, title={A}, annotation={Of \\emph{towns}.\n\nFor\n  me.}}',
    { annote: 'Of <i>towns</i>.\nFor me.' },
  ],
  [
    'an annotation of BibTeX with \\par',
    'bibtex',
    '@book{a, title={A}, annote={Of towns.\\par For me.}, note={A map}}',
    { annote: 'Of towns.\nFor me.', note: 'A map' },
  ],
  [
    'notes, an abstract and research notes of RIS',
    'ris',
    'TY  - BOOK\nTI  - A\nN1  - A map\nAB  - Of towns.\nRN  - One,\nfolded.\nRN  - Two.\nER  - \n',
    { note: 'A map', abstract: 'Of towns.', annote: 'One, folded.\nTwo.' },
  ],
  [
    'CSL-JSON with other line ends',
    'csl-json',
    JSON.stringify([{ type: 'book', title: 'A', annote: ' One. \r\n\r\n\u2028 Two\u0000.' }]),
    { annote: 'One.\nTwo.' },
  ],
  [
    'a paragraph that ends in a group of TeX is none',
    'bibtex',
    '@book{a, title={A}, annote={For {\\em me\\par you}.}}',
    { annote: 'For <i>me you</i>.' },
  ],
])('%s', (_, id, text, item) => {
  expect(read(id, text)).toMatchObject(item);
});

test('a foreign value of custom is left out', () => {
  const text = JSON.stringify([{ type: 'book', title: 'A', custom: { other: 1, beside: { a: 1 } } }]);
  expect(read('csl-json', text)?.custom).toBeUndefined();
});
