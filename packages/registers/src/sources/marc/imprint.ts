import type { DateValue } from '@citewright/record';
import { dateFromParts, romanYear } from '@citewright/record';
import { placeOf, publisherOf } from '../book-fields.ts';
import { withoutBrackets, withoutPunctuation } from './punctuation.ts';

/** Words for an unknown place or publisher, in RDA records and older ones. */
const unknown =
  /^(?:s\. ?[ln]\.?|sine (?:loco|nomine)|.{0,40}(?:not identified|nicht ermittelbar|non identifié|nieustalon).{0,10}|b\. ?m\.?|b\. ?w\.?)$/i;

function knownValue(value: string | undefined): string | undefined {
  const text = withoutPunctuation(withoutBrackets(withoutPunctuation(value ?? '')));
  return text === '' || unknown.test(text) ? undefined : text;
}

/** A place of publication as cited. */
export function placeIn(value: string | undefined): string | undefined {
  // The country in brackets distinguishes places of the same name: `Oxford [England]`.
  return placeOf(knownValue(value?.replace(/(?<=\p{L}) \[\p{L}[^[\]]{1,40}\]/u, '')));
}

/** A publisher as cited: French catalogues write its article in lower case (`la Découverte`). */
export function publisherIn(value: string | undefined): string | undefined {
  return publisherOf(knownValue(value))?.replace(/^l(?=[ae]s? |['’])/, 'L');
}

const years = /(?<!\d)(1[4-9]\d{2}|20\d{2})(?!\d)/g;

/**
 * The year in a date of publication (`c2009`, `[1957?]`, `DL 2013`, `1999 [i.e. 2000]`, `1390 [1970]`). The
 * coded year is used when the statement contains it too, or has none.
 */
export function yearIn(statement: string | undefined, coded: string | undefined): DateValue | undefined {
  const text = (statement ?? '').slice(0, 120);
  const corrected = /\bi\. ?e\. ?(\d{4})/.exec(text)?.[1];
  const printed = corrected === undefined ? (text.match(years) ?? []) : [corrected];
  const code = /^\d{4}$/.test(coded ?? '') ? coded : undefined;
  const roman = romanYear(withoutPunctuation(text));
  const year = code !== undefined && printed.includes(code) ? code : (printed[0] ?? roman ?? code);
  return dateFromParts([year]);
}

/** Numbers of one sequence of pages or leaves, with the unit in the languages of the libraries we ask. */
const sequence =
  /(?<!\d|\d-)((?:\d{1,5}, ?)*\d{1,5})\s?(?:p|pp|pages?|s|seiten|sidor|str|bl|blätter|leaves|f|feuillets)(?![\p{L}\p{M}])/iu;
const severalVolumes = /\b(?:[2-9]|\d{2,3}) ?(?:v|vol|vols|volumes|bd|bde|bände|t|tomes?|cz)\b/i;

/** The number of pages in a statement of extent (`xii, 203 p.`, `XV, 629 Seiten`); `undefined` for works in volumes. */
export function pagesIn(extent: string | undefined): number | undefined {
  const text = (extent ?? '').slice(0, 120).replace(/\[[^\]]*\]/g, '');
  const numbers = severalVolumes.test(text) ? undefined : sequence.exec(text)?.[1];
  return numbers === undefined ? undefined : Math.max(...numbers.split(',').map(Number));
}
