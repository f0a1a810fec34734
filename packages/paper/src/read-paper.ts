import { type PaperFile, readDocument } from '@citewright/documents';
import { type Asked, checkDocument } from './check-document.ts';
import type { Paper } from './paper.ts';

/**
 * Reads a paper: its text, its list of references, its citations, and what does not agree.
 * Throws a `PaperError` for a file that is too long, broken, locked, or of an unknown format, and where its list is to begin at no place of it.
 */
export async function readPaper(file: PaperFile, asked: Asked = {}): Promise<Paper> {
  return checkDocument(await readDocument(file), asked);
}
