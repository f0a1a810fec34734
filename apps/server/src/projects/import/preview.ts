import { type ImportPreview, importLimits } from '@citewright/contract';
import type { KnownWorks } from '../citations/duplicates.ts';
import { summarise } from '../citations/summary.ts';
import type { ImportEntry } from './entry.ts';

/** Characters for the year of a credit. */
const yearLength = 20;

/** First author and year of a record; empty for an identifier. */
function creditOf(entry: ImportEntry): string {
  if (entry.kind !== 'record') return '';
  const { author, editor } = entry.item;
  const [name] = author ?? editor ?? [];
  const who = (name?.family ?? name?.literal ?? '').slice(0, importLimits.input - yearLength);
  return `${who} ${summarise(entry.item).year.slice(0, yearLength - 1)}`.trim();
}

/** What a text holds for a project with these works and room for so many more. */
export function previewOf(entries: readonly ImportEntry[], works: KnownWorks, room: number): ImportPreview {
  return {
    room,
    entries: entries.map((entry, index) => ({
      index,
      input: entry.input,
      kind: entry.kind,
      by: creditOf(entry),
      isDuplicate: entry.kind === 'record' && works.find(entry.item) !== undefined,
    })),
  };
}
