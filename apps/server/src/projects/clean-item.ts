import type { CitationItem } from '@citewright/contract';
import { withBareDoi } from '../citations/bare-doi.ts';

/** What no file format wants in a value: control characters, non-characters of XML, switches of the writing direction. */
const unwanted = /[\p{Cc}\ufffe\uffff\u202a-\u202e\u2066-\u2069]+/gu;
const spaces = /[\s\u0085]+/g;

/** Text in one line that every format can hold. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(spaces, ' ').replace(unwanted, '').trim();
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
}

/** The item with all its texts in one line each, so that none can pretend to be more than a value, and its DOI bare. */
export function cleanItem(item: CitationItem): CitationItem {
  return withBareDoi(clean(item) as CitationItem);
}
