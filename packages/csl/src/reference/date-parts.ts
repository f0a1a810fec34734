/** One calendar date; a missing part is `undefined`. */
export interface DateParts {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** 1 spring to 4 winter. */
  readonly season: number | undefined;
}

export const NO_PARTS: DateParts = { year: undefined, month: undefined, day: undefined, season: undefined };

/** A value as an integer; `undefined` when it is not a number. */
export function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof number !== 'number') return undefined;
  return Number.isFinite(number) ? Math.trunc(number) : undefined;
}

/** Months above 12 are seasons: 13-16 and 17-20 by convention, 21-24 in EDTF. */
export function seasonOf(month: number): number | undefined {
  return month > 12 && month <= 24 ? ((month - 13) % 4) + 1 : undefined;
}

/** Reads year, month and day from `date-parts`; impossible months and days are left out. */
export function toParts(values: unknown, season?: number): DateParts {
  if (!Array.isArray(values)) return NO_PARTS;
  const month = integer(values[1]);
  const day = integer(values[2]);
  const named = month === undefined ? undefined : seasonOf(month);
  return {
    year: integer(values[0]),
    month: month !== undefined && month >= 1 && month <= 12 ? month : undefined,
    day: day !== undefined && day >= 1 && day <= 31 && !named ? day : undefined,
    season: named ?? (month === undefined ? season : undefined),
  };
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SEASONS: Readonly<Record<string, number>> = { spring: 1, summer: 2, autumn: 3, fall: 3, winter: 4 };
/** Words in dates that are ignored. */
const IGNORED = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'copyright',
  'impression',
];

/** Whether a word is a name, or an abbreviation of it of three letters or more. */
const abbreviates = (word: string, name: string): boolean => word.length > 2 && name.startsWith(word);

/** The month, 1 to 12, of an English name in lower case. */
export function monthNamed(word: string): number | undefined {
  const at = MONTHS.findIndex((month) => abbreviates(word, month));
  return at < 0 ? undefined : at + 1;
}

/** The season, 1 to 4, of an English name in lower case. */
export function seasonNamed(word: string): number | undefined {
  const name = Object.keys(SEASONS).find((season) => abbreviates(word, season));
  return name === undefined ? undefined : SEASONS[name];
}

export const isIgnoredInDates = (word: string): boolean => IGNORED.some((name) => abbreviates(word, name));
