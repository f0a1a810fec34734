import type { Alternative, FilePlace, ProblemCode, StyleSummary } from '@citewright/contract';

/** How a failure is answered. */
interface ProblemAnswer {
  status: number;
  /** Default of `Retry-After` in seconds. */
  retryAfter?: number;
}

/** The answer for every failure; its words are `problemMessages`. */
export const problems: Readonly<Record<ProblemCode, ProblemAnswer>> = {
  INVALID_REQUEST: { status: 400 },
  UNKNOWN_STYLE: { status: 400 },
  UNKNOWN_LANGUAGE: { status: 400 },
  INVALID_JSON: { status: 400 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  CROSS_SITE_REQUEST: { status: 403 },
  METHOD_NOT_ALLOWED: { status: 405 },
  NOT_FOUND: { status: 404 },
  PROJECT_NOT_FOUND: { status: 404 },
  CITATION_NOT_FOUND: { status: 404 },
  LIMIT_REACHED: { status: 409 },
  PROJECT_FULL: { status: 409 },
  CHANGED_ELSEWHERE: { status: 409 },
  NOT_PUBLISHED_SINCE: { status: 409 },
  IDEMPOTENCY_CONFLICT: { status: 422 },
  RATE_LIMITED: { status: 429, retryAfter: 60 },
  PROJECT_NAME_REQUIRED: { status: 400 },
  MODULE_NAME_REQUIRED: { status: 400 },
  MODULE_CODE_REQUIRED: { status: 400 },
  INVALID_DOI: { status: 400 },
  INVALID_ISBN: { status: 400 },
  INVALID_URL: { status: 400 },
  INVALID_IN_TEXT: { status: 400 },
  INVALID_TITLE: { status: 400 },
  INVALID_MANUAL: { status: 400 },
  UNKNOWN_IDENTIFIER: { status: 422 },
  ENTRY_UNREADABLE: { status: 422 },
  IMPORT_UNREADABLE: { status: 422 },
  IMPORT_UNKNOWN_FORMAT: { status: 422 },
  IMPORT_UNKNOWN_COLUMNS: { status: 422 },
  IMPORT_TOO_LONG: { status: 422 },
  IMPORT_TOO_LARGE: { status: 422 },
  CHECK_TOO_LONG: { status: 422 },
  PAPER_UNKNOWN_FORMAT: { status: 422 },
  PAPER_NOT_IN_ARCHIVE: { status: 422 },
  PAPER_NO_SUCH_PLACE: { status: 422 },
  PAPER_UNREADABLE: { status: 422 },
  PAPER_TOO_LONG: { status: 422 },
  PAPER_LOCKED: { status: 422 },
  PAPER_WITHOUT_TEXT: { status: 422 },
  PAPER_NOT_WRITABLE: { status: 422 },
  PAPER_STYLE_DIFFERS: { status: 422 },
  PDF_EXPECTED: { status: 422 },
  PDF_WITHOUT_TEXT: { status: 422 },
  PDF_WITHOUT_TITLE: { status: 422 },
  BACKUP_UNREADABLE: { status: 422 },
  STYLE_UNREADABLE: { status: 422 },
  STYLE_TOO_COMPLEX: { status: 422 },
  STYLE_IN_USE: { status: 409 },
  LINK_EXPIRED: { status: 404 },
  DOI_NOT_FOUND: { status: 422 },
  ARXIV_NOT_FOUND: { status: 422 },
  PMID_NOT_FOUND: { status: 422 },
  ISBN_NOT_FOUND: { status: 422 },
  IN_TEXT_NOT_FOUND: { status: 422 },
  TITLE_NOT_FOUND: { status: 422 },
  SEVERAL_WORKS_FIT: { status: 422 },
  PAGE_NOT_FOUND: { status: 422 },
  HOST_NOT_FOUND: { status: 422 },
  PAGE_WITHOUT_TITLE: { status: 422 },
  SOURCE_UNREACHABLE: { status: 422 },
  SOURCE_TIMEOUT: { status: 504 },
  SOURCE_REFUSED: { status: 422 },
  SOURCE_IS_FILE: { status: 422 },
  UPSTREAM_FAILED: { status: 502 },
  UPSTREAM_BUSY: { status: 503, retryAfter: 30 },
  UPSTREAM_TIMEOUT: { status: 504 },
  OVERLOADED: { status: 503, retryAfter: 5 },
  RESTARTING: { status: 503, retryAfter: 10 },
  STORAGE_UNAVAILABLE: { status: 503, retryAfter: 10 },
  READER_FAILED: { status: 500 },
  INTERNAL: { status: 500 },
};

/** A fault of a file, in a sentence without its full stop, and where it is. */
export interface FileFault {
  reason: string;
  place?: FilePlace | undefined;
}

/** Ends a request with a problem of the table. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  /** Seconds for the `Retry-After` header; the table's figure when absent. */
  readonly retryAfter: number | undefined;
  /** Records to choose from instead, in the requested style. */
  readonly alternatives: Alternative[] | undefined;
  /** Styles to choose from instead of an unknown one. */
  readonly styles: StyleSummary[] | undefined;
  /** The first fault of a file. */
  readonly fault: FileFault | undefined;

  constructor(
    code: ProblemCode,
    retryAfter?: number,
    alternatives?: Alternative[],
    styles?: StyleSummary[],
    fault?: FileFault,
  ) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.retryAfter = retryAfter;
    this.alternatives = alternatives;
    this.styles = styles;
    this.fault = fault;
  }
}
