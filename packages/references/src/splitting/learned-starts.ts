// How the entries of one list begin and end, learned from the places of which it is certain: logistic regression over the words on both sides.

/** What of an entry stands before a place. */
export interface EntrySoFar {
  words: number;
  /** Brackets and quotation marks that are open. */
  open: number;
  isDated: boolean;
  isLocated: boolean;
}

/** An entry of which nothing was read. */
export const emptyEntry = (): EntrySoFar => ({ words: 0, open: 0, isDated: false, isLocated: false });

const aYear = /(?:1[5-9]|20)\d\d/;
const anAddress = /https?:|www\.|10\.\d{4}/i;

/** Adds a word to what was read of an entry. */
export function readWord(entry: EntrySoFar, word: string): void {
  entry.words += 1;
  for (const sign of word)
    if ('([“„«'.includes(sign)) entry.open += 1;
    else if (')]”»'.includes(sign) && entry.open > 0) entry.open -= 1;
  entry.isDated ||= aYear.test(word);
  entry.isLocated ||= anAddress.test(word);
}

/** Characters of a word that are looked at. */
const longestWord = 16;

/** Capitals, small letters, digits and signs of a word, a run of each as one: `Aa,` for `Okafor,`. */
export function shapeOfWord(word: string | undefined): string {
  if (word === undefined) return '';
  if (anAddress.test(word)) return 'address';
  return word
    .slice(0, longestWord)
    .replace(/\p{Lu}{2,}/gu, 'AA')
    .replace(/[\p{Ll}\p{M}]+/gu, 'a')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\d+/g, '9')
    .replace(/\p{Lo}+/gu, 'o');
}

/** Whether a word ends with a letter, a digit, an address, or with which sign. */
export function endOfWord(word: string): string {
  if (anAddress.test(word)) return 'address';
  const last = word.at(-1) ?? '';
  return /\p{L}/u.test(last) ? 'letter' : /\d/.test(last) ? 'digit' : last;
}

const lengths = [1, 2, 3, 4, 8, 14];
/** The number of words of an entry, in steps. */
export const stepOf = (words: number): number => lengths.findLast((length) => words >= length) ?? 0;

const [bits, seed, prime] = [15, 0x811c9dc5, 0x01000193];

/** The number of a feature: its hash (FNV-1a). Two that share one cost little. */
function numberOf(feature: string): number {
  let hash = seed;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), prime);
  return (hash ^ (hash >>> bits)) & ((1 << bits) - 1);
}

/** What is known of the place between the word `last` and the `next` ones. */
export function featuresOfPlace(last: string, next: readonly string[], entry: EntrySoFar): number[] {
  const [end, before] = [endOfWord(last), shapeOfWord(last)];
  const [one, two, three] = [shapeOfWord(next[0]), shapeOfWord(next[1]), shapeOfWord(next[2])];
  const state = `${entry.isDated} ${entry.isLocated}`;
  return [
    'every place',
    `end ${end}`,
    `before ${before}`,
    `next ${one}`,
    `next two ${one} ${two}`,
    `next three ${one} ${two} ${three}`,
    `last word ${last.slice(0, longestWord)}`,
    `next word ${next[0]?.slice(0, longestWord)}`,
    `around ${end} ${one}`,
    `open ${entry.open > 0}`,
    `words ${stepOf(entry.words)}`,
    `entry ${state}`,
    `end of entry ${end} ${state}`,
  ].map(numberOf);
}

/** A place of which it is known whether an entry begins there. */
export interface CertainPlace {
  features: readonly number[];
  begins: boolean;
}

const rounds = 6;
const rate = 0.3;
const decay = 0.002;

/** The log odds that an entry begins at a place, learned by stochastic gradient descent (AdaGrad). */
export function learnStarts(places: readonly CertainPlace[]): (features: readonly number[]) => number {
  const weights = new Float64Array(1 << bits);
  const squares = new Float64Array(1 << bits).fill(1);
  const oddsOf = (features: readonly number[]) =>
    features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
  for (let round = 0; round < rounds; round += 1)
    for (const { features, begins } of places) {
      const error = (begins ? 1 : 0) - 1 / (1 + Math.exp(-oddsOf(features)));
      for (const feature of features) {
        const slope = error - decay * (weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 1) + slope * slope;
        weights[feature] = (weights[feature] ?? 0) + (rate * slope) / Math.sqrt(squares[feature] ?? 1);
      }
    }
  return oddsOf;
}
