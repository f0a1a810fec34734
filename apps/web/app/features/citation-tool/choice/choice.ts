import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  chosenLocatorSchema,
  type Locator,
  type SearchChoice,
} from '@citewright/contract';
import { citedFirst, parseInText } from '@citewright/identifiers';
import type { FoundWorks } from './found-works.ts';
import type { NearMisses } from './near-misses.ts';
import { identifierRequest } from './record-request.ts';

/** A record that the user picks instead of the result, or after a failure. */
export interface Choice {
  /** The request for the full record; absent for a record that cannot be requested. */
  request: CitationRequest | undefined;
  /** The record as the search returned it, with the remaining alternatives. */
  asFound: CitationResponse;
}

/** The request whose search found a record: an in-text citation or a title. */
type Search = CitationRequest | undefined;

/** A record on offer; a search by title says how it is requested. */
export type Offer = Alternative & Partial<Pick<SearchChoice, 'request'>>;

/** The style and the language of a reference. */
type Printed = Pick<CitationRequest, 'format' | 'language'>;

const printedOf = ({ format, language }: Printed): Printed => ({ format, ...(language && { language }) });

/** The request for a record: by its identifier, or else by its URL among the results of the search. */
function requestFor(
  chosen: Offer,
  search: Search,
  printed: Printed,
  locator: Locator | undefined,
): CitationRequest | undefined {
  const byIdentifier = chosen.request ?? identifierRequest(chosen.item);
  const { data: place } = chosenLocatorSchema.safeParse(locator);
  if (byIdentifier) return { ...printed, ...byIdentifier, ...(place && { locator: place }) };
  const recordUrl = chosen.record?.url;
  return recordUrl && search?.inputType === 'intext' ? { ...search, ...printed, recordUrl } : undefined;
}

function choiceOf(
  chosen: Offer,
  others: Alternative[],
  search: Search,
  printed: Printed,
  locator: Locator | undefined,
): Choice {
  const { confidence: _, verification = 'matched', request: _request, ...reference } = chosen;
  return {
    request: requestFor(chosen, search, printed, locator),
    asFound: {
      ...reference,
      ...printed,
      evidence: {},
      verification,
      locator,
      notices: [],
      alternatives: others,
    },
  };
}

/** Picks one of the near misses; the locator of the in-text citation is preserved. */
export function chooseNearMiss({ request, alternatives }: NearMisses, chosen: Alternative): Choice {
  const others = alternatives.filter((other) => other !== chosen);
  const citation = parseInText(request.sourceInput);
  return choiceOf(chosen, others, request, printedOf(request), citation && citedFirst(citation)?.locator);
}

/** Picks one of the works that a search found; the others stay on offer. */
export function chooseWork({ request, found }: FoundWorks, chosen: SearchChoice): Choice {
  const { differs: _, editions: _editions, about: _about, byIdentifier: _byIdentifier, ...offer } = chosen;
  const others = found.choices.filter((other) => other !== chosen);
  return choiceOf(offer, others, request, printedOf(request), undefined);
}

/** Converts the current citation to an alternative. */
function toAlternative({ confidence = 1, ...citation }: CitationResponse): Alternative {
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

/**
 * Picks an alternative to the current citation, which becomes the first alternative, so that the choice can be
 * reverted.
 */
export function chooseAlternative(citation: CitationResponse, search: Search, chosen: Alternative): Choice {
  const others = citation.alternatives.filter((other) => other !== chosen);
  return choiceOf(
    chosen,
    [toAlternative(citation), ...others],
    search,
    printedOf(citation),
    citation.locator,
  );
}

/** The records that the server can find again, by identifier or by the same search; a project takes no others. */
export function findable(alternatives: readonly Alternative[], search: Search): Alternative[] {
  return alternatives.filter(
    (offer) => requestFor(offer, search, { format: 'apa' }, undefined) !== undefined,
  );
}
