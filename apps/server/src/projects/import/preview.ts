import { type ImportPreview, importLimits } from '@citewright/contract';
import type { KnownWorks } from '../citations/duplicates.ts';
import { summarise } from '../citations/summary.ts';
import { type EntryFormat, type ImportEntry, readEntries } from './entry.ts';

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

/** How far behind the line before a line is looked for. */
const reach = 5_000;

/** The lines of a pasted list, and those that no entry holds: headings, what pages print. Absent for a file of records. */
function previewLines(text: string, entries: readonly ImportEntry[]): ImportPreview['lines'] {
  if (entries.every((entry) => entry.text === undefined)) return undefined;
  const cut = entries
    .map((entry) => entry.text ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');
  const lines = text
    .split(/[\r\n\f\v\u2028\u2029]+/)
    .flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);
  const left: string[] = [];
  let at = 0;
  for (const line of lines) {
    const found = cut.slice(at, at + reach + line.length).indexOf(line);
    if (found >= 0) at += found + line.length;
    else left.push(line.slice(0, importLimits.input));
  }
  return { total: lines.length, left };
}

/** The lines of a text, then its entries. @throws what `readEntries` throws */
export function readWithLines(
  text: string,
  format: EntryFormat,
): [{ lines: ImportPreview['lines'] }, ...ImportEntry[]] {
  const entries = readEntries(text, format);
  return [{ lines: previewLines(text, entries) }, ...entries];
}

/** What entries and lines of a text say to a project with these works and room for so many more. */
export function previewOf(
  { entries, lines }: { entries: readonly ImportEntry[]; lines: ImportPreview['lines'] },
  works: KnownWorks,
  room: number,
): ImportPreview {
  return {
    room,
    entries: entries.map((entry, index) => {
      const duplicateOf = entry.kind === 'record' ? works.find(entry.item) : undefined;
      return {
        index,
        input: entry.input,
        kind: entry.kind,
        by: creditOf(entry),
        isDuplicate: duplicateOf !== undefined,
        ...(duplicateOf && { duplicateOf }),
        ...(entry.text !== undefined && { text: entry.text }),
        ...(entry.kind === 'record' && entry.unplaced && { unplaced: entry.unplaced }),
      };
    }),
    ...(lines && { lines }),
  };
}
