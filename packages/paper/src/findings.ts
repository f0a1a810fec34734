import type { KeyedList, Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import type { DatedCallOut } from './call-outs/dated-call-out.ts';
import type { NumericCallOut } from './call-outs/numeric.ts';
import { isBeyond } from './coverage.ts';
import { unknownKeys, unusedKeys } from './keys/key-findings.ts';
import type { Entry } from './list/entries.ts';
import { isPrintedTwice } from './list/printed-twice.ts';
import { Mentions } from './mentions.ts';
import type { Coverage, Fault, Ungraded } from './paper.ts';

// What does not agree between the citations of a paper and its list.

const authorsOf = ({ text, years }: Entry) => {
  const until = years[0] === undefined ? -1 : text.indexOf(years[0]);
  return text.slice(0, until > 0 ? until : 40).replace(/[\s.,;:(]+$/u, '');
};

/** A fault at its place, as a finding. */
const findingOf = (
  fault: Fault,
  { start, end }: Span,
  at: Pick<Ungraded, 'callout' | 'reference'>,
): Ungraded => ({ ...fault, ...at, start, end });

/** Whether the first authors of two works have one family name and other given names: APA tells them apart by initials (8.20). */
function haveOtherInitials({ item: one }: Entry, { item: other }: Entry): boolean {
  const [first, second] = [one, other].map(({ author }) => comparable(author?.[0]?.given ?? '').charAt(0));
  return first !== undefined && first !== '' && second !== '' && first !== second;
}

/** What a citation by author and year says that the list does not; so many citations say it. */
function datedFault(
  { differs, year, suffix, ties }: DatedCallOut,
  printed: string,
  times: number,
  entry: Entry | undefined,
  entries: readonly Entry[],
): Fault | undefined {
  if (!entry) return { kind: 'missing-reference', values: { printed, times } };
  const authors = authorsOf(entry);
  if (differs === 'year') {
    const listed = entry.years[0] && entry.years[0] + entry.suffix;
    return { kind: 'year', values: { printed: year + suffix, listed, authors } };
  }
  if (differs === 'author') return { kind: 'author', values: { printed, authors } };
  const others = ties.flatMap((tie) => entries[tie] ?? []).filter((other) => !isPrintedTwice(entry, other));
  return others.length === 0
    ? undefined
    : {
        kind: 'ambiguous',
        values: {
          printed,
          times,
          entries: others.length + 1,
          by:
            year === ''
              ? 'title'
              : others.every((other) => haveOtherInitials(entry, other))
                ? 'initials'
                : 'letters',
        },
      };
}

/** What citations by author and year say that the list does not: each thing once, at its first place. */
function datedFindings(
  callOuts: readonly DatedCallOut[],
  entries: readonly Entry[],
  text: string,
  coverage: Coverage,
): Ungraded[] {
  const keyOf = ({ names, year, suffix, refs, ties }: DatedCallOut) =>
    ties.length > 0 ? [...refs, ...ties].sort().join(' ') : `${names} ${year}${suffix} ${refs}`;
  const counts = new Map<string, number>();
  for (const callOut of callOuts) counts.set(keyOf(callOut), (counts.get(keyOf(callOut)) ?? 0) + 1);
  const told = new Set<string>();
  return callOuts.flatMap((callOut, callout): Ungraded[] => {
    const key = keyOf(callOut);
    if (told.has(key)) return [];
    told.add(key);
    const { start, end, refs } = callOut;
    const entry = entries[refs[0] ?? -1];
    if (callOut.isKeyed || (!entry && isBeyond(callOut, coverage))) return [];
    const fault = datedFault(callOut, text.slice(start, end), counts.get(key) ?? 1, entry, entries);
    return fault
      ? [
          findingOf(fault, callOut, {
            callout,
            ...(entry && refs[0] !== undefined && { reference: refs[0] }),
          }),
        ]
      : [];
  });
}

/** What citations by number say that the list does not: each number once. */
function numericFindings(callOuts: readonly NumericCallOut[]): Ungraded[] {
  const told = new Set<string>();
  const findings: Ungraded[] = [];
  for (const [callout, { unknown, list, most, ...place }] of callOuts.entries())
    for (const number of unknown) {
      if (told.has(`${list} ${number}`)) continue;
      told.add(`${list} ${number}`);
      const fault: Fault =
        number > most
          ? { kind: 'beyond-list', values: { number, last: most } }
          : { kind: 'gap', values: { number, list, isCited: true } };
      findings.push(findingOf(fault, place, { callout }));
    }
  return findings;
}

/** Numbers that the list leaves out, cited or not. */
function gaps(entries: readonly Entry[], told: readonly Ungraded[]): Ungraded[] {
  if (!entries.every(({ isNumbered }) => isNumbered)) return [];
  return entries.slice(1).flatMap((entry, index): Ungraded[] => {
    const number = (entries[index]?.number ?? 0) + 1;
    const { list } = entry;
    const isTold = told.some(
      ({ kind, values }) => kind === 'gap' && values.number === number && values.list === list,
    );
    return entry.number !== number + 1 || isTold
      ? []
      : [
          findingOf({ kind: 'gap', values: { number, list, isCited: false } }, entry, {
            reference: index + 1,
          }),
        ];
  });
}

/** Works of one author and year that an entry is compared with. */
const mostTwins = 40;

function duplicates(entries: readonly Entry[]): Ungraded[] {
  const before = new Map<string, Entry[]>();
  return entries.flatMap((entry, reference): Ungraded[] => {
    const key = `${entry.list} ${entry.folded.split(' ')[0]} ${entry.years[0]}`;
    const twins = before.get(key) ?? [];
    before.set(key, [entry, ...twins.slice(0, mostTwins)]);
    const twin = twins.find((other) => isPrintedTwice(entry, other));
    return twin ? [findingOf({ kind: 'duplicate', values: { entry: twin.text } }, entry, { reference })] : [];
  });
}

/** Works of one year whose letters stand in the wrong order. */
function swappedSuffixes(entries: readonly Entry[]): Ungraded[] {
  return entries.flatMap((entry, reference): Ungraded[] => {
    const before = entries[reference - 1];
    const isSwapped =
      before !== undefined &&
      before.suffix !== '' &&
      entry.suffix !== '' &&
      before.suffix > entry.suffix &&
      before.years[0] === entry.years[0] &&
      before.folded.split(' ')[0] === entry.folded.split(' ')[0];
    if (!isSwapped) return [];
    const values = { first: entry.years[0] + before.suffix, second: entry.years[0] + entry.suffix };
    return [findingOf({ kind: 'suffix-swapped', values }, entry, { reference })];
  });
}

/** Numbers between two that are cited which raised digits among words may hide. */
const mostLost = 10;

/**
 * Whether a number that no citation prints stands in the text where its citation would: behind the first citation of the number before it,
 * before that of the next. Raised digits are easily lost among words.
 */
function isNumberPrinted(
  { number, list }: Entry,
  firstOf: readonly ReadonlyMap<number, number>[],
  text: string,
): boolean {
  const cited = firstOf[list] ?? new Map<number, number>();
  const [before, after] = [
    Math.max(...[...cited.keys()].filter((other) => other < number)),
    Math.min(...[...cited.keys()].filter((other) => other > number)),
  ];
  if (after - before > mostLost) return false;
  const between = text.slice(cited.get(before) ?? text.length, cited.get(after) ?? 0);
  return new RegExp(`(?<!\\d|\\d\\.)${number}(?!\\d)`).test(between);
}

interface Cited {
  dated: readonly DatedCallOut[];
  numeric: readonly NumericCallOut[];
  /** Entries that the text names as a citation would. */
  titled?: ReadonlySet<number>;
  /** All of the text was given: what nothing in it cites is not cited. */
  isWhole: boolean;
}

/** Entries that no citation leads to and that the text does not name otherwise, nor their authors, by their index. */
function uncitedIn(
  { dated, numeric, titled, isWhole }: Cited,
  entries: readonly Entry[],
  text: string,
): number[] {
  const found: number[] = [];
  if (!isWhole || dated.length + numeric.length === 0) return found;
  // A work that a citation may mean is not surely without one.
  const cited = new Set([
    ...dated.flatMap(({ refs, ties }) => [...refs, ...ties]),
    ...numeric.flatMap(({ refs }) => refs),
  ]);
  const linked = dated.filter(({ refs, differs }) => refs.length > 0 && differs === undefined);
  const mentions = new Mentions(numeric.length > 0 ? '' : text, entries, linked);
  const firstOf: Map<number, number>[] = entries.map(() => new Map());
  for (const { refs, start } of numeric)
    for (const { list, number } of refs.flatMap((ref) => entries[ref] ?? []))
      if (!firstOf[list]?.has(number)) firstOf[list]?.set(number, start);
  for (const [reference, entry] of entries.entries()) {
    if (cited.has(reference) || titled?.has(reference) || isNumberPrinted(entry, firstOf, text)) continue;
    if (!mentions.hasWork(entry) && !mentions.hasAuthor(entry)) found.push(reference);
  }
  return found;
}

const uncitedFindings = (uncited: readonly number[], entries: readonly Entry[]): Ungraded[] =>
  uncited.flatMap((reference): Ungraded[] => {
    const entry = entries[reference];
    return entry
      ? [findingOf({ kind: 'uncited-reference', values: { entry: entry.text } }, entry, { reference })]
      : [];
  });

/** What does not agree, in the order of the text. */
export function findingsOf(
  text: string,
  entries: readonly Entry[],
  cited: Cited,
  coverage: Coverage,
): Ungraded[] {
  if (entries.length === 0) return [];
  const { dated, numeric } = cited;
  // What the text cites beyond the part of the list that was read may stand in the rest.
  const isCut = coverage.part !== undefined && coverage.part.by !== 'file';
  const byNumber = isCut ? [] : numericFindings(numeric);
  const findings = [
    ...datedFindings(dated, entries, text, coverage),
    ...byNumber,
    ...(numeric.length === 0 ? swappedSuffixes(entries) : isCut ? [] : gaps(entries, byNumber)),
    ...duplicates(entries),
    ...uncitedFindings(uncitedIn(cited, entries, text), entries),
  ];
  return findings.sort((one, other) => one.start - other.start);
}

/** What does not agree in a source that cites by keys, in the order of the text. */
export function keyedFindings(
  text: string,
  entries: readonly Entry[],
  { dated, numeric, isWhole }: Cited,
  keyed: KeyedList,
  coverage: Coverage,
): Ungraded[] {
  if (entries.length === 0) return [];
  const unused = new Set(keyed.unused);
  const typed = new Set(dated.flatMap(({ refs }) => refs));
  const uncited = keyed.entries.flatMap(({ key }, index) =>
    isWhole && unused.has(key) && !typed.has(index) ? [index] : [],
  );
  const callOuts = dated.length > 0 ? dated : numeric;
  const findings = [
    ...unknownKeys(keyed, callOuts),
    ...(isWhole ? unusedKeys(keyed) : []),
    ...datedFindings(dated, entries, text, coverage),
    ...duplicates(entries),
    ...uncitedFindings(uncited, entries),
  ];
  return findings.sort((one, other) => one.start - other.start);
}
