import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseVolumes } from './parse.ts';

/** Google Books' record of an ISBN (13 digits); `undefined` when it has none. Throws `UpstreamError`. */
export async function findVolume(
  googlebooks: Upstream,
  isbn: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseVolumes(await googlebooks.ask(servicePath`/books/v1/volumes?q=isbn:${isbn}`, { signal }), isbn);
}
