/** A word, a number, an address or one other character of a text, with its place in UTF-16 units. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** What follows is not read: no reference is longer. */
export const longestReference = 4_000;

/**
 * `example.org/tides/2019`: an address without its scheme, as the MLA has it. A path tells it from a name; it begins behind a blank, so that each is
 * read once.
 */
export const bareAddress =
  /(?<![^\s(<[])(?:[a-z\d](?:[a-z\d-]{0,62}))(?:\.[a-z\d-]{1,63}){0,6}\.(?!js\/)[a-z]{2,24}\/[^\s<>]*/u;

/**
 * Addresses and DOIs are one token, words keep apostrophes and hyphens inside, characters of scripts without spaces stand
 * alone. Each alternative begins with a character of its own, so that the pattern takes linear time.
 */
const aToken =
  /(?:https?:\/\/|www\.)[^\s<>]+|10\.\d{4,9}\/[^\s<>]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\d+|[\p{L}\p{M}]+(?:['’‐-][\p{L}\p{M}]+)*|[^\s]/u;
const pattern = new RegExp(`${bareAddress.source}|${aToken.source}`, 'gu');

const trailing = /[.,;:)\]}>'"”’]+$/;

/** The tokens of a reference, in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const whole = match[0];
    const isAddress = whole.length > 8 && /^(?:https?:|www\.|10\.)|\.[a-z]{2,24}\//.test(whole);
    const token = isAddress ? whole.replace(trailing, '') : whole;
    tokens.push({ text: token, start: match.index, end: match.index + token.length });
    pattern.lastIndex = match.index + token.length;
  }
  return tokens;
}
