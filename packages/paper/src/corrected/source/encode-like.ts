/** Characters of Windows-1252 that are not at their place in Unicode. */
const moved = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = moved.indexOf(character);
  return at < 0 ? 0x3f : 0x80 + at;
}

/** Letters that the code lacks lose their marks, what else it lacks becomes a question mark. */
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text].map((character) => {
      const byte = byteOf(character);
      return byte === 0x3f ? byteOf(character.normalize('NFKD').charAt(0)) : byte;
    }),
  );

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
  if (first === 0xff && second === 0xfe) return utf16(text, true);
  if (first === 0xfe && second === 0xff) return utf16(text, false);
  if (!isUtf8(original)) return windows1252(text);
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
}
