import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  problemSchema,
} from '@citewright/contract';
import { parseInText } from '@citewright/identifiers';
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

/** Those that the server can find again: a project keeps only what it found itself. */
export function findableNearMisses(nearMisses: NearMisses): NearMisses | undefined {
  const alternatives = nearMisses.alternatives.filter((one) => requestOfNearMiss(nearMisses, one));
  return alternatives.length > 0 ? { ...nearMisses, alternatives } : undefined;
}

/** A chosen near miss as the answer that the server would have given, with the others still to choose from. */
export function citationOfNearMiss(
  { request, alternatives }: NearMisses,
  chosen: Alternative,
): CitationResponse {
  const { confidence: _, ...reference } = chosen;
  return {
    ...reference,
    format: request.format,
    evidence: {},
    verification: 'matched',
    locator: parseInText(request.sourceInput)?.cites[0]?.locator,
    notices: [],
    alternatives: alternatives.filter((other) => other !== chosen),
  };
}

/** The request that finds a near miss again by its identifier: for where the server has to keep it. */
export function requestOfNearMiss(
  { request }: NearMisses,
  { item }: Alternative,
): CitationRequest | undefined {
  const { format } = request;
  if (typeof item.DOI === 'string') return { format, inputType: 'doi', sourceInput: item.DOI };
  if (typeof item.ISBN === 'string') return { format, inputType: 'isbn', sourceInput: item.ISBN };
  return undefined;
}
