import type { PaperDocument } from '../document.ts';
import { PaperError } from '../error.ts';

/**
 * Reads plain text: UTF-8, or UTF-16 with its mark, else Windows-1252. Its offsets are those of the file.
 * Throws a `PaperError` for a file that is no text, or that is empty.
 */
export function readPlain(bytes: Uint8Array): PaperDocument {
  const text = decodedText(bytes);
  if (text.trim() === '') throw new PaperError('no-text', 'The file is empty');
  return { text, blocks: [], raised: [], notes: [], live: [] };
}

/** The text of a file, which may be empty. Throws a `PaperError` for one that is no text. */
export function decodedText(bytes: Uint8Array): string {
  const text = decodePlainText(bytes);
  if (text.includes('\0')) throw new PaperError('broken-file', 'The file is not a text');
  return text;
}

function decodePlainText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
