import type { Item } from '@citewright/record';
import type { Outcome, ResolverContext } from '../context.ts';
import { mergeRecords } from '../merge.ts';
import { ResolveError } from '../resolve-error.ts';
import { type BookSource, bookSources, bookTrust, isLibrary } from '../source-table.ts';
import { findVolume } from '../sources/googlebooks/request.ts';
import { findInLibrary } from '../sources/libraries/request.ts';
import { findBook } from '../sources/openlibrary/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { noAnswerError } from './failure.ts';
import { type Gathered, gather } from './gather.ts';
import { fromReaders } from './readers.ts';
import { recordResolution } from './record-resolution.ts';

type FoundRecord = SourceRecord | undefined;

function lookUp(
  { upstreams }: ResolverContext,
  source: BookSource,
  isbn: string,
  signal: AbortSignal,
): Promise<FoundRecord> {
  if (isLibrary(source)) return findInLibrary(source, upstreams[source], isbn, signal);
  return source === 'openlibrary'
    ? findBook(upstreams.openlibrary, isbn, signal)
    : findVolume(upstreams.googlebooks, isbn, signal);
}

/** True when the item has all fields that a reference to a book needs. */
function isComplete({ title, author, editor, issued, publisher }: Item): boolean {
  return (
    title !== undefined && (author ?? editor) !== undefined && issued !== undefined && publisher !== undefined
  );
}

/** A complete record by a cataloguer needs no further source. */
const isFinal = (record: FoundRecord) =>
  record !== undefined && isLibrary(record.source) && isComplete(record.item);

/** The records found, most trusted source first. */
function inOrder({ values }: Gathered<FoundRecord>, order: readonly string[]): SourceRecord[] {
  return values
    .filter((record) => record !== undefined)
    .toSorted((first, second) => order.indexOf(first.source) - order.indexOf(second.source));
}

/** True when no source has the book, but the largest catalogue or half of the sources failed. */
function isInconclusive({ failures, pending }: Gathered<FoundRecord>, asked: number): boolean {
  return (
    failures.some(({ service }) => service === 'openlibrary') || 2 * (failures.length + pending) >= asked
  );
}

/** Resolves an ISBN (13 digits): merges the records of all catalogues that have it. Throws `ResolveError`. */
export async function resolveIsbn(
  context: ResolverContext,
  isbn: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const sources = bookSources(isbn);
  const tasks = sources.map((source) => (stop: AbortSignal) => lookUp(context, source, isbn, stop));
  const isUsable = (record: FoundRecord) => record !== undefined;
  const gathered = await gather(tasks, { clock: context.clock, signal, isFinal, isUsable });
  const records = inOrder(gathered, sources);
  const [first, ...others] =
    records.length > 0 ? records : [await fromReaders(context, 'search', isbn, signal)];
  const { failures, pending } = gathered;
  if (first === undefined) {
    if (isInconclusive(gathered, sources.length)) throw noAnswerError(failures);
    throw new ResolveError('ISBN_NOT_FOUND', `No catalogue has ${isbn}`, { cause: failures[0] });
  }
  const known = others.filter((record) => record !== undefined);
  const merged = mergeRecords([first, ...known], bookTrust(isbn));
  return {
    resolution: recordResolution(merged, 'registry'),
    // With a complete record by a cataloguer, a failed source could not have added anything.
    partial: failures.length + pending > 0 && !records.some(isFinal),
  };
}
