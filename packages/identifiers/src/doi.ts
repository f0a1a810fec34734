import { arxivDoi, withoutArxivVersion } from './arxiv.ts';
import { dropPublisherTail, isAddress } from './doi-address.ts';
import { type Place, suffixEnd, trimSuffix } from './doi-suffix.ts';
import { asciiHyphens, readInput } from './input.ts';
import { decodePercent } from './percent.ts';

// ISO 26324: directory indicator 10, registrant code (four or more digits, may be subdivided), slash, suffix. In a
// query string the slash is encoded, once or twice.
const prefix = /(10\.\d{4,9}(?:\.\d{1,9}){0,4})(?:\/|%(?:25)?2f)/gi;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&#60;': '<',
  '&gt;': '>',
  '&#62;': '>',
  '&amp;': '&',
  '&#38;': '&',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|amp|#60|#62|#38);/gi, (entity) => entities[entity.toLowerCase()] ?? entity);
}

/** DOIs ignore the case of ASCII letters only (DOI Handbook, 2.4). */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A DOI does not begin inside a number or a word, unless that word is "doi" or the letters are an encoded character. */
function beginsHere(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  return /(?:^|[^\p{L}\p{N}.])$/u.test(before) || /^%[0-9a-f]{2}$/i.test(before) || /^doi$/i.test(before);
}

/** The word (delimited by white space, quotes or angle brackets) before a DOI: an address, `doi:`, or nothing. */
function wordBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && !/[\s"'<>]/.test(text.charAt(from - 1))) from -= 1;
  return text.slice(from, at);
}

function placeOf(address: string): Place {
  if (!isAddress(address)) return 'bare';
  return address.includes('?') ? 'query' : 'path';
}

function readAt(text: string, at: number, registrant: string, suffixAt: number): string | undefined {
  const address = wordBefore(text, at);
  const end = suffixEnd(text, suffixAt, placeOf(address));
  const raw = text.slice(suffixAt, end);
  const twice = /%25[0-9a-f]{2}/i.test(text.slice(at, end));
  const decoded = twice ? decodePercent(decodePercent(raw)) : decodePercent(raw);
  const suffix = trimSuffix(dropPublisherTail(asciiHyphens(decoded), address));
  if (!suffix || !/[\p{L}\p{N}]/u.test(suffix) || /[\p{Cc}\s]/u.test(suffix)) return undefined;
  return withoutArxivVersion(lowerAscii(`${registrant}/${suffix}`));
}

function findDoi(text: string): string | undefined {
  for (const match of text.matchAll(prefix)) {
    if (!beginsHere(text, match.index)) continue;
    const found = readAt(text, match.index, match[1] ?? '', match.index + match[0].length);
    if (found) return found;
  }
  return undefined;
}

// https://shortdoi.org: a handle 10/ with a few letters and digits; under doi.org the 10/ may be left out.
const shortForms = [
  /^(?:doi:?\s?)?10\/([a-z0-9]{3,12})$/i,
  /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/(?:10\/)?([a-z0-9]{3,12})\/?$/i,
];

function shortDoi(text: string): string | undefined {
  for (const form of shortForms) {
    const handle = form.exec(text)?.[1];
    if (handle && /[a-z]/i.test(handle)) return `10/${handle.toLowerCase()}`;
  }
  return undefined;
}

/**
 * The first DOI in a text, bare and in lower case: `10.1038/nature12373`. Reads `doi:`, addresses of
 * resolvers and publishers (path or query, percent-encoded too), SICI suffixes, typographic hyphens, HTML
 * entities, and DOIs within text and punctuation. A shortDOI stays short (`10/gf7n2m`); an arXiv id in any
 * form becomes its DOI without version (`10.48550/arxiv.1706.03762`). `undefined` when there is none or the
 * text is over the limit.
 */
export function parseDoi(text: string): string | undefined {
  const input = readInput(text);
  if (input === undefined) return undefined;
  const plain = asciiHyphens(decodeEntities(input)).replaceAll('／', '/').replaceAll('．', '.');
  return findDoi(plain) ?? shortDoi(plain) ?? arxivDoi(plain);
}

/**
 * A DOI field as typed by a user, without resolver address or "doi:", which styles add themselves. A bare DOI
 * keeps its capitals, as publishers write them (`10.17487/RFC9110`); other text is unchanged.
 */
export function bareDoi(typed: string): string {
  const text = typed.trim();
  return text.startsWith('10.') ? text : (parseDoi(text) ?? text);
}
