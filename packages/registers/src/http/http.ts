import type { Caller } from '../caller.ts';

/** What is fetched: a page that a user named (any host), or the API of a known service. */
export type FetchKind = 'page' | 'api';

/** A request of the guarded client. */
export interface HttpRequest {
  url: string;
  kind: FetchKind;
  accept?: string;
  headers?: Record<string, string>;
  /** A plain text body to POST; without it the request is a GET. */
  post?: string;
  /** A redirect is the answer: it is not followed. */
  keepRedirect?: boolean;
  /** Maximum size of the decoded body in bytes; by default 2 MiB for a page, 8 MiB for an API. */
  maxBytes?: number;
  /** Whose request it is: different callers take turns. */
  caller?: Caller;
  /** Called before a body is read, with the most bytes that it can have; the body is read when this resolves. */
  reserve?: (bytes: number, signal: AbortSignal) => Promise<void>;
  signal?: AbortSignal;
}

/** An answer with any status; redirects were followed. */
export interface HttpResponse {
  /** The final address, after redirects. */
  url: string;
  status: number;
  /** The `Content-Type` as sent; empty when missing. */
  contentType: string;
  /** Header names are lower-case. */
  headers: Record<string, string>;
  /** Decompressed; text in replayed answers. */
  body: Uint8Array<ArrayBuffer> | string;
  /**
   * Why a page's body is truncated: at its cap, at the deadline, or by a broken connection. `body` holds the
   * part before that.
   */
  cut?: 'cap' | 'deadline' | 'broken';
}

/** Sends an HTTP request. All outbound requests of the resolver use a function of this type. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * Why there is no answer. `no-host` covers names without an address and those with a private one alike, so that the error does not reveal
 * which hosts exist in a network; `unreachable` covers addresses that we never dial, refused connections, broken TLS and endless redirects.
 */
export type HttpErrorCode =
  | 'no-host'
  | 'unreachable'
  | 'timeout'
  | 'file'
  | 'too-large'
  | 'garbled'
  | 'overloaded'
  | 'aborted';

const messages: Record<HttpErrorCode, string> = {
  'no-host': 'The name has no public address',
  unreachable: 'The address could not be reached',
  timeout: 'No complete answer before the deadline',
  file: 'The address is a file',
  'too-large': 'The answer is longer than its cap',
  garbled: 'The answer cannot be decoded',
  overloaded: 'Too many fetches are waiting',
  aborted: 'The caller gave up',
};

/** The final address and the header fields of an answer. */
export type AnswerHead = Pick<HttpResponse, 'url' | 'headers'>;

/** A request without an answer that can be used; `code` says why. */
export class HttpError extends Error {
  readonly code: HttpErrorCode;
  /** For `file`: the head of the answer. Its body was not read. */
  readonly head: AnswerHead | undefined;

  constructor(code: HttpErrorCode, cause?: unknown, head?: AnswerHead) {
    super(messages[code], { cause });
    this.name = 'HttpError';
    this.code = code;
    this.head = head;
  }
}
