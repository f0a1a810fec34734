import type { DateValue } from '../item.ts';
import { type DateParts, integer, NO_PARTS, seasonNamed, toParts } from './date-parts.ts';
import { parseRawDate } from './raw-date.ts';

/** A parsed date variable. */
export interface CslDate {
  readonly start: DateParts;
  /** The end of a range; without a year when the range is open. */
  readonly end: DateParts | undefined;
  readonly uncertain: boolean;
  /** Text that is printed unchanged. */
  readonly literal: string | undefined;
}

/** A value as text; empty when it is neither a string nor a number. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const literally = (literal: string, uncertain: boolean): CslDate => ({
  start: NO_PARTS,
  end: undefined,
  uncertain,
  literal,
});

/** Parses a date of an item; `undefined` when it is empty. */
export function toDate(value: unknown): CslDate | undefined {
  const typed = valueText(value);
  if (typed !== '') return parseText(typed, false);
  if (typeof value !== 'object' || value === null) return undefined;
  const date = value as DateValue;
  const uncertain = Boolean(date.circa) && date.circa !== 'false' && date.circa !== '0';
  const parts = Array.isArray(date['date-parts']) ? date['date-parts'] : [];
  if (hasYear(parts[0])) {
    const season = toSeason(date.season);
    const end = hasYear(parts[1]) ? toParts(parts[1], season) : undefined;
    const open = end?.year === 0 ? NO_PARTS : end;
    return { start: toParts(parts[0], season), end: open, uncertain, literal: undefined };
  }
  const literal = valueText(date.literal);
  return literal === '' ? parseText(valueText(date.raw), uncertain) : literally(literal, uncertain);
}

const toSeason = (season: DateValue['season']): number | undefined =>
  integer(season) ?? seasonNamed(valueText(season).toLowerCase());

function hasYear(parts: unknown): boolean {
  return Array.isArray(parts) && integer(parts[0]) !== undefined;
}

function parseText(text: string, uncertain: boolean): CslDate | undefined {
  if (text.trim() === '') return undefined;
  const date = parseRawDate(text);
  return date
    ? { ...date, uncertain: date.uncertain || uncertain, literal: undefined }
    : literally(text, uncertain);
}
