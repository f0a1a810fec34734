import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseWorks } from './parse.ts';

/** Works that fit a search, best first; OpenAlex asks for a (free) key since February 2026. Throws `UpstreamError`. */
export async function searchWorks(
  openalex: Upstream,
  parameters: Record<string, string>,
  key: string,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const query = new URLSearchParams({ ...parameters, 'per-page': '20', api_key: key });
  return parseWorks(await openalex.ask(`/works?${query}`, { signal }));
}
