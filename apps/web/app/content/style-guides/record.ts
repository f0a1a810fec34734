import type { CitationItem, ItemDate, ItemName } from '@citewright/contract';

/** A work that the guides cite. Its id is its author and year: `arnett-2000`. */
export type Work = CitationItem & { id: string };

/** `Family, Given` separated by semicolons; a name without a comma is an organisation. */
export function names(text: string): ItemName[] {
  return text.split('; ').map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { literal: name } : { family, given };
  });
}

/** A date: a year, a month, a day. */
export function date(...parts: [year: number, month?: number, day?: number]): ItemDate {
  return { 'date-parts': [parts.filter((part) => part !== undefined)] };
}

/** The day on which the guides say that they looked at web pages. */
export const accessed = date(2025, 4, 18);
