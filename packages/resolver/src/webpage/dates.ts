import { matchAt } from './date-patterns.ts';
import { tokenize } from './date-tokens.ts';
import { monthOf } from './month-names.ts';
import type { DateHints, PlainDate } from './plain-date.ts';

/** A date found in a text, with the offsets where it stands. */
export interface FoundDate extends PlainDate {
  start: number;
  end: number;
}

const limits = { value: 400, text: 40_000 } as const;

/**
 * The date that a metadata value holds, as written: a time's offset is not applied, so the day is the page's local day.
 * ISO 8601, RFC 2822, any order and separator, month names in about fifty languages, seconds since 1970, a bare year.
 */
export function parseDate(value: string, hints: DateHints = {}): PlainDate | undefined {
  const text = value
    .slice(0, limits.value)
    .trim()
    // "2014/05/00": what is not known, in zeros.
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
    epochDate(text) ?? weekDate(text) ?? yearAndMonth(text) ?? yearAndMonthName(text, hints) ?? bareYear(text)
  );
}

/** What software writes for "no date": the beginnings and ends of its clocks. */
const emptyDates =
  /^(?:1970-01-01|1969-12-31|0001-01-01|1900-01-01|9999-12-31|2099-12-31|2038-01-19)(?:$|[T ])/;

/** `2014-W20-1`, ISO 8601's week date; without the day the week's Monday tells no more than its month. */
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

/** `2021/6`, which only a whole value can mean as a month. */
function yearAndMonth(text: string): PlainDate | undefined {
  const [, year, month] = /^(1[5-9]\d\d|20\d\d)[/.](\d{1,2})$/.exec(text) ?? [];
  return year && Number(month) >= 1 && Number(month) <= 12
    ? { year: Number(year), month: Number(month) }
    : undefined;
}

/** `2019 Jul`, as PubMed writes it. */
function yearAndMonthName(text: string, { language }: DateHints): PlainDate | undefined {
  const [, year, word] = /^(1[5-9]\d\d|20\d\d)[ ,]{1,2}(\p{L}{3,12})\.?$/u.exec(text) ?? [];
  const month = word && monthOf(word, language);
  return year && month ? { year: Number(year), month } : undefined;
}

/** "Spring 2014", "2014 Q2": of an issue that has no month the year is known. */
const seasons =
  /^(?:spring|summer|autumn|fall|winter|q[1-4]|early|mid|late)[ ,-]{1,2}|[ ,-]{1,2}(?:spring|summer|autumn|fall|winter|q[1-4])$/i;

function bareYear(text: string): PlainDate | undefined {
  const year = /^(?:c\.? ?|© ?)?(1[5-9]\d\d|20\d\d)$/.exec(text.replace(seasons, '').trim())?.[1];
  return year ? { year: Number(year) } : undefined;
}

/** Every date in a running text, in order; years alone are not dates here. Linear in the text's length (bounded). */
export function findDates(text: string, hints: DateHints = {}): FoundDate[] {
  const tokens = tokenize(text.slice(0, limits.text));
  const found: FoundDate[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const match = matchAt(tokens, index, hints);
    if (!match) continue;
    const last = tokens[index + match.length - 1];
    found.push({ ...match.date, start: tokens[index]?.start ?? 0, end: last?.end ?? 0 });
    index += match.length - 1;
  }
  return found;
}
