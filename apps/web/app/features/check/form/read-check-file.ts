import { mayHeadList } from '@citewright/references';
import { isDocumentName } from '~/files/document-name.ts';
import { checkSize, FileError, readTextFile } from '~/files/read-text-file.ts';
import type { CheckSource } from '../state/check-state.ts';

/** Largest file of text, in bytes: no text of the server's limit is larger. */
const largestText = 4 * 1024 * 1024;
/** Largest document: `paperLimits.bytes` of the contract, whose schemas this page does not load. */
const largestDocument = 20 * 1024 * 1024;

/** Characters above its list that a paper has at least: half a page. */
const body = 1_000;

/** Whether a text is a whole paper, not a list alone. */
export const isPaperText = (text: string): boolean =>
  [...text.matchAll(/[^\r\n]+/g)].some(({ 0: line, index }) => index > body && mayHeadList(line.trim()));

/** What is to be checked in a file: a document, or the text of a list. @throws FileError when it is too large, or empty */
export async function readCheckFile(file: File): Promise<CheckSource> {
  const { name } = file;
  if (!isDocumentName(name)) {
    const text = await readTextFile(file, largestText);
    return isPaperText(text) ? { text: '', name, file } : { text, name };
  }
  checkSize(file, largestDocument);
  if (file.size === 0) throw new FileError('This file is empty.');
  return { text: '', name, file };
}
