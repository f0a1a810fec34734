import type { Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import { connectors, glue, others, particles } from './words.ts';

// What stands before a year: the names of authors.

/** A word, a number or a sign, with its place. */
export interface Token extends Span {
  text: string;
}

/** `u. a.` and its like are one word; `apud` and `sensu` are often set without a space behind them. */
const token =
  /(?:u\.\s?a|m\.\s?fl|o\.\s?fl|ve\s(?:ark|diğ)|i\s(?:in|dr|wsp|sod))\.|(?:apud|sensu)(?=\p{Lu})|[\p{L}\p{M}][\p{L}\p{M}'’ʼ‐‑-]*\.?|\d+|[^\s]/gu;
const startsWithLetter = (text: string) => /^\p{L}/u.test(text);
/** Whether a token begins as a name does. */
export const isName = (text: string) => /^\p{Lu}/u.test(text) || /^(?:d|l)['’]\p{Lu}/u.test(text);
/** `et al.`, or a word of it. */
const isOthers = (text: string) =>
  others.has(text.replace(/\.$/, '')) || /^\p{Ll}{1,2}(?:\.\s?|\s)\p{Ll}+\.$/u.test(text);
const isSeparator = (text: string) => text === ',' || text === ';' || text === '/' || connectors.has(text);

/** What somebody did, between a name and a year. */
const isRole = /^\((?:orgs?|eds?|coords?|comps?|dirs?|hrsg|eds\.? e orgs?)\.?\)[,.]?\s*$/iu;

/** `Smith et al.’s (2010)`: the mark of a genitive behind others is none of theirs. */
const withoutPossessive = (before: string): string =>
  before.replace(/(?<=\b(?:al\.?|colleagues|others))['’]s?(?=\s*[([]?\s*$)/u, (mark) =>
    ' '.repeat(mark.length),
  );

/** The tokens before a year that may be names, from the first name on. */
export function namesBefore(text: string, from: number, to: number, inBracket: boolean): Token[] {
  const tokens: Token[] = Array.from(
    withoutPossessive(text.slice(from, to)).matchAll(token),
    ({ 0: own, index }) => ({
      text: own,
      start: from + index,
      end: from + index + own.length,
    }),
  );
  let last = tokens.length;
  const role = tokens.slice(0, last).findLastIndex(({ text: own }) => own === '(');
  // Minayo (org.), 2007
  if (role > 0 && isRole.test(text.slice(tokens[role]?.start, to))) last = role;
  while (last > 0 && /^[,([:;]$/.test(tokens[last - 1]?.text ?? '')) last -= 1;
  let first = last;
  while (first > 0) {
    const own = tokens[first - 1]?.text ?? '';
    const accepted =
      isName(own) ||
      particles.has(own) ||
      glue.has(own) ||
      isOthers(own) ||
      connectors.has(own) ||
      own === ',' ||
      own === '.' ||
      own === '-' ||
      own === '’' ||
      (own === ';' && inBracket) ||
      // Jann/Wegrich (2009)
      (own === '/' && isName(tokens[first]?.text ?? '') && isName(tokens[first - 2]?.text ?? '')) ||
      (inBracket && /^(?:\d{1,3}|[/[\]])$/.test(own));
    if (!accepted) break;
    first -= 1;
  }
  const run = tokens.slice(first, last);
  const begin = run.findIndex(({ text: own }) => isName(own));
  return begin < 0 ? [] : run.slice(begin);
}

/** A book of a classical work: `Laertius, VI 40, 2010`. Before a name it is an initial: `L. Wang`. */
const isRoman = /^[IVXLC]{1,6}\.?$/;

export interface Names {
  /** Each author as printed, folded. */
  units: string[];
  etAl: boolean;
}

/** The authors that tokens name. */
export function namesOf(tokens: readonly Token[]): Names {
  const units: string[] = [];
  let [unit, etAl]: [string[], boolean] = [[], false];
  const close = () => {
    // Lists print or leave out, or spell out, that somebody is a junior.
    if (unit.length > 1 && /^(?:jr|sr|junior)$/.test(unit.at(-1) ?? '')) unit.pop();
    if (unit.some((word) => word.length > 0)) units.push(unit.join(' '));
    unit = [];
  };
  for (const [at, { text }] of tokens.entries()) {
    const bare = text.replace(/\.$/, '');
    const next = tokens[at + 1]?.text.replace(/\.$/, '') ?? '';
    if (isOthers(text) && !(bare === 'et' && !others.has(next))) {
      etAl = true;
      close();
    } else if (isSeparator(text)) close();
    else if (isRoman.test(text) && !isName(next)) close();
    else if (startsWithLetter(text)) unit.push(comparable(text.replace(/['’]s$|^l['’](?=\p{Lu})/u, '')));
  }
  close();
  return { units: units.filter((one) => one !== ''), etAl };
}
