import {
  type CitationRequest,
  type GivenPage,
  type InputType,
  isVisible,
  type Locator,
  type ManualData,
  type ProblemCode,
} from '@citewright/contract';
import { citedFirst, parseDoi, parseInText, parseIsbn, parseSearch, parseUrl } from '@citewright/identifiers';
import { ProblemError } from '../problem.ts';

/**
 * What a citation is made from: an identifier in canonical form, or typed details. `locator` is the place in the work that the
 * in-text forms cite, `recordUrl` the record that the user chose among those found before.
 */
export type Source = (
  | { kind: 'doi' | 'isbn' | 'url'; value: string }
  | InTextSource
  | { kind: 'page'; value: string; html: string }
  | { kind: 'title'; value: string; recordUrl?: string | undefined }
  | { kind: 'manual'; details: ManualData }
) & { locator?: Locator | undefined; recordUrl?: string | undefined };

interface InTextSource {
  kind: 'intext';
  value: string;
  context?: string | undefined;
  /** The session whose share of the model's budget is used. */
  session?: string | undefined;
}

/** The problem of input that does not fit its type. */
export const inputProblems = {
  doi: 'INVALID_DOI',
  isbn: 'INVALID_ISBN',
  url: 'INVALID_URL',
  intext: 'INVALID_IN_TEXT',
  title: 'INVALID_TITLE',
  manual: 'INVALID_MANUAL',
} as const satisfies Record<InputType, ProblemCode>;

type Reader = (request: CitationRequest, session: string | undefined) => Source | undefined;

const readers: Record<InputType, Reader> = {
  doi: ({ sourceInput }) => identified('doi', parseDoi(sourceInput)),
  isbn: ({ sourceInput }) => identified('isbn', parseIsbn(sourceInput)),
  url: ({ sourceInput }) => identified('url', parseUrl(sourceInput)),
  intext: readInTextSource,
  title: ({ sourceInput, recordUrl }) =>
    parseSearch(sourceInput) === undefined
      ? undefined
      : { kind: 'title', value: sourceInput.trim(), recordUrl },
  manual: ({ manualData }) =>
    manualData && isComplete(manualData) ? { kind: 'manual', details: manualData } : undefined,
};

function identified(kind: 'doi' | 'isbn' | 'url', value: string | undefined): Source | undefined {
  return value === undefined ? undefined : { kind, value };
}

function readInTextSource(
  { sourceInput, context, recordUrl }: CitationRequest,
  session: string | undefined,
): Source | undefined {
  const citation = parseInText(sourceInput);
  const locator = citation && citedFirst(citation)?.locator;
  return (
    citation && {
      kind: 'intext',
      value: sourceInput.trim(),
      context,
      session,
      recordUrl,
      ...(locator && { locator }),
    }
  );
}

/** A work of a CSL type may have neither authors nor a date, as an Act does; of any other it is said. */
function isComplete({ title, authors, year, noAuthor, noDate, type }: ManualData): boolean {
  const needed = type === undefined ? [!noAuthor && authors, !noDate && year] : [];
  return [title, ...needed].every((text) => text === false || isVisible(text));
}

/** A page that was sent with its address. @throws ProblemError for an address that is none */
function readPageSource({ url, html }: GivenPage): Source {
  const value = parseUrl(url);
  if (value === undefined) throw new ProblemError('INVALID_URL');
  return { kind: 'page', value, html };
}

/**
 * Reads the source of a well-formed request of a session.
 * @throws ProblemError when the input does not fit its type
 */
export function readSource(
  request: CitationRequest & { page?: GivenPage | undefined },
  session?: string,
): Source {
  if (request.page) return { locator: request.locator, ...readPageSource(request.page) };
  const source = readers[request.inputType](request, session);
  if (source === undefined) throw new ProblemError(inputProblems[request.inputType]);
  return { locator: request.locator, ...source };
}
