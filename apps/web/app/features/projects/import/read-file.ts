import { importLimits } from '@citewright/contract';

/** A file that cannot be imported; `message` is written for the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The file types for the file picker. */
export const importedFiles =
  '.bib,.bibtex,.ris,.json,.csljson,.enw,.nbib,.ciw,.isi,.xml,.rdf,.mods,.cff,.yaml,.yml,.txt,text/plain,application/json';

/**
 * Reads a file as UTF-8, or in the legacy encoding that older reference managers write.
 * @throws FileError when it is too large, empty or not text
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
    throw new FileError('This file is not text. Export from your program as RIS or BibTeX.');
  }
  return text;
}
