import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfClues } from './pdf-clues.ts';

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));

const xmp = (inner: string) =>
  `%PDF-1.7\n4 0 obj<</Type/Metadata>>stream\n<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>\nendstream`;
const title = (text: string) =>
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`;
const information = (inner: string) => `%PDF-1.4\n7 0 obj<</Producer(pdfTeX)${inner}>>endobj`;
const utf16 = Buffer.from('þÿ\0F\0l\0\u00fc\0s\0s\0e\0 \0u\0n\0d\0 \0S\0e\0e\0n', 'latin1');

test.each([
  ['the DOI in PRISM', xmp('<prism:doi>10.1038/nature14539</prism:doi>'), { doi: '10.1038/nature14539' }],
  [
    'the DOI in an address of Dublin Core',
    xmp('<dc:identifier>https://doi.org/10.1371/journal.pone.0123456</dc:identifier>'),
    { doi: '10.1371/journal.pone.0123456' },
  ],
  [
    'the DOI of Crossmark',
    xmp('<crossmark:DOI>10.1016/j.cell.2020.01.001</crossmark:DOI>'),
    { doi: '10.1016/j.cell.2020.01.001' },
  ],
  [
    'a DOI with parentheses',
    xmp('<pdfx:doi>10.1016/S0140-6736(20)30183-5</pdfx:doi>'),
    { doi: '10.1016/s0140-6736(20)30183-5' },
  ],
  [
    'a DOI with an escaped sign',
    xmp('<pdfx:doi>10.1002/a&lt;1::b&gt;2</pdfx:doi>'),
    { doi: '10.1002/a<1::b>2' },
  ],
  [
    'the title, where there is no DOI',
    xmp(title('How rivers &amp; lakes grow')),
    { title: 'How rivers & lakes grow' },
  ],
  ['a title of UTF-8', xmp(title('Flüsse und Seen')), { title: 'Flüsse und Seen' }],
  ['no name of a file as a title', xmp(title('final draft.docx')), {}],
  ['no single word as a title', xmp(title('Untitled')), {}],
  [
    'the dictionary of information',
    information('/Title(How rivers \\(and lakes\\) grow)/Subject(doi:10.5555/12345678)'),
    { doi: '10.5555/12345678', title: 'How rivers (and lakes) grow' },
  ],
  [
    'no DOI that only stands on a page',
    `${information('')}\nBT (see https://doi.org/10.1038/nature14539) Tj ET`,
    {},
  ],
  ['nothing in a file that is no PDF', 'hello', {}],
] as const)('it finds %s', async (_, file, clues) => {
  expect(await pdfClues(bytes(file))).toEqual(clues);
});

test('a title of UTF-16 is read', async () => {
  expect(await pdfClues(bytes('%PDF-1.4\n7 0 obj<</Producer(x)/Title(', utf16, ')>>endobj'))).toEqual({
    title: 'Flüsse und Seen',
  });
});

test('metadata in packed streams is read', async () => {
  const packed = deflateSync('1 0 2 30 <</Producer(pdfTeX)/Title(How rivers grow)/doi(10.5555/rivers.1)>>');
  const file = bytes(
    '%PDF-1.5\n9 0 obj<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length 99>>stream\n',
    packed,
    '\nendstream endobj',
  );
  expect(await pdfClues(file)).toEqual({ doi: '10.5555/rivers.1', title: 'How rivers grow' });
});

test('a broken or endless stream ends', async () => {
  const endless = deflateSync(Buffer.alloc(50_000_000, 32));
  const head = '9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n';
  const file = bytes(
    '%PDF-1.5\n',
    head,
    'no deflate at all',
    'endstream\n',
    head,
    endless,
    'endstream\n',
    head,
  );
  expect(await pdfClues(file)).toEqual({});
});
