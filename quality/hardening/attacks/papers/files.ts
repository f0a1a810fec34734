// Files that are made to be expensive: small to send, large to read.
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A unit of text again and again. */
export const filled = (unit: string, times: number): Buffer => Buffer.alloc(unit.length * times, unit);

/** An archive of files that are packed. */
export const archive = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file with this body, and further parts by the names that its document refers to them by. */
export function word(body: string | Uint8Array, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const names = Object.keys(parts);
  const related = names.map(
    (name, at) => `<Relationship Id="r${at}" Type="${office}/${name}" Target="${name}.xml"/>`,
  );
  const types = names.map(
    (name) => `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${name}+xml"/>`,
  );
  return archive({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships">${related.join('')}</Relationships>`,
    'word/document.xml':
      typeof body === 'string' ? `<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>` : body,
    ...Object.fromEntries(names.map((name) => [`word/${name}.xml`, parts[name] ?? ''])),
  });
}

/** A text of OpenDocument with this body. */
export const openDocument = (body: string): Uint8Array =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

/** Bytes that are packed, and the filters by which they are read. */
export function stream(content: Uint8Array, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<</Length ${content.length} ${entries}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** Bytes that are deflated, once or several times. */
export function packed(content: Uint8Array, entries = '', times = 1): Buffer {
  let bytes = content;
  for (let turn = 0; turn < times; turn++) bytes = deflateSync(bytes);
  return stream(bytes, `/Filter[${'/FlateDecode'.repeat(times)}]${entries}`);
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. Its table is left to the reader to find. */
export const pdfOf = (...objects: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>'),
  ]);

/** Fonts and forms that a page of a PDF names. */
interface Resources {
  font?: string;
  /** The form that the content draws as `/X Do`. */
  form?: string;
  pages?: number;
}

/** A PDF whose page, or each of its pages, has this content; further objects are numbered from 5. */
export function pdf(
  content: Uint8Array,
  { font = '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>', form = '', pages = 1 }: Resources = {},
  ...more: readonly (string | Uint8Array)[]
): Uint8Array {
  return pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F ${font}>>${form === '' ? '' : `/XObject<</X ${form}>>`}>>/Contents 4 0 R>>`,
    content,
    ...more,
  );
}
