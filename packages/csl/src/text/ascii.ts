/** Whether one of A to Z stands at a place: where most names begin, at no cost of a regular expression with Unicode classes. */
export function startsWithCapital(text: string, at = 0): boolean {
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90;
}

/** Whether a text is in Latin script without any doubt: all of it below U+0250. */
export const isPlainLatin = (text: string): boolean => /^[ -\u024f]*$/.test(text);

/** Whether a text is printable ASCII. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
