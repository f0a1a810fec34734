import type { Item } from '@citewright/record';
import type { Outcome, ResolverContext } from '../context.ts';
import { mergeRecords } from '../merge.ts';
import { ResolveError } from '../resolve-error.ts';
import { type BookSource, bookSources, bookTrust, isLibrary } from '../source-order.ts';
import { findVolume } from '../sources/googlebooks/request.ts';
import { findInLibrary } from '../sources/libraries/request.ts';
import { findBook } from '../sources/openlibrary/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { unanswered } from './failure.ts';
import { type Gathered, gather } from './gather.ts';
import { fromReaders } from './readers.ts';
import { recordResolution } from './record-resolution.ts';

type Found = SourceRecord | undefined;

function lookUp(
  { upstreams }: ResolverContext,
  source: BookSource,
  isbn: string,
  signal: AbortSignal,
): Promise<Found> {
  if (isLibrary(source)) return findInLibrary(source, upstreams[source], isbn, signal);
  return source === 'openlibrary'
    ? findBook(upstreams.openlibrary, isbn, signal)
    : findVolume(upstreams.googlebooks, isbn, signal);
}

/** A reference to a book can be written from it. */
function isComplete({ title, author, editor, issued, publisher }: Item): boolean {
  return (
    title !== undefined && (author ?? editor) !== undefined && issued !== undefined && publisher !== undefined
  );
}

/** A cataloguer's complete record needs nobody else's. */
const settles = (record: Found) =>
  record !== undefined && isLibrary(record.source) && isComplete(record.item);

/** The records found, the most trusted source first. */
function inOrder({ values }: Gathered<Found>, order: readonly string[]): SourceRecord[] {
  return values
    .filter((record) => record !== undefined)
    .toSorted((first, second) => order.indexOf(first.source) - order.indexOf(second.source));
}

/** Nobody has it; but the largest catalogue, or half of them, could not be asked. */
function isOpen({ failures, unheard }: Gathered<Found>, asked: number): boolean {
  return (
    failures.some(({ service }) => service === 'openlibrary') || 2 * (failures.length + unheard) >= asked
  );
}

/** The record of a book by its ISBN (13 digits), merged from all catalogues that have it. Throws `ResolveError`. */
export async function resolveIsbn(
  context: ResolverContext,
  isbn: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const sources = bookSources(isbn);
  const tasks = sources.map((source) => (stop: AbortSignal) => lookUp(context, source, isbn, stop));
  const counts = (record: Found) => record !== undefined;
  const gathered = await gather(tasks, { clock: context.clock, signal, settles, counts });
  const records = inOrder(gathered, sources);
  const [first, ...others] =
    records.length > 0 ? records : [await fromReaders(context, 'search', isbn, signal)];
  const { failures, unheard } = gathered;
  if (first === undefined) {
    if (isOpen(gathered, sources.length)) throw unanswered(failures);
    throw new ResolveError('ISBN_NOT_FOUND', `No catalogue has ${isbn}`, { cause: failures[0] });
  }
  const known = others.filter((record) => record !== undefined);
  const merged = mergeRecords([first, ...known], bookTrust(isbn));
  return {
    resolution: recordResolution(merged, 'registry'),
    // With a cataloguer's complete record nothing is missing that a source out of service could have added.
    partial: failures.length + unheard > 0 && !records.some(settles),
  };
}
