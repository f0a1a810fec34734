/** Whether a text begins with one of A to Z: what most names do, at no cost of a regular expression with Unicode classes. */
export function startsWithCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 65 && code <= 90;
}

/** Whether a text is in Latin script without any doubt: all of it below U+0250. */
export const isPlainLatin = (text: string): boolean => /^[ -\u024f]*$/.test(text);
