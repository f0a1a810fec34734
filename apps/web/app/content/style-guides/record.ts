import type { CitationItem, ItemDate, ItemName } from '@citewright/contract';

/** A work that the guides cite. Its id is its author and year: `arnett-2000`. */
export type Work = CitationItem & { id: string };

/** Parses `Family, Given` names separated by semicolons; a name without a comma is an organisation. */
export function names(text: string): ItemName[] {
  return text.split('; ').map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { literal: name } : { family, given };
  });
}

export function date(...parts: [year: number, month?: number, day?: number]): ItemDate {
  return { 'date-parts': [parts.filter((part) => part !== undefined)] };
}

/** The access date of all web pages that the guides cite. */
export const accessed = date(2025, 4, 18);
