import type { ImportPreview } from '@citewright/contract';
import type { FastifyReply } from 'fastify';
import { askingWhileOpen } from '../../edge/fair-work.ts';
import { type Readers, shortText } from '../../work/readers.ts';
import { type EntryFormat, type ImportEntry, readEntries } from './entry.ts';
import { readWithLines } from './preview.ts';

/**
 * The entries of a text. A long one may be hostile, and is read in its turn, in a thread with limited time and memory.
 * @throws ProblemError for a text without entries, with too many, in no known format, or that takes too much to read, and when too many
 * wait; InterchangeError for a short text that is not in its format
 */
export async function readText(
  text: string,
  format: EntryFormat,
  reply: FastifyReply,
  readers: Readers,
): Promise<ImportEntry[]> {
  if (text.length <= shortText) return readEntries(text, format);
  const read = { kind: 'entries', task: { text, format }, size: text.length } as const;
  return await readers.read(read, askingWhileOpen(reply));
}

/** The entries of a text and its lines, compared where the text is read: a text may have a hundred thousand lines. @throws what `readText` throws */
export async function readTextWithLines(
  text: string,
  format: EntryFormat,
  reply: FastifyReply,
  readers: Readers,
): Promise<{ entries: ImportEntry[]; lines: ImportPreview['lines'] }> {
  const read = { kind: 'entries', task: { text, format, isPreview: true }, size: text.length } as const;
  const [first, ...entries] =
    text.length <= shortText
      ? readWithLines(text, format)
      : await readers.read<{ lines: ImportPreview['lines'] } | ImportEntry>(read, askingWhileOpen(reply));
  return { lines: first && 'lines' in first ? first.lines : undefined, entries: entries as ImportEntry[] };
}
