import { type PageReading, readPage } from '../webpage/read-page.ts';

/** A page as it came: the address where it stood in the end, and its HTML. */
export interface FetchedHtml {
  url: string;
  html: string;
}

/** Reads the record of a page. Rejects with a `PageReaderError` when the page cannot be read within its limits. */
export type PageReader = (page: FetchedHtml) => Promise<PageReading>;

/** `unreadable`: the page took more time or memory than any honest page; `overloaded`: too many pages wait already. */
export type PageReaderErrorCode = 'unreadable' | 'overloaded';

export class PageReaderError extends Error {
  readonly code: PageReaderErrorCode;

  constructor(code: PageReaderErrorCode, cause?: unknown) {
    super(`The page was not read: ${code}`, { cause });
    this.name = 'PageReaderError';
    this.code = code;
  }
}

/** Reads pages in this thread, without any limit: for tests and measurements. */
export const readInProcess: PageReader = async (page) => readPage(page);
