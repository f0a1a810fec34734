import type { Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import { listAt } from '../list/chapters.ts';
import type { Entry } from '../list/entries.ts';
import { endsInWeakCue } from './cues.ts';
import type { DatedCallOut } from './dated-call-out.ts';
import { findEastAsian } from './east-asian.ts';
import { Linker } from './linker.ts';
import { namesBefore, namesOf, type Token } from './names.ts';
import { differsInOneDigit } from './near.ts';
import { misspeltStart, unlistedStart } from './unlisted.ts';

// Citations that print author and year. A year is looked for, then the names before it; the list says which words before it are names.

const undated =
  'n\\.\\s?d\\.|no date|s\\.\\s?[df]\\.|s/d|s\\.a\\.|o\\.\\s?J\\.|in press|in preparation|forthcoming|no prelo|en prensa|im Druck|sous presse|à paraître';
const aYear = new RegExp(
  `(?:(?<![\\p{L}\\p{N}/_=.-])|(?<=B\\.? ?C\\.?(?: ?E\\.?)?/))(?:((?:1[4-9]|20)\\d\\d)(?:[-–/](?:(?:1[4-9]|20)\\d\\d|\\d\\d(?!\\d)))?([a-z])?(?![\\p{L}\\p{N}_%]|[.,]\\d|-\\d{3})|(${undated})(?:-([a-z])(?![\\p{L}\\p{N}]))?(?!\\p{L}))`,
  'giu',
);

/** Characters before a year in which its authors stand. */
const reach = 240;
/** Characters before a year in which its bracket may begin. */
const longestBracket = 600;

/** Whether a place is inside brackets, from what stands before it in its paragraph. */
function isInBracket(before: string): boolean {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const sign = before[at];
    if (sign === ')' || sign === ']') depth += 1;
    else if (sign === '(' || sign === '[') {
      if (depth === 0) return true;
      depth -= 1;
    }
  }
  return false;
}

