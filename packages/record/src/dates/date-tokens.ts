/** A number, word or sign of a text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  number: number | undefined;
}

/** First characters of the digit blocks that pages use besides ASCII: Arabic, Persian, Devanagari, Bengali, full width. */
const digitBlocks = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const block = digitBlocks.findLast((first) => first <= code) ?? code;
    return String(code - block);
  });
}

/** The numbers, words and signs of a text, digits of other scripts as ASCII. Linear. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of asciiDigits(text).matchAll(/\d+|[\p{L}\p{M}]+|[^\s\p{L}\d]/gu)) {
    const [word] = match;
    const number = word.length <= 8 && /^\d+$/.test(word) ? Number(word) : undefined;
    tokens.push({ text: word, start: match.index, end: match.index + word.length, number });
  }
  return tokens;
}
