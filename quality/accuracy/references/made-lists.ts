import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { readJson, readLines } from '../../corpora.ts';
import { createRandom, type Random } from '../titles/forms.ts';
import { sampleOf } from '../titles/measure.ts';

// Lists of works as styles print them, with and without dates, joined in the ways in which people paste lists.

const seed = 35;
/** Styles, and works of a list. */
const [styles, works] = [30, 200] as const;

interface Page {
  url: string;
  title?: string;
  siteName?: string;
  authors?: { family?: string; given?: string }[];
}

const pageItems = (): Item[] =>
  readJson<Page[]>('pages/gold.json').flatMap(({ url, title, siteName, authors = [] }, at) =>
    title === undefined
      ? []
      : [
          {
            id: `page ${at}`,
            type: 'webpage',
            title,
            URL: url,
            author: authors.flatMap(({ family, given }) => (family && given ? [{ family, given }] : [])),
            ...(siteName === undefined ? {} : { 'container-title': siteName }),
          } as Item,
        ],
  );

/** The works that lists are made of: web pages, books and articles. */
function printable(): Item[] {
  const records = readLines<Item>('catalogue/catalogue.ndjson').filter(
    ({ title, author }) => title && author,
  );
  const random = createRandom(seed);
  const some = (type: string, count: number) =>
    sampleOf(
      records.filter((item) => item.type === type),
      count,
      random,
    );
  return [...pageItems(), ...some('book', 200), ...some('article-journal', 200)];
}

/** The number that a numeric style prints before each entry. */
const ownNumber = /^(?:\[1\]|\(1\)|1[.)]?(?=\s|\p{Lu}))\s*/u;

const printedIn = (item: Item, style: string) =>
  formatReference(item, style).text.replace(/\s+/g, ' ').trim().replace(ownNumber, '');

/** Columns of a list that was copied from a printed page. */
const pageWidth = 80;

/** A text in lines of a printed page. */
export function wrapped(text: string, columns = pageWidth): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < columns)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Ways to join entries to a list. */
export const joins: Readonly<Record<string, (entries: readonly string[]) => string>> = {
  'one a line': (entries) => entries.join('\n'),
  'blank lines between': (entries) => entries.join('\n\n'),
  'numbered lines': (entries) => entries.map((entry, at) => `${at + 1}. ${entry}`).join('\n'),
  'wrapped at 80 columns, blank lines between': (entries) =>
    entries.map((entry) => wrapped(entry)).join('\n\n'),
  'wrapped at 80 columns': (entries) => entries.map((entry) => wrapped(entry)).join('\n'),
};

export interface MadeList {
  style: string;
  entries: string[];
}

function listOf(
  items: readonly Item[],
  style: string,
  undated: number,
  random: Random,
  size: number = works,
): MadeList {
  const entries = sampleOf(items, size, random).map((item) => {
    const { issued, ...rest } = item;
    return printedIn((random() < undated ? rest : item) as Item, style);
  });
  const isSorted = random() < 0.5;
  return { style, entries: isSorted ? entries.toSorted((one, other) => one.localeCompare(other)) : entries };
}

/** Lists of 200 works in the thirty most used styles, of which the share `undated` has no date. */
export function madeLists(undated: number): MadeList[] {
  const { styles: popular } = readJson<{ styles: { id: string }[] }>('csl/popular.json');
  const [items, random] = [printable(), createRandom(seed)];
  return popular.slice(0, styles).map(({ id }) => listOf(items, id, undated, random));
}

/** What stands behind the address of each entry of some lists. */
const tails: readonly ((number: number) => string)[] = [
  (number) => ` Accessed ${1 + (number % 28)} May 20${10 + (number % 15)}.`,
  (number) => ` Acesso em: ${1 + (number % 28)} fev. 20${10 + (number % 15)}.`,
  (number) => ` (consulté le ${1 + (number % 28)} mars 20${10 + (number % 15)}).`,
  (number) => ` [Zugriff: ${1 + (number % 28)}.0${1 + (number % 9)}.20${10 + (number % 15)}].`,
  (number) => ` PMID: ${20_000_000 + number}.`,
  (number) => ` PMid:${20_000_000 + number}.`,
  () => ' Medline CrossRef',
];

const endsWithAddress = /(?:https?:\/\/|www\.|\b10\.\d{4,9}\/)\S+$/;

/** The entries of a list with something behind their addresses. */
function withTails(entries: readonly string[], random: Random): string[] {
  const tail = tails[Math.floor(random() * tails.length)];
  return entries.map((entry) =>
    endsWithAddress.test(entry) && random() < 0.9
      ? `${entry}${tail?.(Math.floor(random() * 9_000_000))}`
      : entry,
  );
}

/** What filled lists are made of: to learn from, and to be measured with other works, styles and widths. */
const halves = {
  learned: { half: 0, widths: [64, 70, 72, 80, 88], styles: [0, 30] },
  held: { half: 1, widths: [60, 66, 76, 90, 100], styles: [30, 60] },
} as const;

export interface FilledList extends MadeList {
  width: number;
}

/** A part of the works that lists are made of, the even or the odd ones. */
function worksOf(half: number): Item[][] {
  const records = readLines<Item & { custom?: unknown; abstract?: unknown }>(
    'catalogue/catalogue.ndjson',
  ).flatMap(({ custom: _, abstract: __, ...item }) => (item.title && item.author ? [item as Item] : []));
  const kinds = [
    pageItems(),
    ...['book', 'article-journal'].map((type) => records.filter((item) => item.type === type)),
  ];
  return kinds.map((items) => items.filter((_, at) => at % 2 === half));
}

/** About `entries` works in each style, in lists of `size`: a third without dates, a third all dated, half of them sorted. */
export function* filledLists(
  part: keyof typeof halves,
  { seed: own, sizes, entries }: { seed: number; sizes: readonly number[]; entries: number },
): Generator<FilledList> {
  const {
    half,
    widths,
    styles: [from, to],
  } = halves[part];
  const { styles: popular } = readJson<{ styles: { id: string }[] }>('csl/popular.json');
  const [kinds, random] = [worksOf(half), createRandom(own)];
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (const size of sizes)
    for (const { id } of popular.slice(from, to))
      for (let list = 0; list < Math.max(1, Math.round(entries / size)); list += 1) {
        const [width, undated] = [oneOf(widths), oneOf([0, 0.4, 1])];
        const items = kinds.flatMap((works) => sampleOf(works, Math.ceil(size / 3) + 1, random));
        const { style, entries: all } = listOf(items, id, undated, random, size);
        yield { style, entries: part === 'learned' && random() < 0.3 ? withTails(all, random) : all, width };
      }
}
