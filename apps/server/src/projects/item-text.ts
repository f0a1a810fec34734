import type { CitationItem, ItemDate, ItemName, nameVariables } from '@citewright/contract';
import { stripTags } from '@citewright/record';

/** The fields of an item that hold text or numbers. */
export type TextField = {
  [Key in keyof CitationItem]-?: string | number extends CitationItem[Key] ? Key : never;
}[keyof CitationItem];

/** The fields of an item that hold names. */
export type NameField = (typeof nameVariables)[number];

/** A value as plain text; absent when there is none. */
export function plainOf(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : stripTags(String(value)) || undefined;
}

/** Family name with its particles, then given name and suffix, as bibliographies write them. */
export function partsOf({ family, given, suffix, ...particles }: ItemName) {
  const whole = [particles['dropping-particle'], particles['non-dropping-particle'], family];
  return { family: whole.filter(Boolean).join(' '), given, suffix };
}

/** Year, month and day of the first date, as numbers; nothing for dates in words. */
export function dateOf(date: ItemDate | undefined): number[] {
  const parts = date?.['date-parts']?.[0]?.map(Number) ?? [];
  return parts.some(Number.isNaN) ? [] : parts;
}
