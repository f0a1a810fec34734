import type { Item } from '@citewright/csl';
import { latest } from '../catalogue/latest.ts';

type Language = 'en-US' | 'en-GB';

// Made when a date is printed: a format takes some milliseconds.
const days = latest(
  2,
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
const months = latest(
  1,
  (language) => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const issuedParts = ({ issued }: Item): number[] => (issued?.['date-parts']?.[0] ?? []).map(Number);

/** The date of a work in words: "October 6, 2015", "6 October 2015"; undefined unless the day is known. */
export function dayInWords(item: Item, language: Language): string | undefined {
  const [year, month, day] = issuedParts(item);
  return year && month && day ? days(language).format(Date.UTC(year, month - 1, day)) : undefined;
}

/** The same as far as the date is known: "October 6, 2015", "October 2015", "2015". */
export function dateInWords(item: Item, language: Language): string | undefined {
  const [year, month] = issuedParts(item);
  if (!year || !month) return year ? String(year) : undefined;
  return dayInWords(item, language) ?? months('en').format(Date.UTC(year, month - 1));
}
