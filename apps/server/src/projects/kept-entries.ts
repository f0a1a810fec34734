import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { CitationItem, StyleId } from '@citewright/contract';
import type { ProjectMemory } from '@citewright/formatting';
import { changesOf, type KeptItem, withChanges } from './kept-items.ts';
import type { PlannedCitation } from './planned-project.ts';
import type { ItemRow, ReadRow } from './project-rows.ts';
import type { RememberedProject } from './remembered-projects.ts';
import { createTurns, mapInTurns } from './take-turns.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** An entry of a bibliography as it was written, and what it was made from: who makes one from the same gets the same. */
export interface KeptEntry {
  id: number;
  /** Absent when it is not known: the entry before prints nothing, and the one before that counts. */
  from?: string | undefined;
  text: string;
  /** Its item as the style wants it: most of the time before the first entry goes into that. */
  item?: KeptItem | undefined;
}

/** Letters of a digest, 96 bits: it is compared with that of the same citation alone, and takes no more room than it must. */
const digestLength = 16;

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, digestLength);

/** What an item in a style is known by. */
const digestOfItem = (style: string, { item }: ItemRow): string => digestOf(`${style}\n${item}`);

/** Entries by their citations. */
export type KeptEntries = ReadonlyMap<number, KeptEntry>;

export const noEntries: KeptEntries = new Map();

/** Packs the entries of citations to be kept, each on a line of its own, with turns for other requests. */
export async function packEntries(
  citations: readonly EnteredCitation[],
  memory: ProjectMemory,
): Promise<Uint8Array> {
  const lines = await mapInTurns(citations, ({ entry, row, item }) => {
    const prepared = memory.prepared(item);
    const kept = prepared && {
      of: digestOfItem(memory.style, row),
      ...changesOf(item, prepared as CitationItem),
    };
    return JSON.stringify({ ...entry, item: kept } satisfies KeptEntry);
  });
  return await pack(lines.join('\n'), { level: constants.Z_BEST_SPEED });
}

/** Reads entries as `packEntries` leaves them. */
export async function readEntries(packed: Uint8Array | undefined): Promise<KeptEntries> {
  if (!packed) return noEntries;
  const lines = (await unpack(packed)).toString().split('\n');
  const entries = await mapInTurns(lines, (line): KeptEntry => JSON.parse(line));
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Has a memory learn from the kept entries how items are prepared that are what they were. */
export async function learnItems(
  kept: KeptEntries,
  rows: readonly ItemRow[],
  { memory, read }: Pick<RememberedProject, 'memory' | 'read'>,
): Promise<void> {
  await mapInTurns(rows, (row) => {
    const known = kept.get(row.id)?.item;
    if (known?.of !== digestOfItem(memory.style, row)) return;
    const { item } = read(row);
    if (!memory.prepared(item)) memory.learn(item, withChanges(item, known));
  });
}

/** A citation with its entry. */
export interface EnteredCitation extends ReadRow<ItemRow> {
  entry: KeptEntry;
}

/**
 * Citations in the order of a style with their entries, with turns for other requests. Of those entries that were kept, each that would be
 * made from the same is taken as it is: a style may not repeat the names of the entry before, so that both count.
 */
export async function entriesOf(
  citations: readonly PlannedCitation<ItemRow>[],
  style: StyleId,
  kept: KeptEntries,
): Promise<EnteredCitation[]> {
  const pause = createTurns();
  const entered: EnteredCitation[] = [];
  let before = '';
  let isKnown: boolean = true;
  for (const { row, item, planned } of citations) {
    const own = `${planned.trace}\n${row.item}`;
    const from = isKnown ? digestOf(`${style}\n${before}\n${own}`) : undefined;
    const known = from === undefined ? undefined : kept.get(row.id);
    const text: string = known?.from === from && known ? known.text : planned.entry().text;
    entered.push({ row, item, entry: { id: row.id, from, text } });
    before = own;
    isKnown = text !== '';
    await pause();
  }
  return entered;
}
