import { checkDocument } from './check-document.ts';
import type { PaperDocument } from './document.ts';
import { PaperError } from './error.ts';
import type { Paper } from './paper.ts';
import { type PaperFile, readers } from './readers/readers.ts';

/** The longest file of a paper, in bytes. */
export const longestPaper = 20 * 1024 * 1024;

/** The text of a file with what the file says of it. Throws a `PaperError`. */
async function readDocument(file: PaperFile): Promise<PaperDocument> {
  if (file.bytes.length > longestPaper) throw new PaperError('too-long', 'The file is longer than 20 MB');
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const reader =
    readers.find(({ signature }) => signature?.(file.bytes)) ??
    readers.find(({ extensions }) => extensions.includes(extension));
  if (!reader) throw new PaperError('unknown-format', 'The file is of no format that can be read');
  return await reader.read(file);
}

/**
 * Reads a paper: its text, its list of references, its citations, and what does not agree.
 * Throws a `PaperError` for a file that is too long, broken, locked, or of an unknown format.
 */
export async function readPaper(file: PaperFile): Promise<Paper> {
  return checkDocument(await readDocument(file));
}
