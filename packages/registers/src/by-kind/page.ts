import { type ArchivedCopy, archivedCopy } from '@citewright/identifiers';
import type { PageReading } from '@citewright/pages';
import type { ResolverContext } from '../context.ts';
import { freeBody } from '../http/body.ts';
import type { Release } from '../http/fair-queue.ts';
import { type AnswerHead, HttpError, type HttpErrorCode, type HttpResponse } from '../http/http.ts';
import { retryAfterOf } from '../http/rate-headers.ts';
import { PageReaderError, type PageReaderErrorCode, type ReadResult } from '../page-reader/page-reader.ts';
import { ResolveError, type ResolveErrorCode } from '../resolve-error.ts';

const codeOfHttp: Record<HttpErrorCode, ResolveErrorCode> = {
  'no-host': 'HOST_NOT_FOUND',
  unreachable: 'SOURCE_UNREACHABLE',
  timeout: 'SOURCE_TIMEOUT',
  aborted: 'SOURCE_TIMEOUT',
  file: 'SOURCE_IS_FILE',
  'too-large': 'UPSTREAM_FAILED',
  garbled: 'UPSTREAM_FAILED',
  overloaded: 'OVERLOADED',
};

/** Error codes by status. Other 4xx and unusual statuses count as unreachable. */
const codeOfStatus: Record<number, ResolveErrorCode> = {
  401: 'SOURCE_REFUSED',
  402: 'SOURCE_REFUSED',
  403: 'SOURCE_REFUSED',
  404: 'PAGE_NOT_FOUND',
  406: 'SOURCE_REFUSED',
  410: 'PAGE_NOT_FOUND',
  429: 'UPSTREAM_BUSY',
  451: 'SOURCE_REFUSED',
};

/** A page that exceeded the reader's limits has no usable title. */
const codeOfReader: Record<PageReaderErrorCode, ResolveErrorCode> = {
  unreadable: 'PAGE_WITHOUT_TITLE',
  overloaded: 'OVERLOADED',
};

/**
 * A page that was read, or an answer that is not citable but whose head may identify the work. `copy`: it was read from an archive of the
 * web, and its address is that of the original.
 */
export type PageAnswer = AnswerHead & { copy?: ArchivedCopy } & (
    | { reading: PageReading }
    | { failure: ResolveError }
  );

/** The same message for every cause: a specific one would reveal details of our network. */
const unreachable = (cause: unknown) =>
  new ResolveError('SOURCE_UNREACHABLE', 'The address could not be opened', { cause });

function failed(error: HttpError): ResolveError {
  const code = codeOfHttp[error.code];
  if (code === 'SOURCE_UNREACHABLE') return unreachable(error);
  return new ResolveError(code, error.message, { cause: error });
}

function statusError(status: number, headers: HttpResponse['headers'], now: number): ResolveError {
  if (status >= 500) return new ResolveError('UPSTREAM_FAILED', `The page answered ${status}`);
  const code = codeOfStatus[status];
  if (code === undefined) return unreachable(new Error(`status ${status}`));
  const retryAfter = code === 'UPSTREAM_BUSY' ? Math.min(retryAfterOf(headers, now) ?? 60, 600) : undefined;
  return new ResolveError(code, `The page answered ${status}`, { retryAfter });
}

/** Fetches a page. Before each body is read, memory for it is taken by `hold`. */
async function get(
  { http, clock, takeMemory }: ResolverContext,
  url: string,
  signal: AbortSignal,
  hold: (take: () => Promise<Release>) => Promise<void>,
): Promise<HttpResponse> {
  const reserve = (bytes: number, stop: AbortSignal) => hold(() => takeMemory(bytes, stop));
  const ask = () => http({ url, kind: 'page', signal, reserve });
  const first = await ask();
  if (first.status < 500 || retryAfterOf(first.headers, clock.now()) !== undefined) return first;
  await clock.sleep(300, signal);
  return await ask();
}

const unusable: Record<
  Extract<ReadResult, { unusable: unknown }>['unusable'],
  (cut: HttpResponse['cut']) => ResolveError
> = {
  file: () => new ResolveError('SOURCE_IS_FILE', 'The address is a file'),
  headless: (cut) =>
    new ResolveError(
      cut === 'deadline' ? 'SOURCE_TIMEOUT' : 'UPSTREAM_FAILED',
      'The head of the page did not arrive',
    ),
};

/** What an archive shows in place of a copy that only led elsewhere. */
const archiveOwnTitle = /^(?:Internet Archive )?Wayback Machine$/i;

async function readPageAnswer(
  { readPage, clock }: ResolverContext,
  url: string,
  { status, contentType, headers, body, cut }: HttpResponse,
  signal: AbortSignal,
): Promise<PageReading> {
  if (codeOfStatus[status] === 'PAGE_NOT_FOUND') {
    // The body does not matter: "Page not found" looks like a bot wall.
    throw new ResolveError('PAGE_NOT_FOUND', `The page answered ${status}`);
  }
  const reading = await readPage({ url, body, contentType, cut: cut !== undefined }, signal);
  const isReading = !('unusable' in reading);
  if (isReading && reading.wall) throw new ResolveError('SOURCE_REFUSED', 'A wall stands before the page');
  if (status !== 200) throw statusError(status, headers, clock.now());
  if (!isReading) throw unusable[reading.unusable](cut);
  if (archiveOwnTitle.test(String(reading.item?.title ?? '')))
    throw new ResolveError('PAGE_WITHOUT_TITLE', 'The archive shows a page of its own');
  return reading;
}

function asResolveError(error: unknown): unknown {
  return error instanceof PageReaderError
    ? new ResolveError(codeOfReader[error.code], error.message, { cause: error })
    : error;
}

/**
 * Fetches and reads a page. Bot walls are rejected whatever their status; a page truncated by cap or deadline
 * is read when its head is complete. Throws `ResolveError` when there is no answer at all.
 */
export async function fetchPage(
  context: ResolverContext,
  address: string,
  signal: AbortSignal,
): Promise<PageAnswer> {
  let release: Release | undefined;
  const hold = async (take: () => Promise<Release>) => {
    release?.();
    release = await take();
  };
  try {
    const response = await get(context, address, signal, hold);
    const copy = archivedCopy(response.url);
    const head = { url: copy?.original ?? response.url, headers: response.headers, ...(copy && { copy }) };
    try {
      return { ...head, reading: await readPageAnswer(context, head.url, response, signal) };
    } catch (error) {
      const failure = asResolveError(error);
      if (failure instanceof ResolveError) return { ...head, failure };
      throw failure;
    } finally {
      freeBody(response.body);
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.head === undefined) throw failed(error);
    return { ...error.head, failure: failed(error) };
  } finally {
    release?.();
  }
}
