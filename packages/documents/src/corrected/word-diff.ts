import type { Run } from '@citewright/interchange';
import { commonWords } from '@citewright/record';

/** A character's look, as far as references use it. */
export type Look = Omit<Run, 'text' | 'href'>;

/** A text in which every character has a look. */
export interface LookedText {
  text: string;
  /** The look of the character at an index. */
  lookAt(index: number): Look;
}

/** A part of the old text, by indexes, and the runs that take its place. */
export interface Hunk {
  start: number;
  end: number;
  runs: Run[];
}

/** A part of the old text that a part of the new one replaces. */
interface Change {
  start: number;
  end: number;
  from: number;
  to: number;
}

interface Token {
  start: number;
  end: number;
  key: string;
  isWord: boolean;
}

/** Addresses and DOIs are words: half of one would keep the link of the other. */
const tokenPattern = /\s+|(?:https?:\/\/|10\.\d{4,9}\/)\S*[\p{L}\p{N}/]|[\p{L}\p{N}\p{M}]+|./gsu;
const hasDoi = /10\.\d{4,9}\//;

const lookKey = ({ italic, bold, sub, sup, smallCaps }: Look) =>
  [italic, bold, sub, sup, smallCaps].map(Number).join('');

export const sameLook = (one: Look, other: Look) => lookKey(one) === lookKey(other);

/** Words, spaces and signs, with their looks; all spaces are alike, and have none. Letters of DOIs are alike in both cases. */
function tokensOf({ text, lookAt }: LookedText): Token[] {
  return Array.from(text.matchAll(tokenPattern), (match) => {
    const isSpace = match[0].trim() === '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      key: isSpace
        ? ' '
        : lookKey(lookAt(match.index)) + (hasDoi.test(match[0]) ? match[0].toLowerCase() : match[0]),
      isWord: /[\p{L}\p{N}]/u.test(match[0]),
    };
  });
}

/** Runs of a part of a text that is itself runs. */
export function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, run.text.length)];
    at += run.text.length;
    return from < to ? [{ ...run, text: run.text.slice(from, to) }] : [];
  });
}

/** A text made of runs, with the looks of its characters. */
function lookedRuns(runs: readonly Run[]): LookedText {
  const looks = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run));
  const [first] = runs;
  return {
    text: runs.map(({ text }) => text).join(''),
    lookAt: (index) => (looks[index] ?? first) as Look,
  };
}

/** Changes with no word between them are one. */
function joined(changes: readonly Change[], old: string): Change[] {
  const result: Change[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(old.slice(last.end, change.start))) {
      last.end = change.end;
      last.to = change.to;
    } else result.push({ ...change });
  }
  return result;
}

/** What must change for the old text to read as the runs: as few words as possible, unless hardly any stay. */
export function diffWords(old: LookedText, runs: readonly Run[]): Hunk[] {
  const fresh = lookedRuns(runs);
  const [oldTokens, newTokens] = [tokensOf(old), tokensOf(fresh)];
  const whole: Hunk = { start: 0, end: old.text.length, runs: [...runs] };
  const pairs = commonWords(
    oldTokens.map(({ key }) => key),
    newTokens.map(({ key }) => key),
  );
  const words = (tokens: readonly Token[]) => tokens.filter(({ isWord }) => isWord).length;
  const kept = words(pairs.flatMap(([index]) => oldTokens[index] ?? []));
  if (kept * 3 < Math.max(words(oldTokens), words(newTokens))) return [whole];
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [...pairs, [oldTokens.length, newTokens.length] as const]) {
    if (nextRow > row || nextColumn > column) {
      const start = oldTokens[row]?.start ?? old.text.length;
      const from = newTokens[column]?.start ?? fresh.text.length;
      changes.push({
        start,
        end: nextRow > row ? (oldTokens[nextRow - 1]?.end ?? start) : start,
        from,
        to: nextColumn > column ? (newTokens[nextColumn - 1]?.end ?? from) : from,
      });
    }
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return joined(changes, old.text).map(({ start, end, from, to }) => ({
    start,
    end,
    runs: sliceRuns(runs, from, to),
  }));
}
