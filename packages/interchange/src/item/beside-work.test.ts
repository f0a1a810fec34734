import { expect, test } from 'vitest';
import type { FormatId } from '../formats.ts';
import { readRecords } from '../read.ts';
import { writeRecords } from '../write.ts';
import { cleanItem } from './clean-item.ts';

const read = (id: FormatId, text: string) => {
  const [record] = readRecords(text, { format: id });
  return record?.item;
};

const book = {
  id: 'reed',
  type: 'book',
  title: 'Rivers',
  keyword: 'water, towns',
  note: 'With a map',
  annote: 'For chapter 2.',
  custom: {
    beside: 'DB: Scopus',
    notes: 'Ask Per about {this} & 5 %.\nReturn it by May: a_b^c \\ d.',
    quotations: [
      { text: 'Rivers made towns.\nTowns made rivers.', locator: { label: 'page', value: '45–46' } },
      { text: 'No place “here”' },
    ],
    tags: ['water', 'to read', 'Kapitel 2: Flüsse'],
    listSection: 'Primary sources',
  },
};

const recordFormats: FormatId[] = ['bibtex', 'ris', 'csl-json', 'zotero-rdf'];

test.each(recordFormats)('notes, quotations, tags and section come back from %s as what they were', (id) => {
  const written = [...writeRecords(id, [book])].join('');
  expect(read(id, written)).toMatchObject({ ...book, id: expect.anything() });
});

test.each<[id: FormatId, parts: string[]]>([
  [
    'bibtex',
    [
      'keywords = {water, towns, to read, Kapitel 2: Flüsse}',
      'comment = {Ask Per about \\textbraceleft{}this\\textbraceright{} \\& 5 \\%.\\par ',
      '“Rivers made towns.\\par Towns made rivers.” (page 45–46)',
    ],
  ],
  [
    'zotero-rdf',
    [
      '<dc:subject>towns</dc:subject><dc:subject>to read</dc:subject>',
      '<dcterms:isReferencedBy rdf:resource="#note_1"/>',
      '&lt;p&gt;“Rivers made towns.&lt;/p&gt;',
      '<dc:title>Primary sources</dc:title><dcterms:hasPart rdf:resource="#item_1"/>',
    ],
  ],
  [
    'ris',
    [
      'N1  - Return it by May',
      'N1  - “Rivers made towns.',
      'KW  - towns\r\nKW  - to read\r\nKW  - Kapitel 2: Flüsse',
    ],
  ],
])('other programs find the notes and tags of %s in its own fields', (id, parts) => {
  const written = [...writeRecords(id, [book])].join('');
  for (const part of parts) expect(written).toContain(part);
});

test.each<[what: string, id: FormatId, text: string, custom: object]>([
  [
    'the comment and the review of JabRef',
    'bibtex',
    '@book{a, title={A}, comment={Ask \\emph{Per}.\n\nSoon.}, review={Good}}',
    { notes: 'Ask <i>Per</i>.\nSoon.\nGood' },
  ],
  [
    'the notes of Zotero',
    'zotero-rdf',
    '<rdf:RDF xmlns:z="http://www.zotero.org/namespaces/export#"><b:Book rdf:about="#i1"><z:itemType>book</z:itemType><dc:title>A</dc:title><d:isReferencedBy rdf:resource="#n1"/><d:isReferencedBy rdf:resource="#n2"/></b:Book><b:Memo rdf:about="#n1"><rdf:value>&lt;p&gt;Ask &lt;b&gt;Per&lt;/b&gt; &amp;amp; Ada.&lt;/p&gt; &lt;p&gt;Soon.&lt;/p&gt;</rdf:value></b:Memo><b:Memo rdf:about="#n2"><rdf:value>Good</rdf:value></b:Memo></rdf:RDF>',
    { notes: 'Ask Per & Ada.\nSoon.\nGood' },
  ],
])('%s are private notes', (_, id, text, custom) => {
  expect(read(id, text)?.custom).toEqual(custom);
});

test('a keyword that was added elsewhere is one, and a tag stays a tag', () => {
  const tagged = { id: 'a', type: 'book', title: 'A', keyword: 'water', custom: { tags: ['to read'] } };
  const written = [...writeRecords('bibtex', [tagged])].join('');
  const changed = written.replace('keywords = {water', 'keywords = {ice, water');
  expect(changed).not.toBe(written);
  expect(read('bibtex', changed)).toMatchObject({ keyword: 'ice, water', custom: { tags: ['to read'] } });
});

test.each<[what: string, custom: object]>([
  ['a tag that is no text', { tags: ['a', 1] }],
  ['a quotation without text', { quotations: [{ locator: { label: 'page', value: '1' } }] }],
  ['a quotation with more', { quotations: [{ text: 'a', script: 'b' }] }],
  ['a place that is none', { quotations: [{ text: 'a', locator: 'page 1' }] }],
  ['notes that are a list', { notes: ['a'] }],
])('%s is left out', (_, custom) => {
  const text = JSON.stringify([{ type: 'book', title: 'A', custom: { ...custom, listSection: 'Cases' } }]);
  expect(read('csl-json', text)?.custom).toEqual({ listSection: 'Cases' });
});

test('lines of notes stay, what is empty or there already goes', () => {
  const custom = {
    notes: ' One.\r\n\r\nTwo\u0000. ',
    quotations: [{ text: ' \n ' }, { text: 'a', locator: { label: 'page', value: ' ' } }],
    tags: ['water ', 'water', '\u202e'],
    listSection: ' ',
  };
  expect(cleanItem({ id: 1, type: 'book', custom }).custom).toEqual({
    notes: 'One.\nTwo.',
    quotations: [{ text: 'a' }],
    tags: ['water'],
  });
});
