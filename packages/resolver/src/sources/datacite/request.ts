import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseDoi } from './parse.ts';

/** DataCite's record of a DOI; `undefined` when it has none. Throws `UpstreamError`. */
export async function findDataset(
  datacite: Upstream,
  doi: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseDoi(await datacite.ask(servicePath`/dois/${doi}`, { signal }));
}
