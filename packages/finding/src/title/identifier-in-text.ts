import { detect } from '@citewright/identifiers';
import { type Resolution, ResolveError, type ResolverContext } from '@citewright/registers';
import type { CheckedIdentifier, TextIdentifier } from './found-works.ts';
import { titleFitOf } from './title-fit.ts';
import type { TitleQuery } from './title-query.ts';

/** The record behind an identifier in a text, and whether the words around it name that work. */
export interface IdentifiedWork {
  identifier: CheckedIdentifier;
  resolution?: Resolution;
}

/** The identifier or address that stands in a text. */
export function identifierIn(text: string): TextIdentifier | undefined {
  const { kind, value } = detect(text);
  return kind === 'doi' || kind === 'isbn' || kind === 'url' ? { kind, value } : undefined;
}

const notFound = new Set([
  'DOI_NOT_FOUND',
  'ARXIV_NOT_FOUND',
  'PMID_NOT_FOUND',
  'ISBN_NOT_FOUND',
  'PAGE_NOT_FOUND',
  'HOST_NOT_FOUND',
  'PAGE_WITHOUT_TITLE',
]);

/** The work of an identifier agrees with the words when its title and one more part of them do. */
function agreesWithWords(query: TitleQuery, { item, evidence, notices }: Resolution): boolean {
  const record = { source: 'identifier', item, evidence, notices, record: { name: '', url: '' } };
  const { differs, score } = titleFitOf(query, record);
  return !differs.includes('title') && (differs.length === 0 || score >= 0.6);
}

/** Looks up the identifier of a text. Failures are no errors: the words can still be searched. */
export async function lookUpIdentifier(
  context: ResolverContext,
  query: TitleQuery,
  identifier: TextIdentifier,
  signal: AbortSignal,
): Promise<IdentifiedWork> {
  try {
    const resolution = await context.resolve(identifier, signal);
    const status = agreesWithWords(query, resolution) ? 'agrees' : 'disagrees';
    return { identifier: { ...identifier, status }, resolution };
  } catch (error) {
    if (!(error instanceof ResolveError) && !signal.aborted) throw error;
    const isNone = error instanceof ResolveError && notFound.has(error.code);
    return { identifier: { ...identifier, status: isNone ? 'not-found' : 'unanswered' } };
  }
}
