import { expect, test } from 'vitest';
import type { FormatId } from './formats.ts';
import { type FileLimit, fileLimits } from './limits.ts';
import { detectFormat, readRecords } from './read.ts';

const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => line(number)).join('');

/** Files that are small to send, each with one thing more often than it is read. */
const excessive: readonly [what: string, format: FormatId, text: () => string, counted: FileLimit][] = [
  ['brackets without end', 'csl-json', () => '['.repeat(1_000_000), 'values of a JSON record'],
  ['a record of empty objects', 'csl-json', () => `[[${'{},'.repeat(200_000)}1]]`, 'values of a JSON record'],
  [
    'one object of numbers',
    'csl-json',
    () => `{"title":[${'1,'.repeat(200_000)}1]}`,
    'values of a JSON record',
  ],
  [
    'an own field of brackets',
    'ris',
    () => `TY  - BOOK\nTI  - A\nU5  - csl-author: ${'['.repeat(200_000)}\nER  - `,
    'values of a JSON record',
  ],
  ['a list of letters', 'csl-yaml', () => `references:\n${'- a\n'.repeat(450_000)}`, 'tokens of a YAML file'],
  ['a list in one line', 'csl-yaml', () => `references: [${'a,'.repeat(600_000)}]`, 'tokens of a YAML file'],
  ['comments', 'csl-yaml', () => `references:\n${'#\n'.repeat(600_000)}- a`, 'tokens of a YAML file'],
  ['documents', 'csl-yaml', () => '---\n'.repeat(600_000), 'tokens of a YAML file'],
  ['lists in one another', 'csl-yaml', () => `references: ${'['.repeat(200)}`, 'levels of a YAML file'],
  [
    'lists in one another by dashes',
    'cff',
    () => `cff-version: 1\na: \n  ${'- '.repeat(200)}`,
    'levels of a YAML file',
  ],
  [
    'keys',
    'hayagriva',
    () => numbered(20_001, (number) => `a${number}:\n`),
    'entries of a YAML list or mapping',
  ],
  [
    'anchors',
    'csl-yaml',
    () => `references:\n${numbered(1_001, (number) => `- &a${number} x\n`)}`,
    'anchors and aliases of a YAML file',
  ],
  [
    'aliases',
    'csl-yaml',
    () => `references:\n- &a {id: x}\n${'- *a\n'.repeat(1_001)}`,
    'anchors and aliases of a YAML file',
  ],
  ['fields', 'bibtex', () => `@book{a,${'a=1,'.repeat(2_000)}}`, 'fields of a BibTeX entry'],
  [
    'fields of all entries',
    'bibtex',
    () => `@book{a,${numbered(900, (number) => `a${number}=1,`)}}\n`.repeat(2_300),
    'fields of a BibTeX file',
  ],
  [
    'entries that inherit from themselves many times',
    'bibtex',
    () => `@xdata{a, xdata={${'a,'.repeat(2_000)}}}`,
    'fields of a BibTeX file',
  ],
  ['lines', 'ris', () => `TY  - BOOK\n${'AU  - A\n'.repeat(200_001)}`, 'lines of a tagged record'],
  [
    'lines that go on',
    'medline',
    () => `PMID- 1\n${'      a\n'.repeat(200_001)}`,
    'lines of a tagged record',
  ],
  ['lines', 'endnote', () => `%0 Book\n${'%A A\n'.repeat(200_001)}`, 'lines of a tagged record'],
  ['elements', 'mods', () => `<mods>${'<a/>'.repeat(500_001)}</mods>`, 'elements of an XML file'],
  ['comments', 'endnote-xml', () => `<xml>${'a<!---->'.repeat(500_001)}</xml>`, 'elements of an XML file'],
  ['attributes', 'zotero-rdf', () => `<a ${'b="" '.repeat(1_000_001)}/>`, 'attributes of an XML file'],
  ['text', 'word-sources', () => `<a>${'b'.repeat(20_000_001)}</a>`, 'characters of an XML file'],
  ['cells', 'table', () => `title,year\n${','.repeat(20_000)}`, 'cells of a table row'],
];

test.each(excessive)('%s in %s are counted before they are built', (_, format, text, counted) => {
  expect(() => [...readRecords(text(), { format })]).toThrow(
    expect.objectContaining({ code: 'TOO_LARGE', excess: { counted, limit: fileLimits[counted] } }),
  );
});

test('no text is too large to find out its format', () => {
  for (const [, , text] of excessive) expect(() => detectFormat(text())).not.toThrow();
});

const abstract = 'Rivers carry what falls into them. '.repeat(20).trim();

/** A record of 40 fields, which programs of the field write. */
const honest: Readonly<Partial<Record<FormatId, (number: number) => string>>> = {
  bibtex: (number) =>
    `@article{a${number}, author={Okafor, Ada}, title={Rivers}, abstract={${abstract}}, ${numbered(37, (own) => `f${own}={x},`)}}\n`,
  ris: (number) =>
    `TY  - JOUR\nTI  - Rivers ${number}\nAB  - ${abstract}\n${'KW  - water\n'.repeat(36)}ER  - \n`,
  'csl-json': (number) =>
    `${number === 0 ? '[' : ','}{"id":"a${number}","type":"book","title":"Rivers","abstract":"${abstract}",${numbered(35, (own) => `"f${own}":"x",`)}"author":[{"family":"Okafor"}]}`,
  table: (number) =>
    `${number === 0 ? `title,author,${'other,'.repeat(37)}year\n` : ''}Rivers,"Okafor, Ada",${'x,'.repeat(37)}2019\n`,
};

test.each(Object.entries(honest))('5,000 records of 40 fields in %s are read', (format, recordOf) => {
  const records = readRecords(numbered(5_000, recordOf), { format: format as FormatId });
  const read = [...records].filter(({ item }) => String(item?.title).startsWith('Rivers'));
  expect(read).toHaveLength(5_000);
});

test('of a file with more records than asked for, one more is given', () => {
  const text = numbered(50, (number) => `@book{a${number}, title={Rivers}}\n`);
  expect([...readRecords(text, { limit: 10 })]).toHaveLength(11);
  expect([...readRecords(`[${'{"title":"A"},'.repeat(50)}`, { limit: 10 })]).toHaveLength(11);
});
