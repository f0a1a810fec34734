import { parseIsbn } from '@citewright/identifiers';
import type { Item, Name } from '@citewright/record';
import { readRegistryDate, yearOf } from '@citewright/record';
import { sources } from '../../source-table.ts';
import { catalogueName, editionOf, languageOf, placeOf, publisherOf } from '../book-fields.ts';
import { definedItem, evidenceOf, type SourceRecord } from '../source-record.ts';
import { joinTitle } from '../titles.ts';
import {
  authorSchema,
  type Book,
  bookSchema,
  type Edition,
  editionSchema,
  editionsSchema,
  type SearchHit,
  searchSchema,
  workSchema,
} from './schema.ts';

const source = 'openlibrary';

/** Roles of `contributors` with a CSL variable. Writers of forewords are not part of references. */
const roles: Record<string, 'author' | 'editor' | 'translator' | 'illustrator'> = {
  author: 'author',
  'co-author': 'author',
  editor: 'editor',
  translator: 'translator',
  illustrator: 'illustrator',
};

/** The answers for one ISBN: the edition, the same as `jscmd=data`, and authors found by their keys. */
export interface BookAnswers {
  isbn: string;
  edition: Edition | undefined;
  book: Book | undefined;
  followed: string[];
}

function printedNames(printed: readonly (string | undefined)[]): Name[] {
  const names = printed.flatMap((name) => (name === undefined ? [] : [catalogueName(name)]));
  return names.filter((name) => name !== undefined);
}

function contributorsOf(edition: Edition | undefined, role: (typeof roles)[string]): Name[] {
  const fitting = (edition?.contributors ?? []).filter((entry) => roles[entry.role.toLowerCase()] === role);
  return printedNames(fitting.map((entry) => entry.name));
}

/** Editors of a collection are listed as authors; only the statement of responsibility gives their role. */
function isEdited(statement: string | undefined): boolean {
  return /^\W{0,3}(?:edited|ed\.|eds\.|editors?\b|herausgegeben)/i.test(statement ?? '');
}

function creators({ edition, book, followed }: BookAnswers): Pick<Item, 'author' | 'editor'> {
  const own = [
    ...printedNames((edition?.authors ?? []).map((author) => author.name)),
    ...contributorsOf(edition, 'author'),
  ];
  const names = [
    own,
    printedNames((book?.authors ?? []).map((author) => author.name)),
    printedNames(followed),
  ].find((candidates) => candidates.length > 0);
  const editors = contributorsOf(edition, 'editor');
  const edited = isEdited(edition?.by_statement ?? book?.by_statement);
  return edited ? { editor: names ?? editors } : { author: names, editor: editors };
}

/** The record of an edition, or `undefined` when no answer holds one. */
export function recordOfBook(answers: BookAnswers): SourceRecord | undefined {
  const { isbn, edition, book } = answers;
  const either = edition ?? book;
  if (either === undefined) return undefined;
  const publisher = edition?.publishers[0] ?? book?.publishers[0]?.name;
  const item = definedItem({
    id: isbn,
    type: 'book',
    title: joinTitle(either.title.replace(/\s*[/:;.]$/, ''), either.subtitle?.replace(/\s*[/:;.]$/, '')),
    ...creators(answers),
    translator: contributorsOf(edition, 'translator'),
    illustrator: contributorsOf(edition, 'illustrator'),
    issued: readRegistryDate(edition?.publish_date ?? book?.publish_date ?? ''),
    publisher: publisherOf(publisher),
    'publisher-place': placeOf(edition?.publish_places[0] ?? book?.publish_places[0]?.name),
    edition: editionOf(edition?.edition_name),
    'number-of-pages': edition?.number_of_pages ?? book?.number_of_pages,
    language: languageOf(edition?.languages[0]?.key),
    ISBN: isbn,
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: [],
    record: { name: sources.openlibrary.name, url: `https://openlibrary.org${either.key}` },
  };
}

/** An ISBN in the form in which two are compared. */
const normalIsbn = (isbn: string) => parseIsbn(isbn) ?? isbn.replaceAll('-', '');

function entryOf(answer: unknown, isbn: string): Record<string, unknown> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  // The key repeats the requested ISBN, including hyphens.
  const entry = Object.entries(answer).find(
    ([key]) => key.startsWith('ISBN:') && normalIsbn(key.slice('ISBN:'.length)) === normalIsbn(isbn),
  );
  return typeof entry?.[1] === 'object' && entry[1] !== null ? { ...entry[1] } : undefined;
}

/** The edition in an answer of `/api/books?jscmd=details`. */
export function parseDetails(answer: unknown, isbn: string): Edition | undefined {
  return parseEdition(entryOf(answer, isbn)?.details);
}

/** The edition in an answer of `/isbn/{isbn}.json` or `/books/{key}.json`. */
export function parseEdition(answer: unknown): Edition | undefined {
  return editionSchema.safeParse(answer).data;
}

