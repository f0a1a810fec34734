import { strToU8, zipSync } from 'fflate';

/** The parts of an office file by their names; a content as bytes is stored as it is. */
export type Parts = Record<string, string | Uint8Array>;

/** A zip archive of these parts. */
export const archiveOf = (parts: Parts): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { mtime: new Date(1980, 0, 1) },
  );

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A root element of Word with the namespaces that tests use. */
export const wordRoot = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${content}</w:${name}>`;

const relationships = (targets: readonly [type: string, target: string][]) =>
  `<Relationships xmlns="${packages}/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** The parts of a Word file with this body; `parts` are further ones, which its document refers to by their names. */
export function wordParts(body: string, parts: Readonly<Record<string, string>> = {}): Parts {
  const related = Object.keys(parts).filter((name) => name.startsWith('word/'));
  const stores = Object.keys(parts).filter((name) => name.startsWith('customXml/'));
  const overrides = related.map((name) => {
    const type = name.slice(5, -4);
    return `<Override PartName="/${name}" ContentType="${word}.${type}+xml"/>`;
  });
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationships([
      ['officeDocument', 'word/document.xml'],
      ...('docProps/custom.xml' in parts
        ? ([['custom-properties', 'docProps/custom.xml']] as [string, string][])
        : []),
    ]),
    'word/document.xml': wordRoot('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relationships([
      ...related.map((name): [string, string] => [name.slice(5, -4), name.slice(5)]),
      ...stores.map((name): [string, string] => ['customXml', `../${name}`]),
    ]),
    ...parts,
  };
}

/** A Word file with this body. */
export const docxOf = (body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  archiveOf(wordParts(body, parts));

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns:';
const odtNamespaces = [
  'office',
  'text',
  'table',
  'style',
  'drawing',
  'svg-compatible',
  'meta',
  'xsl-fo-compatible',
]
  .map(
    (name) =>
      `xmlns:${{ drawing: 'draw', 'svg-compatible': 'svg', 'xsl-fo-compatible': 'fo' }[name] ?? name}="${openDocument}${name}:1.0"`,
  )
  .join(' ');

/** The parts of a text of OpenDocument with this body and these automatic styles. */
export const odtParts = (body: string, styles = '', parts: Parts = {}): Parts => ({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${openDocument}manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  'content.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${odtNamespaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  ...parts,
});

/** A text of OpenDocument with this body. */
export const odtOf = (body: string, styles = '', parts: Parts = {}): Uint8Array =>
  archiveOf(odtParts(body, styles, parts));
