import type { InTextCite } from './cite.ts';
import { findDate, readDates } from './dates.ts';
import { takeLocator } from './locator.ts';
import { type Authors, readAuthors } from './names.ts';
import { takePrefix } from './prefix.ts';
import { calendarWords } from './words.ts';

const longestNote = 100;
const segmentEnd = /; ?|,? (?=as (?:cited|quoted|reported) in )|(?<! as),? (?=(?:cited|quoted|reported) in )/;

type Read = { cites: InTextCite[]; authors: Authors; rest: string };

/** The names in front of a date, without the month of `Smith, May 2020`. `May 2020` alone names a time, nobody. */
function withoutMonth(names: string): string {
  const trimmed = names.trim();
  const last = trimmed.slice(trimmed.lastIndexOf(' ') + 1);
  if (!calendarWords.has(last.toLowerCase())) return trimmed;
  const before = trimmed.slice(0, -last.length).trim();
  return before === '' || before.endsWith(',') ? before : trimmed;
}

/** One author part with its dates and locator at the beginning of a text. Without names the dates belong to `before`. */
function readCite(text: string, before: Authors | undefined): Read | undefined {
  const { prefix, rest } = takePrefix(text);
  const at = findDate(rest);
  if (at < 0) return undefined;
  const names = withoutMonth(rest.slice(0, at));
  const authors = names === '' ? before : readAuthors(names);
  if (!authors) return undefined;
  const { dates, rest: behind } = readDates(rest.slice(at));
  const { locator, rest: after } = takeLocator(behind);
  const cites = dates.map((date, index) => ({
    ...(prefix && index === 0 && { prefix }),
    ...authors,
    ...date,
    ...(locator && index === dates.length - 1 && { locator }),
  }));
  return { cites, authors, rest: after };
}

function isNote(text: string): boolean {
  return text.length <= longestNote && /^\p{L}/u.test(text) && !/\d{3}/.test(text);
}

/** The cites between two semicolons: usually one, more where commas separate them or one author has several years. */
function readSegment(text: string, inherited: Authors | undefined): Read | undefined {
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
  if (!last || !authors) return undefined;
  if (rest === '') return { cites, authors, rest };
  if (!isNote(rest)) return undefined;
  return { cites: [...cites.slice(0, -1), { ...last, note: rest }], authors, rest: '' };
}

/**
 * The cites that a bracket holds: `Smith, 2020, p. 5; WHO, 2019`. In a narrative citation the bracket begins with the
 * year, and `authors` stand in front of it. `undefined` when it holds anything else.
 */
export function readBracket(inside: string, authors?: Authors): InTextCite[] | undefined {
  const segments = inside.split(segmentEnd);
  const cites: InTextCite[] = [];
  let known = authors;
  for (const segment of segments) {
    const read = readSegment(segment.trim(), known);
    const last = cites.at(-1);
    if (read) {
      cites.push(...read.cites);
      known = read.authors;
    } else if (last && isNote(segment)) {
      cites[cites.length - 1] = { ...last, note: segment };
    } else if (segment !== '' || !last) {
      return undefined;
    }
  }
  return cites.length > 0 ? cites : undefined;
}
