/** A calendar date as far as it is known: the year, perhaps the month (1-12), perhaps the day. */
export interface PlainDate {
  year: number;
  month?: number | undefined;
  day?: number | undefined;
}

/** What tells how a page writes dates: its language tag and its host's top-level domain. */
export interface DateHints {
  language?: string | undefined;
  topLevel?: string | undefined;
}

/** `2019-06-13`, `2019-06` or `2019`. */
export function isoDate({ year, month, day }: PlainDate): string {
  return [String(year).padStart(4, '0'), month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
