import type { PaperDocument } from './document.ts';
import { PaperError } from './error.ts';
import { type PaperFile, readers } from './readers/readers.ts';

/** The longest file of a paper, in bytes. */
export const longestPaper = 20 * 1024 * 1024;

/**
 * The text of a file with what the file says of it: its blocks, notes and citations that it holds as data.
 * Throws a `PaperError` for a file that is too long, broken, locked, or of an unknown format, and an `InterchangeError` for one of its works that holds too much.
 */
export async function readDocument(file: PaperFile): Promise<PaperDocument> {
  if (file.bytes.length > longestPaper) throw new PaperError('too-long', 'The file is longer than 20 MB');
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const reader =
    readers.find(({ signature }) => signature?.(file.bytes)) ??
    readers.find(({ extensions }) => extensions.includes(extension));
  if (!reader) throw new PaperError('unknown-format', 'The file is of no format that can be read');
  return await reader.read(file);
}
