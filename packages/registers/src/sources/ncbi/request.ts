import * as z from 'zod';
import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import { field, list, text } from '../lenient.ts';

/** The ID converter's answer: one record per requested id. https://pmc.ncbi.nlm.nih.gov/tools/id-converter-api/ */
const conversionSchema = z.object({
  records: list(
    z.object({
      doi: field(text),
      pmid: field(z.union([text, z.number().transform(String)])),
      pmcid: field(text),
    }),
  ),
});

/** The identifiers of one article. */
export interface ArticleIds {
  doi?: string | undefined;
  pmid?: string | undefined;
}

/** The identifiers in an answer of the ID converter about `id` (a PMID, PMCID or DOI). */
export function parseConversion(answer: unknown, id: string): ArticleIds | undefined {
  const kinds = { PMC: 'pmcid', '10.': 'doi' } as const;
  const kind = kinds[id.slice(0, 3) as keyof typeof kinds] ?? 'pmid';
  const record = conversionSchema
    .safeParse(answer)
    .data?.records.find(
      ({ [kind]: named }) => named === undefined || named.toLowerCase() === id.toLowerCase(),
    );
  return record && { doi: record.doi?.toLowerCase(), pmid: record.pmid };
}

/**
 * The other identifiers of an article by its PMID or PMCID; unknown for articles that are not in PubMed
 * Central. Throws `UpstreamError`.
 */
export async function convertId(
  ncbi: Upstream,
  id: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<ArticleIds | undefined> {
  const query = new URLSearchParams({
    ids: id,
    format: 'json',
    tool: 'citewright',
    ...(contact !== undefined && { email: contact }),
  });
  const path = servicePath`/tools/idconv/api/v1/articles/?${query}`;
  return parseConversion(await ncbi.ask(path, { signal }), id);
}
