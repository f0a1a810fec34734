import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { type ArticleIds, convertId } from '../sources/ncbi/request.ts';
import { findArticle } from '../sources/pubmed/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { recordResolution } from './record-resolution.ts';

/** Failures of a service are ignored; the next one is tried. */
function ignoreFailure(error: unknown): undefined {
  if (error instanceof UpstreamError || error instanceof ResolveError) return undefined;
  throw error;
}

/** PubMed may know a retraction that the registry does not. */
function withNoticesOf(resolution: Resolution, article: SourceRecord | undefined): Resolution {
  const known = new Set(resolution.notices.map(({ code }) => code));
  const more = (article?.notices ?? []).filter(({ code }) => !known.has(code));
  return { ...resolution, notices: [...more, ...resolution.notices] };
}

/**
 * Resolves a PMID (digits) or PMCID (`PMC...`): the registry's record if it has a DOI, else PubMed's.
 * `undefined` when NCBI does not know it or does not answer.
 */
export async function resolveNcbi(
  context: ResolverContext,
  id: string,
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  const { upstreams, contact } = context;
  const convert = async (): Promise<ArticleIds> =>
    (await convertId(upstreams.ncbi, id, contact, signal).catch(ignoreFailure)) ?? {};
  const ids = id.startsWith('PMC') ? await convert() : { pmid: id };
  const article =
    ids.pmid === undefined
      ? undefined
      : await findArticle(upstreams.pubmed, ids.pmid, contact, signal).catch(ignoreFailure);
  const { doi = article?.item.DOI } = article === undefined && !('doi' in ids) ? await convert() : ids;
  const registered =
    doi === undefined
      ? undefined
      : await context.resolve({ kind: 'doi', value: String(doi) }, signal).catch(ignoreFailure);
  if (registered !== undefined) return withNoticesOf(registered, article);
  return article && recordResolution(article, 'registry');
}
