import type { Run } from '@citewright/interchange';

/** A number at the beginning of an entry, as lists print it. */
const label = /^(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]?)\s+/;

/** Whether a text is nothing but the number of an entry. */
export const isLabel = (text: string) => /^(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]?)\s*$/.test(text.trim());

/** The runs of an entry without the number that they start with. */
export function withoutLabel(runs: readonly Run[]): Run[] {
  const [first, ...rest] = runs;
  const text = first?.text.replace(label, '') ?? '';
  return first && text !== '' ? [{ ...first, text }, ...rest] : rest;
}

/** The runs of an entry without its number in the list. One that the entry itself starts with, as `given`, belongs to it: "12 rules". */
export function withoutNumber(runs: readonly Run[], given: string): readonly Run[] {
  const [own] = entryLabel(runs);
  return own && given.startsWith(own.text.trim()) ? runs : withoutLabel(runs);
}

/** The number that an entry starts with, as a run. */
export function entryLabel([first]: readonly Run[]): Run[] {
  const [text] = label.exec(first?.text ?? '') ?? [];
  return first && text !== undefined ? [{ ...first, text }] : [];
}

export const plainText = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** Indexes into a list of numbers of which the numbers rise: as many as possible (patience sorting). */
export function rising(numbers: readonly (number | undefined)[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, number] of numbers.entries()) {
    if (number === undefined) continue;
    const place = tails.findIndex((tail) => (numbers[tail] ?? 0) >= number);
    const at = place < 0 ? tails.length : place;
    before.set(index, tails[at - 1]);
    tails[at] = index;
  }
  const found = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before.get(at)) found.add(at);
  return found;
}
