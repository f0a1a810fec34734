/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

interface Letters {
  /** Letters and digits alone, in lower case. */
  letters: string;
  /** For each its place in the text. */
  places: number[];
}

function lettersOf(text: string): Letters {
  const [letters, places]: [string[], number[]] = [[], []];
  for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{N}]/gu))
    for (const letter of sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()) {
      letters.push(letter);
      places.push(index);
    }
  return { letters: letters.join(''), places };
}

export const squashed = (text: string): string => lettersOf(text).letters;

/** Letters before and behind a place by which it is found in another text, the longest first. */
const contexts = [
  [40, 12],
  [40, 0],
  [20, 0],
  [10, 4],
  [0, 30],
] as const;

/**
 * Finds places of one text in another that says nearly the same in the same order: a document's text file and what was read from its
 * other forms. Letters alone are compared; of several places the one is taken that stands most nearly as far into the text.
 */
export function placesIn(from: string, to: string): (span: Span) => Span | undefined {
  if (from === to) return (span) => span;
  const [own, other] = [lettersOf(from), lettersOf(to)];
  const scale = other.letters.length / Math.max(1, own.letters.length);
  const positionOf = (offset: number) => {
    let [low, high] = [0, own.places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((own.places[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ start, end }) => {
    const [first, last] = [positionOf(start), positionOf(end)];
    const expected = first * scale;
    for (const [before, behind] of contexts) {
      const from = Math.max(0, first - before);
      const key = own.letters.slice(from, last + behind);
      if (key.length < 4) continue;
      let best: number | undefined;
      for (let at = other.letters.indexOf(key); at >= 0; at = other.letters.indexOf(key, at + 1))
        if (best === undefined || Math.abs(at - expected) < Math.abs(best - expected)) best = at;
      if (best === undefined) continue;
      const begin = best + first - from;
      const [one, two] = [other.places[begin], other.places[begin + last - first - 1]];
      if (one !== undefined && two !== undefined) return { start: one, end: two + 1 };
    }
    return undefined;
  };
}
