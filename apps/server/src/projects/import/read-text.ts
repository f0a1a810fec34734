import { readInThread, shortText } from '../../read-in-thread.ts';
import { type EntryFormat, type ImportEntry, readEntries } from './entry.ts';

/**
 * The entries of a text. A long one may be hostile, and is read in a thread of its own with limited time and memory.
 * @throws ProblemError for a text without entries, with too many, in no known format, or that takes too much to read; InterchangeError
 * for a short text that is not in its format
 */
export async function readText(
  text: string,
  format: EntryFormat,
  signal: AbortSignal,
): Promise<ImportEntry[]> {
  return text.length <= shortText
    ? readEntries(text, format)
    : await readInThread(new URL('./entry-thread.ts', import.meta.url), { text, format }, signal);
}
