import { type Alternative, type CitationRequest, problemSchema } from '@citewright/contract';
import { RequestError } from '~/api/request-error.ts';

/** Real records that came near an in-text citation, and the request that they came near to. */
export interface NearMisses {
  request: CitationRequest;
  alternatives: Alternative[];
}

function problemOf({ body }: RequestError) {
  try {
    return problemSchema.safeParse(JSON.parse(body)).data;
  } catch {
    // A proxy's page: it offers nothing.
    return undefined;
  }
}

/** What a failed generation offers to choose from; `undefined` when it offers nothing. */
export function nearMissesOf(error: unknown, request: CitationRequest): NearMisses | undefined {
  const alternatives = error instanceof RequestError ? problemOf(error)?.alternatives : undefined;
  return alternatives?.length ? { request, alternatives } : undefined;
}
