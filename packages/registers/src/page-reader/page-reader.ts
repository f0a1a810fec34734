import { type PageReading, readPage } from '@citewright/pages';
import type { Caller } from '../caller.ts';
import { decodePage } from '../http/charset.ts';

/** A page as it was fetched. */
export interface FetchedPage {
  /** Its final address. */
  url: string;
  /** Bytes in memory of their own, which the reader may take over; text in replayed answers. */
  body: Uint8Array<ArrayBuffer> | string;
  /** The `Content-Type` as sent. */
  contentType: string;
  /** The body is truncated. */
  cut: boolean;
}

/** The record of a page, or why there is none: it is a file, or truncated within its head. */
export type ReadResult = PageReading | { unusable: 'file' | 'headless' };

/** Reads pages of callers in turn. Rejects with a `PageReaderError`; leaves the queue when the signal aborts. */
export type PageReader = (
  page: FetchedPage,
  asking: { caller: Caller; signal: AbortSignal },
) => Promise<ReadResult>;

/** `unreadable`: the page took too much time or memory; `overloaded`: too many pages are waiting. */
export type PageReaderErrorCode = 'unreadable' | 'overloaded';

/** A page that was not read; `code` says why. */
export class PageReaderError extends Error {
  readonly code: PageReaderErrorCode;

  constructor(code: PageReaderErrorCode, cause?: unknown) {
    super(`The page was not read: ${code}`, { cause });
    this.name = 'PageReaderError';
    this.code = code;
  }
}

function isFile(html: string): boolean {
  return html.startsWith('%PDF-') || html.startsWith('PK\u0003\u0004');
}

/** A truncated page is read when its head is complete. */
function hasHead(html: string): boolean {
  return /<\/head|<body/i.test(html);
}

/** Decodes and reads a page in this thread, without limits. */
export function readFetched({ url, body, contentType, cut }: FetchedPage): ReadResult {
  const html = typeof body === 'string' ? body : decodePage(body, contentType, cut);
  if (isFile(html)) return { unusable: 'file' };
  if (cut && !hasHead(html)) return { unusable: 'headless' };
  return readPage({ url, html });
}

/** Reads pages in this thread, without limits: for tests and measurements. */
export const readInProcess: PageReader = async (page) => readFetched(page);
