import type { CitationItem, ItemDate, ItemName } from '@citewright/contract';

/** A citation in three words, for lists that show more than its reference. */
export interface Summary {
  title: string;
  authors: string;
  year: string;
}

/** The rich text of CSL (https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html), whose tags show nothing. */
const richText = /<\/?(?:i|b|sub|sup|sc|span)(?: [^<>]{0,100})?>/g;

function nameOf({ literal, family, given, suffix, ...particles }: ItemName): string {
  if (literal) return literal;
  const whole = [particles['dropping-particle'], particles['non-dropping-particle'], family];
  return [whole.filter(Boolean).join(' '), given, suffix].filter(Boolean).join(', ');
}

function yearOf([year]: (string | number)[]): string {
  const number = Number(year);
  return number < 0 ? `${-number} BC` : String(year);
}

function yearsOf(date: ItemDate | undefined): string | undefined {
  const years = date?.['date-parts']?.map(yearOf);
  return years?.join('–') ?? date?.literal ?? date?.raw;
}

/** Title, authors and year of an item, in plain text. Without authors its editors are named. */
export function summarise({ title, author, editor, issued, status }: CitationItem): Summary {
  return {
    title: String(title ?? '').replace(richText, ''),
    authors: (author ?? editor ?? []).map(nameOf).join('; '),
    year: yearsOf(issued) ?? String(status ?? 'n.d.'),
  };
}
