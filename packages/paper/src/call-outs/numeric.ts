import type { PaperDocument, Span } from '@citewright/documents';
import { listAt } from '../list/chapters.ts';
import type { Entry } from '../list/entries.ts';

// Citations that print numbers: in square or round brackets, or raised, which plain text shows as digits right behind a word or sign.

/** A call-out: a whole group of numbers. */
export interface NumericCallOut extends Span {
  refs: number[];
  /** Numbers that the list does not have. */
  unknown: number[];
  /** The list that they are of, and its greatest number. */
  list: number;
  most: number;
}

/** Before a place in a work: `p. 5`, `Fig. 2`, `§ 3`, `Theorem 4`. */
const placeWords = [
  'pp?|S|s|[cс]|С|str|pág|págs|fols?|art|nos?|vol',
  '[Ff]igs?|Abb|[Tt]ables?|tab|[Ee]qs?',
  '§§?|[Ss]ecs?|[Ss]ections?|chs?|chaps?|[Cc]hapters?|[Cc]ap|Kap|[Aa]ppendix',
  '[Tt]heorems?|Thm|[Ll]emma|[Pp]roposition|[Cc]orollary|[Dd]efinition',
].join('|');
const place = `(?:\\s?[,;]\\s?(?:${placeWords})(?:\\.|(?![\\p{L}]))\\s?[\\p{L}\\d][^\\[\\](),;]{0,30}(?:,\\s?\\d[\\d–-]{1,8}(?=[\\s\\])]))?|\\s?:\\s?\\d[\\d–-]*)`;
const number = `\\d{1,3}(?:${place})?`;
const numbers = `${number}(?:\\s?(?:[,;–-]|-|‐|‑|−)\\s?${number})*`;
const places = new RegExp(place, 'gu');
/** Behind a word or sign, not behind a formula. */
const behind = '(?<=\\p{Ll}{3}|[\\p{L})\\]%][.,;:?!”"’\']|[)\\]”"\'’%])';
const raised = '\\(?\\d{1,3}\\)?(?:\\s?[,–-]\\s?\\(?\\d{1,3}\\)?)*';
const noMore = '(?![\\p{L}\\d%°]|[.,/]\\d)';
/** Before a number in round brackets that is no citation. */
const labelled =
  '(?<!\\p{L})(?:[Ee]qs?|[Ee]quations?|[Ee]quaç(?:ão|ões)|[Ee]cuaci(?:ón|ones)|[Gg]leichung|[Ff]ormulas?|[Ff]órmulas?|[Ss]teps?|[Hh]ypothes[ie]s|[Cc]onditions?|[Ii]nequality|[Mm]odels?|[Ff]igs?|[Ff]igures?|[Tt]ables?)\\.?\\s';

/** Raised numbers that became words of their own: `of disease. 16 Another`. */
const apart = `(?<!${labelled})(?<=[\\p{L}\\d)\\]%][.,;:?!”"]?\\s)${raised}(?=\\s|$)`;
/** Before what a number is of its own accord: the beginning of a sentence, of a line, or the end. */
const sentence = /^\s(?:\p{Lu}|\n)|^\n|^$/u;

/** Raised digits that are signs of their own, and signs between them. */
const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const aRaised = `[${raisedSigns}]{1,3}(?:\\(pp?\\s?[\\d${raisedSigns},⁻–-]{1,12}\\))?`;
/** Pages in brackets behind a raised number, as the CSL style of the AMA prints them. */
const raisedPages = /\(pp?\.?\s?[^()\n]{1,14}\)/gu;

const forms: Readonly<Record<'square' | 'round' | 'raised' | 'apart' | 'signs', RegExp>> = {
  signs: new RegExp(`(?<=[^\\s\\d])\\[?${aRaised}(?:[,˒‚⁻⁃–-]${aRaised})*\\]?`, 'gu'),
  square: new RegExp(`\\[\\s?${numbers}\\s?\\](?:\\s?[,;–-]?\\s?\\[\\s?${numbers}\\s?\\])*`, 'gu'),
  round: new RegExp(
    `(?<!${labelled})\\(\\s?${numbers}\\s?\\)(?:\\s?[,;–-]?\\s?\\(\\s?${numbers}\\s?\\))*`,
    'gu',
  ),
  raised: new RegExp(`${behind}${raised}${noMore}`, 'gu'),
  apart: new RegExp(`(?:${behind}${raised}${noMore}|${apart})`, 'gu'),
};

/** Numbers in a row that a range may stand for. */
const longestRange = 60;

/** The numbers that a group names, ranges spelt out. */
function numbersOfGroup(group: string): number[] {
  const named: number[] = [];
  const bare = group
    .replace(raisedPages, '')
    .replace(/[⁰¹²³⁴-⁹]/g, (sign) => String(raisedSigns.indexOf(sign)))
    .replace(/[⁻⁃]/g, '-')
    .replace(places, '')
    .replace(/[[\]()]/g, ' ');
  for (const [, from, to] of bare.matchAll(/(\d{1,3})(?:\s*[–‐‑−-]\s*(\d{1,3}))?/gu)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    for (let number = first; number <= Math.min(last, first + longestRange); number += 1) named.push(number);
    if (last < first) named.push(first, last);
  }
  return [...new Set(named)];
}

/** A group of numbers as it stands in the text. */
interface Group extends Span {
  text: string;
}

const groupsBy = (form: RegExp, text: string): Group[] =>
  Array.from(text.matchAll(form), ({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }));

/** Numbers may be this much above the highest that was cited before: works are mentioned in the order of the list. */
const step = 3;

