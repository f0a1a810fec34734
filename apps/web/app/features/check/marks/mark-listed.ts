import type { CheckDifference } from '@citewright/contract';
import { commonWords } from '@citewright/record';
import { plainWord, plainWords } from './plain-words.ts';

/** A piece of a text, and whether it is exchanged. */
export interface MarkedText {
  text: string;
  isMarked: boolean;
}

interface Word {
  plain: string;
  start: number;
  end: number;
}

const hasLetter = /[\p{L}\p{N}]/u;

/** The words of a text without the signs between them. */
const contentWords = (text: string): Word[] =>
  plainWords(text).flatMap(({ text: word, start, end }) =>
    hasLetter.test(word) ? [{ plain: plainWord(word), start, end }] : [],
  );

/** Where the words of a value begin among those of the text, one after the other. */
function runOf(words: readonly Word[], value: readonly Word[]): number {
  for (let at = 0; at + value.length <= words.length; at += 1) {
    if (value.every(({ plain }, index) => words[at + index]?.plain === plain)) return at;
  }
  return -1;
}

/** The places of the listed words that the record does not have, by their index among the listed ones. */
function removedPlaces(listed: readonly Word[], record: readonly Word[]): number[] {
  const kept = new Set(
    commonWords(
      listed.map(({ plain }) => plain),
      record.map(({ plain }) => plain),
    ).map(([place]) => place),
  );
  return [...listed.keys()].filter((place) => !kept.has(place));
}

/** Pieces of a text: what stands between two marked words that follow each other is marked with them. */
function markedPieces(text: string, words: readonly Word[], marked: ReadonlySet<number>): MarkedText[] {
  const pieces: MarkedText[] = [];
  let at = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (!marked.has(index)) continue;
    let last = index;
    while (marked.has(last + 1)) last += 1;
    const [start, end] = [words[index]?.start ?? at, words[last]?.end ?? at];
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
    index = last;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/**
 * A text as it was pasted, with the words marked that the record has otherwise. A value is sought as a whole; where the text spells
 * it in another order (names), each word is sought alone. Words at `places` are marked, too.
 */
export function markListed(
  text: string,
  differences: readonly CheckDifference[],
  places: readonly { start: number; end: number }[] = [],
): MarkedText[] {
  const words = contentWords(text);
  const marked = new Set<number>();
  for (const { listed, record } of differences) {
    const value = contentWords(listed ?? '');
    const removed = removedPlaces(value, contentWords(record ?? ''));
    const start = runOf(words, value);
    for (const place of removed) {
      const alone = words.findIndex(
        ({ plain }, index) => plain === value[place]?.plain && !marked.has(index),
      );
      const found = start < 0 ? alone : start + place;
      if (found >= 0) marked.add(found);
    }
  }
  for (const [index, { start, end }] of words.entries())
    if (places.some((place) => place.start < end && start < place.end)) marked.add(index);
  return markedPieces(text, words, marked);
}

/** The two values of a field, each with the words marked that the other lacks. */
export function markValues({ listed, record }: CheckDifference): {
  listed: MarkedText[];
  record: MarkedText[];
} {
  const [before, after] = [contentWords(listed ?? ''), contentWords(record ?? '')];
  return {
    listed: markedPieces(listed ?? '', before, new Set(removedPlaces(before, after))),
    record: markedPieces(record ?? '', after, new Set(removedPlaces(after, before))),
  };
}
