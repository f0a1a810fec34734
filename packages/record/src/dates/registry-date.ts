import type { DateValue } from '@citewright/csl';
import { readPageDate } from './find-dates.ts';
import { dateParts } from './plain-date.ts';

/** Thai agencies register years of the Buddhist era: 2549 is 2006. No year of the common era is in this range. */
const buddhistEra = { from: 2_400, to: 2_700, offset: 543 };

const commonEra = (year: number): number =>
  year >= buddhistEra.from && year <= buddhistEra.to ? year - buddhistEra.offset : year;

/** The date of parts `[year, month, day]`; `[null]`, which Crossref sends for unknown dates, is none. */
export function dateFromParts(parts: readonly unknown[] | undefined): DateValue | undefined {
  const numbers = (parts ?? []).map((part) => (part === null || part === '' ? Number.NaN : Number(part)));
  const [registered = Number.NaN, month, day] = numbers;
  const year = commonEra(registered);
  if (!Number.isInteger(year) || year < 1 || year > 2_200) return undefined;
  return { 'date-parts': [dateParts(year, month, day)] };
}

const romanDigits: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** The year that a title page gives in Roman numerals: `MCMXC`, `[MDCCLXXVI]`. */
export function romanYear(text: string): number | undefined {
  const numeral = /^[\s[(c©.]{0,3}(M[MDCLXVI]{1,15})[\s\]).?]{0,3}$/.exec(text.slice(0, 24))?.[1];
  if (numeral === undefined) return undefined;
  const digits = [...numeral].map((letter) => romanDigits[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ].*)?$/;
const anyYear = /(?<!\d)(1[0-9]{3}|20[0-9]{2})(?!\d)/;

/**
 * Reads a date in the record of a registry or library: `2016-12-20T10:00:00Z`, `2016-12`, `May 3, 1998`, `MCMXC`. Of other forms the
 * year counts (`c1998`, `[1998?]`); without a year there is no date. Reads the first 60 characters.
 */
export function readRegistryDate(text: string): DateValue | undefined {
  const value = text.slice(0, 60).trim();
  const parts = iso.exec(value);
  if (parts) return dateFromParts(parts.slice(1).filter((part) => part !== undefined));
  const found = readPageDate(value);
  if (found) return dateFromParts([found.year, found.month, found.day].filter((part) => part !== undefined));
  return dateFromParts([romanYear(value) ?? anyYear.exec(value)?.[1]]);
}

/** The year of a date, if it has one. */
export function yearOf(date: DateValue | undefined): number | undefined {
  const year = Number(date?.['date-parts']?.[0]?.[0]);
  return Number.isInteger(year) && year > 0 ? year : undefined;
}
