import { decodeFile, isBinary } from '@citewright/interchange';

/** A file that cannot be read; `message` is written for the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** @throws FileError when the file is larger than `maxBytes` */
export function checkSize(file: File, maxBytes: number): void {
  if (file.size <= maxBytes) return;
  const size = Math.floor(maxBytes / 1024 / 1024);
  throw new FileError(
    `This file is larger than ${size} MB. Export fewer references at a time from your program.`,
  );
}

/**
 * The text of a file.
 * @throws FileError when it is too large, empty or not text
 */
export async function readTextFile(file: File, maxBytes: number): Promise<string> {
  checkSize(file, maxBytes);
  const { text } = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (text.trim() === '') throw new FileError('This file is empty.');
  if (isBinary(text)) {
    throw new FileError('This file is not text. Export from your program as RIS or BibTeX.');
  }
  return text;
}
