/** Characters of Windows-1252 that are not at their place in Unicode. */
const moved = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = moved.indexOf(character);
  return at < 0 ? 0x3f : 0x80 + at;
}

/** The byte of a character, or of its letter without its marks; that of a question mark where the code lacks both. */
function nearByteOf(character: string): number {
  const byte = byteOf(character);
  return byte === 0x3f ? byteOf(character.normalize('NFKD').charAt(0)) : byte;
}

const windows1252 = (text: string): Uint8Array => Uint8Array.from(Array.from(text, nearByteOf));

/** Whether the code of a file (`readPlain`) is one that lacks most characters. */
export const isNarrow = (bytes: Uint8Array): boolean => !isUtf16(bytes) && !isUtf8(bytes);

/** Whether a text can be written in that code. */
export const fitsNarrow = (text: string): boolean =>
  Array.from(text).every((character) => character === '?' || nearByteOf(character) !== 0x3f);

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at), isLittle);
  return bytes;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A text in the code of a file (`readPlain`): UTF-8, with its mark if it had one, UTF-16, or Windows-1252. */
export function encodeLike(original: Uint8Array, text: string): Uint8Array {
  const [first, second, third] = original;
  if (isUtf16(original)) return utf16(text, first === 0xff);
  if (isNarrow(original)) return windows1252(text);
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}
