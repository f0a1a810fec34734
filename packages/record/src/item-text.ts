import type { DateValue, Name } from '@citewright/csl';
import { stripTags } from './markup/rich-text.ts';

/** A value as plain text; absent when there is none. */
export function plainOf(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : stripTags(String(value)) || undefined;
}

/** Family name with its particles, then given name and suffix, as in bibliographies. */
export function partsOf({ family, given, suffix, ...particles }: Name) {
  const whole = [particles['dropping-particle'], particles['non-dropping-particle'], family];
  return { family: whole.filter(Boolean).join(' '), given, suffix };
}

/** Year, month and day of the first date, as numbers; nothing for dates in words. */
export function dateOf(date: DateValue | undefined): number[] {
  const parts = date?.['date-parts']?.[0]?.map(Number) ?? [];
  return parts.some(Number.isNaN) ? [] : parts;
}
