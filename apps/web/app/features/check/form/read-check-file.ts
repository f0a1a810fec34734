import { checkSize, readTextFile } from '~/files/read-text-file.ts';

/** Largest file of text, in bytes: no text of the server's limit is larger. */
const largestText = 4 * 1024 * 1024;
/** Largest Word document: pictures take most of it. */
const largestDocument = 20 * 1024 * 1024;

/** The references of a file as text. @throws FileError when the file is too large, empty, or not what its name says */
export async function readCheckFile(file: File): Promise<string> {
  if (!/\.docx$/i.test(file.name)) return readTextFile(file, largestText);
  checkSize(file, largestDocument);
  const { readDocument } = await import('./read-document.ts');
  return readDocument(new Uint8Array(await file.arrayBuffer()));
}
