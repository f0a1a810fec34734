import { setImmediate } from 'node:timers/promises';
import type {
  CitationRequest,
  CitedWork,
  Duplicate,
  ImportLine,
  ImportRequest,
  ProblemCode,
  StyleId,
} from '@citewright/contract';
import { orderNotice } from '@citewright/record';
import type { Caller, Resolver } from '@citewright/resolver';
import { problemMessages, tellNotice } from '@citewright/words';
import { find } from '../../citations/find.ts';
import { readSource } from '../../citations/source.ts';
import type { Database } from '../../db/schema.ts';
import type { Stopping } from '../../edge/event-stream.ts';
import { problemOf } from '../../edge/failure.ts';
import { ProblemError, problems } from '../../problem.ts';
import { cleanItem } from '../citations/clean-item.ts';
import type { KnownWorks } from '../citations/duplicates.ts';
import type { NewCitation, StoredCitation } from '../citations/row.ts';
import { type Destination, insertCitation } from '../citations/store.ts';
import { summarise } from '../citations/summary.ts';
import { type Attempt, doOnce, earlierResult } from '../do-once.ts';
import { bytesOf } from '../storage-limits.ts';
import type { ImportEntry } from './entry.ts';

/** An entry to import, with its index in the text. */
export interface ChosenEntry {
  index: number;
  entry: ImportEntry;
}

/** Entries of one import that are prepared at a time. */
const concurrency = 4;
/** Milliseconds for one of them, as for a single citation. */
const lookUpTime = 12_000;

export interface Importing {
  database: Database;
  resolver: Resolver;
  caller: Caller;
  destination: Destination;
  style: StyleId;
  works: KnownWorks;
  duplicates: ImportRequest['duplicates'];
  /** The import under its `Idempotency-Key`. */
  attempt: Attempt | undefined;
  now: number;
  /** Counts bytes that are stored. @throws ProblemError when there is no room for them */
  admitBytes: (bytes: number) => Promise<void>;
  /** Does a look-up within the limits of imports. */
  lookUp: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Aborts when the connection is closed. */
  signal: AbortSignal;
  stopping: Stopping;
  /** Called with failures that are not the sender's. */
  onFault: (error: unknown) => void;
}

type Outcome = Pick<ImportLine, 'status' | 'title' | 'citationId' | 'duplicateOf' | 'problem'>;

/** Each entry has a key derived from the import's. Keys of clients contain no blank. */
function attemptOn(attempt: Attempt | undefined, index: number): Attempt | undefined {
  return attempt && { ...attempt, key: `${attempt.key} ${index}` };
}

function workOf({ item, format, text = '' }: ImportEntry & { kind: 'record' }): CitedWork {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  return {
    item,
    evidence: Object.fromEntries(fields.map((field) => [field, { source: format }])),
    verification: 'typed',
    record: undefined,
    notices: [orderNotice(text, { ...item, id: '' }) ?? []].flat().map(tellNotice),
    locator: undefined,
  };
}

/** The citation of an entry: made from its record, or looked up. @throws ProblemError, or the resolver's own error. */
async function citationOf(entry: ImportEntry, importing: Importing): Promise<NewCitation> {
  const { style, resolver, caller, destination, now, signal, stopping, lookUp } = importing;
  if (entry.kind === 'unknown') throw new ProblemError(entry.problem);
  if (entry.kind === 'record') {
    const request: CitationRequest = { format: style, inputType: 'manual', sourceInput: 'import' };
    return { ...workOf(entry), request };
  }
  const request: CitationRequest = { format: style, inputType: entry.kind, sourceInput: entry.value };
  const source = readSource(request, destination.owner);
  return await lookUp(async () => {
    const deadline = AbortSignal.any([signal, stopping.due, AbortSignal.timeout(lookUpTime)]);
    const found = await find(source, resolver, new Date(now), { caller, signal: deadline });
    const { item, evidence, verification, record, notices, locator } = found;
    return { item: cleanItem(item), evidence, verification, record, notices, locator, request };
  });
}

