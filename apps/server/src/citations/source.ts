import {
  type CitationRequest,
  type InputType,
  isVisible,
  type ManualData,
  type ProblemCode,
} from '@citewright/contract';
import { parseDoi, parseInText, parseIsbn, parseUrl } from '@citewright/identifiers';
import { ProblemError } from '../problem.ts';

/** What a citation is made of: an identifier in canonical form, or typed details. */
export type Source =
  | { kind: 'doi' | 'isbn' | 'url'; value: string }
  | { kind: 'intext'; value: string; context?: string | undefined }
  | { kind: 'manual'; details: ManualData };

/** The problem of input that is not what its type promises. */
export const inputProblems = {
  doi: 'INVALID_DOI',
  isbn: 'INVALID_ISBN',
  url: 'INVALID_URL',
  intext: 'INVALID_IN_TEXT',
  manual: 'INVALID_MANUAL',
} as const satisfies Record<InputType, ProblemCode>;

type Reader = (request: CitationRequest) => Source | undefined;

const readers: Record<InputType, Reader> = {
  doi: ({ sourceInput }) => identified('doi', parseDoi(sourceInput)),
  isbn: ({ sourceInput }) => identified('isbn', parseIsbn(sourceInput)),
  url: ({ sourceInput }) => identified('url', parseUrl(sourceInput)),
  intext: ({ sourceInput, context }) =>
    parseInText(sourceInput) && { kind: 'intext', value: sourceInput.trim(), context },
  manual: ({ manualData }) =>
    manualData && isComplete(manualData) ? { kind: 'manual', details: manualData } : undefined,
};

function identified(kind: 'doi' | 'isbn' | 'url', value: string | undefined): Source | undefined {
  return value === undefined ? undefined : { kind, value };
}

function isComplete({ title, authors, year }: ManualData): boolean {
  return [title, authors, year].every(isVisible);
}

/** Reads the source of a well-formed request. @throws ProblemError when the input is not what its type promises. */
export function readSource(request: CitationRequest): Source {
  const source = readers[request.inputType](request);
  if (source === undefined) throw new ProblemError(inputProblems[request.inputType]);
  return source;
}
