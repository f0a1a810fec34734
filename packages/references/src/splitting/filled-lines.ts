import { foldLetters } from '@citewright/record';
import { isLocating, isTorn } from './layout.ts';
import { type CertainPlace, emptyEntry, featuresOfPlace, learnStarts, readWord } from './learned-starts.ts';
import type { Line } from './line.ts';
import { featuresOfStart } from './start-features.ts';
import { oddsOfStart, type StartEvidence } from './start-odds.ts';

// Lists whose lines are filled up to a width, with nothing between the entries. A line that ends although the next word had room is the last one of its
// entry, and no entry begins within a line. These places show how the entries of the list begin and end, and so which of the full lines end one.

/** Share of the lines that may be longer than the width, besides long words that stand alone. */
const mostBeyond = 0.02;
/** Share of the lines that are full, at least, and of those that end early within a sentence, at most. */
const [leastFull, mostTorn] = [0.2, 0.04];
/** Lines of a list by which a width can be told. */
const fewestLines = 3;

const hasRoom = (before: string, text: string, width: number) =>
  before.length + 1 + (text.split(' ', 1)[0] ?? '').length <= width;

/**
 * The width up to which the lines of a list are filled, if no line ends early within an entry. Lines of a printed page have different numbers of
 * characters: by the longest of them others end early in the middle of a sentence.
 */
export function filledWidth(lines: readonly Line[]): number | undefined {
  if (lines.length < fewestLines) return;
  const lengths = lines.flatMap(({ text }) => (text.includes(' ') ? [text.length] : []));
  const longest = lengths.toSorted((one, other) => other - one).slice(0, 1 + lines.length * mostBeyond);
  const breaks = lines.slice(1).map(({ text }, at) => ({ text, before: lines[at]?.text ?? '' }));
  return [...new Set(longest)].find((width) => {
    const early = breaks.filter(({ text, before }) => hasRoom(before, text, width));
    const torn = early.filter(({ text, before }) => isTorn(text, before));
    return (
      breaks.length - early.length >= breaks.length * leastFull && torn.length <= early.length * mostTorn
    );
  });
}

/** Where an entry may end: within lines, these places and one other of each line are learned from. */
const closedEnd = /[.?!”"')\]\d]$|https?:|www\./;

/** The places of which the width makes certain whether an entry begins there. */
function certainPlaces(words: readonly string[][], begins: readonly boolean[]): CertainPlace[] {
  const places: CertainPlace[] = [];
  let entry = emptyEntry();
  for (const [at, own] of words.entries()) {
    const last = words[at - 1]?.at(-1);
    if (begins[at]) {
      if (last !== undefined) places.push({ features: featuresOfPlace(last, own, entry), begins: true });
      entry = emptyEntry();
    }
    for (const [place, word] of own.entries()) {
      const before = own[place - 1];
      if (before !== undefined && (closedEnd.test(before) || place === 1 + (at % 5)))
        places.push({ features: featuresOfPlace(before, own.slice(place, place + 3), entry), begins: false });
      readWord(entry, word);
    }
  }
  return places;
}

/** What the alphabet goes by. */
const keyOfLine = (text: string) =>
  foldLetters(text.slice(0, 40))
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .slice(0, 8);

/** What the order of the entries that are certain says of others; nothing in a list that is not sorted. */
function orderIn(keys: readonly string[], begins: readonly boolean[]) {
  const certain = keys.filter((_, at) => begins[at]);
  const rising = certain.filter((key, at) => at > 0 && key >= (certain[at - 1] ?? '')).length;
  const isSorted = certain.length > 4 && rising >= (certain.length - 1) * 0.8;
  return (before: string, key: string, after: string | undefined): string => {
    const isRising = key >= before && (after === undefined || key <= after);
    return `${isSorted ? 'sorted' : 'unsorted'}, ${isRising ? 'rising' : 'falling'}`;
  };
}

/** For each line, the key of the next one that begins an entry for certain. */
function keysAfter(keys: readonly string[], begins: readonly boolean[]): (string | undefined)[] {
  const after: (string | undefined)[] = [];
  for (let at = keys.length - 1; at >= 0; at -= 1) after[at] = begins[at] ? keys[at] : after[at + 1];
  return after;
}

/** Entries by which a list says as much of its entries as is known of those of any list. */
const tellingEntries = 20;

/**
 * Walks over the lines of a list that are filled up to `width`, and asks `isStart` of each that may begin an entry. Gives the first lines of
 * the entries.
 */
export function walkFilled(
  lines: readonly Line[],
  width: number,
  isStart: (evidence: StartEvidence, at: number) => boolean,
): number[] {
  const words = lines.map(({ text }) => text.split(/\s+/));
  const begins = lines.map(({ text }, at) => {
    const before = lines[at - 1]?.text;
    return before === undefined || (hasRoom(before, text, width) && !isLocating(text, before));
  });
  const places = certainPlaces(words, begins);
  const oddsOf = learnStarts(places);
  const keys = lines.map(({ text }) => keyOfLine(text));
  const after = keysAfter(keys, begins);
  const orderOf = orderIn(keys, begins);
  const count = begins.filter(Boolean).length;
  const trust = count / (tellingEntries + count);
  // The odds that are learned are those of the places that were learned from.
  const learned = Math.log(count / Math.max(1, places.length - count));
  // The last line of an entry may have any length: it is full by chance where the next word has no room.
  const share = (count + 2) / (lines.length + 6);
  const starts: number[] = [];
  let entry = emptyEntry();
  for (const [at, own] of words.entries()) {
    const [before, text] = [lines[at - 1]?.text ?? '', lines[at]?.text ?? ''];
    const asked = () => {
      const list = oddsOf(featuresOfPlace(words[at - 1]?.at(-1) ?? '', own, entry)) - learned;
      const evidence = {
        features: [
          ...featuresOfStart(text, before, entry),
          orderOf(keys[starts.at(-1) ?? 0] ?? '', keys[at] ?? '', after[at]),
        ],
        list,
        trusted: list * trust,
        chance: Math.log(((share / (1 - share)) * (1 + (own[0] ?? '').length)) / width),
      };
      return isStart(evidence, at);
    };
    if (begins[at] || asked()) {
      starts.push(at);
      entry = emptyEntry();
    }
    for (const word of own) readWord(entry, word);
  }
  return starts;
}

/** The first lines of the entries of a list whose lines are filled up to `width`. */
export const filledStarts = (lines: readonly Line[], width: number): number[] =>
  walkFilled(lines, width, (evidence) => oddsOfStart(evidence) > 0);
