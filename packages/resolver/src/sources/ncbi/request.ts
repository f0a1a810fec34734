import * as z from 'zod';
import type { Upstream } from '../../http/upstream.ts';
import { field, list, text } from '../lenient.ts';

/** The ID converter's answer: one record per id asked. https://pmc.ncbi.nlm.nih.gov/tools/id-converter-api/ */
const conversionSchema = z.object({ records: list(z.object({ doi: field(text) })) });

/** The DOI of an article by its PMID or PMCID; articles that are not in PubMed Central have none here. Throws `UpstreamError`. */
export async function findDoi(
  ncbi: Upstream,
  id: string,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = new URLSearchParams({
    ids: id,
    format: 'json',
    tool: 'citewright',
    ...(contact !== undefined && { email: contact }),
  });
  const answer = await ncbi.ask(`/tools/idconv/api/v1/articles/?${query}`, { signal });
  return conversionSchema.safeParse(answer).data?.records[0]?.doi?.toLowerCase();
}
