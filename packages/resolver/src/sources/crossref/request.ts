import type { Upstream } from '../../http/upstream.ts';
import { doiPath } from '../doi/doi-path.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseWork, parseWorks } from './parse.ts';

/**
 * With a contact address the request uses Crossref's polite pool.
 * https://www.crossref.org/documentation/retrieve-metadata/rest-api/tips-for-using-the-crossref-rest-api/
 */
function politely(parameters: Record<string, string>, contact: string | undefined): string {
  const query = new URLSearchParams({ ...parameters, ...(contact !== undefined && { mailto: contact }) });
  return query.size === 0 ? '' : `?${query}`;
}

/** The path of one work. */
function workPath(doi: string, contact: string | undefined): string {
  return `/works/${doiPath(doi)}${politely({}, contact)}`;
}

/** The path of a search; `parameters` are Crossref's (`query.author`, `filter`, ...). */
function searchPath(parameters: Record<string, string>, contact: string | undefined): string {
  return `/works${politely(parameters, contact)}`;
}

/** Crossref's record of a DOI; `undefined` when it has none. Throws `UpstreamError`. */
export async function findWork(
  crossref: Upstream,
  doi: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseWork(await crossref.ask(workPath(doi, contact), { signal }));
}

/** Works that fit a search, best first. Throws `UpstreamError`. */
export async function searchWorks(
  crossref: Upstream,
  parameters: Record<string, string>,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  return parseWorks(await crossref.ask(searchPath(parameters, contact), { signal }));
}
