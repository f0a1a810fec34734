import { type CheckedEntry, checkLimits } from '@citewright/contract';
import { type Item, titleLikeness } from '@citewright/record';
import { type Resolver, slipNotice, slipsOf } from '@citewright/resolver';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectConfig } from '../config.ts';
import { closingOf, type Read, type SendEvent, stoppingOf } from '../edge/event-stream.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import { createKnownWorks } from '../projects/citations/duplicates.ts';
import { createImportBudget, type ImportBudget } from '../projects/import/budget.ts';
import type { Api } from '../server.ts';
import type { ListedReference } from './listed.ts';
import { type CountedEntry, countsOf, type Listed, presentEntry, uncheckedEntry } from './present-entry.ts';

/** Milliseconds for one work. */
const checkTime = 20_000;

/** Whether two entries with one DOI may describe one work; an entry without a title says nothing else. */
const isSameTitle = ({ title }: Item, other: Item | undefined): boolean =>
  title === undefined ||
  other?.title === undefined ||
  titleLikeness(String(title), String(other.title)) > oneTitle;

/** Likeness of titles from which they are one. */
const oneTitle = 0.7;

/** The references of a list, each with the earlier one of the same work, and with details that cannot be. */
export function listedOf(references: readonly ListedReference[]): Listed[] {
  const works = createKnownWorks([]);
  const dois = new Map<string, number>();
  const now = new Date();
  return references.map((reference, index) => {
    const { item } = reference;
    const duplicateOf = works.findAndAdd({ id: index, item })?.id;
    const doi = item.DOI === undefined ? undefined : String(item.DOI).toLowerCase();
    const entry = doi === undefined ? undefined : dois.get(doi);
    if (doi !== undefined && entry === undefined) dois.set(doi, index);
    const isShared = doi !== undefined && entry !== undefined && !isSameTitle(item, references[entry]?.item);
    const shared = isShared ? [slipNotice({ what: 'shared-doi', value: doi, entry })] : [];
    return { ...reference, index, duplicateOf, slips: [...slipsOf(item, now), ...shared] };
  });
}

/**
 * Those of the entries that were asked for.
 * @throws ProblemError when the list has none of them
 */
export function chosenOf(listed: readonly Listed[], only: readonly number[] | undefined): Listed[] {
  const wanted = only && new Set(only);
  const chosen = listed.filter(({ index }) => wanted?.has(index) !== false);
  if (chosen.length === 0) throw new ProblemError('INVALID_REQUEST');
  return chosen;
}

/**
 * Finds entries whose record is that of an entry that was decided before; without a record, or where that entry is not among those that are
 * looked up, what they say decides. An identifier that leads to another work makes no duplicate of it.
 */
function createDoubles(looked: readonly Listed[]): (entry: CheckedEntry) => CheckedEntry {
  const kept = new Map<string, number>();
  const places = new Set(looked.map(({ index }) => index));
  return ({ duplicateOf: listed, ...entry }) => {
    const { item, identifiers = {} } = entry.record ?? {};
    // Chapters have the ISBN of their book.
    const key = identifiers.doi ?? identifiers.pmid ?? (item?.type === 'book' ? identifiers.isbn : undefined);
    const asListed = entry.verdict === 'other-work' ? undefined : listed;
    const isOpen = key === undefined || (asListed !== undefined && !places.has(asListed));
    const duplicateOf = isOpen ? asListed : kept.get(key);
    if (key !== undefined && duplicateOf === undefined) kept.set(key, entry.index);
    return duplicateOf === undefined ? entry : { ...entry, duplicateOf };
  };
}

/** Compares references with what registers hold. */
export interface ListCheck {
  /**
   * Gives each entry to `onEntry` when it is decided, not always in their order, and waits with the next while `read` does. Ends early when
   * the client has gone.
   */
  run(
    request: FastifyRequest,
    reply: FastifyReply,
    listed: readonly Listed[],
    onEntry: (entry: CheckedEntry) => void,
    read?: Read,
  ): Promise<void>;
  /** The same as events: `entry` for each, then `done` with the counts; without it the stream was cut off. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    listed: readonly Listed[],
    send: SendEvent,
    read: Read,
  ): Promise<void>;
  /** The limits that its look-ups share with imports. */
  budget: ImportBudget;
}

export interface ListCheckParts {
  resolver: Resolver;
  config: { projects: Pick<ProjectConfig, 'importSession' | 'importNetwork'> };
  secret: string;
}

/** One for all routes that check references: their look-ups share the limits of imports. */
export function createListCheck(app: Api, { resolver, config, secret }: ListCheckParts): ListCheck {
  const budget = createImportBudget(app, config.projects, secret);
  const stopping = stoppingOf(app);

  const run: ListCheck['run'] = async (request, reply, listed, onEntry, read) => {
    const signal = closingOf(reply);
    const within = AbortSignal.any([signal, stopping.due]);
    // A paper may list more than a check looks up.
    const [looked, left] = [listed.slice(0, checkLimits.entries), listed.slice(checkLimits.entries)];
    // A record of a file comes in fields: there is no text that was misread.
    const works = looked.map(({ item, input, start, end }) => ({
      item,
      ...(end > start && { text: input }),
    }));
    const withDouble = createDoubles(looked);
    await resolver.check(
      works,
      async (place, look) => {
        await read?.(within);
        const own = looked[place];
        if (!own || signal.aborted) return;
        try {
          if (stopping.begun.aborted) throw new ProblemError('RESTARTING');
          const limit = AbortSignal.any([within, AbortSignal.timeout(checkTime)]);
          onEntry(withDouble(presentEntry(own, await budget(request, within, () => look(limit)))));
        } catch (error) {
          if (!signal.aborted) onEntry(uncheckedEntry(own, error));
        }
      },
      { caller: callerOf(request), signal: within },
    );
    for (const own of left) onEntry(uncheckedEntry(own, new ProblemError('CHECK_TOO_LONG')));
  };

  return {
    run,
    budget,
    async send(request, reply, listed, send, read) {
      const decided: CountedEntry[] = [];
      const onEntry = (entry: CheckedEntry) => {
        const { verdict, alerts, forms, duplicateOf } = entry;
        decided.push({ verdict, alerts, forms, duplicateOf });
        send('entry', entry);
      };
      await run(request, reply, listed, onEntry, read);
      if (decided.length === listed.length) send('done', countsOf(decided));
    },
  };
}
