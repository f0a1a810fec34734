import { editsBetween } from '@citewright/record';
import type { CatalogueEntry, SearchTable } from './entry.ts';
import { lineAt, placeOf } from './entry-lines.ts';
import { bagOf, lettersOf, wordsOf } from './words.ts';

/** Longer queries are cut: no style has such a title. */
const longestQuery = 120;
const mostWords = 12;
/** Words that a beginning is completed to. */
const mostCompleted = 300;

/** How many entries are wanted, and of which subject, as CSL names it. */
export interface SearchOptions {
  limit: number;
  field?: string | undefined;
}

/** Finds entries by what people type. */
export type StyleSearch = (query: string, options: SearchOptions) => CatalogueEntry[];

/** The entries that are searched. */
export interface Searched {
  table: SearchTable;
  /** The number of entries, which are numbered from 0. */
  count: number;
  entry(row: number): CatalogueEntry;
  /** The rows of entries with an ISSN, or the beginning of one. */
  issn(digits: string): number[];
}

/** Rows and how well they answer. */
type Scores = Map<number, number>;

/** What a word is worth where it stands, in the order of `SearchTable.words`. */
const worths = [4, 3, 1.5, 0.5];

const numberOf = (text: string): number => Number.parseInt(text, 36);
const rowsIn = (list: string): number[] => list.split(' ').map(numberOf);

const byRank = (one: CatalogueEntry, other: CatalogueEntry): number =>
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) ||
  Number(one.parent !== undefined) - Number(other.parent !== undefined);

/** How many slips are forgiven in a word. */
const forgiven = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const sortedLetters = (text: string): string => [...text].sort().join('');

/**
 * Slips between a name and what was typed; undefined if it is another name. Numbers must agree, and of an acronym no letter may be
 * another one: APS is not APA.
 */
function slipsIn(typed: string, name: string): number | undefined {
  const most = name.length < 6 ? 1 : 2;
  const slips = editsBetween(typed, name, most);
  if (slips > most || typed.length < 3 || name.length < 3 || digitsOf(typed) !== digitsOf(name))
    return undefined;
  const isOther =
    name.length < 6 && typed.length === name.length && sortedLetters(typed) !== sortedLetters(name);
  return isOther ? undefined : slips;
}

/** Scores of all rows that have every word; or any, where a row that has more of them comes first. */
function combined(all: readonly Scores[], every: boolean): Scores {
  const counts = new Map<number, number>();
  const sums: Scores = new Map();
  for (const scores of all)
    for (const [row, score] of scores) {
      counts.set(row, (counts.get(row) ?? 0) + 1);
      sums.set(row, (sums.get(row) ?? 0) + score);
    }
  for (const [row, count] of counts)
    if (count === all.length) continue;
    else if (every) sums.delete(row);
    else sums.set(row, ((sums.get(row) ?? 0) * count) / all.length);
  return sums;
}

/** The words of the catalogue, with the rows that have them. */
class Words {
  readonly #lines: readonly string[];
  readonly #count: number;

  constructor(table: SearchTable, count: number) {
    this.#lines = table.words.split('\n');
    this.#count = count;
  }

  has(word: string): boolean {
    return lineAt(this.#lines, word) !== undefined;
  }

  #add(line: string, quality: number, scores: Scores): void {
    const [, ...places] = line.split('\t');
    for (const [place, packed] of places.entries()) {
      if (packed === '') continue;
      const steps = packed.split(' ');
      const score = quality * (worths[place] ?? 0) * Math.log(1 + this.#count / steps.length);
      let row = 0;
      for (const step of steps) {
        row += numberOf(step);
        scores.set(row, (scores.get(row) ?? 0) + score);
      }
    }
  }

  /** The rows that have a word or one that begins with it; also with slips, if they are `allowed`. */
  scores(word: string, allowed: boolean): Scores {
    const scores: Scores = new Map();
    const from = placeOf(this.#lines, word);
    if (word.length > 1)
      for (const line of this.#lines.slice(from, from + mostCompleted)) {
        if (!line.startsWith(word)) break;
        const { length } = line.split('\t', 1)[0] ?? '';
        this.#add(line, length === word.length ? 1 : (0.6 * word.length) / length, scores);
      }
    else {
      const line = lineAt(this.#lines, word);
      if (line) this.#add(line, 1, scores);
    }
    const most = allowed ? forgiven(word) : 0;
    if (most > 0)
      for (const line of this.#lines) {
        const end = line.indexOf('\t');
        if (Math.abs(end - word.length) > most) continue;
        const slips = editsBetween(word, line.slice(0, end), most);
        if (slips > 0 && slips <= most) this.#add(line, 0.5 / slips, scores);
      }
    return scores;
  }
}

/**
 * A search among entries: first those whose name, title, abbreviation or ISSN is the query, then those whose name it is with a slip of the
 * keyboard, then those that have its words, also with beginnings of words and a slip or two. Made in a few milliseconds.
 */
export function createStyleSearch({ table, count, entry, issn }: Searched): StyleSearch {
  const names = table.names.split('\n');
  const words = new Words(table, count);
  const typed = table.typed.split('\n');

  const named = (key: string): number[] => {
    const [, rows] = lineAt(names, key)?.split('\t') ?? [];
    return rows === undefined ? [] : rowsIn(rows);
  };

  const misspelt = (text: string): number[] => {
    const key = lettersOf(text);
    return typed
      .flatMap((line) => {
        const end = line.indexOf('\t');
        const slips = slipsIn(key, line.slice(0, end));
        return slips === undefined ? [] : [{ slips, rows: rowsIn(line.slice(end + 1)) }];
      })
      .sort((one, other) => one.slips - other.slips)
      .flatMap(({ rows }) => rows);
  };

  const best = (scores: Scores): number[] =>
    [...scores]
      .map(([at, score]): [number, number] => [at, score * numberOf(table.weights.charAt(at))])
      .sort(([, one], [, other]) => other - one)
      .map(([at]) => at);

  function* answers(text: string, key: string): Generator<number[]> {
    const asked = wordsOf(text).slice(0, mostWords);
    yield [...named(key), ...issn(text)];
    const isKnown = asked.every((word) => words.has(word));
    if (!isKnown) yield misspelt(text);
    yield best(
      combined(
        asked.map((word) => words.scores(word, false)),
        true,
      ),
    );
    if (isKnown) yield misspelt(text);
    const forgiving = asked.map((word) => words.scores(word, true));
    yield best(combined(forgiving, true));
    yield best(combined(forgiving, false));
  }

  return (query, { limit, field }) => {
    const suits = ({ fields }: CatalogueEntry) => field === undefined || fields.includes(field);
    const text = query.slice(0, longestQuery);
    const key = bagOf(text);
    if (key === '')
      return Array.from({ length: count }, (_, at) => entry(at))
        .filter((some) => suits(some) && (field ?? some.rank) !== undefined)
        .sort(byRank)
        .slice(0, limit);
    const found = new Map<number, CatalogueEntry>();
    for (const rows of answers(text, key))
      for (const at of rows) {
        if (found.size >= limit) return [...found.values()];
        const some = found.has(at) ? undefined : entry(at);
        if (some && suits(some)) found.set(at, some);
      }
    return [...found.values()];
  };
}
