import type { ResolverContext } from '../context.ts';
import { decodePage } from '../http/charset.ts';
import { HttpError, type HttpErrorCode, type HttpResponse } from '../http/http.ts';
import { retryAfterOf } from '../http/rate-headers.ts';
import { ResolveError, type ResolveErrorCode } from '../resolve-error.ts';
import { type PageReading, readPage } from '../webpage/read-page.ts';

const codeOfHttp: Record<HttpErrorCode, ResolveErrorCode> = {
  unreachable: 'SOURCE_UNREACHABLE',
  timeout: 'SOURCE_TIMEOUT',
  aborted: 'SOURCE_TIMEOUT',
  file: 'SOURCE_IS_FILE',
  'too-large': 'SOURCE_UNREACHABLE',
  garbled: 'SOURCE_UNREACHABLE',
  overloaded: 'UPSTREAM_BUSY',
};

/** Answers that stand for the same thing everywhere. Other 4xx and odd statuses are no page that could be cited. */
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

/** What a page said, and where it stood in the end. */
export interface FetchedPage {
  url: string;
  reading: PageReading;
}

/** The message is the same for every reason: which one it was would tell about our network. */
const unreachable = (cause: unknown) =>
  new ResolveError('SOURCE_UNREACHABLE', 'The address could not be opened', { cause });

function failed(error: unknown): ResolveError {
  if (!(error instanceof HttpError)) throw error;
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

function htmlOf({ body, contentType, truncated }: HttpResponse): string {
  return typeof body === 'string' ? body : decodePage(body, contentType, truncated);
}

/** A cut page is worth reading when its head is complete. */
function hasHead(html: string): boolean {
  return /<\/head|<body/i.test(html);
}

function wordsOfBytes(html: string): boolean {
  return !html.startsWith('%PDF-') && !html.startsWith('PK\u0003\u0004');
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

/**
 * Fetches and reads a page. A wall is refused whatever its status; a page cut by cap or deadline is read when its head is
 * complete. Throws `ResolveError`.
 */
export async function fetchPage(
  context: ResolverContext,
  address: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const response = await get(context, address, signal).catch((error: unknown) => {
    throw failed(error);
  });
  const html = htmlOf(response);
  const { url, status, truncated } = response;
  if (status === 200 && !wordsOfBytes(html))
    throw new ResolveError('SOURCE_IS_FILE', 'The address is a file');
  if (status === 200 && truncated && !hasHead(html)) {
    throw new ResolveError('SOURCE_TIMEOUT', 'The head of the page did not arrive');
  }
  const reading = readPage({ url, html });
  if (reading.wall) throw new ResolveError('SOURCE_REFUSED', 'A wall stands before the page');
  if (status !== 200) throw statusError(response, context.clock.now());
  return { url, reading };
}
