import type { Span } from '../document.ts';
import type { Entry } from '../list/entries.ts';

// Citations that print numbers: in square or round brackets, or raised, which plain text shows as digits right behind a word or sign.

/** A call-out: a whole group of numbers. */
export interface NumericCallOut extends Span {
  refs: number[];
  /** Numbers that the list does not have. */
  unknown: number[];
}

const numbers = '\\d{1,3}(?:\\s?(?:[,;–-]|-|‐|‑|−)\\s?\\d{1,3})*';
/** Behind a word or sign, not behind a formula. */
const behind = '(?<=\\p{Ll}{3}|[\\p{L})\\]%][.,;:?!”"’\']|[)\\]”"’\'%])';
const raised = '\\(?\\d{1,3}\\)?(?:\\s?[,–-]\\s?\\(?\\d{1,3}\\)?)*';
const noMore = '(?![\\p{L}\\d%°]|[.,/]\\d)';
/** Raised numbers that became words of their own: `of disease. 16 Another` */
const apart = `(?<=[\\p{L})\\]%][.,;:?!”"]?\\s)${raised}(?=\\s(?:\\p{Lu}|\\n)|\\n|$)`;
const forms: Readonly<Record<'square' | 'round' | 'raised' | 'apart', RegExp>> = {
  square: new RegExp(`\\[\\s?${numbers}\\s?\\](?:\\s?[,;–-]?\\s?\\[\\s?${numbers}\\s?\\])*`, 'gu'),
  round: new RegExp(`\\(\\s?${numbers}\\s?\\)(?:\\s?[,;–-]?\\s?\\(\\s?${numbers}\\s?\\))*`, 'gu'),
  raised: new RegExp(`${behind}${raised}${noMore}`, 'gu'),
  apart: new RegExp(`(?:${behind}${raised}${noMore}|${apart})`, 'gu'),
};

/** Numbers in a row that a range may stand for. */
const longestRange = 60;

/** The numbers that a group names, ranges spelt out. */
function numbersOf(group: string): number[] {
  const named: number[] = [];
  const bare = group.replace(/[[\]()]/g, ' ');
  for (const [, from, to] of bare.matchAll(/(\d{1,3})(?:\s*[–‐‑−-]\s*(\d{1,3}))?/gu)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    for (let number = first; number <= Math.min(last, first + longestRange); number += 1) named.push(number);
    if (last < first) named.push(first, last);
  }
  return [...new Set(named)];
}

interface Found {
  callOuts: NumericCallOut[];
  /** How many entries they name. */
  named: number;
}

function foundBy(
  form: RegExp,
  text: string,
  lists: readonly Span[],
  places: ReadonlyMap<number, number>,
): Found {
  const most = Math.max(0, ...places.keys());
  const named = new Set<number>();
  const callOuts: NumericCallOut[] = [];
  for (const { 0: group, index } of text.matchAll(form)) {
    if (lists.some((list) => index >= list.start && index < list.end)) continue;
    const all = numbersOf(group);
    if (all.length === 0 || all.some((number) => number === 0 || number > most * 1.5 + 20)) continue;
    const known = all.filter((number) => places.has(number));
    for (const number of known) named.add(number);
    callOuts.push({
      start: index,
      end: index + group.length,
      refs: known.map((number) => places.get(number) ?? 0),
      unknown: all.filter((number) => !places.has(number)),
    });
  }
  return { callOuts, named: named.size };
}

/** The citations of a text that print numbers, in the form that names most entries of its lists. */
export function findNumeric(
  text: string,
  lists: readonly Span[],
  entries: readonly Entry[],
): NumericCallOut[] {
  const places = new Map(entries.map(({ number }, index) => [number, index]));
  const found = Object.values(forms).map((form) => foundBy(form, text, lists, places));
  // The last form is the least certain: it must name a third more.
  const worth = ({ named }: Found) => (found.at(-1)?.named === named ? named * 0.75 : named);
  const [best] = found.toSorted((one, other) => worth(other) - worth(one));
  return best?.callOuts ?? [];
}
