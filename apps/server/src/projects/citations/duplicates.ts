import type { CitationItem, Duplicate, ItemType } from '@citewright/contract';
import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { dateOf, plainOf } from '@citewright/record';
import { summarise } from './summary.ts';

/** The parts of a citation by which works are compared. */
interface Known {
  id: number;
  item: CitationItem;
}

interface Key {
  by: Duplicate['by'];
  text: string;
}

/** Works that an ISBN identifies. That of a chapter, an article or a paper is the book's. */
const wholeBooks: ReadonlySet<ItemType> = new Set([
  'book',
  'classic',
  'collection',
  'document',
  'pamphlet',
  'report',
  'standard',
  'thesis',
]);

/** Digits that fill a field: `1111111111`, `1234567890`, an ISSN with zeros around it. */
const placeholder = /^97[89](?:(\d)\1{7}|12345678|0{4}|\d{1,8}0{5})/;

/** True for most titles; comparing them without Unicode tables takes a tenth of the time. */
const isAscii = /^[\x20-\x7e]*$/;

function letters(text = ''): string {
  if (isAscii.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isbnsOf({ type, ISBN }: CitationItem): string[] {
  if (!wholeBooks.has(type)) return [];
  return String(ISBN ?? '')
    .split(/[\s,;]+/)
    .flatMap((text) => parseIsbn(text) ?? [])
    .filter((isbn) => !placeholder.test(isbn));
}

/** Title, first author and year: a second edition or another author's "Introduction" is another work. */
function titleKeyOf({ title, author, editor, issued }: CitationItem): string | undefined {
  const name = letters(plainOf(title));
  const [first] = author ?? editor ?? [];
  return name && [name, letters(first?.family ?? first?.literal), dateOf(issued)[0]].join(' ');
}

function keysOf(item: CitationItem): Key[] {
  const keys: Key[] = [];
  const doi = item.DOI === undefined ? undefined : parseDoi(String(item.DOI));
  if (doi) keys.push({ by: 'doi', text: `doi ${doi}` });
  if (item.ISBN !== undefined) {
    for (const isbn of isbnsOf(item)) keys.push({ by: 'isbn', text: `isbn ${isbn}` });
  }
  const title = titleKeyOf(item);
  if (title) keys.push({ by: 'title', text: `title ${title}` });
  return keys;
}

/** Two works of one title are different when both have one of these fields with different values. */
const distinguishing = [
  'DOI',
  'volume',
  'issue',
  'page',
  'chapter-number',
  'edition',
  'container-title',
] as const;

function differ(one: CitationItem, other: CitationItem): boolean {
  return distinguishing.some((field) => {
    const [left, right] = [letters(plainOf(one[field])), letters(plainOf(other[field]))];
    return left !== '' && right !== '' && left !== right;
  });
}

/** Whether two titles are those of different works: one may lack the other's subtitle. */
function titlesDiffer(one: CitationItem, other: CitationItem): boolean {
  const [left, right] = [letters(plainOf(one.title)), letters(plainOf(other.title))];
  return left !== '' && right !== '' && !left.startsWith(right) && !right.startsWith(left);
}

/** Whether two works with an identifier or a title in common are the same. A book's DOI stands in its chapters, too. */
const isSame: Readonly<Record<Duplicate['by'], (one: CitationItem, other: CitationItem) => boolean>> = {
  doi: (one, other) => !(titlesDiffer(one, other) && differ(one, { ...other, DOI: one.DOI })),
  isbn: (one, other) => !titlesDiffer(one, other) && !differ(one, other),
  title: (one, other) => !differ(one, other),
};

/** The works of a project, found by their DOI, ISBN, or title with year and first author. */
export interface KnownWorks {
  /** The first citation of the same work; absent when there is none. */
  find(item: CitationItem): Duplicate | undefined;
  add(citation: Known): void;
  /** Adds a citation, and returns the first existing citation of the same work. */
  findAndAdd(citation: Known): Duplicate | undefined;
}

export function createKnownWorks(citations: readonly Known[]): KnownWorks {
  const byKey = new Map<string, Known[]>();

  function add(citation: Known, keys = keysOf(citation.item)): void {
    for (const { text } of keys) {
      const same = byKey.get(text);
      if (same) same.push(citation);
      else byKey.set(text, [citation]);
    }
  }

  function find(item: CitationItem, keys = keysOf(item)): Duplicate | undefined {
    for (const { by, text } of keys) {
      const known = byKey.get(text)?.find((other) => isSame[by](item, other.item));
      if (known) return { id: known.id, title: summarise(known.item).title, by };
    }
    return undefined;
  }

  for (const citation of citations) add(citation);
  return {
    add: (citation) => add(citation),
    find: (item) => find(item),
    findAndAdd(citation) {
      const keys = keysOf(citation.item);
      const known = find(citation.item, keys);
      add(citation, keys);
      return known;
    },
  };
}
