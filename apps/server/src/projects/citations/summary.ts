import type { CitationItem, ItemDate, ItemName } from '@citewright/contract';
import { partsOf, plainOf } from '@citewright/record';

/** Title, authors and year of a citation as plain text. */
export interface Summary {
  title: string;
  authors: string;
  year: string;
}

function personName(name: ItemName): string {
  if (name.literal) return name.literal;
  const { family, given, suffix } = partsOf(name);
  return [family, given, suffix].filter(Boolean).join(', ');
}

function yearOf([year]: (string | number)[]): string {
  const number = Number(year);
  return number < 0 ? `${-number} BC` : String(year);
}

function yearsOf(date: ItemDate | undefined): string | undefined {
  const years = date?.['date-parts']?.map(yearOf);
  return years?.join('–') ?? date?.literal ?? date?.raw;
}

/** Summarises an item. Editors replace missing authors. */
export function summarise({ title, author, editor, issued, status }: CitationItem): Summary {
  return {
    title: plainOf(title) ?? '',
    authors: (author ?? editor ?? []).map(personName).join('; '),
    year: yearsOf(issued) ?? String(status ?? 'n.d.'),
  };
}
