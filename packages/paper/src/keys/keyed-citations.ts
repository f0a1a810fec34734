import type { KeyedList, Span } from '@citewright/documents';
import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import type { NumericCallOut } from '../call-outs/numeric.ts';
import type { Entry } from '../list/entries.ts';

// Citations by keys: the source says which work each of them means, and what is printed is not read again.

/** Characters before a year that may be the name of its author. */
const longestName = 80;

/** The place of a year with the name that the sentence has for it: `Okafor \citeyearpar{okafor2019}` prints "Okafor (2019)". */
function withName(text: string, { start, end }: Span, { head }: Entry): Span {
  const own = { start, end };
  if (!/^\d/.test(text.slice(start, end))) return own;
  const before = text.slice(Math.max(0, start - longestName), start);
  const [named] = /\p{Lu}[^()\n]*\s?[([]$/u.exec(before) ?? [];
  const [first = ''] = head.split(' ');
  const at = named === undefined ? -1 : named.toLowerCase().lastIndexOf(first);
  const close = /^[^()[\]\n]{0,60}[)\]]/u.exec(text.slice(end, end + 61))?.[0].length;
  return first.length < 2 || named === undefined || at < 0 || close === undefined
    ? own
    : { start: start - named.length + at, end: end + close };
}

/** The citations of a source by its keys: one for each work where authors and years are printed, one for each group of numbers. */
export function findKeyed(
  text: string,
  { citations, entries: keyed, respelt, isNumbered }: KeyedList,
  entries: readonly Entry[],
): { dated: DatedCallOut[]; numeric: NumericCallOut[] } {
  const places = new Map(keyed.map(({ key }, index) => [key, index]));
  const refsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => places.get(respelt.get(key) ?? key) ?? []);
  const found = citations.map(({ keys, ...place }) => ({ ...place, refs: refsOf(keys) }));
  if (isNumbered)
    return {
      dated: [],
      numeric: found.map((own) => ({ ...own, unknown: [], list: 0, most: entries.length })),
    };
  const dated = found.map(({ refs, ...place }) => {
    const entry = entries[refs[0] ?? -1];
    return {
      ...(entry ? withName(text, place, entry) : place),
      refs,
      ties: [],
      isKeyed: true,
      year: entry?.years[0] ?? '',
      suffix: '',
      names: '',
    };
  });
  return { dated, numeric: [] };
}

/** Citations that are typed by hand beside those by keys. Letters behind years are ours: nothing is ambiguous for want of one. */
export function typedByHand(found: readonly DatedCallOut[], keyed: readonly Span[]): DatedCallOut[] {
  const sorted = keyed.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return found
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      while ((sorted[at]?.end ?? Infinity) <= start) at += 1;
      return (sorted[at]?.start ?? Infinity) >= end;
    })
    .map((own) => ({ ...own, ties: [] }));
}
