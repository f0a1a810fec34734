import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseDoi, parseDois } from './parse.ts';

/** DataCite's record of a DOI; `undefined` when it has none. Throws `UpstreamError`. */
export async function findDataset(
  datacite: Upstream,
  doi: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseDoi(await datacite.ask(servicePath`/dois/${doi}`, { signal }));
}

/** Works that fit a search; `parameters` are DataCite's (https://support.datacite.org/docs/api-queries). Throws `UpstreamError`. */
export async function searchDatasets(
  datacite: Upstream,
  parameters: Record<string, string>,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  return parseDois(await datacite.ask(servicePath`/dois?${new URLSearchParams(parameters)}`, { signal }));
}
