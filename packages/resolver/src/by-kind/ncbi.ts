import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { type ArticleIds, convertId } from '../sources/ncbi/request.ts';
import { findArticle } from '../sources/pubmed/request.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { recordResolution } from './record-resolution.ts';

/** A failure of one service leaves its question open; the next one is asked. */
function openOnFailure(error: unknown): undefined {
  if (error instanceof UpstreamError || error instanceof ResolveError) return undefined;
  throw error;
}

/** PubMed may have heard of a retraction that the registry has not. */
function withNoticesOf(resolution: Resolution, article: SourceRecord | undefined): Resolution {
  const told = new Set(resolution.notices.map(({ code }) => code));
  const more = (article?.notices ?? []).filter(({ code }) => !told.has(code));
  return { ...resolution, notices: [...more, ...resolution.notices] };
}

/**
 * The work behind a PMID (digits) or PMCID (`PMC...`): the registry's record where it has a DOI, else PubMed's own. `undefined` when
 * NCBI does not know it or does not answer.
 */
export async function resolveNcbi(
  context: ResolverContext,
  id: string,
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  const { upstreams, contact } = context;
  const convert = async (): Promise<ArticleIds> =>
    (await convertId(upstreams.ncbi, id, contact, signal).catch(openOnFailure)) ?? {};
  const ids = id.startsWith('PMC') ? await convert() : { pmid: id };
  const article =
    ids.pmid === undefined
      ? undefined
      : await findArticle(upstreams.pubmed, ids.pmid, contact, signal).catch(openOnFailure);
  const { doi = article?.item.DOI } = article === undefined && !('doi' in ids) ? await convert() : ids;
  const registered =
    doi === undefined
      ? undefined
      : await context.resolve({ kind: 'doi', value: String(doi) }, signal).catch(openOnFailure);
  if (registered !== undefined) return withNoticesOf(registered, article);
  return article && recordResolution(article, 'registry');
}
