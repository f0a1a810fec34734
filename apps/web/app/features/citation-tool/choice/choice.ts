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
  /** Asks for the record itself, with all that is known about it; absent for one that cannot be asked for. */
  request: CitationRequest | undefined;
  /** The record as far as the search gave it, with the others still to choose from. */
  asFound: CitationResponse;
}

/** The search that found a record; only an in-text citation searches. */
type Search = CitationRequest | undefined;

/** Asks for a record: by its identifier, else by its address among those that the search found. */
function requestFor(
  chosen: Alternative,
  search: Search,
  format: StyleId,
  locator: Locator | undefined,
): CitationRequest | undefined {
  const byIdentifier = identifierRequest(chosen.item);
  const { data: place } = chosenLocatorSchema.safeParse(locator);
  if (byIdentifier) return { format, ...byIdentifier, ...(place && { locator: place }) };
  const recordUrl = chosen.record?.url;
  return recordUrl && search?.inputType === 'intext' ? { ...search, format, recordUrl } : undefined;
}

function choiceOf(
  chosen: Alternative,
  others: Alternative[],
  search: Search,
  format: StyleId,
  locator: Locator | undefined,
): Choice {
  const { confidence: _, verification = 'matched', ...reference } = chosen;
  return {
    request: requestFor(chosen, search, format, locator),
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
  return choiceOf(chosen, others, request, request.format, citation && citedFirst(citation)?.locator);
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

/** One of the alternatives to the answer of a search; the answer becomes the first of the others, so that a choice can be taken back. */
export function chooseAlternative(citation: CitationResponse, search: Search, chosen: Alternative): Choice {
  const others = citation.alternatives.filter((other) => other !== chosen);
  return choiceOf(chosen, [demoted(citation), ...others], search, citation.format, citation.locator);
}

/** The records that the server can find again, by identifier or by the same search; a project takes no others. */
export function findable(alternatives: readonly Alternative[], search: Search): Alternative[] {
  return alternatives.filter((offer) => requestFor(offer, search, 'apa', undefined) !== undefined);
}
