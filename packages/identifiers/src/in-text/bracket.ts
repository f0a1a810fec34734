import { readAuthorPage } from './author-page.ts';
import type { InTextCite, InTextLocator } from './cite.ts';
import { findDate, readDates } from './dates.ts';
import { takeLocator } from './locator.ts';
import { readNamed, readNamedBehindProse } from './named.ts';
import { type Authors, readAuthors } from './names.ts';
import { beforeSecondary, takePrefix } from './prefix.ts';
import { takeTitle } from './title.ts';

const longestNote = 100;
const segmentEnd = new RegExp(`; ?|${beforeSecondary}`, 'iu');

type Read = { cites: InTextCite[]; authors: Authors; rest: string };

type Named = { prefix?: string; secondary?: true; authors: Authors };

/**
 * The authors before a date and the words before them: `see Smith`, `reviewed in Smith`; without names, the
 * previous authors.
 */
function readFront(text: string, before: Authors | undefined): Named | undefined {
  const { rest, ...lead } = takePrefix(text);
  const named = readNamed(rest);
  const authors = named === 'nobody' ? before : named;
  return authors ? { ...lead, authors } : readNamedBehindProse(text);
}

/** "s. 5" is a section of an act; for works by persons it is a page, as in Norwegian, Swedish and Turkish. */
function ofWork(locator: InTextLocator, { authors }: Authors, printed: string): InTextLocator {
  const isPage = locator.label === 'section' && authors.length > 0 && /^[,:; ]*s\. ?\d/.test(printed);
  return isPage ? { ...locator, label: 'page' } : locator;
}

/**
 * Reads one author part with its dates and locator at the beginning of a text. Without names the dates belong
 * to `before`.
 */
function readCite(text: string, before: Authors | undefined): Read | undefined {
  const { until } = takeTitle(text);
  const found = findDate(text.slice(until));
  const front = found < 0 ? undefined : readFront(text.slice(0, until + found), before);
  if (!front) return undefined;
  const { prefix, secondary, authors } = front;
  const { dates, rest: behind } = readDates(text.slice(until + found));
  const { locator: place, rest } = takeLocator(behind);
  const locator = place && ofWork(place, authors, behind);
  const cites = dates.map((date, index) => ({
    ...(prefix && index === 0 && { prefix }),
    ...(secondary && { secondary }),
    ...authors,
    ...date,
    ...(locator && index === dates.length - 1 && { locator }),
  }));
  return { cites, authors, rest };
}

/** True for words after a citation, or for a place without label (`1.2.36-37`); not for a possible year. */
function isNote(text: string): boolean {
  if (text.length > longestNote || /(?<!\d)(?:1\d|20|21)\d\d(?!\d)/.test(text)) return false;
  return /^(?:\d{1,2} )?\p{L}|^\d+(?:\.\d+){1,2}(?:-\d+)?$/u.test(text);
}

/**
 * Reads the cites between two semicolons: usually one, more if commas separate them or one author has several
 * years.
 */
function readSegment(text: string, inherited: Authors | undefined): Omit<Read, 'rest'> | undefined {
  const cites: InTextCite[] = [];
  let authors = inherited;
  let rest = text;
  for (let read = readCite(rest, authors); read; read = readCite(rest, authors)) {
    cites.push(...read.cites);
    ({ authors, rest } = read);
    if (!/^(?:,|&| |$)/.test(rest)) return undefined;
    rest = rest.replace(/^(?:[,& ]|and )+/, '');
  }
  const last = cites.at(-1);
  if (!last || !authors) {
    const cite = readAuthorPage(text);
    return cite && { cites: [cite], authors: cite };
  }
  if (rest === '') return { cites, authors };
  if (!isNote(rest)) return undefined;
  return { cites: [...cites.slice(0, -1), { ...last, note: rest }], authors };
}

/**
 * True for text that may precede the first citation: `Fig. 2`, `data not shown`, and the `Freud` of `Freud,
 * as cited in Jones, 2010`, which has no year.
 */
function isAside(segment: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  if (takePrefix(next).secondary && readAuthors(segment)) return true;
  return /^\p{Ll}[\p{L} ,.-]*$/u.test(segment) || takeLocator(segment).locator !== undefined;
}

/**
 * Reads the cites in a bracket: `Smith, 2020, p. 5; WHO, 2019`. In a narrative citation the bracket begins
 * with the year, and `authors` precede it. `undefined` when it contains anything else.
 */
export function readBracket(inside: string, authors?: Authors): InTextCite[] | undefined {
  const cites: InTextCite[] = [];
  let known = authors;
  const segments = inside.split(segmentEnd).map((segment) => segment.trim());
  for (const [at, segment] of segments.entries()) {
    const read = readSegment(segment, known);
    const last = cites.at(-1);
    if (read) {
      cites.push(...read.cites);
      known = read.authors;
    } else if (last && isNote(segment)) {
      cites[cites.length - 1] = { ...last, note: segment };
    } else if (last ? segment !== '' : !isAside(segment, segments[at + 1])) {
      return undefined;
    }
  }
  return cites.length > 0 ? cites : undefined;
}
