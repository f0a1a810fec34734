import type { Outcome, ResolverContext } from '../context.ts';
import { mergeRecords, type Trust } from '../merge.ts';
import { ResolveError } from '../resolve-error.ts';
import { type BookSource, sourceOrder } from '../source-order.ts';
import { findVolume } from '../sources/googlebooks/request.ts';
import { findBook } from '../sources/openlibrary/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { collect, unanswered } from './failure.ts';
import { missingFieldNotices } from './notices.ts';

type Lookup = (
  context: ResolverContext,
  isbn: string,
  signal: AbortSignal,
) => Promise<SourceRecord | undefined>;

const lookups: Record<BookSource, Lookup> = {
  openlibrary: ({ upstreams }, isbn, signal) => findBook(upstreams.openlibrary, isbn, signal),
  googlebooks: ({ upstreams }, isbn, signal) => findVolume(upstreams.googlebooks, isbn, signal),
};

/** Library records first; the bookseller's feed knows dates and publishers of editions better than volunteers do. */
const trust: Trust = {
  title: ['openlibrary', 'googlebooks'],
  author: ['openlibrary', 'googlebooks'],
  publisher: ['googlebooks', 'openlibrary'],
  issued: ['openlibrary', 'googlebooks'],
  'number-of-pages': ['openlibrary', 'googlebooks'],
};

/** The record of a book by its ISBN (13 digits), merged from all catalogues that have it. Throws `ResolveError`. */
export async function resolveIsbn(
  context: ResolverContext,
  isbn: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const asked = sourceOrder.isbn.map((source) => lookups[source](context, isbn, signal));
  const { values, failures } = await collect(asked);
  const [first, ...others] = values.filter((record) => record !== undefined);
  if (first === undefined) {
    // Without the first catalogue's word the question is open. Without the second's the answer stands, but is not kept.
    if (failures.some((failure) => failure.service === sourceOrder.isbn[0])) throw unanswered(failures);
    throw new ResolveError('ISBN_NOT_FOUND', `No catalogue has ${isbn}`, { cause: failures[0] });
  }
  const { item, evidence, notices, record } = mergeRecords([first, ...others], trust);
  return {
    resolution: {
      item,
      evidence,
      verification: 'registry',
      record,
      notices: [...notices, ...missingFieldNotices(item)],
      alternatives: [],
    },
    partial: failures.length > 0,
  };
}
