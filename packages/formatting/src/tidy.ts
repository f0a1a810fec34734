/** Upright words at an edge of italics leave an empty element behind, and a group with nothing after it a space. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '').trimEnd();
}

/** CSL sets a comma before a suffix; an account in brackets follows its name without: "Dorsey, J. [@jack]". */
export const joinHandles = (text: string): string => text.replaceAll(', [@', ' [@').replaceAll(', (@', ' (@');
