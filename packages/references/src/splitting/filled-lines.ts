import { foldLetters } from '@citewright/record';
import { isLocating, isTorn } from './layout.ts';
import { type CertainPlace, emptyEntry, featuresOfPlace, learnStarts, readWord } from './learned-starts.ts';
import type { Line } from './line.ts';

// Lists whose lines are filled up to a width, with nothing between the entries. A line that ends although the next word had room is the last one of its
// entry, and no entry begins within a line. These places show how the entries of the list begin and end, and so which of the full lines end one.

/** Share of the lines that may be longer than the width, besides long words that stand alone. */
const mostBeyond = 0.02;
/** Share of the lines that are full, at least, and of those that end early within a sentence, at most. */
const [leastFull, mostTorn] = [0.2, 0.04];
/** Lines of a list by which a width can be told: of a few lines, some are as long as others by chance. */
const fewestLines = 8;

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

/** Log odds of a place that is in the alphabetical order of the entries around it, and of one that is not. */
const [inOrder, outOfOrder] = [2.5, -3];

/** What the order of the entries that are certain says of others; nothing in a list that is not sorted. */
function orderIn(keys: readonly string[], begins: readonly boolean[]) {
  const certain = keys.filter((_, at) => begins[at]);
  const rising = certain.filter((key, at) => at > 0 && key >= (certain[at - 1] ?? '')).length;
  const isSorted = certain.length > 4 && rising >= (certain.length - 1) * 0.8;
  return (before: string, key: string, after: string | undefined) =>
    !isSorted ? 0 : key >= before && (after === undefined || key <= after) ? inOrder : outOfOrder;
}

/** For each line, the key of the next one that begins an entry for certain. */
function keysAfter(keys: readonly string[], begins: readonly boolean[]): (string | undefined)[] {
  const after: (string | undefined)[] = [];
  for (let at = keys.length - 1; at >= 0; at -= 1) after[at] = begins[at] ? keys[at] : after[at + 1];
  return after;
}

/** Entries by which a list says as much of its entries as is known of those of any list. */
const tellingEntries = 20;
/** How high a line must score, by what is known of any list, to be as likely the first of an entry as not. */
const evenScore = 2;

/**
 * The first lines of the entries of a list whose lines are filled up to `width`. `scoreOf` says how well a text begins an entry and the line
 * before it ends one in any list: the fewer entries a list has, the more it counts.
 */
export function filledStarts(
  lines: readonly Line[],
  width: number,
  scoreOf: (text: string, before: string) => number,
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
  const general = tellingEntries / (tellingEntries + count);
  // The last line of an entry may have any length: it is full by chance where the next word has no room. The odds that are learned are those of the places
  // that were learned from.
  const chance = Math.log(count / width / Math.max(1, lines.length - count));
  const learned = Math.log(count / Math.max(1, places.length - count));
  const starts: number[] = [];
  let entry = emptyEntry();
  for (const [at, own] of words.entries()) {
    const [before, text] = [lines[at - 1]?.text ?? '', lines[at]?.text ?? ''];
    const odds = () =>
      oddsOf(featuresOfPlace(words[at - 1]?.at(-1) ?? '', own, entry)) -
      learned +
      chance +
      Math.log(1 + (own[0] ?? '').length) +
      orderOf(keys[starts.at(-1) ?? 0] ?? '', keys[at] ?? '', after[at]) +
      general * (scoreOf(text, before) - evenScore);
    if (begins[at] || odds() > 0) {
      starts.push(at);
      entry = emptyEntry();
    }
    for (const word of own) readWord(entry, word);
  }
  return starts;
}
