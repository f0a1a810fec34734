import type { Span } from '../document.ts';
import { fold } from '../fold.ts';
import type { Entry } from '../list/entries.ts';
import { connectors, glue, notNames, others, particles } from './words.ts';

// Citations that print author and year. A year is looked for, then the names before it; the list says which words before it are names.

/** A call-out, and how it was linked. */
export interface DatedCallOut extends Span {
  refs: number[];
  /** How it differs from the entry that it is linked with, or would be. */
  differs?: 'year' | 'author' | 'ambiguous' | undefined;
  year: string;
  suffix: string;
  /** The authors as printed. */
  names: string;
}

const undated =
  'n\\.\\s?d\\.|s\\.\\s?[df]\\.|s/d|s\\.a\\.|o\\.\\s?J\\.|in press|in preparation|forthcoming|no prelo|en prensa|im Druck|sous presse|à paraître';
const aYear = new RegExp(
  `(?<![\\p{L}\\p{N}/_=.-])(?:((?:1[4-9]|20)\\d\\d)(?:[-–/](?:(?:1[4-9]|20)\\d\\d|\\d\\d(?!\\d)))?([a-z])?(?![\\p{L}\\p{N}_%]|[.,]\\d|-\\d{3})|(${undated})(?!\\p{L}))`,
  'giu',
);

interface Token extends Span {
  text: string;
}

