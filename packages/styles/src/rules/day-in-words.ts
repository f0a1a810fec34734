import type { Item } from '@citewright/csl';

const formats = {
  'en-US': new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  'en-GB': new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;
const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const partsOf = ({ issued }: Item): number[] => (issued?.['date-parts']?.[0] ?? []).map(Number);

/** The date of a work in words: "October 6, 2015", "6 October 2015"; undefined unless the day is known. */
export function dayInWords(item: Item, language: keyof typeof formats): string | undefined {
  const [year, month, day] = partsOf(item);
  return year && month && day ? formats[language].format(Date.UTC(year, month - 1, day)) : undefined;
}

/** The same as far as the date is known: "October 6, 2015", "October 2015", "2015". */
export function dateInWords(item: Item, language: keyof typeof formats): string | undefined {
  const [year, month] = partsOf(item);
  if (!year || !month) return year ? String(year) : undefined;
  return dayInWords(item, language) ?? months.format(Date.UTC(year, month - 1));
}
