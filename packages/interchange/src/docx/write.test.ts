import { crc32, inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { hostileList, listOf } from '../records.fixture.ts';
import { writeReferences } from '../write.ts';
import { zip } from './zip.ts';

const concat = (pieces: Iterable<string | Uint8Array>) =>
  Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));

/** The files of an archive by their paths, found by its central directory as readers find them (APPNOTE 4.3.12). */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(start, start + size));
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    expect(crc32(content), path).toBe(bytes.readUInt32LE(at + 16));
    files.set(path, content.toString());
    at += 46 + nameLength;
  }
  return files;
}

const filesOf = (...list: Parameters<typeof writeReferences>) => unzip(concat(writeReferences(...list)));
const bodyOf = (...contents: string[]) => filesOf('docx', listOf(...contents)).get('word/document.xml') ?? '';

test('an archive gives back its files, whatever pieces they came in', () => {
  const archive = zip([
    { path: 'a/first.xml', pieces: ['Grüße, ', '', 'and 😀'] },
    { path: 'empty', pieces: [] },
    { path: 'long', pieces: Array.from({ length: 50_000 }, () => 'again and again ') },
  ]);
  expect([...unzip(concat(archive))]).toEqual([
    ['a/first.xml', 'Grüße, and 😀'],
    ['empty', ''],
    ['long', 'again and again '.repeat(50_000)],
  ]);
});

test('the same list gives the same bytes', () => {
  const write = () => concat(writeReferences('docx', listOf('One')));
  expect(write()).toEqual(write());
});

test('a Word document has italics and a hanging indent', () => {
  const xml = bodyOf('Okafor &amp; Berg. <i>Rivers</i>.');
  expect(xml).toContain('<w:ind w:left="720" w:hanging="720"/>');
  expect(xml).toContain('<w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">Rivers</w:t>');
  expect(xml.replace(/<[^>]*>/g, '')).toBe('\nReferencesOkafor &amp; Berg. Rivers.');
});

test('a reference in a script from right to left has that direction, with its indent', () => {
  const xml = bodyOf('כהן, א. (2019). <i>נהרות</i>. Magnes.', 'Cohen, A. (2019). <i>נהרות</i>.');
  expect(xml.match(/<w:bidi\/>/g)).toHaveLength(1);
  expect(xml).toMatch(/<w:pPr><w:bidi\/><w:spacing [^>]*\/><w:ind w:left="720" w:hanging="720"\/><\/w:pPr>/);
  expect(xml).toContain('<w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">כהן, א. (2019). </w:t>');
  expect(xml.match(/<w:i\/><w:iCs\/><w:rtl\/>/g)).toHaveLength(2);
});

test('links of a Word document lead where their text says, each address once', () => {
  const link = (address: string) => `<a href="${address}">here</a>`;
  const [river, odd] = ['https://doi.org/10.1000/rivers_1', 'https://doi.org/10.1000/a%22%3C&amp;'];
  const files = filesOf('docx', listOf(link(river), link(odd), link(river)));
  const ids = files.get('word/document.xml')?.match(/(?<=<w:hyperlink r:id=")[^"]+/g);
  const targets = files.get('word/_rels/document.xml.rels')?.match(/(?<=Id=")link[^>]*/g);
  expect(ids).toEqual(['link1', 'link2', 'link1']);
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
  expect(targets).toEqual([
    `link1" Type="${type}" Target="${river}" TargetMode="External"/`,
    `link2" Type="${type}" Target="${odd}" TargetMode="External"/`,
  ]);
});

test('every part of a Word file is declared, is there, and is XML', () => {
  const files = filesOf('docx', hostileList);
  const declared = files.get('[Content_Types].xml')?.matchAll(/PartName="\/([^"]+)"/g) ?? [];
  const parts = Array.from(declared, ([, part]) => part);
  expect(parts).toEqual(['word/document.xml', 'word/styles.xml', 'word/settings.xml', 'docProps/core.xml']);
  expect(parts.filter((part) => !files.has(part ?? ''))).toEqual([]);
  for (const [path, xml] of files) expect(() => new SaxesParser().write(xml).close(), path).not.toThrow();
  expect(files.get('docProps/core.xml')).toContain('<dc:title>Thesis &lt;1&gt;</dc:title>');
});

test('numbers stand in the margin, before a tab', () => {
  const list = listOf('[1] A. Okafor');
  const numbered = { ...list, layout: { ...list.layout, numbered: true } };
  expect(filesOf('docx', numbered).get('word/document.xml')).toMatch(
    /\[1\]<\/w:t><w:tab\/><w:t[^>]*>A\. Okafor/,
  );
});

test('hostile values are text in a Word document', () => {
  const xml = filesOf('docx', hostileList).get('word/document.xml') ?? '';
  expect(xml.match(/w:hanging/g)).toHaveLength([...hostileList.references].length);
  expect(xml).not.toMatch(/[\ufffe\uffff]|(?![\r\n\t])\p{Cc}/u);
});

test('live citations are fields of Zotero, and the list is one of them', () => {
  const list = listOf('Okafor (2019).', 'Berg (2020).');
  const files = filesOf('docx-zotero', {
    ...list,
    live: {
      style: 'http://www.zotero.org/styles/apa',
      heading: 'Citations',
      advice: 'Move them.',
      citations: [{ item: { id: 7, type: 'book', title: 'Salt & <b>rivers</b>' }, text: '(Okafor, 2019)' }],
    },
  });
  const body = files.get('word/document.xml') ?? '';
  expect(
    body.match(/<w:instrText[^>]*> ADDIN (\w+ \w+|\w+)/g)?.map((code) => code.split(' ADDIN ')[1]),
  ).toEqual(['ZOTERO_ITEM CSL_CITATION', 'ZOTERO_BIBL']);
  expect(body).toContain('&quot;itemData&quot;:{');
  expect(body).toContain('Salt &amp; &lt;b&gt;rivers&lt;/b&gt;');
  expect(body.match(/fldCharType="(\w+)"/g)).toEqual(
    ['begin', 'separate', 'end', 'begin', 'separate', 'end'].map((type) => `fldCharType="${type}"`),
  );
  expect(body.lastIndexOf('fldCharType="end"')).toBeGreaterThan(body.indexOf('Berg (2020).'));
  expect(files.get('docProps/custom.xml')).toContain('name="ZOTERO_PREF_1"');
  expect(files.get('docProps/custom.xml')).toContain('http://www.zotero.org/styles/apa');
  expect(files.get('[Content_Types].xml')).toContain('/docProps/custom.xml');
  for (const [name, content] of files) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => expect.fail(`${name}: ${error.message}`));
    parser.write(content).close();
  }
});
