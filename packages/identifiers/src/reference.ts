import { addresses } from './addresses.ts';
import { readInput } from './input.ts';

/** Marks of a printed reference; each is one sign, and no title has many. */
const signs: readonly RegExp[] = [
  // A year, or the words for none.
  /(?<![\p{L}\p{N}])(?:(?:1[4-9]|20)\d\d[a-z]?|n\. ?d\.|s\. ?f\.|s\. ?d\.|o\. ?J\.)(?![\p{L}\p{N}])/u,
  // A year where references put it: in brackets, before a full stop or a semicolon.
  /\((?:1[4-9]|20)\d\d[a-z]?[),]|[,.] (?:1[4-9]|20)\d\d[a-z]?[.;:,]/u,
  // Initials, as in "Okafor, A." or "A. Okafor" or "Okafor A,".
  /(?<![\p{L}\p{N}])\p{Lu}\.[ ,;:\p{Lu}-]|(?:^|[\s,])\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}(?:[,.:;]| \(| et)/u,
  // "Family, Given" or "Family, Given, and Other Name." at the beginning.
  /^(?:\[?\d{1,3}[\]).] ?)?\p{Lu}[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?, \p{Lu}[\p{L}\p{M}'’. -]*[,.] /u,
  /(?<!\p{L})(?:et al\b|eds?\.|hrsg\.|vol\.|no\.|pp?\. ?\d|in: )/iu,
  // Volume and issue, pages.
  /\d ?\(\d{1,4}(?:[-–/]\d{1,4})?\)|\d[-–—]{1,2} ?[a-z]?\d|[:;] ?[a-z]?\d/iu,
  // A title in quotation marks.
  /["“„«][^"“”„«»]{8,}["”“»]/u,
  // A publisher after its place.
  /\. [\p{Lu}][\p{L} ]{2,30}: \p{Lu}/u,
];

const fewestSigns = 3;
const fewestWords = 5;

/**
 * True for a text that is a whole reference, in whatever style: names, a year, a title and where it appeared, with an
 * identifier or without. In-text citations, titles and identifiers have too few of its marks.
 */
export function isReference(text: string): boolean {
  const input = readInput(text)?.replace(/\s+/g, ' ');
  if (input === undefined || /^[([](?!\d)/.test(input)) return false;
  const rest = input.replace(addresses, ' ').trim();
  const words = rest.match(/\p{L}{2,}/gu)?.length ?? 0;
  const separators = rest.match(/[.,;:] /g)?.length ?? 0;
  if (words < fewestWords || separators < 2) return false;
  const found = signs.filter((sign) => sign.test(rest)).length + (rest === input ? 0 : 1);
  return found >= fewestSigns;
}
