/** Upright words at an edge of italics leave an empty element behind. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '');
}
