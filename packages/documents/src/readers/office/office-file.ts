import { PaperError } from '../../error.ts';
import { parseSource } from '../../xml/source-xml.ts';
import { openZip, type ZipArchive } from '../../zip/read-zip.ts';
import type { TextPart } from './text-builder.ts';

/** Whether bytes are a zip archive. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether bytes are a compound file: a document of Word 97 to 2003, or a newer one that is locked with a password. */
export const isCompoundFile = (bytes: Uint8Array) =>
  oleSignature.every((byte, index) => bytes[index] === byte);

/** Its directory names the stream `EncryptedPackage` in UTF-16 (MS-OFFCRYPTO 2.3.4.4). */
const encryptedPackage = Uint8Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));

function namesEncryptedPackage(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (encryptedPackage.every((byte, index) => bytes[at + 2 * index] === byte)) return true;
  return false;
}

/** Says of a compound file why it is not read. */
export function refuseCompoundFile(bytes: Uint8Array): never {
  throw namesEncryptedPackage(bytes)
    ? new PaperError('encrypted', 'The document is locked with a password')
    : new PaperError('unknown-format', 'The file is a document of Word 97 to 2003');
}

/** An office file: an archive whose parts are XML. */
export interface OfficeFile {
  archive: ZipArchive;
  /** A part as XML; absent when there is none. Throws a `PaperError` when it is damaged. */
  part(name: string): TextPart | undefined;
}

function decodePart(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new PaperError('broken-file', 'A part of the document is not UTF-8', { cause });
  }
}

/** Opens an office file. `namespaces` are those that its reader knows, with their prefixes. */
export function openOffice(bytes: Uint8Array, namespaces: Readonly<Record<string, string>>): OfficeFile {
  const archive = openZip(bytes);
  const part = (name: string): TextPart | undefined => {
    const content = archive.read(name);
    return content && { name, ...parseSource(decodePart(content), namespaces) };
  };
  return { archive, part };
}
