import type { CitationRequest, SearchChoice, SearchResponse } from '@citewright/contract';

/** The works that a search by title or by reference found, and the request that it answers. */
export interface FoundWorks {
  request: CitationRequest;
  found: SearchResponse;
}

/** What became of the identifier in a reference, in words. */
const identifierWords = {
  agrees: undefined,
  unanswered: undefined,
  disagrees: 'The identifier in this reference belongs to another work.',
  'not-found': 'The identifier in this reference is not registered.',
} as const;

/** What the user should know before choosing: in a few short sentences. */
export function remarksOn({ choices, rivals, identifier, unanswered }: SearchResponse): string[] {
  const identified = identifier && identifierWords[identifier.status];
  return [
    ...(identified === undefined ? [] : [identified]),
    ...(rivals > 0 ? [`${rivals + 1} works fit equally well: choose the one you mean.`] : []),
    ...(unanswered.length > 0
      ? [`${unanswered.join(' and ')} did not answer, so a work may be missing.`]
      : []),
    ...(choices.length === 0 ? ['No work was found.'] : []),
  ];
}

const differenceWords = { title: 'another title', author: 'another author', year: 'another year' } as const;

/** What tells a choice from the others and from the text, in a few short sentences. */
export function marksOf(choice: SearchChoice): string[] {
  const { differs, editions = [], about, byIdentifier } = choice;
  const different = differs.map((part) => differenceWords[part]).join(', ');
  return [
    ...(about ? ['A work about the work, such as a review or a correction.'] : []),
    ...(byIdentifier ? ['The record of the identifier in your reference.'] : []),
    ...(different ? [`Differs from your text: ${different}.`] : []),
    ...(editions.length > 1 ? [`Editions of ${editionYears(editions)}.`] : []),
  ];
}

/** The most years of editions that are named one by one. */
const mostYears = 4;

function editionYears(years: readonly number[]): string {
  return years.length > mostYears ? `${years[0]} to ${years.at(-1)}` : years.join(', ');
}
