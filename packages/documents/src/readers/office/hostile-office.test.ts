import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PaperError, type PaperErrorCode } from '../../error.ts';
import { mapOffice } from '../map-office.ts';
import { archiveOf, docxOf, odtOf, odtParts, wordParts, wordRoot } from './office-file.fixture.ts';

// Each file is either read, or refused with a code that says why. None may break anything else, or take long.

type Outcome = PaperErrorCode | 'read' | 'either';

function outcomeOf(bytes: Uint8Array): Outcome {
  try {
    mapOffice(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof PaperError) return error.code;
    throw error;
  }
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const plain = paragraph('Text (Okafor, 2020).');
const word = docxOf(plain);
const odtPlain = '<text:p>Text (Okafor, 2020).</text:p>';
const odt = odtOf(odtPlain);

/** A file with some bytes written over. */
function patched(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at < 0 ? copy.length + at : at);
  return copy;
}

const signatureAt = (bytes: Uint8Array, kind: number, from = 0): number => {
  for (let at = from; at < bytes.length - 4; at++)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === kind) return at;
  return -1;
};

/** Where the central directory has a file, and its local header. */
function placesOf(bytes: Uint8Array, name: string): { record: number; header: number } {
  const view = new DataView(bytes.buffer);
  for (let at = signatureAt(bytes, 1); at >= 0; at = signatureAt(bytes, 1, at + 1)) {
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) === name)
      return { record: at, header: view.getUint32(at + 42, true) };
  }
  throw new Error(`no ${name}`);
}

const main = placesOf(word, 'word/document.xml');
const types = placesOf(word, '[Content_Types].xml');
const inDirectory = (offset: number, ...values: number[]) => patched(word, main.record + offset, ...values);

const xmlOf = (document: string) => archiveOf({ ...wordParts(''), 'word/document.xml': document });
const without = (name: string) =>
  archiveOf(Object.fromEntries(Object.entries(wordParts(plain)).filter(([part]) => part !== name)));
const withPart = (name: string, content: string, body = plain) => docxOf(body, { [name]: content });
const nested = (opening: string, closing: string, depth: number, inner = paragraph('x')) =>
  `${opening.repeat(depth)}${inner}${closing.repeat(depth)}`;

/** An archive whose file says that it is shorter than it is. */
function understated(bytes: Uint8Array, name: string): Uint8Array {
  const { record, header } = placesOf(bytes, name);
  return patched(patched(bytes, record + 24, 0, 4, 0, 0), header + 22, 0, 4, 0, 0);
}

const long = (size: number) => 'a'.repeat(size);
const bomb = archiveOf({ ...wordParts(''), 'word/document.xml': new Uint8Array(49 * 1024 * 1024).fill(32) });

/** Two files of one name: the second is renamed after it has been packed. */
function twins(first: string, second: string): Uint8Array {
  const bytes = archiveOf({ ...wordParts(plain), 'word/documenu.xml': wordRoot('document', '') });
  const text = (name: string) => Array.from(strToU8(name));
  const { record, header } = placesOf(bytes, first);
  return patched(patched(bytes, record + 46, ...text(second)), header + 30, ...text(second));
}

const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const citing = (code: string) =>
  `<w:p>${field('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${field('separate')}<w:r><w:t>(Okafor)</w:t></w:r>${field('end')}</w:p>`;
const citation = (items: number) =>
  ` ADDIN CSL_CITATION {"citationItems":[${Array.from({ length: items }, () => '{"itemData":{"type":"book","title":"T"}}').join(',')}]}`.replaceAll(
    '"',
    '&quot;',
  );

const level = (start: string, text: string) =>
  wordRoot(
    'numbering',
    `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>`,
  );
