import type { CitationItem, CitationRequest } from '@citewright/contract';

type ByIdentifier = Pick<CitationRequest, 'inputType' | 'sourceInput'>;

/** Asks for a record by the DOI or ISBN that it carries; none where it carries neither. */
export function identifierRequest({ DOI, ISBN }: CitationItem): ByIdentifier | undefined {
  if (DOI !== undefined) return { inputType: 'doi', sourceInput: String(DOI) };
  const isbn = String(ISBN ?? '').split(/[\s,;]+/)[0];
  return isbn ? { inputType: 'isbn', sourceInput: isbn } : undefined;
}
