import { NO_PARTS } from '../../reference/date-parts.ts';
import { type CslDate, toDate } from '../../reference/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Texts that we parse differently, or not at all. */
const LOOSE = /\d:\d\d\s|\d:\d\d$|–|\bto\b|^ca?\.? |^\[/;
/** Texts with these letters are not parsed. */
const ACCENTED = /[À-ɏ]/;

const SEASONS = ['spr', 'sum', 'aut', 'win'];

type Found = { start?: number; end?: number; month?: number; day?: number; season?: number };

/** Adds a word to the date found so far. The last number counts, even if it is part of a time of day. */
function read(word: string, found: Found): void {
  const [, from, to] = /^(\d{3,4})-(\d{3,4})\b/.exec(word) ?? [];
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(word) ?? [];
  if (year) Object.assign(found, { start: Number(year), month: Number(month), day: Number(day) });
  else if (from) Object.assign(found, { start: Number(from), end: Number(to) });
  else if (/^\W?c?\d{4}\D{0,2}$/.test(word)) found.start = Number(/\d{4}/.exec(word)?.[0]);
  else if (/^(?:\d{1,2}:)?\d{1,2}$/.test(word)) found.day = Number(word.split(':').at(-1));
  else {
    const begin = word.slice(0, 3).toLowerCase();
    if (MONTHS.includes(begin)) found.month = MONTHS.indexOf(begin) + 1;
    if (SEASONS.includes(begin)) found.season = SEASONS.indexOf(begin) + 1;
  }
}

function readDateWords(raw: string): CslDate | undefined {
  const found: Found = {};
  for (const word of raw.split(/[\s,;–]+/)) read(word, found);
  const { start: year, end, month, day, season } = found;
  if (!year || (day !== undefined && month === undefined)) return undefined;
  const parts = { ...NO_PARTS, month, day, season };
  return {
    start: { ...parts, year },
    end: end === undefined ? undefined : { ...parts, year: end },
    uncertain: false,
    literal: undefined,
  };
}

/** Finds a year, an English month and the last small number in any text. */
export function date(value: unknown): CslDate | undefined {
  const known = toDate(value);
  const raw = typeof value === 'string' ? value : (value as { raw?: unknown } | undefined)?.raw;
  if (typeof raw !== 'string' || raw.length > 100 || ACCENTED.test(raw)) return known;
  return known?.literal !== undefined || LOOSE.test(raw) ? (readDateWords(raw) ?? known) : known;
}
