import { isReference, parseSearch } from '@citewright/identifiers';
import { type Places, placesOf, type Word, wordsOf } from '@citewright/record';
import { type ReferenceFields, readFields } from './read-fields.ts';

/** What somebody typed to find a work. */
export interface TitleQuery {
  /** The text, trimmed. */
  text: string;
  /** A title, with authors or a year perhaps, or a whole reference. */
  reading: 'title' | 'reference';
  words: readonly Word[];
  places: Places;
  /** The numbers in it that can be years. */
  years: readonly number[];
  /** What a whole reference says, as far as it could be read. */
  fields: ReferenceFields | undefined;
}

const yearPattern = /(?<![\p{L}\p{N}])(1[4-9]\d\d|20\d\d)(?![\p{N}])/gu;

/** Words around a title that say what is searched for, not what it is called. */
const chatter =
  /^(?:(?:book|article|paper|title|work|search for|find)\s*[:=]\s*)|\s*(?:\(pdf\)|\[pdf\]|\bpdf|\bfree download)$/giu;

/** Reads what somebody typed. `undefined` for a text without words. */
export function readQuery(typed: string): TitleQuery | undefined {
  const text = parseSearch(typed);
  if (text === undefined) return undefined;
  const isWhole = isReference(typed);
  const plain = isWhole ? text : text.replace(chatter, '').trim() || text;
  const words = wordsOf(plain);
  return {
    text: plain,
    reading: isWhole ? 'reference' : 'title',
    words,
    places: placesOf(words),
    years: [...new Set([...plain.matchAll(yearPattern)].map(([year]) => Number(year)))],
    fields: isWhole ? readFields(plain) : undefined,
  };
}