const token = /[\p{L}\p{M}][\p{L}\p{M}'’ʼ‐‑-]*\.?|\d+|[^\s]/gu;
const isWord = (text: string) => /^\p{L}/u.test(text);
const isName = (text: string) => /^\p{Lu}/u.test(text) || /^(?:d|l)['’]\p{Lu}/u.test(text);
const isSeparator = (text: string) => text === ',' || text === ';' || connectors.has(text);

/** Characters before a year in which its authors stand. */
const reach = 240;

/** The tokens before a year that may be names, from the first name on. */
function namesBefore(text: string, from: number, to: number, inBracket: boolean): Token[] {
  const tokens: Token[] = Array.from(text.slice(from, to).matchAll(token), ({ 0: own, index }) => ({
    text: own,
    start: from + index,
    end: from + index + own.length,
  }));
  let last = tokens.length;
  while (last > 0 && /^[,([:;]$/.test(tokens[last - 1]?.text ?? '')) last -= 1;
  let first = last;
  while (first > 0) {
    const own = tokens[first - 1]?.text ?? '';
    const accepted =
      isName(own) ||
      particles.has(own) ||
      glue.has(own) ||
      others.has(own.replace(/\.$/, '')) ||
      connectors.has(own) ||
      own === ',' ||
      own === '.' ||
      own === '-' ||
      own === '’' ||
      (own === ';' && inBracket) ||
      (inBracket && /^(?:\d{1,3}|[/[\]])$/.test(own));
    if (!accepted) break;
    first -= 1;
  }
  const run = tokens.slice(first, last);
  const begin = run.findIndex(({ text: own }) => isName(own));
  return begin < 0 ? [] : run.slice(begin);
}

/** A book of a classical work: `Laertius, VI 40, 2010`. */
const isRoman = /^[IVXLC]{1,6}\.?$/;

interface Names {
  /** Each author as printed, folded. */
  units: string[];
  etAl: boolean;
}

function namesOf(tokens: readonly Token[]): Names {
  const units: string[] = [];
  let [unit, etAl]: [string[], boolean] = [[], false];
  const close = () => {
    if (unit.some((word) => word.length > 0)) units.push(unit.join(' '));
    unit = [];
  };
  for (const [at, { text }] of tokens.entries()) {
    const bare = text.replace(/\.$/, '');
    const next = tokens[at + 1]?.text.replace(/\.$/, '') ?? '';
    if (others.has(bare) && !(bare === 'et' && !others.has(next))) {
      etAl = true;
      close();
    } else if (isSeparator(text)) close();
    else if (isRoman.test(text)) close();
    else if (isWord(text)) unit.push(fold(text.replace(/['’]s$/, '')));
  }
  close();
  return { units: units.filter((one) => one !== ''), etAl };
}

/** Edits between two words, at most three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 3;
}

const isNear = (one: string, other: string) => {
  const longest = Math.max(one.length, other.length);
  return longest > 3 && distance(one, other) <= (longest > 7 ? 2 : 1);
};

const familyOf = ({ item, folded }: Entry) => {
  const [first] = item.author ?? item.editor ?? [];
  const family = fold(first?.family ?? first?.literal ?? '');
  return family !== '' && folded.startsWith(family) ? family : (folded.split(' ')[0] ?? '');
};

interface Fit {
  score: number;
  /** An author is named otherwise. */
  misspelt: boolean;
}

/** How well authors fit an entry; absent when the first one is another. */
function fitOf(
  { units, etAl }: Names,
  entry: Entry,
  shortForms: ReadonlyMap<string, string>,
): Fit | undefined {
  const [first = '', ...more] = units;
  const family = familyOf(entry);
  const whole = units.join(' ');
  const long = shortForms.get(first);
  let [score, misspelt] = [0, false];
  if (entry.folded === first || entry.folded.startsWith(`${first} `)) score = 10 + first.length / 20;
  else if (units.length > 1 && entry.folded.startsWith(`${whole} `)) return { score: 13, misspelt };
  else if (first.length > 1 && (first === entry.acronym || (long && entry.folded.startsWith(long))))
    score = 10;
  else if (family.length > 1 && first.endsWith(` ${family}`)) {
    const given = first.slice(0, -family.length - 1);
    const printed = entry.folded.slice(family.length + 1);
    score = printed.startsWith(given.slice(0, 1)) ? 11 : 4;
  } else if (first.length > 2 && new RegExp(`^(?:\\p{Ll}{1,4} ){1,2}${first} `, 'u').test(entry.folded))
    score = 8;
  else if (isNear(first, family)) [score, misspelt] = [6, true];
  else return undefined;
  const people = entry.item.author?.length ?? 0;
  for (const unit of more) {
    const word = unit.split(' ').at(-1) ?? '';
    if (
      ` ${entry.head} `.includes(` ${unit} `) ||
      (word.length > 1 && ` ${entry.head} `.includes(` ${word} `))
    )
      score += 3;
    else if (entry.head.split(' ').some((one) => isNear(one, word))) [score, misspelt] = [score + 1, true];
    else score -= 5;
  }
  if (etAl) score += people > 2 ? 1.5 : people === 1 ? -4 : 0;
  else if (people === units.length) score += 2;
  else if (people > 0) score -= 2;
  return score > 0 ? { score, misspelt } : undefined;
}

interface Link extends Fit {
  index: number;
  at: number;
  yearFits: boolean;
  ties: number[];
}

/** Short forms that the text explains: `World Health Organization (WHO)`. */
function shortFormsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, long = '', short = ''] of text.matchAll(
    /((?:\p{Lu}[\p{L}-]+|of|the|for|and|de|da|do|e|y|del|la|des|et) (?:(?:\p{Lu}[\p{L}-]+|of|the|for|and|de|da|do|das|dos|e|y|del|la|des|et),? ){0,12}\p{Lu}[\p{L}-]+),? [([](\p{Lu}[\p{Lu}\p{Ll}-]{1,11})[\])]/gu,
  ))
    if (!found.has(fold(short))) found.set(fold(short), fold(long.replace(/^(?:the|o|a|el|la|le) /iu, '')));
  return found;
}

/** Whether one year is a slip of the pen for another: next to it, or with one other digit. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(Number(one) - Number(other)) === 1) return true;
  return one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;
}

class Linker {
  readonly #entries: readonly Entry[];
  readonly #shortForms: Map<string, string>;
  readonly #byYear = new Map<string, number[]>();

  constructor(entries: readonly Entry[], text: string) {
    this.#entries = entries;
    this.#shortForms = shortFormsOf(text);
    for (const [index, { years }] of entries.entries())
      for (const year of years.length > 0 ? years : [''])
        this.#byYear.set(year, [...(this.#byYear.get(year) ?? []), index]);
  }

  /** The entry that names before a year mean, and the token at which the names begin. */
  link(tokens: readonly Token[], year: string, suffix: string): Link | undefined {
    const starts = tokens.flatMap(({ text }, at) =>
      isName(text) && (at === 0 || !isName(tokens[at - 1]?.text ?? '') || true) ? [at] : [],
    );
    let best: Link | undefined;
    for (const at of starts.slice(-14)) {
      const names = namesOf(tokens.slice(at));
      if (names.units.length === 0) continue;
      for (const [index, entry] of this.#entries.entries()) {
        const position = year === '' ? (entry.years.length === 0 ? 0 : -1) : entry.years.indexOf(year);
        const fit = fitOf(names, entry, this.#shortForms);
        if (!fit) continue;
        if (position < 0 && fit.misspelt) continue;
        let score =
          fit.score + (position === 0 ? 6 : position > 0 ? 3 : isSlip(year, entry.years[0] ?? '') ? -1 : -4);
        if (suffix !== '') score += entry.suffix === suffix ? 3 : entry.suffix === '' ? 0 : -4;
        else if (entry.suffix !== '') score -= 0.5;
        const better = !best || score > best.score + 0.01;
        if (better) best = { score, misspelt: fit.misspelt, index, at, yearFits: position >= 0, ties: [] };
        else if (best && best.index !== index && Math.abs(score - best.score) <= 0.01 && best.at === at)
          best.ties.push(index);
      }
    }
    return best;
  }
}

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

/** Before a name that is cited without brackets. */
const cue =
  /(?:^|[.;:(]|\b(?:according to|by|of|in|to|from|see|and|or|as|with|segundo|conforme|para|por|de|com|e|ou|ver|vide|em|selon|chez|et|voir|nach|laut|bei|und|siehe|según|como|y|en|secondo|da))\s*$/iu;

/** Names that may be a citation although the list has no such entry. */
function unlistedStart(
  text: string,
  tokens: readonly Token[],
  isNarrative: boolean,
  inBracket: boolean,
): number | undefined {
  let first = 0;
  if (!inBracket) {
    const lastGlue = tokens.findLastIndex(
      ({ text }) => glue.has(text) && !connectors.has(text) && !particles.has(text),
    );
    if (lastGlue >= 0) first = lastGlue + 1;
  }
  while (
    first < tokens.length &&
    (notNames.has(fold(tokens[first]?.text ?? '')) || !isName(tokens[first]?.text ?? ''))
  )
    first += 1;
  const own = tokens.slice(first);
  if (own.length === 0) return undefined;
  const { units, etAl } = namesOf(own);
  if (units.some((unit) => notNames.has(unit))) return undefined;
  const isList = etAl || units.length > 1;
  if (!isList && own.some(({ text }) => /^\p{Lu}{1,2}$/u.test(text))) return undefined;
  const start = own[0]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 30), start);
  if (/["“”«»‘„]\s*$/u.test(before)) return undefined;
  if (isNarrative) {
    const isPerson = own.length === 1 && !/^\p{Lu}{2,}/u.test(own[0]?.text ?? '') && cue.test(before);
    return isList || isPerson ? first : undefined;
  }
  return inBracket ? first : undefined;
}

const between = /^[\s\])]*(?:[,;]|&|and|e|y|et|und|ou|or|[-–])?\s*[[(]?\s*$/u;
const original = /^\s*[[(/]\s*$/;

/** The citations of a text that print author and year, outside its lists. */
export function findDated(text: string, lists: readonly Span[], entries: readonly Entry[]): DatedCallOut[] {
  const linker = new Linker(entries, text);
  const found: DatedCallOut[] = [];
  let previous: { end: number; callOut: DatedCallOut | undefined; tokens: Token[] } = {
    end: 0,
    callOut: undefined,
    tokens: [],
  };
  for (const match of text.matchAll(aYear)) {
    const start = match.index;
    if (lists.some((list) => start >= list.start && start < list.end)) continue;
    const end = start + match[0].length;
    const year = match[1] ?? '';
    const suffix = (match[2] ?? '').toLowerCase();
    const paragraph = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\t', start)) + 1;
    const from = Math.max(paragraph, previous.end, start - reach);
    const gap = text.slice(from, start);
    const before = text.slice(Math.max(paragraph, start - 600), start);
    const inBracket = isInBracket(before);
    const isChained = previous.end >= paragraph && previous.callOut !== undefined;
    if (isChained && previous.callOut && original.test(gap) && /^\s*[\])]/.test(text.slice(end, end + 3))) {
      // (Bakhtin, 1988 [1975]): the year of the original.
      previous.callOut.end = Math.max(previous.callOut.end, end);
      previous = { ...previous, end };
      continue;
    }
    let tokens: Token[];
    let isYearOnly = false;
    if (isChained && between.test(gap)) [tokens, isYearOnly] = [previous.tokens, true];
    else tokens = namesBefore(text, from, start, inBracket);
    const isRange =
      /^\s*[-–]\s*(?:\d{4}|\D{0,2}present)/u.test(text.slice(end, end + 12)) || /\d{4}\s*[-–]\s*$/u.test(gap);
    const isNarrative = /[([]\s*$/.test(gap);
    if (tokens.length === 0) {
      previous = { end, callOut: undefined, tokens: [] };
      continue;
    }
    const link = linker.link(tokens, year, suffix);
    const tail =
      /^[^()[\];\d]{0,3}(?:[,:]?\s*[^()[\];]{0,40})?[)\]]/u.exec(text.slice(end, end + 60))?.[0] ?? '';
    const narrativeEnd =
      isNarrative && tail !== '' && !/(?:1[5-9]|20)\d\d/.test(tail) ? end + tail.length : end;
    let callOut: DatedCallOut | undefined;
    const isExact = link?.yearFits && !link.misspelt;
    const beginAt = (at: number) => (isYearOnly ? start : (tokens[at]?.start ?? start));
    const printed = text.slice(tokens[0]?.start ?? start, start);
    if (link && isExact)
      callOut = {
        start: beginAt(link.at),
        end: isYearOnly ? end : narrativeEnd,
        refs: [link.index],
        differs: link.ties.length > 0 ? 'ambiguous' : undefined,
        year,
        suffix,
        names: printed,
      };
    else {
      const at = isYearOnly ? 0 : isRange ? undefined : unlistedStart(text, tokens, isNarrative, inBracket);
      const own = link && entries[link.index];
      const isNear = own && (link.yearFits || isSlip(year, own.years[0] ?? ''));
      const known = isNear && link.score > 7 ? link : undefined;
      if (at !== undefined || (known && (inBracket || isNarrative)))
        callOut = {
          start: beginAt(known?.at ?? at ?? 0),
          end: isYearOnly ? end : narrativeEnd,
          refs: known ? [known.index] : [],
          differs: known ? (known.yearFits ? 'author' : 'year') : undefined,
          year,
          suffix,
          names: printed,
        };
    }
    if (callOut) found.push(callOut);
    let last = end;
    if (callOut && suffix !== '') {
      // 2015b, c: one more work for each letter.
      for (const { 0: more, index } of text
        .slice(end, end + 16)
        .matchAll(/(?<=^(?:\s?[,;&]\s?[a-z](?![\p{L}\p{N}]))*\s?[,;&]\s?)[a-z](?![\p{L}\p{N}])/gu)) {
        const other = linker.link(tokens.slice(link?.at ?? 0), year, more);
        if (!other?.yearFits || entries[other.index]?.suffix !== more) break;
        last = end + index + 1;
        found.push({ ...callOut, start: end + index, end: last, refs: [other.index], suffix: more });
      }
    }
    previous = {
      end: last,
      callOut,
      tokens: callOut ? tokens.slice(link && isExact && !isYearOnly ? link.at : 0) : [],
    };
  }
  return found;
}
