import { type DateRules, matchAt, yearThenMonth } from './date-patterns.ts';
import { tokenize } from './date-tokens.ts';
import { monthInAnyLanguage } from './month-names.ts';
import type { DateHints, PlainDate } from './plain-date.ts';

/** A date found in a text, with its offsets. */
export interface FoundDate extends PlainDate {
  start: number;
  end: number;
}

/** Longest texts that are read, in characters. */
const limits = { value: 400, text: 40_000 } as const;

const rulesFor = (hints: DateHints): DateRules => ({
  ...hints,
  monthOf: monthInAnyLanguage,
  earliest: 1500,
});

/**
 * Reads the date in a metadata value of a page: ISO 8601, RFC 2822, any order and separator, month names in about fifty languages,
 * seconds since 1970, a bare year. A time's offset is not applied, so the day is the page's local day. Reads the first 400 characters.
 */
export function readPageDate(value: string, hints: DateHints = {}): PlainDate | undefined {
  const text = value
    .slice(0, limits.value)
    .trim()
    // "2014/05/00": unknown parts are zeros.
    .replace(/^((?:19|20)\d{6})\d{4}(?:\d{2})?$/, '$1')
    .replace(/^(\d{4}(?:[-/](?!00)\d{2})?)(?:[-/]00){1,2}$/, '$1');
  if (emptyDates.test(text)) return undefined;
  const found = findDates(text, hints)[0];
  if (found)
    return {
      year: found.year,
      ...(found.month && { month: found.month }),
      ...(found.day && { day: found.day }),
    };
  return (
    epochDate(text) ??
    weekDate(text) ??
    yearAndMonth(text) ??
    yearThenMonth(text, monthInAnyLanguage, hints.language) ??
    bareYear(text)
  );
}

/** Dates that software writes for "no date": the limits of its clocks. */
const emptyDates =
  /^(?:1970-01-01|1969-12-31|0001-01-01|1900-01-01|9999-12-31|2099-12-31|2038-01-19)(?:$|[T ])/;

/** `2014-W20-1`, ISO 8601's week date; without a day, only the month of its Monday is known. */
function weekDate(text: string): PlainDate | undefined {
  const [, year, week, day] = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?(?:T|$)/.exec(text) ?? [];
  if (!year || Number(week) < 1 || Number(week) > 53) return undefined;
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7);
  const date = new Date(Date.UTC(Number(year), 0, monday + (Number(week) - 1) * 7 + Number(day ?? 1) - 1));
  const [y, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return day === undefined ? { year: y, month } : { year: y, month, day: date.getUTCDate() };
}

function epochDate(text: string): PlainDate | undefined {
  if (!/^1\d{9}(?:\d{3})?$/.test(text)) return undefined;
  const date = new Date(Number(text.slice(0, 10)) * 1_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2021/6`, a month only where it is the whole value. */
function yearAndMonth(text: string): PlainDate | undefined {
  const [, year, month] = /^(1[5-9]\d\d|20\d\d)[/.](\d{1,2})$/.exec(text) ?? [];
  return year && Number(month) >= 1 && Number(month) <= 12
    ? { year: Number(year), month: Number(month) }
    : undefined;
}

/** "Spring 2014", "2014 Q2": the year of an issue without a month. */
const seasons =
  /^(?:spring|summer|autumn|fall|winter|q[1-4]|early|mid|late)[ ,-]{1,2}|[ ,-]{1,2}(?:spring|summer|autumn|fall|winter|q[1-4])$/i;

function bareYear(text: string): PlainDate | undefined {
  const year = /^(?:c\.? ?|© ?)?(1[5-9]\d\d|20\d\d)$/.exec(text.replace(seasons, '').trim())?.[1];
  return year ? { year: Number(year) } : undefined;
}

/** Every date in a running text, in order; years alone are not dates here. Reads the first 40,000 characters, in linear time. */
export function findDates(text: string, hints: DateHints = {}): FoundDate[] {
  const tokens = tokenize(text.slice(0, limits.text));
  const rules = rulesFor(hints);
  const found: FoundDate[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const match = matchAt(tokens, index, rules);
    if (!match) continue;
    const last = tokens[index + match.length - 1];
    found.push({ ...match.date, start: tokens[index]?.start ?? 0, end: last?.end ?? 0 });
    index += match.length - 1;
  }
  return found;
}
