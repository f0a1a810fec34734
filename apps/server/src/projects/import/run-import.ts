import type { CitationRequest, ImportLine, ImportRequest, ProblemCode, StyleId } from '@citewright/contract';
import type { Resolver } from '@citewright/resolver';
import { find } from '../../citations/find.ts';
import { toWire } from '../../citations/present.ts';
import { readSource } from '../../citations/source.ts';
import type { Database } from '../../db/schema.ts';
import { problemOf } from '../../edge/failure.ts';
import { ProblemError, problems } from '../../problem.ts';
import { cleanItem } from '../citations/clean-item.ts';
import type { KnownWorks } from '../citations/duplicates.ts';
import type { CitedWork, NewCitation, StoredCitation } from '../citations/row.ts';
import { insertCitation, type Place } from '../citations/store.ts';
import { summarise } from '../citations/summary.ts';
import { type Attempt, doOnce, recall } from '../do-once.ts';
import type { ImportEntry } from './entry.ts';
import { createSlots, type Slots } from './slots.ts';

/** Look-ups of one import at a time. */
const ahead = 4;
/** Milliseconds for one of them, as for a citation that is made alone. */
const lookUpTime = 12_000;

/** What an import works with. */
export interface Importing {
  database: Database;
  resolver: Resolver;
  place: Place;
  style: StyleId;
  works: KnownWorks;
  duplicates: ImportRequest['duplicates'];
  /** The import as its sender may repeat it. */
  attempt: Attempt | undefined;
  session: string;
  now: number;
  /** Seconds until a look-up is allowed. */
  admit: () => Promise<number>;
  slots: Slots;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Hears of failures that are not the sender's. */
  onFault: (error: unknown) => void;
}

type Outcome = Pick<ImportLine, 'status' | 'title' | 'citationId' | 'duplicateOf' | 'problem'>;

function failed(code: ProblemCode): Outcome {
  return { status: 'failed', problem: { message: problems[code].message, code } };
}

/** Each entry has a key of its own under that of the import: a blank is no character of keys that clients choose. */
function attemptOn(attempt: Attempt | undefined, index: number): Attempt | undefined {
  return attempt && { ...attempt, key: `${attempt.key} ${index}` };
}

/** A record of a file, as a work that the user brought along. */
function broughtWork({ item, format }: ImportEntry & { kind: 'record' }): CitedWork {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  return {
    item,
    evidence: Object.fromEntries(fields.map((field) => [field, { source: format }])),
    verification: 'typed',
    record: undefined,
    notices: [],
    locator: undefined,
  };
}

/** The citation of an entry: made from its record, or looked up. @throws ProblemError, or the resolver's own error. */
async function citationOf(entry: ImportEntry, importing: Importing): Promise<NewCitation> {
  const { style, resolver, session, now, signal } = importing;
  if (entry.kind === 'unknown') throw new ProblemError(entry.problem);
  if (entry.kind === 'record') {
    const request: CitationRequest = { format: style, inputType: 'manual', sourceInput: 'import' };
    return { ...broughtWork(entry), request };
  }
  const request: CitationRequest = { format: style, inputType: entry.kind, sourceInput: entry.value };
  const source = readSource(request, session);
  if ((await importing.admit()) > 0) throw new ProblemError('RATE_LIMITED');
  return await importing.slots(async () => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(lookUpTime)]);
    deadline.throwIfAborted();
    const found = await find(source, resolver, new Date(now), deadline);
    const { item, evidence, verification, record, notices, locator } = found;
    return { item: cleanItem(toWire(item)), evidence, verification, record, notices, locator, request };
  });
}

/** A work that is there under the same DOI or ISBN need not be looked up again. */
function knownByIdentifier(entry: ImportEntry, works: KnownWorks) {
  if (entry.kind === 'doi') return works.find({ id: '', type: 'document', DOI: entry.value });
  if (entry.kind === 'isbn') return works.find({ id: '', type: 'book', ISBN: entry.value });
  return undefined;
}

async function store(index: number, citation: NewCitation, importing: Importing): Promise<Outcome> {
  const { database, place, works, duplicates, attempt, now } = importing;
  const duplicateOf = works.find(citation.item);
  if (duplicateOf && duplicates === 'skip') {
    return { status: 'duplicate', title: duplicateOf.title, citationId: duplicateOf.id, duplicateOf };
  }
  const moment = new Date(now).toISOString();
  const { id, item } = await doOnce(database, place.owner, attemptOn(attempt, index), now, (transaction) =>
    insertCitation(transaction, place, citation, moment),
  );
  works.add({ id, item });
  return { status: 'added', title: summarise(item).title, citationId: id, duplicateOf };
}

/** What an entry came to when the same import was sent before; absent when it is not in. */
async function earlierOutcome(index: number, { database, attempt }: Importing): Promise<Outcome | undefined> {
  const own = attemptOn(attempt, index);
  const stored = own && ((await recall(database, own)) as StoredCitation | undefined);
  return stored && { status: 'added', title: summarise(stored.item).title, citationId: stored.id };
}

/** Begins with an entry; what is given then stores it, when its turn has come. */
async function begin(
  entry: ImportEntry,
  index: number,
  importing: Importing,
): Promise<() => Promise<Outcome>> {
  const earlier = await earlierOutcome(index, importing);
  if (earlier) return async () => earlier;
  const duplicateOf = importing.duplicates === 'skip' && knownByIdentifier(entry, importing.works);
  if (duplicateOf) {
    const { id, title } = duplicateOf;
    return async () => ({ status: 'duplicate', title, citationId: id, duplicateOf });
  }
  const citation = await citationOf(entry, importing);
  return () => store(index, citation, importing);
}

/**
 * Imports entries into a project. Look-ups run beside each other, but citations are stored, and lines given, in the order
 * of the entries: a style may number them by it. What has been given as added is in, whatever happens afterwards.
 */
export async function* runImport(
  entries: readonly ImportEntry[],
  importing: Importing,
): AsyncGenerator<ImportLine> {
  const inTurn = createSlots(ahead);
  const begun = entries.map((entry, index) =>
    inTurn(() => begin(entry, index, importing)).catch((error: unknown) => async (): Promise<Outcome> => {
      throw error;
    }),
  );
  for (const [index, entry] of entries.entries()) {
    const outcome = await (await begun[index])?.().catch((error: unknown) => {
      const { code } = problemOf(error);
      if (problems[code].status >= 500) importing.onFault(error);
      return failed(code);
    });
    if (importing.signal.aborted || !outcome) return;
    yield { index, total: entries.length, input: entry.input, kind: entry.kind, ...outcome };
  }
}