/** A work of the project with the same DOI or ISBN: it need not be looked up. */
function knownByIdentifier(entry: ImportEntry, works: KnownWorks) {
  if (entry.kind === 'doi') return works.find({ id: '', type: 'document', DOI: entry.value });
  if (entry.kind === 'isbn') return works.find({ id: '', type: 'book', ISBN: entry.value });
  return undefined;
}

const duplicate = (duplicateOf: Duplicate): Outcome => ({
  status: 'duplicate',
  title: duplicateOf.title,
  citationId: duplicateOf.id,
  duplicateOf,
});

const added = ({ id, item }: StoredCitation): Outcome => ({
  status: 'added',
  title: summarise(item).title,
  citationId: id,
});

async function store(index: number, citation: NewCitation, importing: Importing): Promise<Outcome> {
  const { database, destination, works, duplicates, attempt, now } = importing;
  const duplicateOf = works.find(citation.item);
  if (duplicateOf && duplicates === 'skip') return duplicate(duplicateOf);
  await importing.admitBytes(bytesOf(citation));
  const moment = new Date(now).toISOString();
  const stored = await doOnce(database, destination.owner, attemptOn(attempt, index), now, (transaction) =>
    insertCitation(transaction, destination, citation, moment),
  );
  works.add(stored);
  return { ...added(stored), duplicateOf };
}

/** The result of an entry in a previous attempt of the same import; absent if it was not added. */
async function earlierOutcome(index: number, { database, attempt }: Importing): Promise<Outcome | undefined> {
  const own = attemptOn(attempt, index);
  const stored = own && ((await earlierResult(database, own)) as StoredCitation | undefined);
  return stored && added(stored);
}

/** The citation of an entry, to be stored when its turn has come; the outcome where there is nothing to store. */
async function prepare(
  entry: ImportEntry,
  index: number,
  importing: Importing,
): Promise<NewCitation | Outcome> {
  importing.signal.throwIfAborted();
  const earlier = await earlierOutcome(index, importing);
  if (earlier) return earlier;
  const duplicateOf = importing.duplicates === 'skip' && knownByIdentifier(entry, importing.works);
  return duplicateOf ? duplicate(duplicateOf) : await citationOf(entry, importing);
}

/**
 * Imports entries into a project. Look-ups run in parallel, but citations are stored and lines reported in the order of
 * the entries, because a style may number by it. A line is reported when its citation is stored.
 */
export async function* runImport(
  entries: readonly ChosenEntry[],
  importing: Importing,
): AsyncGenerator<ImportLine> {
  const { signal, stopping, onFault } = importing;
  const failedBy = (code: ProblemCode): Outcome => ({
    status: 'failed',
    problem: { message: problemMessages[code], code },
  });
  const full = failedBy('PROJECT_FULL');
  let isFull = false;
  const failed = (error: unknown): Outcome => {
    const { code } = problemOf(error);
    if (stopping.due.aborted) return failedBy('RESTARTING');
    if (problems[code].status >= 500 && !signal.aborted) onFault(error);
    return failedBy(code);
  };
  // Nothing is looked up for a project that has no room for it, or by a server that stops.
  const begin = async ({ index, entry }: ChosenEntry) => {
    if (isFull) return full;
    if (stopping.begun.aborted) return failedBy('RESTARTING');
    return await prepare(entry, index, importing).catch(failed);
  };
  const underWay = entries.slice(0, concurrency).map(begin);
  for (const [at, { index, entry }] of entries.entries()) {
    // SQLite answers within the turn of the event loop: other requests come in between.
    await setImmediate();
    const result = (await underWay.shift()) ?? full;
    if (signal.aborted) return;
    const outcome = 'status' in result ? result : await store(index, result, importing).catch(failed);
    isFull ||= outcome.problem?.code === 'PROJECT_FULL';
    const following = entries[at + concurrency];
    if (following) underWay.push(begin(following));
    const unplaced = entry.kind === 'record' && entry.unplaced;
    yield {
      index,
      total: entries.length,
      input: entry.input,
      kind: entry.kind,
      ...outcome,
      ...(unplaced && { unplaced }),
    };
  }
}
