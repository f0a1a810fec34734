import { openZip } from '../zip/read-zip.ts';
import { mapDocx } from './docx/read-docx.ts';
import { mapOdt } from './odt/read-odt.ts';
import { isCompoundFile, refuseCompoundFile } from './office/office-file.ts';
import type { MappedDocument } from './office/text-builder.ts';

/** Reads a document of Word or OpenDocument, whatever its name, with the places of its text. Throws a `PaperError`. */
export function mapOffice(bytes: Uint8Array): MappedDocument {
  if (isCompoundFile(bytes)) refuseCompoundFile(bytes);
  const { parts } = openZip(bytes);
  return parts.has('content.xml') && !parts.has('[content_types].xml') ? mapOdt(bytes) : mapDocx(bytes);
}
