import { type Item, yearOf } from '@citewright/record';
import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import {
  editionOfYear,
  hasIsbn,
  type LaterEdition,
  laterThan,
  parseAuthor,
  parseBook,
  parseDetails,
  parseEdition,
  parseEditions,
  parseSearch,
  parseWorkAuthors,
  recordOfBook,
} from './parse.ts';
import type { Book, Edition } from './schema.ts';

/** Maximum number of authors that are fetched individually: each is a request. */
const maxFollowed = 6;

const booksPath = (isbn: string, command: 'data' | 'details') =>
  servicePath`/api/books?bibkeys=ISBN:${isbn}&jscmd=${command}&format=json`;

async function followAuthors(
  openlibrary: Upstream,
  edition: Edition,
  signal: AbortSignal,
): Promise<string[]> {
  const own = edition.authors.flatMap((author) => author.key ?? []);
  const work = edition.works[0]?.key;
  const keys =
    own.length > 0 || work === undefined
      ? own
      : parseWorkAuthors(await openlibrary.ask(servicePath`${work}.json`, { signal }));
  const names = await Promise.all(
    keys
      .slice(0, maxFollowed)
      .map(async (key) => parseAuthor(await openlibrary.ask(servicePath`${key}.json`, { signal }))),
  );
  return names.filter((name) => name !== undefined);
}

function namesSomebody(edition: Edition | undefined, book: Book | undefined): boolean {
  return (
    (book?.authors.length ?? 0) > 0 || (edition?.authors ?? []).some((author) => author.name !== undefined)
  );
}

/**
 * Open Library's record of an ISBN (13 digits). `details` has the edition, `data` the authors of its work:
 * two requests instead of one per author. For editions without authors the work and its authors are fetched.
 * Throws `UpstreamError`.
 */
export async function findBook(
  openlibrary: Upstream,
  isbn: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const [details, data] = await Promise.all([
    openlibrary.ask(booksPath(isbn, 'details'), { signal }),
    openlibrary.ask(booksPath(isbn, 'data'), { signal }),
  ]);
  const book = parseBook(data, isbn);
  // If the books API fails, the plain record is tried; an empty object means "no such book".
  const found =
    details === undefined && data === undefined
      ? parseEdition(await openlibrary.ask(servicePath`/isbn/${isbn}.json`, { signal }))
      : parseDetails(details, isbn);
  const edition = found && hasIsbn(found, isbn) ? found : undefined;
  const followed =
    edition === undefined || namesSomebody(edition, book)
      ? []
      : await followAuthors(openlibrary, edition, signal);
  return recordOfBook({ isbn, edition, book, followed });
}

/** How many editions of a work are looked through. */
const maxEditions = 50;

async function editionsOf(openlibrary: Upstream, work: string, signal: AbortSignal): Promise<Edition[]> {
  const query = new URLSearchParams({ limit: String(maxEditions) });
  return parseEditions(await openlibrary.ask(servicePath`${work}/editions.json?${query}`, { signal }));
}

/**
 * The edition of a work (`/works/OL...W`) that appeared in a year and says most: its publisher, its place, its ISBN. `undefined`
 * when none is known of that year. Throws `UpstreamError`.
 */
export async function findEdition(
  openlibrary: Upstream,
  work: string,
  issued: Item['issued'],
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return editionOfYear(await editionsOf(openlibrary, work, signal), yearOf(issued));
}

/**
 * The newest numbered edition of a work (`https://openlibrary.org/works/OL...W`) that is later than the one of a given number. `undefined`
 * when none is known. Throws `UpstreamError`.
 */
export async function findLaterEdition(
  openlibrary: Upstream,
  work: string,
  given: number,
  signal: AbortSignal,
): Promise<LaterEdition | undefined> {
  return laterThan(await editionsOf(openlibrary, new URL(work).pathname, signal), given);
}

const searchFields =
  'key,title,subtitle,author_name,first_publish_year,publish_year,publisher,isbn,edition_count';

/** Works that fit a search, best first. Throws `UpstreamError`. */
export async function searchBooks(
  openlibrary: Upstream,
  parameters: Record<string, string>,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const query = new URLSearchParams({ limit: '10', ...parameters, fields: searchFields });
  return parseSearch(await openlibrary.ask(servicePath`/search.json?${query}`, { signal }));
}
