/** Upright words at an edge of italics leave an empty element behind. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '');
}

/** CSL sets a comma before a suffix; an account in brackets follows its name without: "Dorsey, J. [@jack]". */
export const joinHandles = (text: string): string => text.replaceAll(', [@', ' [@').replaceAll(', (@', ' (@');