/** Groups apart from their words: those before the beginning of a sentence, and others that come next in the order of the list. */
function groupsApart(text: string): Group[] {
  let highest = 0;
  const cited = new Set<number>();
  return groupsBy(forms.apart, text).filter((group) => {
    const own = numbersOfGroup(group.text);
    const isTight = /\S/.test(text.charAt(group.start - 1));
    const first = own[0] ?? 0;
    const isNext = first > 0 && !cited.has(first) && first <= highest + step;
    const isClosing =
      /[.,;:!?)\]”"’]\s$/u.test(text.slice(Math.max(0, group.start - 2), group.start)) &&
      sentence.test(text.slice(group.end, group.end + 2));
    if (!isTight && !isNext && !isClosing) return false;
    if (first <= highest + step) {
      for (const number of own) cited.add(number);
      highest = Math.max(highest, ...own);
    }
    return true;
  });
}

/** Digits that the file prints raised, neighbours together. */
function groupsRaised(text: string, spans: readonly Span[]): Group[] {
  const groups: Group[] = [];
  for (const { start, end } of spans) {
    const last = groups.at(-1);
    if (last && /^[\s,;–-]{0,3}$/.test(text.slice(last.end, start))) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else groups.push({ start, end, text: text.slice(start, end) });
  }
  return groups.filter((group) =>
    /^[\s([]*\d{1,3}(?:\s?[,;–‐‑−-]\s?\d{1,3})*[\s,.)\]]*$/.test(group.text.replace(raisedPages, '')),
  );
}

/** The citations of a text by number. */
export interface NumericCallOuts {
  callOuts: NumericCallOut[];
  /** Up to which number the text cites without large gaps, whether the list has it or not. */
  reach: number;
}

interface Found extends NumericCallOuts {
  /** How much speaks for them: entries that they name, and how often. */
  worth: number;
}

/** Entries of a range that speak for a form: figures of other kinds have longer ones. */
const telling = 15;

/** Of the numbers up to the last one, how many are cited at least. */
const withoutGaps = 0.6;

function reachOf(printed: ReadonlySet<number>): number {
  let reach = 0;
  let passed = 0;
  for (const number of [...printed].sort((one, other) => one - other)) {
    if (number === 0) continue;
    passed += 1;
    if (passed >= number * withoutGaps) reach = number;
  }
  return reach;
}

function foundIn(
  groups: readonly Group[],
  lists: readonly Span[],
  numberings: readonly ReadonlyMap<number, number>[],
): Found {
  const greatest = numberings.map((places) => Math.max(0, ...places.keys()));
  const named = new Set<number>();
  const printed = new Set<number>();
  const callOuts: NumericCallOut[] = [];
  for (const { text, start, end } of groups) {
    if (lists.some((list) => start >= list.start && start < list.end)) continue;
    const all = numbersOfGroup(text);
    const list = numberings.length > 1 ? listAt(lists, start) : 0;
    const [places, most] = [numberings[list] ?? new Map<number, number>(), greatest[list] ?? 0];
    if (all.length <= telling) for (const number of all) printed.add(number);
    if (all.length === 0 || all.some((number) => number === 0 || number > most * 1.5 + 20)) continue;
    const known = all.filter((number) => places.has(number));
    if (all.length <= telling) for (const number of known) named.add(places.get(number) ?? 0);
    callOuts.push({
      start,
      end,
      refs: known.map((number) => places.get(number) ?? 0),
      unknown: all.filter((number) => !places.has(number)),
      list,
      most,
    });
  }
  return {
    callOuts,
    reach: reachOf(printed),
    worth: Math.sqrt(named.size * Math.min(callOuts.length, 3 * named.size)),
  };
}

/** The entries by their numbers: of each list where several begin at one, else of all together. */
function numberingsOf(lists: readonly Span[], entries: readonly Entry[]): ReadonlyMap<number, number>[] {
  const isByChapter = new Set(entries.flatMap(({ number, list }) => (number === 1 ? [list] : []))).size > 1;
  const numberings = (isByChapter ? lists : lists.slice(0, 1)).map(() => new Map<number, number>());
  for (const [index, { number, list }] of entries.entries())
    numberings[isByChapter ? list : 0]?.set(number, index);
  return numberings;
}

/**
 * The citations of a document that print numbers, in the form that names most entries of its lists. `isNoted` where it
 * has notes, whose marks are raised, too.
 */
export function findNumeric(
  { text, raised, notes }: Pick<PaperDocument, 'text' | 'raised' | 'notes'>,
  lists: readonly Span[],
  entries: readonly Entry[],
  isNoted: boolean,
): NumericCallOuts {
  const numberings = numberingsOf(lists, entries);
  const marks = new Set(notes.map(({ mark }) => mark.start));
  const spans = raised.filter(({ start }) => !marks.has(start));
  const found = [
    groupsBy(forms.square, text),
    groupsBy(forms.round, text),
    ...(isNoted ? [] : [groupsBy(forms.signs, text)]),
    ...(spans.length > 0 ? [groupsRaised(text, spans)] : [groupsBy(forms.raised, text), groupsApart(text)]),
  ].map((groups) => foundIn(groups, lists, numberings));
  // The last form of plain text is the least certain: it must name a third more.
  const worthOf = (one: Found) => (spans.length === 0 && one === found.at(-1) ? one.worth * 0.75 : one.worth);
  const [best] = found.toSorted((one, other) => worthOf(other) - worthOf(one));
  return best ?? { callOuts: [], reach: 0 };
}
