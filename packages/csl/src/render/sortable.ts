import type { DateParts } from '../reference/date-parts.ts';
import type { CslDate } from '../reference/dates.ts';
import { padded } from '../text/padded.ts';
import type { PartName } from './date-part.ts';

/** Added to years, so that years BC are positive and sort as text. */
const EPOCH = 100_000;

function sortableParts({ year = 0, month = 0, day = 0 }: DateParts, shown: readonly PartName[]): string {
  let text = shown.includes('year') ? padded(EPOCH + year, 6) : '';
  if (shown.includes('month')) text += padded(month);
  if (shown.includes('day')) text += padded(day);
  return text;
}

/** A date as text that sorts by time. Ranges sort by start, then end; seasons do not count (CSL 1.0.2, Sorting). */
export function sortableDate(date: CslDate, shown: readonly PartName[]): string {
  if (date.literal !== undefined) return date.literal;
  const start = sortableParts(date.start, shown);
  return date.end ? `${start}${sortableParts(date.end, shown)}` : start;
}

/** A number as text that sorts by value. */
export function sortableNumber(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}
