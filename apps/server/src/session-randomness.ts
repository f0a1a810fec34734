/** Estimate in bits from the frequency of each value (Shannon): low for repeated characters and steps. */
function entropyOf(values: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / values.length);
  return bits;
}

/** The steps from each character to a later one, by their places in an order: all the same in `abcdef`. */
function stepsOf(text: string, order: (character: string) => number, distance: number): number[] {
  const places = Array.from(text, order);
  return places.map((place, index) => place - (places[index - distance] ?? place));
}

/** Keyboards from which texts are typed in order. */
const rows = ['1234567890qwertyuiopasdfghjklzxcvbnm', '1234567890qwertzuiopasdfghjklyxcvbnm'];
const orders = [
  (character: string) => character.charCodeAt(0),
  ...rows.map((row) => (character: string) => row.indexOf(character.toLowerCase())),
];

/** To the next character, and where two or three texts are interleaved to the next one of the same. */
const distances = [1, 2, 3];

const repeatedLength = 4;

/** The text without what repeats an earlier part of it, in either direction and whatever the case. */
function withoutRepeats(text: string): string {
  const lower = text.toLowerCase();
  const mirrored = Array.from(lower).toReversed().join('');
  let kept = '';
  for (let index = 0; index < text.length; ) {
    const part = lower.slice(index, index + repeatedLength);
    const isRepeat =
      part.length === repeatedLength &&
      (lower.indexOf(part) < index || mirrored.slice(text.length - index).includes(part));
    kept += isRepeat ? '' : text[index];
    index += isRepeat ? repeatedLength : 1;
  }
  return kept;
}

/** The commonest pairs of letters in English, a third of all pairs in its texts and a twentieth in random letters. */
const commonPairs = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce'.split(
    ' ',
  ),
);

/** Letters of one case, and a year at most: no generator makes such an identifier, so few words are enough. */
const isPhrase = (text: string) =>
  /^(?:[a-z\d_-]+|[A-Z\d_-]+)$/.test(text) && text.replace(/\D/g, '').length <= 6;

/** True for a text that consists of words. In random letters of both cases so many common pairs are one in a thousand million. */
function hasWords(text: string): boolean {
  if (/^(?:[a-z_-]+|[A-Z_-]+)$/.test(text)) return true;
  const pairs = Array.from(text.toLowerCase().matchAll(/(?=([a-z]{2}))/g), ([, pair = '']) => pair);
  const common = pairs.filter((pair) => commonPairs.has(pair)).length;
  const [least, share] = isPhrase(text) ? [8, 0.3] : [14, 0.4];
  return common >= least && common / pairs.length > share;
}

/**
 * Whether a text looks like so many random bits, not only like a long one: characters, and steps in the alphabet and on a keyboard, vary;
 * nothing repeats; there are no words.
 */
export function looksRandom(text: string, leastBits: number): boolean {
  const unique = withoutRepeats(text);
  const steps = orders.flatMap((order) => distances.map((distance) => stepsOf(unique, order, distance)));
  const views = [Array.from(unique), ...steps];
  return views.every((values) => entropyOf(values) >= leastBits) && !hasWords(text);
}
