import { importLimits } from '@citewright/contract';
import { decodeFile } from './decode-file.ts';

/** A file that cannot be imported; `message` is written for the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The file types for the file picker. */
export const importedFiles =
  '.bib,.bibtex,.ris,.json,.csljson,.enw,.nbib,.ciw,.isi,.xml,.rdf,.mods,.cff,.yaml,.yml,.txt,text/plain,application/json';

/**
 * The text of a file.
 * @throws FileError when it is too large, empty or not text
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > importLimits.text) {
    throw new FileError(
      'This file is larger than 10 MB. Export fewer references at a time from your program.',
    );
  }
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (text.trim() === '') throw new FileError('This file is empty.');
  if (text.includes('\0')) {
    throw new FileError('This file is not text. Export from your program as RIS or BibTeX.');
  }
  return text;
}
