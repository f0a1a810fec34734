import { openZip } from '../zip/read-zip.ts';
import { openWord } from './docx/package.ts';
import { mapWord } from './docx/read-docx.ts';
import { openOdt } from './odt/package.ts';
import { mapOdt } from './odt/read-odt.ts';
import { isCompoundFile, refuseCompoundFile } from './office/office-file.ts';
import type { MappedDocument } from './office/text-builder.ts';

/** Whether a zip archive is a document of OpenDocument. */
export function isOdt(bytes: Uint8Array): boolean {
  const { parts } = openZip(bytes);
  return parts.has('content.xml') && !parts.has('[content_types].xml');
}

/** Reads a document of Word or OpenDocument, whatever its name, with the places of its text. Throws a `PaperError`. */
export function mapOffice(bytes: Uint8Array): MappedDocument {
  if (isCompoundFile(bytes)) refuseCompoundFile(bytes);
  return isOdt(bytes) ? mapOdt(openOdt(bytes)) : mapWord(openWord(bytes));
}
