import type { Correction } from '@citewright/documents';
import type { LiveWork } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import type { CallOut, Paper } from '../paper.ts';
import { behindWork } from './behind-work.ts';

// Plain citations become live ones: their text stays as it is printed, with the works behind it.

/** A citation reaches this far around a call-out at most. */
const longestBracket = 400;
/** Words between call-outs of one citation, or around them: "see also", "p. 12", "as cited in". */
const longestAffix = 60;

/** Numbers in brackets or without: "[1,3–5]", "[1], [2]", "[3, p. 7]". */
const isNumericCallOut = ({ text }: CallOut) => /^(?:[[(]\s?\d{1,3}(?!\d)|\d{1,3}(?!\d))/.test(text);
const onlyNumbers = /^[[(]?\d(?:[\d\s,;–—-]|[\])][\s,;–—-]*[[(])*[\])]?$/;

/** Where the bracket opens that a call-out stands in, or has in itself: "Okafor (2020". */
function bracketStart(text: string, { start, end }: CallOut): number | undefined {
  const own = text.slice(start, end).search(/[([][^()[\]]{0,30}[)\]]?$/);
  if (own >= 0) return start + own;
  // A reference in full, as notes have it.
  if (/[([]/.test(text.slice(start, end))) return undefined;
  for (let at = start - 1; at >= Math.max(0, start - longestBracket); at--) {
    const character = text[at] ?? '';
    if (character === '(' || character === '[') return at;
    if (character === ')' || character === ']' || text.startsWith('\n\n', at)) return undefined;
  }
  return undefined;
}

/** Behind the bracket that closes it; absent when another opens before. */
function bracketEnd(text: string, start: number): number | undefined {
  const match = /^[([][^()[\]\n]*[)\]]/.exec(text.slice(start, start + longestBracket));
  return match ? start + match[0].length : undefined;
}

/** Words before a work, without the particles of its first name: a call-out begins with the capital behind them, "Anken" of "van Anken". */
function withoutParticles(before: string, item: Item): string {
  const [first] = item.author ?? item.editor ?? [];
  const name = [first?.['dropping-particle'], first?.['non-dropping-particle'], first?.family]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  const words = before.trimEnd().split(' ');
  const at = words.findIndex((_, index) => name.startsWith(`${words.slice(index).join(' ')} `.toLowerCase()));
  return at < 0
    ? before
    : words
        .slice(0, at)
        .map((word) => `${word} `)
        .join('');
}

/** What stands behind the year in the bracket of "Okafor (2020, p. 4)". */
const behindYear = (bracket: string) => bracket.replace(/^[^,:]*/, '');

/** The works of a bracket, with the words around them; absent when the words are a sentence, or a work is not in the list. */
function worksIn(
  text: string,
  start: number,
  end: number,
  callOuts: readonly CallOut[],
  itemOf: (reference: number) => Item | undefined,
): LiveWork[] | undefined {
  const works: LiveWork[] = [];
  let at = start + 1;
  for (const [index, callOut] of callOuts.entries()) {
    const [reference] = callOut.refs;
    const item = reference === undefined || callOut.refs.length > 1 ? undefined : itemOf(reference);
    if (!item) return undefined;
    const isNarrative = callOut.start < start;
    const before = isNarrative ? '' : withoutParticles(text.slice(at, callOut.start), item);
    const next = callOuts[index + 1];
    const behind =
      isNarrative && !next
        ? behindYear(text.slice(start + 1, end - 1))
        : text.slice(Math.min(callOut.end, end - 1), next?.start ?? end - 1);
    // Words before the separator belong to the work before it, words behind it to the next.
    const separator = next ? Math.max(behind.lastIndexOf(';'), behind.search(/,\s*$/)) : -1;
    const suffix = next ? behind.slice(0, Math.max(0, separator)) : behind;
    if (before.length > longestAffix || suffix.length > longestAffix) return undefined;
    works.push({
      item,
      ...(before.trim() === '' ? {} : { prefix: before.trimStart() }),
      ...behindWork(suffix),
      ...(isNarrative ? { suppressAuthor: true } : {}),
    });
    at = callOut.end + (next ? Math.max(0, separator) + (separator < 0 ? 0 : 1) : 0);
  }
  return works;
}

/** The works of numbers, with the places behind them; fewer where a work is not known, or a place may be of several. */
function numberedWorks({ text, refs }: CallOut, itemOf: (reference: number) => Item | undefined): LiveWork[] {
  const places = onlyNumbers.test(text)
    ? refs.map(() => '')
    : text
        .replace(/^[[(]\s?|\s?[\])]$/g, '')
        .split(/\][\s,;]*\[|;\s?(?=\d)/)
        .map((part) => part.replace(/^\d+/, ''));
  if (places.length !== refs.length) return [];
  return refs.flatMap((reference, at): LiveWork[] => {
    const item = itemOf(reference);
    return item ? [{ item, ...behindWork(places[at] ?? '') }] : [];
  });
}

/**
 * Corrections that make the citations of a paper live: numbers, and brackets with authors and years; of "Okafor (2020)" the bracket.
 * `itemOf` gives the work of an entry of the list, the one that was looked up where there is one. Left as they are: citations of works
 * that are not in the list, or that stand in a sentence of their own in brackets, and those in notes without brackets.
 */
export function liveCitations(
  { text, callouts }: Paper,
  itemOf: (reference: number) => Item | undefined,
): Correction[] {
  const brackets = new Map<number, CallOut[]>();
  const corrections: Correction[] = [];
  for (const callOut of callouts) {
    const page = callOut.isByPage && /^\((.*)\)$/.exec(callOut.text)?.[1];
    if (page) {
      const [reference] = callOut.refs;
      const item = reference === undefined ? undefined : itemOf(reference);
      const { start, end } = callOut;
      const work = item && { item, suppressAuthor: true, ...behindWork(page) };
      if (work) corrections.push({ kind: 'replace', start, end, works: [work] });
      continue;
    }
    if (isNumericCallOut(callOut)) {
      const works = numberedWorks(callOut, itemOf);
      const { start, end } = callOut;
      if (works.length > 0 && works.length === callOut.refs.length)
        corrections.push({ kind: 'replace', start, end, works });
      continue;
    }
    const start = bracketStart(text, callOut);
    if (start !== undefined) brackets.set(start, [...(brackets.get(start) ?? []), callOut]);
  }
  for (const [start, own] of brackets) {
    const end = bracketEnd(text, start);
    const works = end === undefined ? undefined : worksIn(text, start, end, own, itemOf);
    if (works && end !== undefined) corrections.push({ kind: 'replace', start, end, works });
  }
  return corrections;
}
