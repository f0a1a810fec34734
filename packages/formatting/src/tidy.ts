/** Removes the empty elements that upright words at an edge of italics leave, and the space after an empty group. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '').trimEnd();
}

/** CSL prints a comma before a suffix; an account in brackets has none: "Dorsey, J. [@jack]". */
export const joinHandles = (text: string): string => text.replaceAll(', [@', ' [@').replaceAll(', (@', ' (@');
