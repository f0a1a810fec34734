import { type Word, weightOf, wordLikeness } from './words.ts';

/** Which words of a title stand in a text, and where. */
export interface Alignment {
  /** For each word of the title: the places in the text that it takes, and how alike they are. */
  matches: (Match | undefined)[];
  /** The places of the text that are taken. */
  taken: Set<number>;
}

interface Match {
  at: number;
  likeness: number;
}

/** Words by their places in a text. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** The places of each word. */
export function placesOf(words: readonly Word[]): Places {
  const places = new Map<string, number[]>();
  for (const [at, { text }] of words.entries()) {
    const known = places.get(text);
    if (known) known.push(at);
    else places.set(text, [at]);
  }
  return places;
}

/** The free place of a word that comes next after the last one, or else any. */
function freePlace(
  places: readonly number[] | undefined,
  taken: ReadonlySet<number>,
  last: number,
): number | undefined {
  let first: number | undefined;
  for (const at of places ?? []) {
    if (taken.has(at)) continue;
    if (at > last) return at;
    first ??= at;
  }
  return first;
}

interface Text {
  words: readonly Word[];
  places: Places;
}

/** The word in a text that is most like one, with typing mistakes; not the small words, which are all alike. */
function likeliest({ words }: Text, word: Word, taken: ReadonlySet<number>): Match | undefined {
  let best: Match | undefined;
  for (const [at, { text, weight }] of words.entries()) {
    if (taken.has(at) || weight !== word.weight) continue;
    const alike = wordLikeness(word.text, text);
    if (alike > (best?.likeness ?? 0)) best = { at, likeness: alike };
  }
  return best;
}

/** "database" in the text for "data base" in the title, and the other way round. */
function joined(text: Text, title: readonly Word[], alignment: Alignment): void {
  const { matches, taken } = alignment;
  for (let at = 0; at < title.length; at += 1) {
    if (matches[at]) continue;
    const [word, next] = [title[at]?.text ?? '', title[at + 1]?.text ?? ''];
    const whole = freePlace(text.places.get(word + next), taken, -1);
    if (next !== '' && !matches[at + 1] && whole !== undefined) {
      taken.add(whole);
      matches[at] = { at: whole, likeness: 1 };
      matches[at + 1] = { at: whole, likeness: 1 };
      continue;
    }
    const parts = text.words.findIndex(
      ({ text: part }, place) =>
        !taken.has(place) && !taken.has(place + 1) && part + (text.words[place + 1]?.text ?? ' ') === word,
    );
    if (parts >= 0) {
      taken.add(parts).add(parts + 1);
      matches[at] = { at: parts, likeness: 1 };
    }
  }
}

/** Finds the words of a title in a text: the same words in their order, then joined or parted ones, then mistyped ones. */
export function align(title: readonly Word[], text: Text): Alignment {
  const taken = new Set<number>();
  const matches: (Match | undefined)[] = [];
  let last = -1;
  for (const { text: word } of title) {
    const at = freePlace(text.places.get(word), taken, last);
    matches.push(at === undefined ? undefined : { at, likeness: 1 });
    if (at === undefined) continue;
    taken.add(at);
    last = at;
  }
  const alignment = { matches, taken };
  joined(text, title, alignment);
  for (const [at, word] of title.entries()) {
    if (matches[at] || word.text.length < 4) continue;
    const match = likeliest(text, word, taken);
    if (!match) continue;
    matches[at] = match;
    taken.add(match.at);
  }
  return alignment;
}

/** 0 to 1: how much of the first `length` words of a title stands in the text. */
export function coverage(title: readonly Word[], { matches }: Alignment, length = title.length): number {
  const words = title.slice(0, length);
  const whole = weightOf(words);
  if (whole === 0) return 0;
  const found = words.reduce((sum, { weight }, at) => sum + weight * (matches[at]?.likeness ?? 0), 0);
  return found / whole;
}

/** 0 to 1: how many of the matched words follow each other in the text as they do in the title. */
export function orderliness({ matches }: Alignment): number {
  const places = matches.flatMap((match) => (match ? [match.at] : []));
  if (places.length < 2) return 1;
  const steps = places.slice(1).filter((at, index) => at > (places[index] ?? 0)).length;
  return steps / (places.length - 1);
}
