import { isShouted } from '@citewright/record';
import type { Outcome, ResolverContext } from '../context.ts';
import { cacheTimes } from '../http/cache.ts';
import { hasDotSegment } from '../http/service-path.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import { mergeRecords } from '../merge.ts';
import { ResolveError } from '../resolve-error.ts';
import { type DoiSource, sourceOrder } from '../source-table.ts';
import { findPreprint } from '../sources/arxiv/request.ts';
import { findWork } from '../sources/crossref/request.ts';
import { findDataset } from '../sources/datacite/request.ts';
import { prefixOf } from '../sources/doi/doi-prefix.ts';
import type { Agency } from '../sources/doi/parse.ts';
import { findAgency, findPrimary, negotiate } from '../sources/doi/request.ts';
import { isSameDoi } from '../sources/doi/same-doi.ts';
import { findOpenAlexWork } from '../sources/openalex/request.ts';
import { findArticleByDoi } from '../sources/pubmed/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { isAbbreviated } from '../text/abbreviation.ts';
import { noAnswerError } from './failure.ts';
import { recordResolution } from './record-resolution.ts';

type Lookup = (
  context: ResolverContext,
  doi: string,
  signal: AbortSignal,
) => Promise<SourceRecord | undefined>;

const lookups: Record<DoiSource, Lookup> = {
  crossref: ({ upstreams, contact }, doi, signal) => findWork(upstreams.crossref, doi, contact, signal),
  datacite: ({ upstreams }, doi, signal) => findDataset(upstreams.datacite, doi, signal),
  doi: ({ upstreams }, doi, signal) => negotiate(upstreams.doi, doi, signal),
  arxiv: ({ upstreams }, doi, signal) => findPreprint(upstreams.arxiv, doi, signal),
  openalex: ({ upstreams, keys }, doi, signal) =>
    findOpenAlexWork(upstreams.openalex, doi, keys.openalex, signal),
  pubmed: ({ upstreams, contact }, doi, signal) => findArticleByDoi(upstreams.pubmed, doi, contact, signal),
};

/** People know the papers of arXiv by their arXiv number. */
function notFound(doi: string): ResolveError {
  const code = doi.startsWith('10.48550/arxiv.') ? 'ARXIV_NOT_FOUND' : 'DOI_NOT_FOUND';
  return new ResolveError(code, `No agency has a record of ${doi}`);
}

/** Failures of helper services are ignored; the sources themselves are still tried. */
function ignoreUpstreamError(error: unknown): undefined {
  if (error instanceof UpstreamError) return undefined;
  throw error;
}

async function fullDoi(context: ResolverContext, doi: string, signal: AbortSignal): Promise<string> {
  if (!doi.startsWith('10/')) return doi;
  try {
    const full = await findPrimary(context.upstreams.doi, doi, signal);
    if (full === undefined) throw notFound(doi);
    return full;
  } catch (error) {
    throw error instanceof UpstreamError ? noAnswerError([error]) : error;
  }
}

/**
 * The record, if it is the one of this DOI: under this name, or under the one for which the source or doi.org says that this is
 * another name. An answer may be about another work. Throws `UpstreamError`.
 */
async function ofDoi(
  { upstreams }: ResolverContext,
  doi: string,
  record: SourceRecord | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const named = record?.item.DOI;
  if (named === undefined || isSameDoi(String(named), doi)) return record;
  if (record?.aliases?.some((alias) => isSameDoi(alias, doi))) return record;
  const primary = await findPrimary(upstreams.doi, doi, signal);
  return primary !== undefined && isSameDoi(primary, String(named)) ? record : undefined;
}

/** The registration agency of a DOI, cached by prefix: all DOIs under one prefix share it. */
async function agencyOf({ cache, upstreams }: ResolverContext, doi: string, signal: AbortSignal) {
  const key = `ra:${prefixOf(doi)}`;
  const cached = await cache.get(key);
  if (cached !== undefined) return cached as Agency;
  const agency = await findAgency(upstreams.doi, prefixOf(doi), signal).catch(ignoreUpstreamError);
  if (agency !== undefined)
    await cache.set(key, agency, 'none' in agency ? cacheTimes.notFound : cacheTimes.found);
  return agency;
}

function orderFor(agency: Agency | undefined) {
  if (agency === undefined) return sourceOrder.doi.unknown;
  const name = 'agency' in agency ? agency.agency : '';
  if (name === 'Crossref' || name === 'DataCite') return sourceOrder.doi[name];
  return sourceOrder.doi.other;
}

interface RegistrySearch {
  record: SourceRecord | undefined;
  failures: UpstreamError[];
  /** The first source answered that it has no such record. */
  notInFirst: boolean;
}

async function firstRecord(
  context: ResolverContext,
  doi: string,
  order: readonly DoiSource[],
  signal: AbortSignal,
) {
  const search: RegistrySearch = { record: undefined, failures: [], notInFirst: false };
  for (const [rank, source] of order.entries()) {
    try {
      search.record = await ofDoi(context, doi, await lookups[source](context, doi, signal), signal);
      if (search.record !== undefined) return search;
      if (rank === 0) search.notInFirst = true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      search.failures.push(error);
    }
  }
  return search;
}

/**
 * True when other sources should be tried for missing fields. A title in capitals hides which words are
 * names; PubMed has such titles in sentence case. Some journal names are deposited as abbreviations; other
 * sources spell them out.
 */
function hasGaps({ item }: SourceRecord): boolean {
  const title = String(item.title ?? '');
  if (title.includes(' ') && isShouted(title)) return true;
  if (isAbbreviated(String(item['container-title'] ?? ''))) return true;
  return item.title === undefined || (item.author ?? item.editor) === undefined || item.issued === undefined;
}

/** Completes a record from supplementary sources; their failures are ignored. */
async function supplemented(
  context: ResolverContext,
  doi: string,
  record: SourceRecord | undefined,
  order: readonly DoiSource[],
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  let known = record;
  for (const source of order) {
    if (known !== undefined && !hasGaps(known)) break;
    const more = await lookups[source](context, doi, signal).catch(ignoreUpstreamError);
    if (more !== undefined) known = known === undefined ? more : mergeRecords([known, more], {});
  }
  return known;
}

/**
 * Resolves a DOI by its registration agency, or by the next source that has it. Missing fields are completed
 * from supplementary sources, which also replace a registry that is down. Throws `ResolveError`.
 */
export async function resolveDoi(
  context: ResolverContext,
  value: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const doi = await fullDoi(context, value, signal);
  if (hasDotSegment(doi)) throw notFound(doi);
  const agency = await agencyOf(context, doi, signal);
  if (agency !== undefined && 'none' in agency) throw notFound(doi);
  const { registry, supplements } = orderFor(agency);
  const { record, failures, notInFirst } = await firstRecord(context, doi, registry, signal);
  const certain = failures.length === 0 || (notInFirst && agency !== undefined);
  if (record === undefined && certain) throw notFound(doi);
  const known = await supplemented(context, doi, record, supplements, signal);
  if (known === undefined) throw noAnswerError(failures);
  return { resolution: recordResolution(known, 'registry'), partial: failures.length > 0 };
}
