import type { CatalogueEntry, SearchTable } from './src/catalogue/entry.ts';
import { entryOf } from './src/catalogue/entry-lines.ts';
import { bagOf, lettersOf, wordsOf } from './src/catalogue/words.ts';

/** A title without what stands in brackets, with its edition, or with both. */
const shortTitles = (title: string): string[] => {
  const bare = title.replace(/ \([^)]*\)/g, '');
  return [bare, bare.replace(/ (?:\d+(?:st|nd|rd|th) edition|Style Guide|journals?)\b.*/i, '')];
};

/** Better for styles that many use, and for independent ones: a factor of the score. */
const weightOf = ({ rank, parent, names }: CatalogueEntry): number => {
  const popular = rank === undefined ? (names ? 1.3 : 1) : 2.6 - rank / 60;
  return popular * (parent === undefined ? 1.15 : 1);
};

/** The names by which a person would know an entry, and what each is worth. */
const namesOf = ({ names = [], title, id, abbreviation = '' }: CatalogueEntry): [string, number][] => [
  ...names.map((name): [string, number] => [name, 8]),
  [title, 6],
  [id, 6],
  ...shortTitles(title).map((short): [string, number] => [short, 4]),
  [abbreviation, 3],
];

/** Ids that a style had before: worth less than any name. */
const olderNames = (ids: readonly [older: string, id: string][] = []): [string, number][] =>
  ids.map(([older]) => [older, 1]);

/** The words of each place that `SearchTable` knows; those of the title are not told again. */
function placesOf({ names = [], title, id, abbreviation = '', fields, kind }: CatalogueEntry): Set<string>[] {
  const titled = new Set(wordsOf(title));
  const short = new Set(wordsOf(`${abbreviation} ${id}`).filter((word) => !titled.has(word)));
  return [new Set(wordsOf(names.join(' '))), titled, short, new Set(wordsOf(`${fields.join(' ')} ${kind}`))];
}

/** Sorted numbers as the distances between them, to base 36. */
function packedNumbers(numbers: readonly number[]): string {
  let last = 0;
  return numbers
    .map((number) => {
      const step = number - last;
      last = number;
      return step.toString(36);
    })
    .join(' ');
}

const sortedLines = (lines: ReadonlyMap<string, string>): string =>
  [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, cells]) => `${key}\t${cells}`)
    .join('\n');

function namesTable(
  entries: readonly CatalogueEntry[],
  older: ReadonlyMap<string, [older: string, id: string][]>,
): string {
  const known = new Map<string, Map<number, number>>();
  for (const [row, entry] of entries.entries())
    for (const [name, worth] of [...namesOf(entry), ...olderNames(older.get(entry.id))]) {
      const bag = bagOf(name);
      const rows = known.get(bag) ?? new Map<number, number>();
      if (!rows.has(row)) rows.set(row, worth * weightOf(entry));
      if (bag !== '') known.set(bag, rows);
    }
  const best = (rows: Map<number, number>) =>
    [...rows].sort(([, one], [, other]) => other - one).map(([row]) => row.toString(36));
  return sortedLines(new Map([...known].map(([bag, rows]) => [bag, best(rows).join(' ')])));
}

function wordsTable(entries: readonly CatalogueEntry[]): string {
  const known = new Map<string, number[][]>();
  for (const [row, entry] of entries.entries())
    for (const [place, words] of placesOf(entry).entries())
      for (const word of words) {
        const places = known.get(word) ?? [[], [], [], []];
        places[place]?.push(row);
        if (word !== '') known.set(word, places);
      }
  return sortedLines(
    new Map([...known].map(([word, places]) => [word, places.map(packedNumbers).join('\t').trimEnd()])),
  );
}

/** Names that people type, without spaces, in the order of how much used their styles are. */
function typedTable(entries: readonly CatalogueEntry[]): string {
  const known = new Map<string, string[]>();
  const popular = [...entries.entries()]
    .filter(([, { names }]) => names)
    .sort(([, { rank: one = 100 }], [, { rank: other = 100 }]) => one - other);
  for (const [row, { names = [] }] of popular)
    for (const name of new Set(names.map(lettersOf)))
      known.set(name, [...(known.get(name) ?? []), row.toString(36)]);
  return [...known].map(([name, rows]) => `${name}\t${rows.join(' ')}`).join('\n');
}

/** What `createStyleSearch` reads, made of the lines of the catalogue; `renamed` gives the present ids of older ones. */
export function packSearch(lines: readonly string[], renamed: Readonly<Record<string, string>>): SearchTable {
  const entries = lines.map(entryOf);
  const older = Map.groupBy(Object.entries(renamed), ([, id]) => id);
  const weights = entries.map((entry) => {
    const { size } = new Set(wordsOf(entry.title));
    return Math.round((10 * weightOf(entry)) / (1 + size / 8)).toString(36);
  });
  return {
    names: namesTable(entries, older),
    typed: typedTable(entries),
    words: wordsTable(entries),
    weights: weights.join(''),
  };
}
