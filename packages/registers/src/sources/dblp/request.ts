import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parsePublications } from './parse.ts';

/** Publications that have all the words of a query, or words that begin with them. Throws `UpstreamError`. */
export async function searchPublications(
  dblp: Upstream,
  words: string,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const query = new URLSearchParams({ q: words, format: 'json', h: '8', c: '0' });
  return parsePublications(await dblp.ask(servicePath`/search/publ/api?${query}`, { signal }));
}
