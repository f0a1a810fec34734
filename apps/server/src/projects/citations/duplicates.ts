import type { CitationItem, Duplicate, ItemType } from '@citewright/contract';
import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { dateOf, plainOf } from '@citewright/record';
import { summarise } from './summary.ts';

/** A citation as far as it matters here. */
interface Known {
  id: number;
  item: CitationItem;
}

interface Key {
  by: Duplicate['by'];
  text: string;
}

/** What a book holds many of: its ISBN is that of the book. */
const parts: ReadonlySet<ItemType> = new Set([
  'chapter',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'paper-conference',
]);

/** Most titles: what needs no table of Unicode takes a tenth of the time. */
const isAscii = /^[\x20-\x7e]*$/;

function letters(text = ''): string {
  if (isAscii.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isbnsOf({ type, ISBN }: CitationItem): string[] {
  if (parts.has(type)) return [];
  return String(ISBN ?? '')
    .split(/[\s,;]+/)
    .flatMap((text) => parseIsbn(text) ?? []);
}

/** The same title, first author and year: a second edition or another author's "Introduction" is another work. */
function titleKeyOf({ title, author, editor, issued }: CitationItem): string | undefined {
  const name = letters(plainOf(title));
  const [first] = author ?? editor ?? [];
  return name && [name, letters(first?.family ?? first?.literal), dateOf(issued)[0]].join(' ');
}

/** A DOI as registries write it, in which nothing is to be looked for: most are. ArXiv's may name a version. */
const plainDoi = /^10\.(?!48550\b)\d{4,9}\/[a-z0-9]+(?:[-.][a-z0-9]+)*$/i;

const doiOf = (text: string): string | undefined =>
  text.length <= 100 && plainDoi.test(text) ? text.toLowerCase() : parseDoi(text);

function keysOf(item: CitationItem): Key[] {
  const keys: Key[] = [];
  const doi = item.DOI === undefined ? undefined : doiOf(String(item.DOI));
  if (doi) keys.push({ by: 'doi', text: `doi ${doi}` });
  if (item.ISBN !== undefined) {
    for (const isbn of isbnsOf(item)) keys.push({ by: 'isbn', text: `isbn ${isbn}` });
  }
  const title = titleKeyOf(item);
  if (title) keys.push({ by: 'title', text: `title ${title}` });
  return keys;
}

/** Fields that tell two works of one title apart when both have them. */
const telling = ['DOI', 'volume', 'issue', 'page', 'chapter-number', 'edition', 'container-title'] as const;

function differ(one: CitationItem, other: CitationItem): boolean {
  return telling.some((field) => {
    const [left, right] = [letters(plainOf(one[field])), letters(plainOf(other[field]))];
    return left !== '' && right !== '' && left !== right;
  });
}

const duplicateOf = ({ id, item }: Known, by: Key['by']): Duplicate => ({
  id,
  title: summarise(item).title,
  by,
});

/** The works that a project has, by what identifies them. */
export interface KnownWorks {
  /** The first citation of the same work; absent when there is none. */
  find(item: CitationItem): Duplicate | undefined;
  add(citation: Known): void;
  /** Adds a citation, and gives the first one of the same work that was there before. */
  findAndAdd(citation: Known): Duplicate | undefined;
}

/** Knows works by their DOI, ISBN, or title with year and first author. */
export function createKnownWorks(citations: readonly Known[]): KnownWorks {
  // Most keys are those of one work: no list is made for it.
  const first = new Map<string, Known>();
  const further = new Map<string, Known[]>();

  function add(citation: Known, keys = keysOf(citation.item)): void {
    for (const { text } of keys) {
      const others = further.get(text);
      if (others) others.push(citation);
      else if (first.has(text)) further.set(text, [citation]);
      else first.set(text, citation);
    }
  }

  function find(item: CitationItem, keys = keysOf(item)): Duplicate | undefined {
    for (const { by, text } of keys) {
      const one = first.get(text);
      if (!one) continue;
      const isSame = (other: Known) => by !== 'title' || !differ(item, other.item);
      const known = isSame(one) ? one : further.get(text)?.find(isSame);
      if (known) return duplicateOf(known, by);
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
