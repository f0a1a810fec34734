import { PaperError } from '../../error.ts';
import { elementAt, type SourceElement } from '../../xml/source-xml.ts';
import { type OfficeFile, openOffice } from '../office/office-file.ts';
import type { TextPart } from '../office/text-builder.ts';

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns:';

/** Prefixes of the namespaces of OpenDocument (ODF 1.3, part 3, 2.3). */
const namespaces: Readonly<Record<string, string>> = {
  [`${openDocument}office:1.0`]: 'office',
  [`${openDocument}text:1.0`]: 'text',
  [`${openDocument}table:1.0`]: 'table',
  [`${openDocument}style:1.0`]: 'style',
  [`${openDocument}drawing:1.0`]: 'draw',
  [`${openDocument}svg-compatible:1.0`]: 'svg',
  [`${openDocument}meta:1.0`]: 'meta',
  [`${openDocument}manifest:1.0`]: 'manifest',
};

/** A text of OpenDocument. */
export interface OdtFile extends OfficeFile {
  content: TextPart;
  body: SourceElement;
  styles: TextPart | undefined;
  meta: TextPart | undefined;
}

/** Opens a text of OpenDocument. Throws a `PaperError` when it is damaged, locked or something else. */
export function openOdt(bytes: Uint8Array): OdtFile {
  const office = openOffice(bytes, namespaces);
  // A locked document's parts are cipher; its manifest says so (ODF 1.3, part 2, 4.8.3).
  if (office.part('META-INF/manifest.xml')?.source.includes('encryption-data'))
    throw new PaperError('encrypted', 'The document is locked with a password');
  const content = office.part('content.xml');
  if (!content) throw new PaperError('broken-file', 'The file has no content');
  const body = elementAt(content.root, 'office:body', 'office:text');
  if (!body) throw new PaperError('unknown-format', 'The file is no text document');
  return { ...office, content, body, styles: office.part('styles.xml'), meta: office.part('meta.xml') };
}
