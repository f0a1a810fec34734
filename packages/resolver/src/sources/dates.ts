import type { DateValue } from '@citewright/csl';

/** Thai agencies register years of the Buddhist era, which no year of ours can be taken for: 2549 is 2006. */
const buddhistEra = { from: 2_400, to: 2_700, offset: 543 };

function commonEra(year: number): number {
  return year >= buddhistEra.from && year <= buddhistEra.to ? year - buddhistEra.offset : year;
}

function validParts(registered: number, month?: number, day?: number): number[] | undefined {
  const year = commonEra(registered);
  if (!Number.isInteger(year) || year < 1 || year > 2_200) return undefined;
  if (month === undefined || !(month >= 1 && month <= 12)) return [year];
  if (day === undefined || !(day >= 1 && day <= 31)) return [year, month];
  return [year, month, day];
}

/** A date from CSL-like parts `[year, month, day]`; `[null]`, which Crossref sends for unknown dates, is none. */
export function dateFromParts(parts: readonly unknown[] | undefined): DateValue | undefined {
  const numbers = (parts ?? []).map((part) => (part === null || part === '' ? Number.NaN : Number(part)));
  const [year = Number.NaN, month, day] = numbers;
  const valid = validParts(year, month, day);
  return valid && { 'date-parts': [valid] };
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function monthOf(name: string): number | undefined {
  const index = monthNames.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
}

const romanDigits: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** The year that a title page gives in Roman numerals: `MCMXC`, `[MDCCLXXVI]`. */
export function romanYear(text: string): number | undefined {
  const numeral = /^[\s[(c©.]{0,3}(M[MDCLXVI]{1,15})[\s\]).?]{0,3}$/.exec(text.slice(0, 24))?.[1];
  if (numeral === undefined) return undefined;
  const digits = [...numeral].map((letter) => romanDigits[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

/** Reads the dates that registries and library records write: `2016-12-20T10:00:00Z`, `2016-12`, `May 3, 1998`, `c1998`. */
export function dateFromText(text: string): DateValue | undefined {
  const value = text.slice(0, 60).trim();
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ].*)?$/.exec(value);
  if (iso !== null) return dateFromParts(iso.slice(1).filter((part) => part !== undefined));
  const roman = romanYear(value);
  if (roman !== undefined) return dateFromParts([roman]);
  const year = /(?<!\d)(1[0-9]{3}|20[0-9]{2})(?!\d)/.exec(value)?.[1];
  if (year === undefined) return undefined;
  const month = monthOf(/\p{L}{3,}/u.exec(value)?.[0] ?? '');
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(value)?.[1];
  return dateFromParts(month === undefined ? [year] : [year, month, ...(day === undefined ? [] : [day])]);
}

/** The year of a date, if it has one. */
export function yearOf(date: DateValue | undefined): number | undefined {
  const year = Number(date?.['date-parts']?.[0]?.[0]);
  return Number.isInteger(year) && year > 0 ? year : undefined;
}
