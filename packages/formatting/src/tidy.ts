import { joinSuffixes } from '@citewright/styles';

/** Removes the empty elements that upright words at an edge of italics leave, and the space after an empty group. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '').trimEnd();
}

/** Web addresses without "https://", in text or between the tags of HTML; DOIs keep it (MLA Handbook, 9th ed., 5.95). */
export const withoutSchemes = (printed: string): string =>
  printed.replace(/(?<=^|[\s(>])https?:\/\/(?!doi\.org\/)(?=\S)/g, '');

/** CSL prints a comma before a suffix; an account in brackets has none: "Dorsey, J. [@jack]". */
export const joinHandles = (text: string): string =>
  joinSuffixes(text).replaceAll(', [@', ' [@').replaceAll(', (@', ' (@');
