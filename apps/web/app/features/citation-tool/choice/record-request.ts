import type { CitationItem, CitationRequest } from '@citewright/contract';

type ByIdentifier = Pick<CitationRequest, 'inputType' | 'sourceInput'>;

/** The request for a record by its DOI or ISBN; `undefined` if it has neither. */
export function identifierRequest({ DOI, ISBN }: CitationItem): ByIdentifier | undefined {
  if (DOI !== undefined) return { inputType: 'doi', sourceInput: String(DOI) };
  const isbn = String(ISBN ?? '').split(/[\s,;]+/)[0];
  return isbn ? { inputType: 'isbn', sourceInput: isbn } : undefined;
}
