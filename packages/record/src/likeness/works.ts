import type { Item, Name } from '@citewright/csl';
import { parseDoi, parseIsbn } from '@citewright/identifiers';
import { yearOf } from '../dates/registry-date.ts';
import { plainOf } from '../item-text.ts';
import { lettersOf } from './fold.ts';
import { familyKey, isSamePerson } from './names.ts';

/** What two records of one work have in common. */
export interface WorkKey {
  by: 'doi' | 'isbn' | 'title';
  text: string;
}

/** Works that an ISBN identifies. That of a chapter, an article or a paper is the book's. */
const wholeBooks: ReadonlySet<string> = new Set([
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

function isbnsOf({ type, ISBN }: Item): string[] {
  if (ISBN === undefined || !wholeBooks.has(type)) return [];
  return String(ISBN)
    .split(/[\s,;]+/)
    .flatMap((text) => parseIsbn(text) ?? [])
    .filter((isbn) => !placeholder.test(isbn));
}

const firstCreator = ({ author, editor }: Item): Name | undefined => (author ?? editor ?? [])[0];

const fieldLetters = (item: Item, field: keyof Item): string =>
  lettersOf(plainOf(item[field] as string | number | undefined) ?? '');

/** Title, first author and year: a second edition or another author's "Introduction" is another work. */
function titleKeyOf(item: Item): string | undefined {
  const title = fieldLetters(item, 'title');
  const first = firstCreator(item);
  return title && [title, familyKey(first?.family ?? first?.literal ?? ''), yearOf(item.issued)].join(' ');
}

/** The keys by which records of one work are found: its DOI, its ISBNs, its title with first author and year. */
export function workKeys(item: Item): WorkKey[] {
  const doi = item.DOI === undefined ? undefined : parseDoi(String(item.DOI));
  const title = titleKeyOf(item);
  return [
    ...(doi === undefined ? [] : [{ by: 'doi' as const, text: `doi ${doi}` }]),
    ...isbnsOf(item).map((isbn) => ({ by: 'isbn' as const, text: `isbn ${isbn}` })),
    ...(title ? [{ by: 'title' as const, text: `title ${title}` }] : []),
  ];
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

const differ = (one: Item, other: Item): boolean =>
  distinguishing.some((field) => {
    const [left, right] = [fieldLetters(one, field), fieldLetters(other, field)];
    return left !== '' && right !== '' && left !== right;
  });

/** Whether two titles are those of different works: one may lack the other's subtitle. */
function titlesDiffer(one: Item, other: Item): boolean {
  const [left, right] = [fieldLetters(one, 'title'), fieldLetters(other, 'title')];
  return left !== '' && right !== '' && !left.startsWith(right) && !right.startsWith(left);
}

function firstCreatorsDiffer(one: Item, other: Item): boolean {
  const [left, right] = [firstCreator(one), firstCreator(other)];
  return left !== undefined && right !== undefined && !isSamePerson(left, right);
}

/** Whether two records with a key in common are of one work: nothing else that they say parts them. A book's DOI stands in its chapters, too. */
export const isSameBy: Readonly<Record<WorkKey['by'], (one: Item, other: Item) => boolean>> = {
  doi: (one, other) => !(titlesDiffer(one, other) && differ(one, { ...other, DOI: one.DOI })),
  isbn: (one, other) => !titlesDiffer(one, other) && !differ(one, other),
  title: (one, other) => !differ(one, other) && !firstCreatorsDiffer(one, other),
};

/** Whether two records are of one work, or of a preprint and its publication: they share a key. */
export function isSameWork(one: Item, other: Item): boolean {
  const keys = new Set(workKeys(other).map(({ text }) => text));
  return workKeys(one).some(({ text }) => keys.has(text));
}
