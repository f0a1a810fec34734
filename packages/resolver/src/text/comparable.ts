import { foldLetters, stripTags } from '@citewright/record';

/** Text in the form in which two texts are compared: lower case, no accents, no tags, no punctuation. Linear in its length. */
export function comparable(text: string): string {
  return foldLetters(stripTags(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 0 to 1: how many of both texts' words they have in common (Dice); 1 when one text is the beginning of the other. */
export function similarity(first: string, second: string): number {
  const [one, other] = [comparable(first), comparable(second)];
  if (one === '' || other === '') return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 15 && long.startsWith(short)) return 1;
  const words = new Set(one.split(' '));
  const otherWords = new Set(other.split(' '));
  const shared = [...words].filter((word) => otherWords.has(word)).length;
  return (2 * shared) / (words.size + otherWords.size);
}
