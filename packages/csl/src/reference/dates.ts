import type { DateValue } from '../item.ts';

/** One calendar date; a missing part is `undefined`. */
export interface DateParts {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** 1 spring to 4 winter. */
  readonly season: number | undefined;
}

/** A date variable, understood once. */
export interface CslDate {
  readonly start: DateParts;
  /** The end of a range; a range without an end has no year in it. */
  readonly end: DateParts | undefined;
  readonly uncertain: boolean;
  /** Printed as it stands. */
  readonly literal: string | undefined;
}

const NONE: DateParts = { year: undefined, month: undefined, day: undefined, season: undefined };

function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof number !== 'number') return undefined;
  return Number.isFinite(number) ? Math.trunc(number) : undefined;
}

/** What is no text counts as none. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Months beyond December are seasons: 13-16 and 17-20 by old custom, 21-24 by EDTF. */
function seasonOf(month: number): number | undefined {
  return month > 12 && month <= 24 ? ((month - 13) % 4) + 1 : undefined;
}

function toParts(values: unknown, season?: number): DateParts {
  if (!Array.isArray(values)) return NONE;
  const month = integer(values[1]);
  const day = integer(values[2]);
  const named = month === undefined ? undefined : seasonOf(month);
  return {
    year: integer(values[0]),
    month: month !== undefined && month >= 1 && month <= 12 ? month : undefined,
    day: day !== undefined && day >= 1 && day <= 31 && !named ? day : undefined,
    season: named ?? (month === undefined ? season : undefined),
  };
}

const SEASONS: Record<string, number> = { spring: 1, summer: 2, autumn: 3, fall: 3, winter: 4 };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const EDTF = /^(-?\d{4,6})(?:-(\d{2}))?(?:-(\d{2}))?([~?%])?$/;
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const WORDS =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,10})\.?,?\s*(?:(\d{1,2})(?:st|nd|rd|th)?,\s*)?(\d{3,4})$/i;
const YEAR = /^(?:(c|ca|circa)\.?\s*)?(\d{1,4})\s*(bce?|ad|ce)?(\?)?$/i;

interface Parsed {
  parts: DateParts;
  uncertain: boolean;
}

const parsed = (values: unknown[], season?: number, uncertain = false): Parsed => ({
  parts: toParts(values, season),
  uncertain,
});

/** One date as people and machines write it: EDTF, `5/15/2020`, `15 May 2020`, `May 15, 2020`, `Spring 1999`, `c. 1900`. */
function parseSingle(text: string): Parsed | undefined {
  const edtf = EDTF.exec(text);
  if (edtf) return parsed([edtf[1], edtf[2], edtf[3]], undefined, edtf[4] !== undefined);
  const slashes = SLASHES.exec(text);
  if (slashes) return parsed([slashes[3], slashes[1], slashes[2]]);
  const words = WORDS.exec(text);
  if (words) {
    const word = (words[2] ?? '').toLowerCase();
    const month = MONTHS.indexOf(word.slice(0, 3)) + 1;
    if (month > 0) return parsed([words[4], month, words[1] ?? words[3]]);
    const season = SEASONS[word];
    return season ? parsed([words[4]], season) : undefined;
  }
  const year = YEAR.exec(text);
  if (!year?.[2]) return undefined;
  const value = /^bc/i.test(year[3] ?? '') ? -Number(year[2]) : year[2];
  return parsed([value], undefined, Boolean(year[1] ?? year[4]));
}

/** A range or a single date, of at most 60 characters; `undefined` when it cannot be understood. */
function parseRaw(raw: string): CslDate | undefined {
  const text = raw.trim();
  if (text === '' || text.length > 60) return undefined;
  const [from = '', to] =
    text.includes('/') && !SLASHES.test(text) ? text.split('/') : text.split(/\s+[-–]\s+|\s*–\s*|--/);
  const start = parseSingle(from.trim());
  if (!start) return undefined;
  const end = to === undefined ? undefined : to.trim() === '' ? { parts: NONE } : parseSingle(to.trim());
  if (to !== undefined && !end) return undefined;
  return { start: start.parts, end: end?.parts, uncertain: start.uncertain, literal: undefined };
}

const literally = (literal: string, uncertain: boolean): CslDate => ({
  start: NONE,
  end: undefined,
  uncertain,
  literal,
});

/** A date of an item, understood; `undefined` when there is nothing in it. */
export function toDate(value: unknown): CslDate | undefined {
  if (typeof value === 'string' || typeof value === 'number') return parseText(String(value), false);
  if (typeof value !== 'object' || value === null) return undefined;
  const date = value as DateValue;
  const uncertain = Boolean(date.circa) && date.circa !== 'false' && date.circa !== '0';
  const parts = Array.isArray(date['date-parts']) ? date['date-parts'] : [];
  const literal = textOf(date.literal);
  if (literal !== '' && !hasYear(parts[0])) return literally(literal, uncertain);
  if (hasYear(parts[0])) {
    const season = integer(date.season) ?? SEASONS[textOf(date.season).toLowerCase()];
    const end = Array.isArray(parts[1]) && parts[1].length > 0 ? toParts(parts[1], season) : undefined;
    const open = end?.year === 0 ? NONE : end;
    return { start: toParts(parts[0], season), end: open, uncertain, literal: undefined };
  }
  return parseText(textOf(date.raw), uncertain);
}

function hasYear(parts: unknown): boolean {
  return Array.isArray(parts) && integer(parts[0]) !== undefined;
}

function parseText(text: string, uncertain: boolean): CslDate | undefined {
  if (text.trim() === '') return undefined;
  const date = parseRaw(text);
  return date ? { ...date, uncertain: date.uncertain || uncertain } : literally(text, uncertain);
}
