import { type Alternative, type CitationRequest, problemSchema } from '@citewright/contract';
import { RequestError } from '~/api/request-error.ts';

/** Existing records similar to an in-text citation, and the request that they were found for. */
export interface NearMisses {
  request: CitationRequest;
  alternatives: Alternative[];
}

function problemOf({ body }: RequestError) {
  try {
    return problemSchema.safeParse(JSON.parse(body)).data;
  } catch {
    // The body is not ours, but a proxy's page.
    return undefined;
  }
}

/** The near misses that a failed request offers, if any. */
export function nearMissesOf(error: unknown, request: CitationRequest): NearMisses | undefined {
  const alternatives = error instanceof RequestError ? problemOf(error)?.alternatives : undefined;
  return alternatives?.length ? { request, alternatives } : undefined;
}
