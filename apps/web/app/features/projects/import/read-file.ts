import { importLimits } from '@citewright/contract';

/** A file that cannot be imported; `message` says why, to its user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** What a file of references is called; the dialog for choosing one offers these. */
export const importedFiles = '.bib,.bibtex,.ris,.json,.csljson,.enw,.nbib,.txt,text/plain,application/json';

/**
 * The text of a file: UTF-8, or what older reference managers write where it is not.
 * @throws FileError when it is too large, empty or no text
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > importLimits.bytes) {
    throw new FileError(
      'This file is larger than 1 MB. Export fewer references at a time from your program.',
    );
  }
  const bytes = await file.arrayBuffer();
  const utf8 = new TextDecoder().decode(bytes);
  const text = utf8.includes('\u{fffd}') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  if (text.trim() === '') throw new FileError('This file is empty.');
  if (text.includes('\0')) {
    throw new FileError('This file is not text. Export from your program as BibTeX, RIS or CSL-JSON.');
  }
  return text;
}
