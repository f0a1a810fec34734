import {
  type DateParts,
  isIgnoredInDates,
  monthNamed,
  NO_PARTS,
  seasonNamed,
  toParts,
} from './date-parts.ts';

/** A parsed date text. */
export interface RawDate {
  start: DateParts;
  /** The end of a range; without a year when the range is open. */
  end: DateParts | undefined;
  uncertain: boolean;
}

/** Longer texts are not dates. */
const LONGEST = 60;

/** A time of day. A year may follow, as in the output of `date`: `Tue Jan 1 22:30:51 NZDT 2013`. */
const TIME = /(?:T\d{2}|[\s,;-]+\d{1,2}:\d{2}).*?(?=\s\d{4}$|$)/;
const CIRCA = /^(?:ca?|circa)\b\.?\s*/i;
const DOUBT = /[~?%]$/;
const NUMBERS = /^(-?\d{4,6})(?:[-/](\d{1,2})(?:[-/](\d{1,2})\/?)?)?$/;
const MONTH_FIRST = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/;
const YEAR = /^(\d{1,4})(?:\s*(bce?|ad|ce))?$/i;

/** `5/15/2020`, `5/2020`; `15/5/2020` where the first number cannot be a month. */
function monthFirst(text: string): DateParts | undefined {
  const [, first, second, year] = MONTH_FIRST.exec(text) ?? [];
  if (!second) return undefined;
  if (first === undefined) return toParts([year, second]);
  return Number(first) > 12 ? toParts([year, second, first]) : toParts([year, first, second]);
}

/** Dates in numbers: `2020-05-15`, `2020/5`, `5/15/2020`, `99`, `44 BC`. */
function numbers(text: string): DateParts | undefined {
  const [, year, month, day] = NUMBERS.exec(text) ?? [];
  if (year) return toParts([year, month, day]);
  const slashed = monthFirst(text);
  if (slashed) return slashed;
  const [, alone, era] = YEAR.exec(text) ?? [];
  if (!Number(alone)) return undefined;
  return toParts([/^bc/i.test(era ?? '') ? -Number(alone) : alone]);
}

type Part = keyof DateParts;

/** The part of a date that a word is; `undefined` when it is none. */
function partOf(word: string): [part: Part, value: number] | undefined {
  if (/^\d{3,4}$/.test(word)) return ['year', Number(word)];
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  if (day) return Number(day) >= 1 && Number(day) <= 31 ? ['day', Number(day)] : undefined;
  const month = monthNamed(word);
  if (month !== undefined) return ['month', month];
  const season = seasonNamed(word);
  return season === undefined ? undefined : ['season', season];
}

/** Dates in words, in any order: `15 May 2020`, `Friday, May 15, 2020`, `2020 Spring`. The year may be missing. */
function words(text: string): DateParts | undefined {
  const found: Partial<Record<Part, number>> = {};
  for (const word of text.toLowerCase().split(/[\s,.]+/)) {
    if (word === '' || isIgnoredInDates(word)) continue;
    const [part, value] = partOf(word) ?? [];
    if (part === undefined || found[part] !== undefined) return undefined;
    found[part] = value;
  }
  if (found.season !== undefined && (found.month ?? found.day) !== undefined) return undefined;
  return Object.keys(found).length > 0 ? { ...NO_PARTS, ...found } : undefined;
}

const singleDate = (text: string): DateParts | undefined => {
  const parts = numbers(text) ?? words(text);
  const dayAlone = parts?.day !== undefined && parts.month === undefined;
  return parts?.year === undefined || dayAlone ? undefined : parts;
};

/** A range whose ends share parts: `May 2-4, 2020`, `September-October 2020`. */
function dateRange(from: string, to: string): [start: DateParts, end: DateParts] | undefined {
  const end = singleDate(to) ?? words(to);
  const dayAlone = end?.day !== undefined && /^\d{1,2}$/.test(from);
  const start = (dayAlone ? undefined : singleDate(from)) ?? words(from);
  if (!start || !end) return undefined;
  const whole = {
    start: {
      ...start,
      year: start.year ?? end.year,
      month: start.month ?? (start.season ? undefined : end.month),
    },
    end: { ...end, year: end.year ?? start.year, month: end.month ?? (end.day ? start.month : undefined) },
  };
  if (whole.start.year === undefined || whole.end.year === undefined) return undefined;
  // The start takes the month of the end if it has a day or no year: not in "2019 - May 2020".
  return [start.year !== undefined && start.day === undefined ? start : whole.start, whole.end];
}

/** An open range: `2019/`, `May 2019-`; but not a decade (`189-`). */
function open(from: string): [start: DateParts, end: DateParts] | undefined {
  const start = /\d{4}/.test(from) ? singleDate(from) : undefined;
  return start && [start, NO_PARTS];
}

/** Separators between the ends of a range, the least ambiguous first. */
const BETWEEN = [/\s+(?:[-–—]|to)\s+/, /\//, /–|—|--/, /-/];

function rangeIn(text: string): [start: DateParts, end: DateParts] | undefined {
  for (const separator of BETWEEN) {
    const ends = text.split(separator);
    const [from = '', to = ''] = ends;
    if (ends.length !== 2) continue;
    const found = to.trim() === '' ? open(from.trim()) : dateRange(from.trim(), to.trim());
    if (found) return found;
  }
  return undefined;
}

/**
 * Parses a date or a range of dates: EDTF and ISO 8601, with or without a time of day, numbers with the month first, English
 * words in any order. `undefined` for texts over 60 characters and for others that are not understood.
 */
export function parseRawDate(raw: string): RawDate | undefined {
  const typed = raw.trim();
  if (typed === '' || typed.length > LONGEST) return undefined;
  const text = typed.replace(CIRCA, '').replace(TIME, '').replace(DOUBT, '').trim();
  const uncertain = CIRCA.test(typed) || DOUBT.test(typed);
  const alone = singleDate(text);
  if (alone) return { start: alone, end: undefined, uncertain };
  const [start, end] = rangeIn(text) ?? [];
  return start && end && { start, end, uncertain };
}
