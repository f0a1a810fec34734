import type { Locale } from '../style/locale.ts';
import type { TermTree } from '../style/tree.ts';
import { padded } from './padded.ts';

/** Whether an ordinal term, which is named for the last one or two digits, applies to a number (`match`). */
function matches({ match }: TermTree, number: number, range: 10 | 100): boolean {
  const named = number % range;
  if (match === 'whole-number') return number === named;
  const lastTwo = match === 'last-two-digits' || (match === undefined && range === 100);
  return number % (lastTwo ? 100 : 10) === named;
}

/** The ordinal suffix of a number (CSL 1.0.2, Ordinal Suffixes). */
function ordinalSuffix(number: number, locale: Locale, gender: string | undefined): string {
  const twoDigits = locale.ordinal(`ordinal-${padded(number % 100)}`, gender);
  if (twoDigits && number % 100 >= 10 && matches(twoDigits, number, 100)) return twoDigits.single;
  const oneDigit = locale.ordinal(`ordinal-${padded(number % 10)}`, gender);
  if (oneDigit && matches(oneDigit, number, 10)) return oneDigit.single;
  return locale.ordinal('ordinal', gender)?.single ?? legacySuffix(locale);
}

/** CSL 1.0 had no `ordinal` term, but `ordinal-01` to `ordinal-04`, the last one for all other numbers. */
function legacySuffix(locale: Locale): string {
  return locale.ordinal('ordinal-04', undefined)?.single ?? '';
}

/** "2nd"; `gender` is that of the counted noun. */
export function toOrdinal(number: number, locale: Locale, gender: string | undefined): string {
  return number + ordinalSuffix(number, locale, gender);
}

/** "second" up to ten, then "11th". */
export function toLongOrdinal(number: number, locale: Locale, gender: string | undefined): string {
  const term = number <= 10 ? locale.ordinal(`long-ordinal-${padded(number)}`, gender) : undefined;
  return term?.single ?? toOrdinal(number, locale, gender);
}
