import { joinSuffixes } from '@citewright/styles';

/** Removes the empty elements that upright words at an edge of italics leave, the space after an empty group, and second articles. */
export function tidy(html: string): string {
  return oneArticle(html.replaceAll('<i></i>', '').trimEnd());
}

/** One article where a style prints "the" before a name that begins with it: "presented at the The ...". */
export const oneArticle = (printed: string): string =>
  printed.includes(' the ') ? printed.replace(/ the (<i>)?the (?=\S)/gi, ' the $1') : printed;

/** Web addresses without "https://", in text or between the tags of HTML; DOIs keep it (MLA Handbook, 9th ed., 5.95). */
export const withoutSchemes = (printed: string): string =>
  printed.replace(/(?<=^|[\s(>])https?:\/\/(?!doi\.org\/)(?=\S)/g, '');

/** CSL prints a comma before a suffix; an account in brackets has none: "Dorsey, J. [@jack]". */
export const joinHandles = (text: string): string =>
  joinSuffixes(text).replaceAll(', [@', ' [@').replaceAll(', (@', ' (@');
