import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseWork, parseWorks } from './parse.ts';

/**
 * With a contact address the request uses Crossref's polite pool.
 * https://www.crossref.org/documentation/retrieve-metadata/rest-api/tips-for-using-the-crossref-rest-api/
 */
function politely(parameters: Record<string, string>, contact: string | undefined): URLSearchParams {
  return new URLSearchParams({ ...parameters, ...(contact !== undefined && { mailto: contact }) });
}

/** Crossref's record of a DOI; `undefined` when it has none. Throws `UpstreamError`. */
export async function findWork(
  crossref: Upstream,
  doi: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseWork(await crossref.ask(servicePath`/works/${doi}?${politely({}, contact)}`, { signal }));
}

/** Works that fit a search, best first; `parameters` are Crossref's (`query.author`, `filter`, ...). Throws `UpstreamError`. */
export async function searchCrossref(
  crossref: Upstream,
  parameters: Record<string, string>,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  return parseWorks(await crossref.ask(servicePath`/works?${politely(parameters, contact)}`, { signal }));
}
