import type { CitationItem, Duplicate, ItemType } from '@citewright/contract';
import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { dateOf, plainOf } from './item-text.ts';
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

const known = new WeakMap<CitationItem, readonly Key[]>();

/** What identifies a work, found once. */
function keysOf(item: CitationItem): readonly Key[] {
  const keys = known.get(item) ?? findKeys(item);
  known.set(item, keys);
  return keys;
}

function findKeys(item: CitationItem): Key[] {
  const doi = item.DOI === undefined ? undefined : parseDoi(String(item.DOI));
  const title = titleKeyOf(item);
  return [
    ...(doi ? [{ by: 'doi', text: `doi ${doi}` } as const] : []),
    ...isbnsOf(item).map((isbn) => ({ by: 'isbn', text: `isbn ${isbn}` }) as const),
    ...(title ? [{ by: 'title', text: `title ${title}` } as const] : []),
  ];
}

/** Fields that tell two works of one title apart when both have them. */
const telling = ['DOI', 'volume', 'issue', 'page', 'chapter-number', 'edition', 'container-title'] as const;

function differ(one: CitationItem, other: CitationItem): boolean {
  return telling.some((field) => {
    const [left, right] = [letters(plainOf(one[field])), letters(plainOf(other[field]))];
    return left !== '' && right !== '' && left !== right;
  });
}

/** The works that a project has, by what identifies them. */
export interface KnownWorks {
  /** The first citation of the same work; absent when there is none. */
  find(item: CitationItem): Duplicate | undefined;
  add(citation: Known): void;
}

/** Knows works by their DOI, ISBN, or title with year and first author. */
export function createKnownWorks(citations: readonly Known[]): KnownWorks {
  const byKey = new Map<string, Known[]>();

  function add(citation: Known): void {
    for (const { text } of keysOf(citation.item)) {
      const others = byKey.get(text);
      if (others) others.push(citation);
      else byKey.set(text, [citation]);
    }
  }

  for (const citation of citations) add(citation);
  return {
    add,
    find(item) {
      for (const { by, text } of keysOf(item)) {
        const known = byKey.get(text)?.find((other) => by !== 'title' || !differ(item, other.item));
        if (known) return { id: known.id, title: summarise(known.item).title, by };
      }
      return undefined;
    },
  };
}
