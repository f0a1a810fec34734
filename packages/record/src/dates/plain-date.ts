/** A calendar date as far as it is known: the year, perhaps the month (1-12), perhaps the day. */
export interface PlainDate {
  year: number;
  month?: number | undefined;
  day?: number | undefined;
}

/** Context of the text that contains a date. */
export interface DateHints {
  /** The language tag of the text. */
  language?: string | undefined;
  /** The top-level domain of the page. */
  topLevel?: string | undefined;
}

/** The month (1-12) that a word names in a language, or in any. */
export type MonthOf = (word: string, language?: string) => number | undefined;

/** `2019-06-13`, `2019-06` or `2019`. */
export function isoDate({ year, month, day }: PlainDate): string {
  return [String(year).padStart(4, '0'), month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Year, month and day as CSL lists them. A month or day that no calendar has ends the list. */
export function dateParts(year: number, month?: number, day?: number): number[] {
  if (month === undefined || !(month >= 1 && month <= 12)) return [year];
  return day === undefined || !(day >= 1 && day <= 31) ? [year, month] : [year, month, day];
}
