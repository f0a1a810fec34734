import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { StyleId } from '@citewright/contract';
import type { PlannedCitation } from './planned-project.ts';
import type { ItemRow } from './project-rows.ts';
import { createTurns, mapInTurns } from './take-turns.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** An entry of a bibliography as it was written, and what it was made from: who makes one from the same gets the same. */
export interface KeptEntry {
  id: number;
  /** Absent when it is not known: the entry before prints nothing, and the one before that counts. */
  from?: string | undefined;
  text: string;
}

/** Letters of a digest, 96 bits: it is compared with that of the same citation alone, and takes no more room than it must. */
const digestLength = 16;

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, digestLength);

/** Entries by their citations. */
export type KeptEntries = ReadonlyMap<number, KeptEntry>;

export const noEntries: KeptEntries = new Map();

/** Packs entries to be kept, each on a line of its own, with turns for other requests. */
export async function packEntries(entries: readonly KeptEntry[]): Promise<Uint8Array> {
  const lines = await mapInTurns(entries, (entry) => JSON.stringify(entry));
  return await pack(lines.join('\n'), { level: constants.Z_BEST_SPEED });
}

/** Reads entries as `packEntries` leaves them. */
export async function readEntries(packed: Uint8Array | undefined): Promise<KeptEntries> {
  if (!packed) return noEntries;
  const lines = (await unpack(packed)).toString().split('\n');
  const entries = await mapInTurns(lines, (line): KeptEntry => JSON.parse(line));
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/**
 * The entries of citations in the order of a style, with turns for other requests. Of those that were kept, each that would be
 * made from the same is taken as it is: a style may not repeat the names of the entry before, so that both count.
 */
export async function entriesOf(
  citations: readonly PlannedCitation<ItemRow>[],
  style: StyleId,
  kept: KeptEntries,
): Promise<KeptEntry[]> {
  const pause = createTurns();
  const entries: KeptEntry[] = [];
  let before = '';
  let isKnown: boolean = true;
  for (const { row, planned } of citations) {
    const own = `${planned.trace}\n${row.item}`;
    const from = isKnown ? digestOf(`${style}\n${before}\n${own}`) : undefined;
    const known = from === undefined ? undefined : kept.get(row.id);
    const text: string = known?.from === from && known ? known.text : planned.entry().text;
    entries.push({ id: row.id, from, text });
    before = own;
    isKnown = text !== '';
    await pause();
  }
  return entries;
}
