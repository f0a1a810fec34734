import * as z from 'zod';
import { type ServicePath, servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import { list, text } from '../lenient.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseArticles } from './parse.ts';

/** Identification that NCBI requires in every request. https://www.ncbi.nlm.nih.gov/books/NBK25497/ */
function path(
  tool: string,
  parameters: Record<string, string>,
  contact: string | undefined,
): ServicePath | undefined {
  const query = {
    db: 'pubmed',
    ...parameters,
    tool: 'citewright',
    ...(contact !== undefined && { email: contact }),
  };
  return servicePath`/entrez/eutils/${tool}.fcgi?${new URLSearchParams(query)}`;
}

/** PubMed's record of a PMID; `undefined` when there is none. Throws `UpstreamError`. */
export async function findArticle(
  pubmed: Upstream,
  pmid: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const answer = await pubmed.askXml(path('efetch', { retmode: 'xml', id: pmid }, contact), { signal });
  return parseArticles(answer).find(({ item }) => item.PMID === pmid);
}

const searchSchema = z.object({ esearchresult: z.object({ idlist: list(text) }) });

/** Articles of a search that are fetched. */
const mostFound = 5;

/** PubMed's articles for a query, best first: the numbers that a search finds, then their records. Throws `UpstreamError`. */
export async function searchArticles(
  pubmed: Upstream,
  term: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord[]> {
  const query = { retmode: 'json', sort: 'relevance', retmax: String(mostFound), term };
  const answer = await pubmed.ask(path('esearch', query, contact), { signal });
  const found = searchSchema.safeParse(answer).data?.esearchresult.idlist ?? [];
  if (found.length === 0) return [];
  const id = found.slice(0, mostFound).join(',');
  return parseArticles(await pubmed.askXml(path('efetch', { retmode: 'xml', id }, contact), { signal }));
}

/**
 * PubMed's record of a DOI. A search without hits falls back to words, so the record must have the DOI.
 * Throws `UpstreamError`.
 */
export async function findArticleByDoi(
  pubmed: Upstream,
  doi: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const search = path('esearch', { retmode: 'json', term: `"${doi.replaceAll('"', '')}"[AID]` }, contact);
  const [pmid] =
    searchSchema.safeParse(await pubmed.ask(search, { signal })).data?.esearchresult.idlist ?? [];
  const record = pmid === undefined ? undefined : await findArticle(pubmed, pmid, contact, signal);
  return record?.item.DOI === doi ? record : undefined;
}
