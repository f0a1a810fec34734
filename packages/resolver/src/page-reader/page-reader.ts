import { type PageReading, readPage } from '../webpage/read-page.ts';

/** A fetched page: its final address and its HTML. */
export interface FetchedHtml {
  url: string;
  html: string;
}

/** Reads the record of a page. Rejects with a `PageReaderError` when the page exceeds the limits. */
export type PageReader = (page: FetchedHtml) => Promise<PageReading>;

/** `unreadable`: the page took too much time or memory; `overloaded`: too many pages are waiting. */
export type PageReaderErrorCode = 'unreadable' | 'overloaded';

export class PageReaderError extends Error {
  readonly code: PageReaderErrorCode;

  constructor(code: PageReaderErrorCode, cause?: unknown) {
    super(`The page was not read: ${code}`, { cause });
    this.name = 'PageReaderError';
    this.code = code;
  }
}

/** Reads pages in this thread, without limits: for tests and measurements. */
export const readInProcess: PageReader = async (page) => readPage(page);
