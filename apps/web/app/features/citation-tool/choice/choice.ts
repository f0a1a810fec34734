import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  chosenLocatorSchema,
  type Locator,
  type StyleId,
} from '@citewright/contract';
import { citedFirst, parseInText } from '@citewright/identifiers';
import type { NearMisses } from './near-misses.ts';
import { identifierRequest } from './record-request.ts';

/** A record that the reader takes instead of an answer, or of none. */
export interface Choice {
  /** Asks for the record itself, with all that is known about it; absent for one without an identifier. */
  request: CitationRequest | undefined;
  /** The record as far as the search gave it, with the others still to choose from. */
  asFound: CitationResponse;
}

function choiceOf(
  chosen: Alternative,
  others: Alternative[],
  format: StyleId,
  locator: Locator | undefined,
): Choice {
  const { confidence: _, verification = 'matched', ...reference } = chosen;
  const byIdentifier = identifierRequest(chosen.item);
  const { data: place } = chosenLocatorSchema.safeParse(locator);
  return {
    request: byIdentifier && { format, ...byIdentifier, ...(place && { locator: place }) },
    asFound: {
      ...reference,
      format,
      evidence: {},
      verification,
      locator,
      notices: [],
      alternatives: others,
    },
  };
}

/** One of the records that came near, with the place that the in-text citation names. */
export function chooseNearMiss({ request, alternatives }: NearMisses, chosen: Alternative): Choice {
  const others = alternatives.filter((other) => other !== chosen);
  const citation = parseInText(request.sourceInput);
  return choiceOf(chosen, others, request.format, citation && citedFirst(citation)?.locator);
}

/** An answer as one of the records that may be meant instead of another. */
function demoted({ confidence = 1, ...citation }: CitationResponse): Alternative {
  const { formattedCitation, plainText, inTextCitation, inTextHtml, inTextForms, item, record, match } =
    citation;
  return {
    formattedCitation,
    plainText,
    inTextCitation,
    inTextHtml,
    inTextForms,
    item,
    record,
    confidence,
    match,
    verification: citation.verification,
  };
}

/** One of the alternatives to an answer; the answer becomes the first of the others, so that a choice can be taken back. */
export function chooseAlternative(citation: CitationResponse, chosen: Alternative): Choice {
  const others = citation.alternatives.filter((other) => other !== chosen);
  return choiceOf(chosen, [demoted(citation), ...others], citation.format, citation.locator);
}

/** The records that a project can take in: it keeps only what its server finds itself. */
export function findable(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.filter(({ item }) => identifierRequest(item) !== undefined);
}
