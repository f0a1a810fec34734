import type { DateValue } from '@citewright/csl';
import { matchAt, yearThenMonth } from './date-patterns.ts';
import { tokenize } from './date-tokens.ts';
import { dateParts, type MonthOf } from './plain-date.ts';

/** Longest date that is read, in characters. */
const maxLength = 100;

const english = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The month that an English word names or shortens to three letters or more. */
const englishMonth: MonthOf = (word) => {
  const small = word.toLowerCase().replace(/\.$/, '');
  const index = small.length < 3 ? -1 : english.findIndex((name) => name.startsWith(small));
  return index < 0 ? undefined : index + 1;
};

/** EDTF writes seasons as months from 21 (ISO 8601-2, 4.8). */
const seasons: Readonly<Record<string, number>> = { '21': 1, '22': 2, '23': 3, '24': 4 };

const numbers = /^(-?\d{1,5})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.{0,40})?$/;

/** `2019`, `2019-05`, `2019-05-01`, `2019/05/01`; `2019-21` is a season, `2019/20` is no date but two years. */
function fromNumbers(text: string): DateValue | undefined {
  const [, year, month, day] = numbers.exec(text) ?? [];
  if (year === undefined) return undefined;
  const season = seasons[month ?? ''];
  if (season !== undefined) return { 'date-parts': [[Number(year)]], season };
  if (Number(month) > 12 && day === undefined && text.includes('/')) return undefined;
  // `11/07/14`: only the writer knows which is the day, and which the year.
  if (year.length < 3 && day !== undefined) return undefined;
  return { 'date-parts': [dateParts(Number(year), Number(month ?? Number.NaN), Number(day ?? Number.NaN))] };
}

/** `44 BC`, `44 BCE` */
function beforeChrist(text: string): DateValue | undefined {
  const year = /^(\d{1,4})\s?bce?$/i.exec(text)?.[1];
  return year === undefined ? undefined : { 'date-parts': [[-Number(year)]] };
}

/** `1 May 2020`, `May 1, 2020`, `2020, May 1`, `May 2020`, `29.12.2010`; day and month in doubt (`3/4/2020`) are no date. */
function fromWords(text: string): DateValue | undefined {
  const tokens = tokenize(text);
  const match = matchAt(tokens, 0, { monthOf: englishMonth, earliest: 1000 });
  const isWhole = match?.length === tokens.length && match.date.month !== undefined;
  const date = isWhole ? match.date : yearThenMonth(text, englishMonth);
  return date && { 'date-parts': [dateParts(date.year, date.month, date.day)] };
}

const single = (text: string) => fromNumbers(text) ?? beforeChrist(text) ?? fromWords(text);

/** `2019/2020`, `2019-05/2019-06`, `2019-2020` */
function range(text: string): DateValue | undefined {
  const ends = /^\d{4}\s?[-–]\s?\d{4}$/.test(text) ? text.split(/\s?[-–]\s?/) : text.split('/');
  const [from, to] = ends.map((end) =>
    /^\s?-?\d{4}/.test(end) ? fromNumbers(end.trim())?.['date-parts']?.[0] : undefined,
  );
  return from && to && ends.length === 2 ? { 'date-parts': [from, to] } : undefined;
}

const approximately = /^(?:c|ca|circa)\.?\s?(?=\d)/i;
const doubtful = /[~?%]+$/;

/**
 * Reads the date that a person typed or a file holds: ISO 8601, EDTF's `~`, `?`, seasons and ranges, RIS's slashes, "1 May 2020",
 * "May 2020", "c. 1900", "44 BC". Other words become a `literal`, which is printed as it is; a longer text is cut after 100
 * characters. `undefined` for an empty text.
 */
export function readDate(text: string): DateValue | undefined {
  const value = text.trim().slice(0, maxLength);
  if (value === '') return undefined;
  const isCirca = approximately.test(value) || doubtful.test(value);
  const bare = value
    .replace(approximately, '')
    .replace(doubtful, '')
    .replace(/[/-]+$/, '')
    .trim();
  const date = single(bare) ?? range(bare);
  return date ? { ...date, ...(isCirca && { circa: true }) } : { literal: value };
}
