import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PaperError } from '../../error.ts';
import { readDocument } from '../../read-document.ts';
import { linesAt, pdfOf, pdfOfObjects, streamOf } from './pdf-file.fixture.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const whole = pdfOf(
  linesAt(72, 100, ['Rivers carry sand to the sea (Okafor, 2019).', 'So they do.']),
  linesAt(72, 100, [
    'References',
    'Okafor, A. (2019). The growth of northern rivers. River Studies, 12, 45-67.',
  ]),
);

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pagesOf = (kids: string, count: number, more = '') =>
  `<< /Type /Pages /Kids [${kids}] /Count ${count} ${more} >>`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>';
const pageWith = (content: string, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> ${more} >> /Contents ${content} >>`;

/** A file of one page with this content. */
const drawing = (content: string, entries = '', ...more: string[]) =>
  pdfOfObjects([
    catalogue,
    pagesOf('3 0 R', 1),
    pageWith('5 0 R'),
    font,
    streamOf(content, entries),
    ...more,
  ]);

const said = 'BT /F 10 Tf 72 700 Td (Rivers) Tj ET';

/** A content that is deflated. */
const packed = (content: string, filters = '/FlateDecode', times = 1) => {
  let data: Uint8Array = bytesOf(content);
  for (let turn = 0; turn < times; turn += 1) data = zlibSync(data);
  return drawing(textOf(data), `/Filter [${`${filters} `.repeat(times)}]`);
};

const replaced = (from: string | RegExp, to: string) => bytesOf(textOf(whole).replace(from, to));

/** Bytes that change by a fixed rule. */
function garbled(seed: number): Uint8Array {
  const bytes = whole.slice();
  let state = seed * 2_654_435_761;
  for (let count = 0; count < 12; count += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[64 + (state % (bytes.length - 64))] = state >>> 24;
  }
  return bytes;
}

const cut = (share: number) => whole.slice(0, Math.floor(whole.length * share));

const files: [name: string, bytes: () => Uint8Array][] = [
  ...[0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99].map(
    (share): [string, () => Uint8Array] => [`cut off after ${share * 100} %`, () => cut(share)],
  ),
  ...Array.from({ length: 24 }, (_, seed): [string, () => Uint8Array] => [
    `with changed bytes, ${seed}`,
    () => garbled(seed + 1),
  ]),
  ['of a header only', () => bytesOf('%PDF-1.7')],
  ['of a header and noise', () => bytesOf(`%PDF-1.7\n${'\x00\xff\x80 obj stream'.repeat(5_000)}`)],
  ['of endless "obj"', () => bytesOf(`%PDF-1.7\n${'1 0 obj '.repeat(100_000)}`)],
  ['of endless brackets', () => bytesOf(`%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}`)],
  ['of endless dictionaries', () => bytesOf(`%PDF-1.7\n1 0 obj\n${'<</A'.repeat(100_000)}`)],
  ['of an endless text', () => bytesOf(`%PDF-1.7\n1 0 obj\n(${'('.repeat(200_000)}`)],
  ['without a trailer', () => replaced(/trailer[\s\S]*$/, '')],
  ['without a catalogue', () => replaced('/Catalog', '/Nothing')],
  ['without pages', () => pdfOfObjects([catalogue, pagesOf('', 0)])],
  ['with a table at no place', () => replaced(/startxref\n\d+/, 'startxref\n999999999')],
  ['with a table at a negative place', () => replaced(/startxref\n\d+/, 'startxref\n-5')],
  ['whose table leads to itself', () => pdfOfObjects([catalogue, pagesOf('', 0)], '/Prev 15')],
  [
    'whose tables lead in a ring',
    () => bytesOf(`${textOf(whole).replace('trailer\n<<', 'trailer\n<< /Prev 9')}`),
  ],
  ['with a table of a million objects', () => replaced(/xref\n0 \d+/, 'xref\n0 1000000')],
  ['with a table of negative numbers', () => replaced(/xref\n0 \d+/, 'xref\n-3 -9')],
  ['with object numbers above all limits', () => replaced('1 0 obj', '99999999999 0 obj')],
  ['whose pages are their own children', () => pdfOfObjects([catalogue, pagesOf('2 0 R', 1)])],
  ['whose pages are in a ring', () => pdfOfObjects([catalogue, pagesOf('3 0 R', 2), pagesOf('2 0 R', 2)])],
  [
    'whose page is its own parent',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', 1), '<< /Type /Page /Parent 3 0 R >>']),
  ],
  [
    'of 2,000,000,000 pages that are not there',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', 2_000_000_000), pageWith('5 0 R'), font, streamOf(said)]),
  ],
  [
    'of minus one page',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', -1), pageWith('5 0 R'), font, streamOf(said)]),
  ],
  [
    'of pages counted in words',
    () =>
      pdfOfObjects([
        catalogue,
        '<< /Type /Pages /Kids [3 0 R] /Count (many) >>',
        pageWith('5 0 R'),
        font,
        streamOf(said),
      ]),
  ],
  [
    'of 10,000 pages',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R '.repeat(10_000), 10_000),
        pageWith('5 0 R'),
        font,
        streamOf(said),
      ]),
  ],
  [
    'of one page 600 times',
    () =>
      pdfOfObjects([catalogue, pagesOf('3 0 R '.repeat(600), 600), pageWith('5 0 R'), font, streamOf(said)]),
  ],
  [
    'whose trees of pages are deep',
    () =>
      pdfOfObjects([
        catalogue,
        ...Array.from({ length: 3_000 }, (_, level) => pagesOf(`${level + 3} 0 R`, 1)),
      ]),
  ],
  ['whose catalogue is a number', () => pdfOfObjects(['7'])],
  ['whose objects refer to themselves', () => pdfOfObjects(['1 0 R', '2 0 R'])],
  ['whose objects refer in a ring', () => pdfOfObjects(['2 0 R', '3 0 R', '1 0 R'])],
  [
    'whose page has no size',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
        streamOf(said),
      ]),
  ],
  ['whose page has a size beyond measure', () => replaced(/\[0 0 595 842\]/g, '[0 0 1e38 -1e38]')],
  ['whose page has a size of words', () => replaced(/\[0 0 595 842\]/g, '[/a (b) null true]')],
  ['whose page is turned by 45 degrees', () => replaced(/\/MediaBox/g, '/Rotate 45 /MediaBox')],
  ['whose font is missing', () => replaced(/\/Font << \/F 3 0 R >>/g, '')],
  [
    'whose font is a ring',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        '<< /Type /Font /Subtype /Type0 /DescendantFonts [4 0 R] >>',
        streamOf(said),
      ]),
  ],
  [
    'whose font is no font',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', 1), pageWith('5 0 R'), '[1 2 3]', streamOf(said)]),
  ],
  [
    'whose font has a broken program',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 6 0 R >>',
        streamOf(said),
        '<< /Type /FontDescriptor /FontFile2 7 0 R /Flags 4 >>',
        streamOf('\x00\x01\x00\x00\xff\xff'.repeat(500)),
      ]),
  ],
  [
    'whose font has a broken map of characters',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /ToUnicode 6 0 R >>',
        streamOf(said),
        streamOf(
          '1 begincodespacerange <00> <ffffffffffffffff> endcodespacerange 1 beginbfrange <0000> <ffffffff> <0041> endbfrange',
        ),
      ]),
  ],
  [
    'whose map of characters uses itself',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        '<< /Type /Font /Subtype /Type0 /Encoding 6 0 R /DescendantFonts [<< /Subtype /CIDFontType2 >>] >>',
        streamOf(said),
        '<< /Type /CMap /UseCMap 6 0 R /Length 0 >>\nstream\n\nendstream',
      ]),
  ],
  [
    'whose map of characters is of the system',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        '<< /Type /Font /Subtype /Type0 /Encoding /../../../../etc/passwd /DescendantFonts [<< /Subtype /CIDFontType2 >>] >>',
        streamOf(said),
      ]),
  ],
  [
    'whose content is missing',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', 1), pageWith('99 0 R'), font]),
  ],
  [
    'whose content is a list of itself',
    () => pdfOfObjects([catalogue, pagesOf('3 0 R', 1), pageWith('5 0 R'), font, '[5 0 R 5 0 R]']),
  ],
  [
    'whose content is given 10,000 times',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith(`[${'5 0 R '.repeat(10_000)}]`),
        font,
        streamOf(said),
      ]),
  ],
  [
    'whose stream says a wrong length',
    () => bytesOf(textOf(drawing(said)).replace(/\/Length \d+/, '/Length 99999999')),
  ],
  [
    'whose stream says a negative length',
    () => bytesOf(textOf(drawing(said)).replace(/\/Length \d+/, '/Length -1')),
  ],
  ['whose stream has no end', () => bytesOf(textOf(drawing(said)).replace('endstream', ''))],
  ['whose stream is damaged', () => drawing('not deflated at all', '/Filter /FlateDecode')],
  ['whose stream has an unknown filter', () => drawing(said, '/Filter /Sieve')],
  [
    'whose stream has a thousand filters',
    () => drawing(said, `/Filter [${'/ASCIIHexDecode '.repeat(1_000)}]`),
  ],
  ['whose stream is packed five times', () => packed(said, '/FlateDecode', 5)],
  ['whose stream swells a thousandfold', () => packed(' '.repeat(3_000_000))],
  ['whose stream swells and is packed twice', () => packed(' '.repeat(3_000_000), '/FlateDecode', 2)],
  [
    'whose stream is a predictor of a wide line',
    () => drawing('x', '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 999999999 >>'),
  ],
  ['whose stream is of LZW without sense', () => drawing('\xff'.repeat(5_000), '/Filter /LZWDecode')],
  ['whose stream runs in lengths', () => drawing('\x81 '.repeat(5_000), '/Filter /RunLengthDecode')],
  ['that saves its state without end', () => drawing(`${'q '.repeat(2_000)}${said}`)],
  ['that restores what it has not saved', () => drawing(`${'Q '.repeat(100_000)}${said}`)],
  [
    'that draws a form that draws itself',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R', '/XObject << /X 6 0 R >>'),
        font,
        streamOf('/X Do'),
        streamOf(
          '/X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        ),
      ]),
  ],
  [
    'that draws forms that double each other',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        pageWith('5 0 R', '/XObject << /X 6 0 R >>'),
        font,
        streamOf('/X Do'),
        ...Array.from({ length: 12 }, (_, level) =>
          streamOf(
            '/X Do /X Do',
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${level + 7} 0 R >> >>`,
          ),
        ),
      ]),
  ],
  [
    'that says one letter 70,000 times',
    () => drawing(`BT /F 10 Tf ${'1 0 0 1 72 700 Tm (a) Tj '.repeat(70_000)} ET`),
  ],
  [
    'that says a text of 5,000,000 letters',
    () => packed(`BT /F 10 Tf 72 700 Td (${'river '.repeat(850_000)}) Tj ET`),
  ],
  ['in letters beyond measure', () => drawing('BT /F 1e30 Tf 72 700 Td (Rivers) Tj ET')],
  ['in letters of no size', () => drawing('BT /F 0 Tf 72 700 Td (Rivers) Tj ET')],
  [
    'at places that are no numbers',
    () => drawing('BT /F 10 Tf nan inf Td (Rivers) Tj 1e400 -1e400 Td (Lakes) Tj ET'),
  ],
  ['with a matrix of zeros', () => drawing('BT /F 10 Tf 0 0 0 0 0 0 Tm (Rivers) Tj ET')],
  ['with mirrored text', () => drawing('BT /F 10 Tf -1 0 0 -1 300 300 Tm (Rivers) Tj ET')],
  [
    'with operators without sense',
    () => drawing('1 2 3 foo bar (x) << /A >> BI ID EI TJ Tj \' " Tf Td sh gs'),
  ],
  ['with a picture in the line without an end', () => drawing(`BI /W 9 /H 9 ID ${'x'.repeat(10_000)}`)],
  [
    'with 20,000 lines in one place',
    () => drawing(`BT /F 10 Tf ${'1 0 0 1 72 700 Tm (Rivers) Tj '.repeat(20_000)} ET`),
  ],
  [
    'with words strewn over the page',
    () =>
      drawing(
        `BT /F 4 Tf ${Array.from({ length: 10_000 }, (_, word) => `1 0 0 1 ${(word * 37) % 590} ${(word * 91) % 840} Tm (w${word}) Tj`).join(' ')} ET`,
      ),
  ],
  [
    'with 500 columns',
    () =>
      drawing(
        `BT /F 1 Tf ${Array.from({ length: 10_000 }, (_, word) => `1 0 0 1 ${word % 500} ${800 - Math.floor(word / 500) * 8} Tm (a) Tj`).join(' ')} ET`,
      ),
  ],
  [
    'with a script that opens with it',
    () =>
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        font,
        streamOf(said),
      ]),
  ],
  [
    'that launches a program',
    () =>
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>',
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        font,
        streamOf(said),
      ]),
  ],
  ['whose content lies at an address', () => drawing(said, '/F << /FS /URL /F (http://127.0.0.1:1/x) >>')],
  [
    'with a form of XFA',
    () =>
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 6 0 R >> >>',
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        font,
        streamOf(said),
        streamOf('<!DOCTYPE x [<!ENTITY a "&a;&a;">]><xdp:xdp>&a;</xdp:xdp>'),
      ]),
  ],
  [
    'with an outline that leads to itself',
    () =>
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
        pagesOf('3 0 R', 1),
        pageWith('5 0 R'),
        font,
        streamOf(said),
        '<< /First 6 0 R /Last 6 0 R /Next 6 0 R >>',
      ]),
  ],
  [
    'with a damaged dictionary of a lock',
    () =>
      pdfOfObjects(
        [catalogue, pagesOf('', 0)],
        '/Encrypt << /Filter /Standard /V 9 /R 99 /O (x) /U (y) /P 0 >>',
      ),
  ],
  [
    'with a lock of another kind',
    () => pdfOfObjects([catalogue, pagesOf('', 0)], '/Encrypt << /Filter /Mine >>'),
  ],
  ['whose lock is a ring', () => pdfOfObjects([catalogue, pagesOf('', 0), '3 0 R'], '/Encrypt 3 0 R')],
  [
    'with a stream of objects that holds itself',
    () =>
      pdfOfObjects([
        catalogue,
        pagesOf('3 0 R', 1),
        streamOf('3 0 3 0', '/Type /ObjStm /N 2 /First 8 /Extends 3 0 R'),
      ]),
  ],
  ['that is called a PDF and is a picture', () => bytesOf('\x89PNG\r\n\x1a\n%PDF-')],
];

describe('a hostile PDF file', () => {
  it.each(files)('%s is read or refused', { timeout: 20_000 }, async (_, bytes) => {
    const paper = await readDocument({ name: 'paper.pdf', bytes: bytes() }).catch((error: unknown) => error);
    if (paper instanceof Error) {
      expect(paper).toBeInstanceOf(PaperError);
      expect(paper.message).toMatch(/ file |pages/);
    } else expect(paper).toHaveProperty('text');
  });
});
