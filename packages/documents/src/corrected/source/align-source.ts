import type { Block, Span } from '../../document.ts';

// A paper of Markdown or LaTeX is read as text without its marks. To change the source, a place of the text is found in it again by its
// words: those of both are laid side by side.

/** A word of a text: where it stands, and how it is compared. */
interface Word extends Span {
  key: string;
}

/** Words in a row by which a block is found, and by which two texts meet again after they differ. */
const gram = 3;
/** How far two texts may differ before they meet again, in words. */
const reach = { text: 40, source: 400 } as const;
/** Words in a row that find a block far from where it is expected. */
const sure = 8;
/** Places of the same words that are looked at. */
const mostPlaces = 60;

/** The words of a text. `pattern` says what a word is in a source, `plain` how it reads. */
export function wordsOf(
  text: string,
  pattern = /\p{L}+|\p{N}+/gu,
  plain: (word: string) => string = (word) => word,
): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: plain(word),
  }));
}

/** For each word of a text the word of the source that it is, or -1. */
export class Alignment {
  readonly #words: readonly Word[];
  readonly #source: readonly Word[];
  readonly #found: Int32Array;

  constructor(words: readonly Word[], source: readonly Word[], blocks: readonly Block[]) {
    this.#words = words;
    this.#source = source;
    this.#found = new Int32Array(words.length).fill(-1);
    const grams = gramsOf(source);
    let [hint, noteHint] = [0, 0];
    for (const { start, end, kind } of blocks) {
      const [first, last] = [this.#indexFrom(start), this.#indexFrom(end)];
      // Notes stand behind the text, and in the source where their mark is.
      const from = kind === 'note' ? (this.#noteStart(first, last, noteHint, grams) ?? 0) : hint;
      const reached = this.#alignBlock(first, last, from, grams);
      if (reached === undefined) continue;
      if (kind === 'note') noteHint = reached;
      else hint = reached;
    }
  }

  /** The first word that begins at a place or behind it. */
  #indexFrom(place: number): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle]?.start ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where a note stands that the source has word for word, behind its number: an address shares its first words with others. */
  #noteStart(first: number, last: number, from: number, grams: Grams): number | undefined {
    for (let at = first; at <= first + 1 && at + gram <= last; at++) {
      const places = (grams.get(gramAt(this.#words, at, gram)) ?? []).filter(
        (place) => this.#run(at, last, place) === last - at,
      );
      const found = places.find((place) => place >= from) ?? places[0];
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Lays a block beside the source; gives the word of the source behind it. */
  #alignBlock(first: number, last: number, from: number, grams: Grams): number | undefined {
    let [at, place] = [first, from];
    let reached: number | undefined;
    while (at < last) {
      if (this.#words[at]?.key === this.#source[place]?.key && reached !== undefined) {
        this.#found[at] = place;
        [at, place] = [at + 1, place + 1];
        reached = place;
        continue;
      }
      const near = this.#meeting(at, last, place, grams);
      const meeting = near ?? (reached === undefined ? this.#farMeeting(at, last, place, grams) : undefined);
      if (!meeting) {
        this.#alignTail(at, last, place);
        return reached;
      }
      this.#alignBefore(meeting, at, place);
      [at, place] = meeting;
      reached = place;
    }
    return reached;
  }

  /** How many words are the same from two places on. */
  #run(at: number, last: number, place: number): number {
    let length = 0;
    while (at + length < last && this.#words[at + length]?.key === this.#source[place + length]?.key)
      length++;
    return length;
  }

  /** Where a block begins that is not where it is expected: many words in a row, or all of it. */
  #farMeeting(first: number, last: number, place: number, grams: Grams): [number, number] | undefined {
    const needed = Math.min(sure, last - first);
    if (needed < gram + 2) return undefined;
    for (let at = first; at < Math.min(last - needed + 1, first + reach.text); at++) {
      const places = (grams.get(gramAt(this.#words, at, gram)) ?? []).slice(0, mostPlaces);
      const fitting = places.filter((one) => this.#run(at, last, one) >= needed);
      const found = fitting.find((one) => one >= place) ?? fitting.at(-1);
      if (found !== undefined) return [at, found];
    }
    return undefined;
  }

  /** Where text and source meet next: the nearest words in a row that both have. */
  #meeting(at: number, last: number, place: number, grams: Grams): [number, number] | undefined {
    const length = Math.min(gram, last - at);
    for (let skipped = 0; skipped <= reach.text && at + skipped + length <= last; skipped++) {
      const key = gramAt(this.#words, at + skipped, length);
      const places = length === gram ? (grams.get(key) ?? []) : [];
      const next = length === gram ? firstFrom(places, place) : this.#shortMeeting(key, length, place);
      if (next !== undefined && next <= place + reach.source) return [at + skipped, next];
    }
    return undefined;
  }

  /** The next place of fewer words than a gram, which must be near. */
  #shortMeeting(key: string, length: number, place: number): number | undefined {
    for (let next = place; next < Math.min(this.#source.length, place + 12); next++)
      if (gramAt(this.#source, next, length) === key) return next;
    return undefined;
  }

  /** The words directly before a meeting, back to where the texts differ. */
  #alignBefore([at, place]: [number, number], first: number, from: number): void {
    for (let back = 1; at - back >= first && place - back >= from; back++) {
      if (this.#words[at - back]?.key !== this.#source[place - back]?.key) return;
      this.#found[at - back] = place - back;
    }
  }

  /** The last words of a block, which are too few to be found as a row. */
  #alignTail(at: number, last: number, place: number): void {
    let next = place;
    for (let index = Math.max(at, last - gram); index < last; index++) {
      const found = this.#shortMeeting(this.#words[index]?.key ?? '', 1, next);
      if (found === undefined) return;
      this.#found[index] = found;
      next = found + 1;
    }
  }

  /** The words of the source that a span of the text is; absent when one of them is not there, or one of the text stands between. */
  wordsOf({ start, end }: Span): Word[] | undefined {
    const [first, last] = [this.#indexFrom(start), this.#indexFrom(end)];
    const found: Word[] = [];
    let before = -1;
    for (let at = first; at < last; at++) {
      const index = this.#found[at] ?? -1;
      const word = this.#source[index];
      if (!word || index <= before) return undefined;
      found.push(word);
      before = index;
    }
    return found.length > 0 ? found : undefined;
  }

  /** Behind the last word before a place of the text that the source has. */
  placeBefore(place: number): number {
    for (let at = this.#indexFrom(place) - 1; at >= 0; at--) {
      const word = this.#source[this.#found[at] ?? -1];
      if (word) return word.end;
    }
    return 0;
  }
}

type Grams = ReadonlyMap<string, readonly number[]>;

const gramAt = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ');

function gramsOf(words: readonly Word[]): Grams {
  const grams = new Map<string, number[]>();
  for (let at = 0; at + gram <= words.length; at++) {
    const key = gramAt(words, at, gram);
    const places = grams.get(key);
    if (places) places.push(at);
    else grams.set(key, [at]);
  }
  return grams;
}

/** The first of rising numbers from one on. */
function firstFrom(numbers: readonly number[], from: number): number | undefined {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}
