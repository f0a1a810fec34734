import {
  type DateValue,
  dateFromParts,
  fileNames,
  isGivenName,
  isOrganisation,
  type Name,
  personName,
  readDate,
  readName,
  readRegistryDate,
} from '@citewright/record';

const initials = /^\p{Lu}{1,3}$/u;

/** "MJ" and "M J" as initials: "M. J."; "Nancy J" as "Nancy J."; beside a family name in capitals "ADA" is a name, too. */
function withPoints(given: string, isShouted: boolean): string {
  const words = given.split(' ');
  if (
    !words.every((word) => initials.test(word)) ||
    (isShouted && words.some((word) => word.length > 2 && isGivenName(word)))
  )
    return given.replace(/(?<= )\p{Lu}$/u, '$&.');
  return [...words.join('')].map((letter) => `${letter}.`).join(' ');
}

/** "van Raaij MJ", "YANG Y": family name and initials without a comma. */
const inverted = /^(\p{L}[\p{L}\p{M}'’ -]*\p{Ll}|\p{Lu}{3,}) (\p{Lu}{1,3})$/u;

/** A suffix behind given names, or behind the initials: `Martin Luther Jr`, `GM Jr`, `John A 3rd`. */
const trailingSuffix = /^(.+?),? ((?:jr|sr)\.?|ii|iii|iv|2nd|3rd|4th)$/i;
const ordinals: Readonly<Record<string, string>> = { '2nd': 'II', '3rd': 'III', '4th': 'IV' };

/**
 * A name as databases and programs write it: "Family, Given, Suffix", "Family MJ", "World Health Organization,". Without a comma it is
 * an organisation, or read as a person's in natural order where the format has such (`natural`). `undefined` for an empty text.
 */
export function readFileName(text: string, natural = false): Name | undefined {
  // An address beside a name, and what a database says of the person.
  const clean = text
    .replace(/[([][^()[\]]*(?:@|Reprint|Inventor)[^()[\]]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();
  // EndNote marks an organisation by a comma at its end.
  if (/^[^,]+,$/.test(clean)) return { literal: clean.slice(0, -1).trim() };
  const isBody = isOrganisation(clean);
  const [, bare = clean, ending] = isBody ? [] : (trailingSuffix.exec(clean) ?? []);
  const database = isBody ? undefined : inverted.exec(bare)?.slice(1);
  const [family = '', given, suffix] = (database ?? bare.split(',')).map((part) => part.trim());
  if (family === '') return undefined;
  if (given === undefined) return natural ? readName(clean, fileNames) : { literal: family };
  const named = suffix || (ending && (ordinals[ending.toLowerCase()] ?? ending));
  const isShouted = /^[\p{Lu}\p{M}'’ -]{2,}$/u.test(family);
  return personName({ family, given: withPoints(given, isShouted), suffix: named }, fileNames);
}

/** A list of names: `undefined` where there is none. */
export function readFileNames(texts: readonly string[], natural = false): Name[] | undefined {
  const names = texts.flatMap((text) => readFileName(text, natural) ?? []);
  return names.length > 0 ? names : undefined;
}

/** Names in one field, parted by semicolons. */
export const splitNames = (text: string): string[] => text.split(/\s*;\s*/).filter(Boolean);

const season = /\b(?:(spr(?:ing)?)|(sum(?:mer)?)|(aut(?:umn)?|fal?l?)|(win(?:ter)?))\b/i;

/**
 * A date as databases write it: "1996 Jul 9", "SPR 2011", "2015 Mar-Apr", "20211227". Of other forms with a year, the year; of words without
 * one, the words.
 */
export function readFileDate(text: string): DateValue | undefined {
  const value = text.replace(/\s+/g, ' ').trim();
  const [, ...digits] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (digits.length > 0) return dateFromParts(digits);
  const date = readDate(value);
  if (date?.literal === undefined) return date;
  const year = readRegistryDate(value);
  const number = season
    .exec(value)
    ?.slice(1)
    .findIndex((word) => word !== undefined);
  if (year && number !== undefined) return { ...year, season: number + 1 };
  // The first month of several: "2015 Mar-Apr".
  const first = /^(\d{4}) (\p{L}{3,})\s?[-/]/u.exec(value);
  return (first && readDate(`${first[1]} ${first[2]}`)) ?? year ?? date;
}

/** Pages from the first to the last: "6913-7" is "6913-6917". */
export function readPages(text: string | undefined): string | undefined {
  const value = text?.replace(/\s*[-–—]+\s*/g, '-').replace(/\.$/, '');
  const [, first, last] = /^(\d+)-(\d+)$/.exec(value ?? '') ?? [];
  if (first === undefined || last === undefined || last.length >= first.length) return value || undefined;
  return `${first}-${first.slice(0, first.length - last.length)}${last}`;
}

/** Pages of two fields. */
export function pagesBetween(first: string | undefined, last: string | undefined): string | undefined {
  if (first === undefined || last === undefined || first === last) return readPages(first ?? last);
  return readPages(first.includes('-') ? first : `${first}-${last}`);
}

const isIssn = (text: string) => /^\d{4}-?\d{3}[\dXx]$/.test(text);

/** ISSN and ISBN of one field that may hold both; what is said of them in brackets is left out. */
export function readStandardNumbers(texts: readonly string[]): { ISSN?: string; ISBN?: string } {
  const numbers = texts
    .flatMap((text) => text.replace(/\([^()]*\)/g, ' ').split(/[;,]|\s(?=[\dX-]{8})|\n/))
    .map((number) => number.replace(/^(?:ISSN|ISBN)[:\s-]*/i, '').trim())
    .filter((number) => /^[\dXx][\dXx\s-]{6,}$/.test(number));
  const [issn, isbn] = [numbers.filter(isIssn), numbers.filter((number) => !isIssn(number))];
  return {
    ...(issn.length > 0 && { ISSN: [...new Set(issn)].join(', ') }),
    ...(isbn.length > 0 && { ISBN: [...new Set(isbn)].join(' ') }),
  };
}

const doiAnywhere = /\b10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;)\]]/;

/** The DOI in these texts. */
export function doiIn(...texts: (string | undefined)[]): string | undefined {
  return texts.flatMap((text) => (text && doiAnywhere.exec(text)?.[0]) || []).at(0);
}
