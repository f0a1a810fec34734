import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { readRecords } from '../read.ts';
import { article } from '../records.fixture.ts';
import { writeRecords } from '../write.ts';
import { parseEntries } from './parse-entries.ts';
import { readBibtexItem } from './read.ts';
import { writeBibtex } from './write.ts';

test('a record in BibTeX keeps its fields, its italics and its capitals', () => {
  expect([...writeBibtex([article])].join('')).toBe(`@article{okafor2019growth,
  author = {Okafor, Ada and van der Berg, Jan and {River Institute}},
  title = {Growth of \\textit{Salmo trutta} under 50\\% light \\& {DNA} repair},
  journal = {Journal of Rivers},
  year = {2019},
  month = may,
  day = {1},
  number = {3},
  volume = {12},
  pages = {45--67},
  keywords = {rivers, fish},
  doi = {10.1000/rivers_1}
}
`);
});

test('records with the same author, year and title get different keys', () => {
  const keys = [...writeBibtex([article, article, article])].join('').match(/(?<=^@article\{)[^,]+/gm);
  expect(keys).toEqual(['okafor2019growth', 'okafor2019growtha', 'okafor2019growthb']);
});

const write = (...items: Item[]) => [...writeBibtex(items)].join('');

test('keys that differ only in case become different', () => {
  const book = { id: 1, type: 'book', title: 'A' };
  expect(write({ ...book, 'citation-key': 'Salt' }, { ...book, 'citation-key': 'salt' })).toContain(
    '{salta,',
  );
});

test('a publisher with "and" in its name is one publisher', () => {
  expect(write({ id: 1, type: 'book', title: 'A', publisher: 'Barnes and Noble' })).toContain(
    'publisher = {Barnes {and} Noble}',
  );
});

test('the capitals of a title in another language are kept by braces, and it comes back as it was', () => {
  const item: Item = { id: 1, type: 'book', title: 'Die Flüsse des Nordens', language: 'de' };
  const text = write(item);
  expect(text).toContain('title = {{Die Flüsse des Nordens}}');
  expect([...readRecords(text)][0]?.item).toMatchObject({ title: 'Die Flüsse des Nordens', language: 'de' });
});

test('letters below and above the line are written for LaTeX, and come back', () => {
  const item: Item = { id: 1, type: 'book', title: 'Films of CO₂ at 10⁻³ bar' };
  const text = write(item);
  expect(text).toContain('\\textsubscript{2}');
  expect([...readRecords(text)][0]?.item?.title).toBe('Films of CO₂ at 10⁻³ bar');
});

test('a comma within a part of a name divides nothing, and comes back', () => {
  const author = [{ family: 'Berg, von', given: 'Ada, Eva, Ida, Mia' }];
  const text = write({ id: 1, type: 'book', title: 'A', author });
  expect(text).toContain('author = {Berg{,} von, Ada{,} Eva{,} Ida{,} Mia}');
  const [entry] = parseEntries(text, 1);
  expect(entry && 'fields' in entry && readBibtexItem(entry).author).toEqual(author);
});

test('a list of names that was cut off, and a particle that is dropped, come back', () => {
  const author = [
    { family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' },
    { literal: 'others' },
  ];
  const text = write({ id: 1, type: 'book', title: 'A', author });
  expect(text).toContain(' and others}');
  const [entry] = parseEntries(text, 1);
  expect(entry && 'fields' in entry && readBibtexItem(entry).author).toEqual(author);
});

test('no field holds the code of a character for TeX, and each comes back', () => {
  const work: Item = {
    id: 'a',
    type: 'article-journal',
    title: 'x^^5cinput',
    author: [{ family: '^^5c', given: 'A' }],
    DOI: '10.5555/x^^5cinput',
    URL: 'https://e.example/^^5cinput secret',
    medium: '^^5c',
    'reviewed-title': '^^5cinput{y}',
  };
  const text = [...writeRecords('bibtex', [work])].join('');
  expect(text).not.toContain('^^');
  expect([...readRecords(text)][0]?.item).toMatchObject({ medium: '^^5c', 'reviewed-title': '^^5cinput{y}' });
});

test.each(['bibtex', 'ris', 'csl-json'] as const)(
  '%s: an address that a program would run is none',
  (format) => {
    const work: Item = { id: 'a', type: 'webpage', title: 'Rivers', URL: 'javascript:alert(1)' };
    expect([...writeRecords(format, [work])].join('')).not.toContain('javascript:');
  },
);

test.each(['bibtex', 'ris', 'csl-json', 'hayagriva'] as const)(
  '%s: an address holds only what a URI may hold',
  (format) => {
    const work: Item = { id: 'a', type: 'webpage', title: 'Rivers', URL: 'https://e.example/a b"<c>|`d`' };
    expect([...writeRecords(format, [work])].join('')).toContain(
      'https://e.example/a%20b%22%3Cc%3E%7C%60d%60',
    );
  },
);

test.each([
  [
    'a title in another language is protected whole',
    { title: 'Das Wasser der Stadt', language: 'de-AT' },
    'title = {{Das Wasser der Stadt}}',
  ],
  [
    'an English title is not',
    { title: 'The water of the town', language: 'en-GB' },
    'title = {The water of the town}',
  ],
  [
    'signs below the line are commands',
    { title: 'Films of CuSO₄ and MoₓW₁₋ₓS₂' },
    'title = {Films of {CuSO\\textsubscript{4}} and {Mo\\textsubscript{x}W\\textsubscript{1-x}S\\textsubscript{2}}}',
  ],
  [
    'signs above the line are commands',
    { title: 'Uptake of Ca²⁺ ions' },
    'title = {Uptake of {Ca\\textsuperscript{2+}} ions}',
  ],
])('%s', (_, fields, line) => {
  const book: Item = { id: 1, type: 'book', ...fields };
  const file = write(book);
  expect(file).toContain(line);
  expect([...readRecords(file)][0]?.item).toMatchObject(fields);
});

test('a copy in an archive of the web goes beside the address', () => {
  const page: Item = {
    id: 1,
    type: 'webpage',
    title: 'Rivers',
    URL: 'https://example.org/a',
    archive: 'Wayback Machine',
    archive_location: 'https://web.archive.org/web/20150302000000/https://example.org/a',
  };
  const file = write(page);
  expect(file).toContain('archiveurl = {https://web.archive.org/web/20150302000000/https://example.org/a}');
  expect(file).toContain('archivedate = {2015-03-02}');
  expect(file).not.toContain('csl-');
  expect([...readRecords(file)][0]?.item).toMatchObject({
    URL: page.URL,
    archive: page.archive,
    archive_location: page.archive_location,
  });
});
