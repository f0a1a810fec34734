import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseOpenAlexWork, parseOpenAlexWorks } from './parse.ts';

/** Works that fit a search, best first; OpenAlex asks for a (free) key since February 2026. Throws `UpstreamError`. */
export async function searchOpenAlex(
  openalex: Upstream,
  parameters: Record<string, string>,
  key: string,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const query = new URLSearchParams({ ...parameters, 'per-page': '20', api_key: key });
  return parseOpenAlexWorks(await openalex.ask(servicePath`/works?${query}`, { signal }));
}

/** OpenAlex's record of a DOI; `undefined` when there is none, or no key to ask with. Throws `UpstreamError`. */
export async function findOpenAlexWork(
  openalex: Upstream,
  doi: string,
  key: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  if (key === undefined) return undefined;
  const query = new URLSearchParams({ api_key: key });
  return parseOpenAlexWork(await openalex.ask(servicePath`/works/doi:${doi}?${query}`, { signal }), doi);
}
