// Writes `src/abbreviations/packed.ts` from two lists of JabRef (github.com/JabRef/abbrv.jabref.org, commit a6879a8, CC0 1.0):
// node pack-abbreviations.ts IEEE.csv ALL.csv, where the first is journal_abbreviations_ieee.csv and the second all lists with
// points, one below the other; rows are title, abbreviation.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { shortJournal } from './src/abbreviations/names.ts';
import { plainWord, smallWords } from './src/abbreviations/words.ts';

type Row = readonly [title: string, abbreviation: string];

function readRows(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  return lines.map((line): Row => {
    const [title = '', abbreviation = ''] = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(
      ([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    );
    return [title, abbreviation];
  });
}

/** The words of a title that can have abbreviations, or the parts of an abbreviation. */
const partsOf = (text: string): string[] =>
  text
    .replace(/[():,[\]]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .split(/[\s–—-]+/)
    .map((part) => part.replace(/^(?:l|d|dell|all|nell)['’]/i, ''))
    .filter((part) => part !== '' && !smallWords.has(plainWord(part)));

function isShortFor(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return short !== '' && short[0] === word[0] && at === short.length;
}

/** Each word of the titles with its most frequent abbreviation, without the point; the word itself if it stays. */
function abbreviationsOf(rows: readonly Row[]): Map<string, string> {
  const uses = new Map<string, Map<string, number>>();
  for (const [title, abbreviation] of rows) {
    if (title === abbreviation) continue;
    const [words, shorts] = [partsOf(title), partsOf(abbreviation)].map((parts) => parts.map(plainWord));
    if (!words || !shorts || words.length < 2 || words.length !== shorts.length) continue;
    const pairs = words.map((word, at) => [word, shorts[at]?.replace(/\.$/, '') ?? ''] as const);
    if (!pairs.every(([word, short]) => isShortFor(short, word))) continue;
    for (const [word, short] of pairs) {
      if (!/^\p{L}{3,}$/u.test(word)) continue;
      const counts = uses.get(word) ?? new Map<string, number>();
      uses.set(word, counts.set(short, (counts.get(short) ?? 0) + 1));
    }
  }
  const best = new Map<string, string>();
  for (const [word, counts] of uses) {
    const total = [...counts.values()].reduce((sum, count) => sum + count);
    const [[short, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
    if (count / total >= 0.6) best.set(word, short);
  }
  return best;
}

const shortestStem = 4;

/** Beginnings that nearly all words with them are cut to: "technol" for technology and technological. */
function stemsOf(abbreviations: ReadonlyMap<string, string>): Set<string> {
  const words = [...abbreviations.keys()];
  const stems = new Set<string>();
  for (const stem of new Set(abbreviations.values())) {
    const begun = words.filter((word) => word.startsWith(stem) && word !== stem);
    const cut = begun.filter((word) => abbreviations.get(word) === stem);
    if (stem.length >= shortestStem && cut.length >= 2 && cut.length / begun.length >= 0.8) stems.add(stem);
  }
  return stems;
}

function cutByStem(word: string, stems: ReadonlySet<string>): string {
  for (let length = word.length - 1; length >= shortestStem; length -= 1)
    if (stems.has(word.slice(0, length))) return word.slice(0, length);
  return word;
}

/** "acoust/ics" is cut at the stroke, "department=dept" has other letters, "data" stays. */
function packed(word: string, short: string): string {
  if (short === word) return word;
  return word.startsWith(short) ? `${short}/${word.slice(short.length)}` : `${word}=${short}`;
}

/** Whether the abbreviation of an IEEE title begins as the title and has no words that should be left out. */
const isSound = (title: string, short: string): boolean =>
  short !== title && short.split(' ')[0] === title.split(' ')[0] && !/ (?:and|in|of|on) /.test(short);

const [ieeeFile = '', allFile = ''] = argv.slice(2);
const ieee = readRows(ieeeFile);
const abbreviations = new Map([...abbreviationsOf(readRows(allFile)), ...abbreviationsOf(ieee)]);
const stems = stemsOf(abbreviations);
const words = [...abbreviations].filter(([word, short]) => cutByStem(word, stems) !== short);
// Titles that the words do not give already; divided journals have their part after a comma.
const lists = { titles: new Map<string, string>(), words: abbreviations, stems };
const titles = ieee.filter(
  ([title, short]) =>
    title.includes(' ') &&
    !title.includes(':') &&
    isSound(title, short) &&
    shortJournal(title, lists) !== short,
);

writeFileSync(
  new URL('./src/abbreviations/packed.ts', import.meta.url),
  `// Written by pack-abbreviations.ts.
export const stems = '${[...stems].sort().join(' ')}';
export const words = '${words
    .map(([word, short]) => packed(word, short))
    .sort()
    .join(' ')}';
export const titles = ${JSON.stringify(titles.map(([title, short]) => `${title}\t${short}`).join('\n'))};
`,
);
