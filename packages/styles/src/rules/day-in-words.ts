import type { Item } from '@citewright/csl';

const formats = {
  'en-US': new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  'en-GB': new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

/** The date of a work in words: "October 6, 2015", "6 October 2015"; undefined unless the day is known. */
export function dayInWords({ issued }: Item, language: keyof typeof formats): string | undefined {
  const [year, month, day] = (issued?.['date-parts']?.[0] ?? []).map(Number);
  return year && month && day ? formats[language].format(Date.UTC(year, month - 1, day)) : undefined;
}
