import type { ResolverContext } from '../context.ts';
import { decodePage } from '../http/charset.ts';
import { type AnswerHead, HttpError, type HttpErrorCode, type HttpResponse } from '../http/http.ts';
import { retryAfterOf } from '../http/rate-headers.ts';
import { PageReaderError, type PageReaderErrorCode } from '../page-reader/page-reader.ts';
import { ResolveError, type ResolveErrorCode } from '../resolve-error.ts';
import type { PageReading } from '../webpage/read-page.ts';

const codeOfHttp: Record<HttpErrorCode, ResolveErrorCode> = {
  unreachable: 'SOURCE_UNREACHABLE',
  timeout: 'SOURCE_TIMEOUT',
  aborted: 'SOURCE_TIMEOUT',
  file: 'SOURCE_IS_FILE',
  'too-large': 'UPSTREAM_FAILED',
  garbled: 'UPSTREAM_FAILED',
  overloaded: 'UPSTREAM_BUSY',
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
  overloaded: 'UPSTREAM_BUSY',
};

/** A page that was read, or an answer that is not citable but whose head may identify the work. */
export type PageAnswer = AnswerHead & ({ reading: PageReading } | { failure: ResolveError });

/** The same message for every cause: a specific one would reveal details of our network. */
const unreachable = (cause: unknown) =>
  new ResolveError('SOURCE_UNREACHABLE', 'The address could not be opened', { cause });

function failed(error: HttpError): ResolveError {
  const code = codeOfHttp[error.code];
  if (code === 'SOURCE_UNREACHABLE') return unreachable(error);
  return new ResolveError(code, error.message, {
    cause: error,
    ...(code === 'UPSTREAM_BUSY' && { retryAfter: 1 }),
  });
}

function statusError({ status, headers }: HttpResponse, now: number): ResolveError {
  if (status >= 500) return new ResolveError('UPSTREAM_FAILED', `The page answered ${status}`);
  const code = codeOfStatus[status];
  if (code === undefined) return unreachable(new Error(`status ${status}`));
  const retryAfter = code === 'UPSTREAM_BUSY' ? Math.min(retryAfterOf(headers, now) ?? 60, 600) : undefined;
  return new ResolveError(code, `The page answered ${status}`, { retryAfter });
}

function htmlOf({ body, contentType, cut }: HttpResponse): string {
  return typeof body === 'string' ? body : decodePage(body, contentType, cut !== undefined);
}

/** A truncated page is read when its head is complete. */
function hasHead(html: string): boolean {
  return /<\/head|<body/i.test(html);
}

function isFile(html: string): boolean {
  return html.startsWith('%PDF-') || html.startsWith('PK\u0003\u0004');
}

async function get(
  { http, clock }: ResolverContext,
  url: string,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const ask = () => http({ url, kind: 'page', signal });
  const first = await ask();
  if (first.status < 500 || retryAfterOf(first.headers, clock.now()) !== undefined) return first;
  await clock.sleep(300, signal);
  return await ask();
}

/** The problem with an answer that is known before its page is parsed. */
function faultOf({ status, cut }: HttpResponse, html: string): ResolveError | undefined {
  if (codeOfStatus[status] === 'PAGE_NOT_FOUND') {
    // The body does not matter: "Page not found" looks like a bot wall.
    return new ResolveError('PAGE_NOT_FOUND', `The page answered ${status}`);
  }
  if (status !== 200) return undefined;
  if (isFile(html)) return new ResolveError('SOURCE_IS_FILE', 'The address is a file');
  if (cut === undefined || hasHead(html)) return undefined;
  const code = cut === 'deadline' ? 'SOURCE_TIMEOUT' : 'UPSTREAM_FAILED';
  return new ResolveError(code, 'The head of the page did not arrive');
}

async function readHtml({ readPage }: ResolverContext, url: string, html: string): Promise<PageReading> {
  try {
    return await readPage({ url, html });
  } catch (error) {
    if (!(error instanceof PageReaderError)) throw error;
    const code = codeOfReader[error.code];
    throw new ResolveError(code, error.message, {
      cause: error,
      ...(code === 'UPSTREAM_BUSY' && { retryAfter: 1 }),
    });
  }
}

async function readAnswer(context: ResolverContext, response: HttpResponse): Promise<PageReading> {
  const html = htmlOf(response);
  const fault = faultOf(response, html);
  if (fault !== undefined) throw fault;
  const reading = await readHtml(context, response.url, html);
  if (reading.wall) throw new ResolveError('SOURCE_REFUSED', 'A wall stands before the page');
  if (response.status !== 200) throw statusError(response, context.clock.now());
  return reading;
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
  try {
    const response = await get(context, address, signal);
    const { url, headers } = response;
    try {
      return { url, headers, reading: await readAnswer(context, response) };
    } catch (failure) {
      if (failure instanceof ResolveError) return { url, headers, failure };
      throw failure;
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.head === undefined) throw failed(error);
    return { ...error.head, failure: failed(error) };
  }
}