/** True for an edition with this ISBN, or one that names none. */
export function hasIsbn({ isbn_13, isbn_10 }: Edition, isbn: string): boolean {
  const named = [...isbn_13, ...isbn_10].map(normalIsbn);
  return named.length === 0 || named.includes(normalIsbn(isbn));
}

/** The book in an answer of `/api/books?jscmd=data`. */
export function parseBook(answer: unknown, isbn: string): Book | undefined {
  return bookSchema.safeParse(entryOf(answer, isbn)).data;
}

/** The keys of a work's authors. */
export function parseWorkAuthors(answer: unknown): string[] {
  return (workSchema.safeParse(answer).data?.authors ?? []).map((entry) => entry.author.key);
}

/** The name in an author's record. */
export function parseAuthor(answer: unknown): string | undefined {
  const author = authorSchema.safeParse(answer).data;
  return author?.name ?? author?.personal_name;
}

/** The editions in an answer of `/works/{key}/editions.json`. */
export function parseEditions(answer: unknown): Edition[] {
  return editionsSchema.safeParse(answer).data?.entries ?? [];
}

/** How much of what a reference needs an edition says. */
const completeness = ({ publishers, publish_places, isbn_13, isbn_10 }: Edition): number =>
  [publishers, publish_places, [...isbn_13, ...isbn_10]].filter(({ length }) => length > 0).length;

/** The fullest edition of a year, without its title and authors, which are those of the work. */
export function editionOfYear(
  editions: readonly Edition[],
  year: number | undefined,
): SourceRecord | undefined {
  const ofYear = editions.filter(
    ({ publish_date }) => yearOf(readRegistryDate(publish_date ?? '')) === year && year !== undefined,
  );
  const [best] = ofYear.toSorted((one, other) => completeness(other) - completeness(one));
  const isbn = best && [...best.isbn_13, ...best.isbn_10].map(normalIsbn)[0];
  const record =
    best && recordOfBook({ isbn: isbn ?? best.key, edition: best, book: undefined, followed: [] });
  if (record === undefined) return undefined;
  const { title: _title, author: _author, ISBN: _isbn, ...fields } = record.item;
  const item = { ...fields, ...(isbn !== undefined && { ISBN: isbn }) };
  return { ...record, item, evidence: evidenceOf(item, source) };
}

/** A numbered edition of a work. */
export interface LaterEdition {
  number: number;
  year: number;
  url: string;
}

/** Numbers of printings are none of editions. */
const namesEdition = (name: string) =>
  /\b(?:[eé]d|udg|utg|uitg)|auflage|aufl\./iu.test(name) && !/print|impress/i.test(name);

/**
 * The edition of the highest number that is later than the one of a given number, in its language: translations count anew. `undefined`
 * when there is none, or the one of that number is not known.
 */
export function laterThan(editions: readonly Edition[], given: number): LaterEdition | undefined {
  const numbered = editions.flatMap(({ key, edition_name: name = '', publish_date: date, languages }) => {
    const number = namesEdition(name) ? Number(editionOf(name) ?? 1) : Number.NaN;
    const year = yearOf(readRegistryDate(date ?? ''));
    const language = languageOf(languages[0]?.key);
    return Number.isInteger(number) && year !== undefined
      ? [{ number, year, language, url: `https://openlibrary.org${key}` }]
      : [];
  });
  const own = numbered.find(({ number }) => number === given);
  if (!own) return undefined;
  const [newest] = numbered
    .filter(({ number, year, language }) => language === own.language && number > given && year > own.year)
    .toSorted((one, other) => other.number - one.number || one.year - other.year);
  return newest && { number: newest.number, year: newest.year, url: newest.url };
}

function recordOfHit(hit: SearchHit): SourceRecord {
  const key = hit.key.startsWith('/') ? hit.key : `/works/${hit.key}`;
  const item = definedItem({
    id: `https://openlibrary.org${key}`,
    type: 'book',
    title: joinTitle(hit.title, hit.subtitle),
    author: printedNames(hit.author_name),
    issued: hit.first_publish_year === undefined ? undefined : { 'date-parts': [[hit.first_publish_year]] },
    publisher: publisherOf(hit.publisher.length === 1 ? hit.publisher[0] : undefined),
  });
  return {
    source,
    item,
    evidence: evidenceOf(item, source),
    notices: [],
    record: { name: sources.openlibrary.name, url: `https://openlibrary.org${key}` },
    years: [...new Set([hit.first_publish_year ?? 0, ...hit.publish_year])].filter((year) => year > 0),
    ...(hit.edition_count !== undefined && { citedBy: hit.edition_count }),
  };
}

/** The works in an answer of `/search.json`, in its order. Works, not editions: the year is that of the first. */
export function parseSearch(answer: unknown): SourceRecord[] {
  return (searchSchema.safeParse(answer).data?.docs ?? []).map(recordOfHit);
}