const numbered = (index: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="5"/></w:numPr></w:pPr><w:r><w:t>Item</w:t></w:r></w:p>`;

const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "${'&a;'.repeat(10)}">`).join('')}]>`;
const compound = (text: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Array(600).fill(0),
    ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]);

const cases: [name: string, bytes: () => Uint8Array, expected: Outcome][] = [
  ...[
    0,
    1,
    3,
    4,
    21,
    22,
    23,
    30,
    60,
    100,
    200,
    400,
    600,
    800,
    1000,
    word.length - 40,
    word.length - 23,
    word.length - 22,
    word.length - 2,
    word.length - 1,
  ].map((length): [string, () => Uint8Array, Outcome] => [
    `a Word file cut off after ${length} bytes`,
    () => word.subarray(0, length),
    'broken-file',
  ]),
  ...[10, 300, odt.length - 100, odt.length - 1].map((length): [string, () => Uint8Array, Outcome] => [
    `a text of OpenDocument cut off after ${length} bytes`,
    () => odt.subarray(0, length),
    'broken-file',
  ]),
  ...Array.from({ length: 40 }, (_, index): [string, () => Uint8Array, Outcome] => {
    const at = Math.floor((index * word.length) / 40);
    return [
      `a Word file with another byte at ${at}`,
      () => patched(word, at, (word[at] ?? 0) ^ 0x55),
      'either',
    ];
  }),

  // Archives
  ['noise', () => Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251), 'broken-file'],
  ['another compressed file', () => zlibSync(strToU8('text')), 'broken-file'],
  ['an archive of something else', () => archiveOf({ 'readme.txt': 'text' }), 'broken-file'],
  ['an archive without files', () => zipSync({}), 'broken-file'],
  ['a file before the archive', () => Uint8Array.from([...strToU8('GIF89a'), ...word]), 'broken-file'],
  ['text behind the archive', () => Uint8Array.from([...word, 1, 2, 3]), 'broken-file'],
  ['a directory that counts no files', () => patched(word, -14, 0, 0, 0, 0), 'broken-file'],
  ['a directory that counts one file more', () => patched(word, -14, 5, 0, 5, 0), 'broken-file'],
  ['a directory that counts 65,535 files', () => patched(word, -14, 255, 255, 255, 255), 'too-complex'],
  ['a directory said to be at the start', () => patched(word, -6, 0, 0, 0, 0), 'broken-file'],
  ['a directory said to be beyond the end', () => patched(word, -6, 255, 255, 255, 0), 'broken-file'],
  ['a directory of the long form', () => patched(word, -6, 255, 255, 255, 255), 'broken-file'],
  ['a comment longer than the file', () => patched(word, -2, 255, 255), 'broken-file'],
  ['a part of unknown compression', () => inDirectory(10, 99), 'broken-file'],
  ['a part said to be stored', () => inDirectory(10, 0), 'broken-file'],
  ['a part with a wrong checksum', () => inDirectory(16, 1, 2, 3, 4), 'broken-file'],
  ['a part locked with a password', () => inDirectory(8, 1), 'encrypted'],
  ['a part packed longer than the file', () => inDirectory(20, 255, 255, 255, 0), 'broken-file'],
  ['a part packed in nothing', () => inDirectory(20, 0, 0, 0, 0), 'broken-file'],
  ['a part said to be a gigabyte', () => inDirectory(24, 0, 0, 0, 64), 'too-complex'],
  ['a part said to be four gigabytes', () => inDirectory(24, 255, 255, 255, 255), 'too-complex'],
  ['a part said to be empty', () => inDirectory(24, 0, 0, 0, 0), 'broken-file'],
  ['a part said to be longer', () => inDirectory(24, 255, 255, 0, 0), 'broken-file'],
  ['a part that is not where it should be', () => inDirectory(42, 7, 0, 0, 0), 'broken-file'],
  ['a part beyond the end', () => inDirectory(42, 255, 255, 255, 127), 'broken-file'],
  [
    'a part that is another one',
    () => inDirectory(42, ...word.subarray(types.record + 42, types.record + 46)),
    'broken-file',
  ],
  ['a name longer than the directory', () => inDirectory(28, 255, 255), 'broken-file'],
  ['further fields longer than the directory', () => inDirectory(30, 255, 255), 'broken-file'],
  ['a part with two names', () => patched(word, main.header + 30, 0x58), 'broken-file'],
  ['two parts of one name', () => twins('word/documenu.xml', 'word/document.xml'), 'broken-file'],
  [
    'two parts of one name in other letters',
    () => twins('word/documenu.xml', 'WORD/DOCUMENT.XML'),
    'broken-file',
  ],
  [
    'many small parts',
    () =>
      archiveOf({
        ...wordParts(plain),
        ...Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`word/media/${index}.png`, 'x'])),
      }),
    'read',
  ],
  ['a part that grows a thousandfold', () => bomb, 'too-complex'],
  ['a part that grows and does not say so', () => understated(bomb, 'word/document.xml'), 'broken-file'],
  [
    'names that lead out of a folder',
    () => archiveOf({ ...wordParts(plain), '../../../etc/passwd': 'x', '/abs': 'x', 'C:\\x': 'x' }),
    'read',
  ],

  // Parts of Word
  ['no document', () => without('word/document.xml'), 'broken-file'],
  ['no relationships of the file', () => without('_rels/.rels'), 'read'],
  ['no types of content', () => without('[Content_Types].xml'), 'read'],
  ['no relationships of the document', () => without('word/_rels/document.xml.rels'), 'read'],
  [
    'relationships that lead out of the file',
    () =>
      archiveOf({
        ...wordParts(plain),
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="../../../../etc/passwd"/></Relationships>',
      }),
    'broken-file',
  ],
  [
    'relationships without targets',
    () =>
      archiveOf({
        ...wordParts(plain),
        'word/_rels/document.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship/><Relationship Id="x" Type="styles"/></Relationships>',
      }),
    'read',
  ],
  [
    'a part that refers to itself',
    () =>
      withPart(
        'word/styles.xml',
        wordRoot('styles', '<w:style w:styleId="A"><w:name w:val="a"/><w:basedOn w:val="A"/></w:style>'),
        plain.replace('<w:r>', '<w:pPr><w:pStyle w:val="A"/></w:pPr><w:r>'),
      ),
    'read',
  ],
  [
    'styles based on each other',
    () =>
      withPart(
        'word/styles.xml',
        wordRoot(
          'styles',
          '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
        ),
        plain.replace('<w:r>', '<w:pPr><w:pStyle w:val="A"/></w:pPr><w:r>'),
      ),
    'read',
  ],
  ['styles that are no XML', () => withPart('word/styles.xml', 'no'), 'broken-file'],
  ['numbering cut off', () => withPart('word/numbering.xml', '<w:numbering>'), 'broken-file'],
  [
    'a spreadsheet',
    () => xmlOf('<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'),
    'unknown-format',
  ],
  [
    'a presentation',
    () => xmlOf('<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>'),
    'unknown-format',
  ],
  ['a document in no namespace', () => xmlOf('<document><body/></document>'), 'unknown-format'],
  ['a document without a body', () => xmlOf(wordRoot('document', '')), 'no-text'],
  ['a document without text', () => docxOf('<w:p/>'), 'no-text'],
  ['a document of spaces', () => docxOf(paragraph(' \t\n ')), 'no-text'],
  [
    'a document of deleted text',
    () => docxOf('<w:p><w:del><w:r><w:delText>x</w:delText></w:r></w:del></w:p>'),
    'no-text',
  ],

  // XML
  ['entities that grow', () => xmlOf(`${laughs}${wordRoot('document', '')}`), 'broken-file'],
  [
    'entities from elsewhere',
    () => xmlOf('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    'broken-file',
  ],
  ['a document type alone', () => xmlOf(`<!DOCTYPE document>${wordRoot('document', '')}`), 'broken-file'],
  ['an entity that is not declared', () => docxOf(paragraph('&nbsp;')), 'broken-file'],
  ['a character that does not exist', () => docxOf(paragraph('&#x110000;')), 'broken-file'],
  ['the character zero', () => docxOf(paragraph('&#0;')), 'broken-file'],
  ['an empty part', () => xmlOf(''), 'broken-file'],
  ['a part of spaces', () => xmlOf('   '), 'broken-file'],
  ['text in place of XML', () => xmlOf('Hello'), 'broken-file'],
  ['a tag that does not end', () => xmlOf('<w:document'), 'broken-file'],
  ['a quote that does not end', () => xmlOf(`<a b="${long(100_000)}`), 'broken-file'],
  ['a comment that does not end', () => xmlOf(`<a><!-- ${long(100_000)}`), 'broken-file'],
  ['CDATA that does not end', () => xmlOf(`<a><![CDATA[ ${long(100_000)}`), 'broken-file'],
  ['an instruction that does not end', () => xmlOf('<?xml version="1.0"'), 'broken-file'],
  ['an element that does not end', () => xmlOf('<a><b></b>'), 'broken-file'],
  ['an end tag alone', () => xmlOf('</a>'), 'broken-file'],
  ['end tags in a wrong order', () => xmlOf('<a><b></a></b>'), 'broken-file'],
  ['two roots', () => xmlOf('<a/><b/>'), 'broken-file'],
  ['text behind the root', () => xmlOf('<a/>text'), 'broken-file'],
  ['a tag without a name', () => xmlOf('<a>< ></a>'), 'broken-file'],
  [
    'bytes that are not UTF-8',
    () => archiveOf({ ...wordParts(''), 'word/document.xml': Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e) }),
    'broken-file',
  ],
  [
    'UTF-16',
    () =>
      archiveOf({
        ...wordParts(''),
        'word/document.xml': Uint8Array.from([
          0xff,
          0xfe,
          ...Array.from('<a/>').flatMap((letter) => [letter.charCodeAt(0), 0]),
        ]),
      }),
    'broken-file',
  ],
  ['elements 10,000 deep', () => xmlOf(nested('<a>', '</a>', 10_000, '')), 'too-complex'],
  [
    'tables 10,000 deep',
    () => docxOf(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 10_000)),
    'too-complex',
  ],
  [
    'content controls 10,000 deep',
    () => docxOf(nested('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 10_000)),
    'too-complex',
  ],
  [
    'insertions 1,000 deep',
    () => docxOf(`<w:p>${nested('<w:ins>', '</w:ins>', 1_000, '')}</w:p>`),
    'too-complex',
  ],
  [
    'text boxes 50 deep',
    () => docxOf(nested('<w:p><w:r><w:pict><w:txbxContent>', '</w:txbxContent></w:pict></w:r></w:p>', 50)),
    'read',
  ],
  ['tables 60 deep', () => docxOf(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 60)), 'read'],
  ['over a million elements', () => docxOf('<w:p/>'.repeat(1_000_001)), 'too-complex'],
  [
    '20,000 attributes',
    () =>
      docxOf(
        `<w:p ${Array.from({ length: 20_000 }, (_, index) => `a${index}="x"`).join(' ')}><w:r><w:t>x</w:t></w:r></w:p>`,
      ),
    'read',
  ],
  [
    'namespaces declared on each of 5,000 elements',
    () =>
      docxOf(
        Array.from(
          { length: 5_000 },
          (_, index) => `<w:p xmlns:n${index}="u:${index}"><w:r><w:t>x</w:t></w:r></w:p>`,
        ).join(''),
      ),
    'read',
  ],
  ['text longer than 600 pages', () => docxOf(paragraph(long(1_000_000)).repeat(7)), 'too-long'],
  ['one text of five million letters', () => docxOf(paragraph(long(5_000_000))), 'read'],

  // What a document says
  [
    '50,000 fields that do not end',
    () => docxOf(`<w:p>${field('begin').repeat(50_000)}</w:p>${plain}`),
    'read',
  ],
  [
    '50,000 fields that do not begin',
    () => docxOf(`<w:p>${field('end').repeat(50_000)}</w:p>${plain}`),
    'read',
  ],
  [
    '50,000 results without a field',
    () => docxOf(`<w:p>${field('separate').repeat(50_000)}</w:p>${plain}`),
    'read',
  ],
  ['a field of an unknown kind', () => docxOf(`<w:p>${field('sideways')}</w:p>${plain}`), 'read'],
  ['a code of three million letters', () => docxOf(citing(`ADDIN CSL_CITATION {${long(3_000_000)}`)), 'read'],
  ['a citation of 100,000 works', () => docxOf(citing(citation(5_000))), 'read'],
  ['citations of 30,000 works', () => docxOf(citing(citation(400)).repeat(75)), 'too-complex'],
  [
    'a note that is not there',
    () => docxOf(`<w:p><w:r><w:t>x</w:t><w:footnoteReference w:id="99"/></w:r></w:p>`),
    'read',
  ],
  [
    'a note that refers to itself',
    () =>
      withPart(
        'word/footnotes.xml',
        wordRoot(
          'footnotes',
          `<w:footnote w:id="1"><w:p><w:r><w:t>n</w:t><w:footnoteReference w:id="1"/></w:r></w:p></w:footnote>`,
        ),
        '<w:p><w:r><w:t>x</w:t><w:footnoteReference w:id="1"/></w:r></w:p>',
      ),
    'read',
  ],
  [
    '20,000 marks of one note',
    () =>
      withPart(
        'word/footnotes.xml',
        wordRoot('footnotes', `<w:footnote w:id="1">${plain}</w:footnote>`),
        `<w:p>${'<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(20_000)}</w:p>`,
      ),
    'read',
  ],
  [
    'a list that starts at 1e308',
    () => withPart('word/numbering.xml', level('1e308', '%1.'), numbered('0')),
    'read',
  ],
  [
    'a list that starts at minus two milliards',
    () => withPart('word/numbering.xml', level('-2000000000', '%1.'), numbered('0')),
    'read',
  ],
  [
    'a label of a million letters',
    () => withPart('word/numbering.xml', level('1', '%1%2%3'.repeat(200_000)), numbered('0').repeat(100)),
    'read',
  ],
  [
    'a level of a list that does not exist',
    () =>
      withPart(
        'word/numbering.xml',
        level('1', '%1.'),
        ['99999999999', '-1', 'x', '1e9'].map(numbered).join(''),
      ),
    'read',
  ],
  [
    '30,000 items of a list',
    () => withPart('word/numbering.xml', level('1', '%1.'), numbered('0').repeat(30_000)),
    'read',
  ],
  [
    'a list that is kept with a style that keeps it',
    () =>
      withPart(
        'word/numbering.xml',
        wordRoot(
          'numbering',
          '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="L"/></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>',
        ),
        numbered('0'),
      ),
    'read',
  ],
  [
    'a row of 20,000 cells',
    () => docxOf(`<w:tbl><w:tr>${`<w:tc>${plain}</w:tc>`.repeat(20_000)}</w:tr></w:tbl>`),
    'read',
  ],
  [
    'bookmarks that do not end',
    () => docxOf(`<w:p>${'<w:bookmarkStart w:id="1" w:name="x"/>'.repeat(10_000)}</w:p>${plain}`),
    'read',
  ],
  [
    'alternatives without content',
    () => docxOf(`<w:p><w:r><mc:AlternateContent/></w:r></w:p>${plain}`),
    'read',
  ],
  [
    'sources that declare entities',
    () =>
      withPart(
        'customXml/item1.xml',
        `${laughs}<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>`,
      ),
    'broken-file',
  ],
  [
    'a control with a code that is no base64',
    () =>
      docxOf(
        `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_%%%"/></w:sdtPr><w:sdtContent>${plain}</w:sdtContent></w:sdt>`,
      ),
    'read',
  ],

  // Compound files
  ['a document of Word 97', () => compound('WordDocument'), 'unknown-format'],
  ['a Word file locked with a password', () => compound('EncryptedPackage'), 'encrypted'],
  ['a compound file cut off', () => compound('').subarray(0, 8), 'unknown-format'],

  // OpenDocument
  [
    'a text of OpenDocument without content',
    () =>
      archiveOf(Object.fromEntries(Object.entries(odtParts('')).filter(([name]) => name !== 'content.xml'))),
    'broken-file',
  ],
  [
    'a text of OpenDocument locked with a password',
    () =>
      odtOf(odtPlain, '', {
        'META-INF/manifest.xml':
          '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
      }),
    'encrypted',
  ],
  [
    'a spreadsheet of OpenDocument',
    () =>
      archiveOf({
        ...odtParts(''),
        'content.xml':
          '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:body><office:spreadsheet/></office:body></office:document-content>',
      }),
    'unknown-format',
  ],
  ['a text of OpenDocument without text', () => odtOf('<text:p/>'), 'no-text'],
  [
    'a text of OpenDocument with entities',
    () => archiveOf({ ...odtParts(''), 'content.xml': `${laughs}<a/>` }),
    'broken-file',
  ],
  [
    'sections 10,000 deep',
    () => odtOf(nested('<text:section>', '</text:section>', 10_000, odtPlain)),
    'too-complex',
  ],
  [
    'lists 1,000 deep',
    () => odtOf(nested('<text:list><text:list-item>', '</text:list-item></text:list>', 1_000, odtPlain)),
    'too-complex',
  ],
  [
    'spans 200 deep',
    () => odtOf(`<text:p>${nested('<text:span>', '</text:span>', 200, 'x')}</text:p>`),
    'read',
  ],
  ['a thousand million spaces', () => odtOf('<text:p>a<text:s text:c="1000000000"/>b</text:p>'), 'read'],
  [
    '10,000 times a hundred spaces',
    () => odtOf(`<text:p>a${'<text:s text:c="100"/>'.repeat(10_000)}b</text:p>`),
    'read',
  ],
  [
    'styles of OpenDocument that are based on each other',
    () =>
      odtOf(
        '<text:p text:style-name="A">x</text:p>',
        '<style:style style:name="A" style:parent-style-name="B"/><style:style style:name="B" style:parent-style-name="A"/>',
      ),
    'read',
  ],
  [
    'an item that starts at 1e308',
    () =>
      odtOf(
        '<text:list text:style-name="L"><text:list-item text:start-value="1e308"><text:p>x</text:p></text:list-item></text:list>',
        '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="i" text:display-levels="1000000"/></text:list-style>',
      ),
    'read',
  ],
  [
    'notes within notes',
    () =>
      odtOf(
        `<text:p>x${nested('<text:note><text:note-body><text:p>n', '</text:p></text:note-body></text:note>', 30, '')}</text:p>`,
      ),
    'read',
  ],
  [
    'marks of citations that do not end',
    () =>
      odtOf(
        `<text:p>x${'<text:reference-mark-start text:name="ZOTERO_ITEM CSL_CITATION {}"/>'.repeat(5_000)}</text:p>`,
      ),
    'read',
  ],
];

describe('malformed and hostile office files', { timeout: 30_000 }, () => {
  it.each(cases)('%s', (_, bytes, expected) => {
    const outcome = outcomeOf(bytes());
    if (expected !== 'either') expect(outcome).toBe(expected);
  });

  it('are at least a hundred', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
  });
});
