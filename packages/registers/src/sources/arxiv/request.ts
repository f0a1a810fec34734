import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { arxivNumber, parseEntries } from './parse.ts';

/** arXiv's record of an arXiv DOI; `undefined` for other DOIs, and when there is none. Throws `UpstreamError`. */
export async function findPreprint(
  arxiv: Upstream,
  doi: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const number = arxivNumber(doi);
  if (number === undefined) return undefined;
  const query = new URLSearchParams({ id_list: number, max_results: '1' });
  const records = parseEntries(await arxiv.askXml(servicePath`/api/query?${query}`, { signal }));
  return records.find(({ item }) => item.DOI === doi.replace(/v\d{1,3}$/, ''));
}
