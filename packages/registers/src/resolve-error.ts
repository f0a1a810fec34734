import type { Alternative } from '@citewright/record';

/** Every way in which resolving can end without an item. The server's table of problems gives each its words. */
export type ResolveErrorCode =
  | 'DOI_NOT_FOUND'
  | 'ARXIV_NOT_FOUND'
  | 'PMID_NOT_FOUND'
  | 'ISBN_NOT_FOUND'
  | 'IN_TEXT_NOT_FOUND'
  | 'TITLE_NOT_FOUND'
  | 'SEVERAL_WORKS_FIT'
  | 'PAGE_NOT_FOUND'
  | 'HOST_NOT_FOUND'
  | 'PAGE_WITHOUT_TITLE'
  | 'SOURCE_UNREACHABLE'
  | 'SOURCE_TIMEOUT'
  | 'SOURCE_REFUSED'
  | 'SOURCE_IS_FILE'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_BUSY'
  | 'UPSTREAM_TIMEOUT'
  | 'OVERLOADED';

export interface ResolveErrorDetail {
  cause?: unknown;
  retryAfter?: number | undefined;
  alternatives?: Alternative[];
}

/** Thrown when a request cannot be resolved; `message` is for developers. */
export class ResolveError extends Error {
  readonly code: ResolveErrorCode;
  /** Seconds after which trying again makes sense, where a service said so. */
  readonly retryAfter: number | undefined;
  /** Real records that came near but not near enough (in-text citations), or several that fit (titles). */
  readonly alternatives: Alternative[];

  constructor(code: ResolveErrorCode, message: string, detail: ResolveErrorDetail = {}) {
    super(message, { cause: detail.cause });
    this.name = 'ResolveError';
    this.code = code;
    this.retryAfter = detail.retryAfter;
    this.alternatives = detail.alternatives ?? [];
  }
}
