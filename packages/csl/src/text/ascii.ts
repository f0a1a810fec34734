/**
 * Whether the character at an index is a capital of a Western European language (A to Z, À to Þ). Most names begin with one;
 * regular expressions with Unicode classes are slower.
 */
export function startsWithCapital(text: string, at = 0): boolean {
  const code = text.charCodeAt(at);
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

/** Whether all characters of a text are in a range. */
function isWithin(text: string, least: number, most: number): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < least || code > most) return false;
  }
  return true;
}

/** Whether all characters of a text are below U+0250, so that it is certainly in Latin script. */
export const isPlainLatin = (text: string): boolean => isWithin(text, 0x20, 0x24f);

/** Whether a text is printable ASCII. */
export const isAscii = (text: string): boolean => isWithin(text, 0x20, 0x7e);

/** Whether a text consists of digits. */
export const isDigits = (text: string): boolean => text !== '' && isWithin(text, 0x30, 0x39);
