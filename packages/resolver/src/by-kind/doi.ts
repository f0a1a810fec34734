import type { Outcome, ResolverContext } from '../context.ts';
import { cacheTimes } from '../http/cache.ts';
import { UpstreamError } from '../http/upstream.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { type DoiSource, sourceOrder } from '../source-order.ts';
import { findWork } from '../sources/crossref/request.ts';
import { findDataset } from '../sources/datacite/request.ts';
import { prefixOf } from '../sources/doi/doi-path.ts';
import type { Agency } from '../sources/doi/parse.ts';
import { expandShortDoi, findAgency, negotiate } from '../sources/doi/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { unanswered } from './failure.ts';
import { missingFieldNotices } from './notices.ts';

type Lookup = (
  context: ResolverContext,
  doi: string,
  signal: AbortSignal,
) => Promise<SourceRecord | undefined>;

const lookups: Record<DoiSource, Lookup> = {
  crossref: ({ upstreams, contact }, doi, signal) => findWork(upstreams.crossref, doi, contact, signal),
  datacite: ({ upstreams }, doi, signal) => findDataset(upstreams.datacite, doi, signal),
  negotiation: ({ upstreams }, doi, signal) => negotiate(upstreams.doi, doi, signal),
};

const notFound = (doi: string) => new ResolveError('DOI_NOT_FOUND', `No agency has a record of ${doi}`);

/** A failure of a helper service leaves its question open; the sources themselves are still asked. */
function openOnFailure(error: unknown): undefined {
  if (error instanceof UpstreamError) return undefined;
  throw error;
}

async function fullDoi(context: ResolverContext, doi: string, signal: AbortSignal): Promise<string> {
  if (!doi.startsWith('10/')) return doi;
  try {
    const full = await expandShortDoi(context.upstreams.doi, doi, signal);
    if (full === undefined) throw notFound(doi);
    return full;
  } catch (error) {
    throw error instanceof UpstreamError ? unanswered([error]) : error;
  }
}

/** The agency of a DOI, remembered by prefix: it is the same for all DOIs under one. */
async function agencyOf({ cache, upstreams }: ResolverContext, doi: string, signal: AbortSignal) {
  const key = `ra:${prefixOf(doi)}`;
  const kept = await cache.get(key);
  if (kept !== undefined) return kept as Agency;
  const agency = await findAgency(upstreams.doi, prefixOf(doi), signal).catch(openOnFailure);
  if (agency !== undefined)
    await cache.set(key, agency, 'none' in agency ? cacheTimes.notFound : cacheTimes.found);
  return agency;
}

function orderFor(agency: Agency | undefined): readonly DoiSource[] {
  if (agency === undefined) return sourceOrder.doi.unknown;
  const name = 'agency' in agency ? agency.agency : '';
  if (name === 'Crossref' || name === 'DataCite') return sourceOrder.doi[name];
  return sourceOrder.doi.other;
}

interface Search {
  record: SourceRecord | undefined;
  failures: UpstreamError[];
  /** The first source of the order answered, and has nothing. */
  denied: boolean;
}

async function firstRecord(
  context: ResolverContext,
  doi: string,
  order: readonly DoiSource[],
  signal: AbortSignal,
) {
  const search: Search = { record: undefined, failures: [], denied: false };
  for (const [rank, source] of order.entries()) {
    try {
      search.record = await lookups[source](context, doi, signal);
      if (search.record !== undefined) return search;
      if (rank === 0) search.denied = true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      search.failures.push(error);
    }
  }
  return search;
}

function resolutionOf({ item, evidence, notices, record }: SourceRecord): Resolution {
  return {
    item,
    evidence,
    verification: 'registry',
    record,
    notices: [...notices, ...missingFieldNotices(item)],
    alternatives: [],
  };
}

/** The record of a DOI from its registration agency, or from the next source that has it. Throws `ResolveError`. */
export async function resolveDoi(
  context: ResolverContext,
  value: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const doi = await fullDoi(context, value, signal);
  const agency = await agencyOf(context, doi, signal);
  if (agency !== undefined && 'none' in agency) throw notFound(doi);
  const { record, failures, denied } = await firstRecord(context, doi, orderFor(agency), signal);
  if (record !== undefined) return { resolution: resolutionOf(record), partial: failures.length > 0 };
  const certain = failures.length === 0 || (denied && agency !== undefined);
  throw certain ? notFound(doi) : unanswered(failures);
}