const between = /^[\s\])]*(?:[,;]|&|and|e|y|et|und|ou|or|[-–])?\s*[[(]?\s*$/u;
const original = /^\s*[[(/]\s*$/;
/** In the place of authors that were named before: `(idem, 2004)`. */
const sameAuthor = /(?:^|[([;,]|\s)\s*(?:id(?:em)?|ibid(?:em)?|ead(?:em)?|ders|dies)\.?,?\s*[([]?\s*$/iu;
/** Behind names and before their year: `et al.’s (2010)`, `Cicero, 55 B.C.E./1942`. */
const betweenNamesAndYear =
  /(?:(?<=\bal\.|\bal|colleagues|others|co-?workers)['’]s?|,? (?:ca?\. ?)?\d{1,4} B\.? ?C\.?(?: ?E\.?)?\/)(?=\s*[([]?\s*$)/iu;

/** Before the year of `Okafor's words (2010)`: a name, and what is theirs. */
const possessive = /(\p{Lu}[\p{L}\p{M}-]+)['’]s?(?:\s\p{Ll}[\p{L}-]*){1,4}\s*[([]\s*$/u;

/** Behind a work that is quoted at second hand, which styles leave out of the list: `Bourdieu (1998 apud Catani, 2010)`. */
const atSecondHand =
  /^(?:,?\s(?:pp?|S)\.\s?\d+(?:[–-]\d+)?)?[)\]]?,?\s(?:apud|(?:as\s)?(?:cited|quoted|qtd\.)\s(?:in|by)|como\sse\scitó\sen|citad[oa]s?\s(?:por|en|em)|zit(?:iert|\.)\s?(?:n(?:ach|\.)|in|bei)|citée?s?\s(?:dans|par|in)|citat[oaie]\s(?:in|da)|(?:geciteerd|aangehaald)\sin|cit(?:erad|eret|ert|\.)\s(?:i|hos|efter|etter)|cyt\.\sza|aktaran|转引自|轉引自)(?!\p{L})/iu;

/** Between a year and a page of four digits: `2002, S. 1701`. */
const isPageLabel = /^\s*[,:;]?\s*(?:pp?|ss?|págs?|pags?|sid?|blz|стр?|с)\.\s?$/iu;

/** The last year that a work may have. */
const lastYear = 2_100;

/**
 * Whether four digits behind the year of a citation are a page, `(Dworkin 2002, 1679)`: a label says so, or the list has no such work of the
 * authors, and the digits are no year, or no comma stands between the authors and the year as it does before another one.
 */
function isPageBehind(
  text: string,
  gap: string,
  digits: string,
  { callOut, tokens }: { callOut: DatedCallOut | undefined; tokens: readonly Token[] },
  linker: Linker,
): boolean {
  if (callOut && callOut.year !== '' && isPageLabel.test(gap)) return true;
  if (!/^\s*,\s*$/.test(gap) || !/^\d{4}(?!\d)/.test(digits) || !callOut || callOut.year === '') return false;
  const year = digits.slice(0, 4);
  if (linker.link(tokens, year, '')) return false;
  const isYear =
    Number(year) > Number(callOut.year) - 300 && Number(year) < lastYear && Number(year) >= 1_800;
  return !isYear || /[^,]\s(?:1[4-9]|20)\d\d[a-z]?$/u.test(text.slice(callOut.start, callOut.end));
}

/**
 * A work that the list lacks under the year of its citations is the only work of its authors there that nothing cites: the year differs, and both are
 * one fault.
 */
function asOtherYear(found: DatedCallOut[], entries: readonly Entry[], text: string): DatedCallOut[] {
  const cited = new Set(found.flatMap(({ refs, ties }) => [...refs, ...ties]));
  const missing = Map.groupBy(
    found.filter(({ refs, year }) => refs.length === 0 && year !== ''),
    ({ names }) => names,
  );
  const meant = new Map<string, number>();
  for (const [names, own] of missing) {
    const works = new Set(own.map(({ year, suffix }) => year + suffix));
    const etAl = own.some(({ start, end }) => /\bal\b/.test(text.slice(start, end)));
    const words = names.split(' ');
    const theirs = entries.flatMap(({ folded }, index) =>
      folded.startsWith(`${words[0]} `) || folded.startsWith(`${names} `) ? [index] : [],
    );
    const [index] = theirs;
    const entry = entries[index ?? -1];
    const families = (entry?.item.author ?? []).map(({ family, literal }) =>
      comparable(family ?? literal ?? ''),
    );
    const areAll = etAl ? families.length > 2 : families.every((family) => names.includes(family));
    if (works.size !== 1 || theirs.length !== 1 || index === undefined) continue;
    // A year that is printed once and has one other digit is a slip where the work is cited with its own, too.
    const isSlip = own.length === 1 && differsInOneDigit(own[0]?.year ?? '', entry?.years[0] ?? '');
    if (cited.has(index) && !isSlip) continue;
    if (own.some(({ year }) => entry?.years.includes(year))) continue;
    if (entry && entry.years.length > 0 && families.length > 0 && areAll) meant.set(names, index);
  }
  return found.map((own) => {
    const index = own.refs.length === 0 && own.year !== '' ? meant.get(own.names) : undefined;
    return index === undefined ? own : { ...own, refs: [index], differs: 'year' };
  });
}

/**
 * The same citations with another view of years that differ: where an entry is also cited with its own year, and the other one is printed
 * more than once, another work is meant.
 */
function asMissing(found: DatedCallOut[]): DatedCallOut[] {
  const keyOf = ({ names, year, suffix }: DatedCallOut) => `${names} ${year}${suffix}`;
  const times = new Map<string, number>();
  for (const callOut of found) times.set(keyOf(callOut), (times.get(keyOf(callOut)) ?? 0) + 1);
  const cited = new Set(found.flatMap(({ refs, differs }) => (differs ? [] : refs)));
  return found.map((callOut) =>
    callOut.differs === 'year' &&
    (times.get(keyOf(callOut)) ?? 0) > 1 &&
    callOut.refs.some((ref) => cited.has(ref))
      ? { ...callOut, refs: [], differs: undefined }
      : callOut,
  );
}

/** Leaves of the works that a citation may mean those that print the year of the original, too. */
function ofOriginal(callOut: DatedCallOut, year: string, entries: readonly Entry[]): void {
  const meant = [...callOut.refs, ...callOut.ties];
  const [own, ...ties] = meant.filter((ref) => entries[ref]?.text.includes(year));
  if (own !== undefined) Object.assign(callOut, { refs: [own], ties });
}

/** A citation with the entry of its own chapter's list, where several lists have the work. */
function inChapter(callOut: DatedCallOut, lists: readonly Span[], entries: readonly Entry[]): DatedCallOut {
  const list = listAt(lists, callOut.start);
  const [own, ...ties] = [...callOut.refs, ...callOut.ties].filter((ref) => entries[ref]?.list === list);
  return own === undefined ? callOut : { ...callOut, refs: [own], ties };
}

/** Whether names and a year are surely a citation, not a method or a place behind a usual word. */
const isSure = ({ refs, start }: DatedCallOut, text: string): boolean =>
  refs.length > 0 || !endsInWeakCue(text.slice(Math.max(0, start - 40), start));

/** The citations of a text that print author and year, outside its lists. */
export function findDated(text: string, lists: readonly Span[], entries: readonly Entry[]): DatedCallOut[] {
  const linker = new Linker(entries, text);
  const found: DatedCallOut[] = [];
  let previous: { end: number; callOut: DatedCallOut | undefined; tokens: Token[] } = {
    end: 0,
    callOut: undefined,
    tokens: [],
  };
  let lastNamed: Token[] = [];
  for (const match of text.matchAll(aYear)) {
    const start = match.index;
    if (lists.some((list) => start >= list.start && start < list.end)) continue;
    const end = start + match[0].length;
    const year = match[1] ?? '';
    const suffix = (match[2] ?? match[4] ?? '').toLowerCase();
    const near = text.slice(Math.max(0, start - longestBracket), start);
    const paragraph = start - near.length + Math.max(near.lastIndexOf('\n'), near.lastIndexOf('\t')) + 1;
    const from = Math.max(paragraph, previous.end, start - reach);
    const gap = text.slice(from, start);
    const before = text.slice(paragraph, start);
    const inBracket = isInBracket(before);
    const isChained = previous.end >= paragraph && previous.callOut !== undefined;
    if (isChained && previous.callOut && original.test(gap) && /^\s*[\])]/.test(text.slice(end, end + 3))) {
      // (Bakhtin, 1988 [1975]): the year of the original.
      previous.callOut.end = Math.max(previous.callOut.end, end);
      ofOriginal(previous.callOut, year, entries);
      previous = { ...previous, end };
      continue;
    }
    if (isChained && previous.callOut && isPageBehind(text, gap, match[0], previous, linker)) {
      previous = { ...previous, end };
      continue;
    }
    let tokens: Token[];
    let isYearOnly = false;
    if (isChained && between.test(gap)) [tokens, isYearOnly] = [previous.tokens, true];
    else if (lastNamed.length > 0 && inBracket && sameAuthor.test(gap))
      [tokens, isYearOnly] = [lastNamed, true];
    else {
      const beside = betweenNamesAndYear.exec(gap);
      tokens = namesBefore(text, from, beside ? from + beside.index : start, inBracket);
    }
    const isRange =
      /^\d{4}[-–/]\d{4}$/.test(match[0]) ||
      /^\s*[-–]\s*(?:\d{4}|\D{0,2}present)/u.test(text.slice(end, end + 12)) ||
      /\d{4}\s*[-–]\s*$/u.test(gap);
    const isNarrative = /[([]\s*$/.test(gap);
    const isAfterCitation = previous.callOut !== undefined && isSure(previous.callOut, text);
    const owner = tokens.length === 0 ? possessive.exec(gap) : null;
    if (owner?.[1]) {
      const named = from + owner.index;
      const own = [{ text: owner[1], start: named, end: named + owner[1].length }];
      if (linker.link(own, year, suffix)) tokens = own;
    }
    if (tokens.length === 0) {
      previous = { end, callOut: undefined, tokens: [] };
      continue;
    }
    const link = linker.link(tokens, year, suffix);
    const tail =
      /^[^()[\];\d]{0,3}(?:[,:]?\s*[^()[\];]{0,40})?[)\]]/u.exec(text.slice(end, end + 60))?.[0] ?? '';
    const narrativeEnd =
      isNarrative && tail !== '' && !/(?:1[5-9]|20)\d\d/.test(tail) ? end + tail.length : end;
    const at =
      link?.at ??
      // The list has other undated works of these authors.
      (year === '' && suffix !== '' ? linker.link(tokens, year, '')?.at : undefined) ??
      (isYearOnly
        ? 0
        : isRange
          ? undefined
          : (unlistedStart(
              text,
              tokens,
              { isNarrative, inBracket, year, behind: text.slice(end, end + 60), isAfterCitation },
              linker,
            ) ?? (isNarrative ? misspeltStart(tokens, year, suffix, linker) : undefined)));
    let callOut: DatedCallOut | undefined;
    if (at !== undefined) {
      const nearest = link ? undefined : linker.near(tokens.slice(at), year, suffix);
      const index = link?.index ?? nearest?.index;
      const listed = link?.ties.length === 0 ? entries[link.index] : undefined;
      const isOtherLetter =
        suffix !== '' && listed?.years[0] === year && listed.suffix !== '' && listed.suffix !== suffix;
      callOut = {
        start: isYearOnly ? start : (tokens[at]?.start ?? start),
        end: isYearOnly ? end : narrativeEnd,
        refs: index === undefined ? [] : [index],
        differs: isOtherLetter ? 'year' : nearest?.differs,
        ties: link?.ties ?? [],
        year,
        suffix,
        names: namesOf(tokens.slice(at)).units.join(' '),
      };
    }
    if (callOut?.refs.length === 0 && atSecondHand.test(text.slice(end, end + 48))) callOut = undefined;
    if (callOut) found.push(callOut);
    if (callOut && !isYearOnly) lastNamed = tokens.slice(at);
    let last = end;
    if (callOut && suffix !== '') {
      // 2015b, c: one more work for each letter.
      for (const { 0: more, index } of text
        .slice(end, end + 16)
        .matchAll(/(?<=^(?:\s?[,;&]\s?[a-z](?![\p{L}\p{N}]))*\s?[,;&]\s?)[a-z](?![\p{L}\p{N}])/gu)) {
        const other = linker.link(tokens.slice(link?.at ?? 0), year, more);
        if (!other || entries[other.index]?.suffix !== more) break;
        last = end + index + 1;
        found.push({
          ...callOut,
          start: end + index,
          end: last,
          refs: [other.index],
          ties: [],
          suffix: more,
        });
      }
    }
    previous = {
      end: last,
      callOut,
      tokens: callOut && !isYearOnly ? tokens.slice(at) : callOut ? tokens : [],
    };
  }
  const all = [...found, ...findEastAsian(text, lists, entries)].sort(
    (one, other) => one.start - other.start,
  );
  const inLists = lists.length > 1 ? all.map((own) => inChapter(own, lists, entries)) : all;
  return asOtherYear(asMissing(inLists), entries, text);
}
