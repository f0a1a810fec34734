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
export function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < pageWidth)
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
  'wrapped at 80 columns, blank lines between': (entries) => entries.map(wrapped).join('\n\n'),
  'wrapped at 80 columns': (entries) => entries.map(wrapped).join('\n'),
};

export interface MadeList {
  style: string;
  entries: string[];
}

function listOf(items: readonly Item[], style: string, undated: number, random: Random): MadeList {
  const entries = sampleOf(items, works, random).map((item) => {
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
