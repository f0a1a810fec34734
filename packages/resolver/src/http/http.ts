/** What is fetched: a page that a user named (any host), or the API of a service that we know. */
export type FetchKind = 'page' | 'api';

export interface HttpRequest {
  url: string;
  kind: FetchKind;
  accept?: string;
  headers?: Record<string, string>;
  /** Plain text to post; without it the address is fetched. */
  post?: string;
  /** Cap on the decoded body in bytes; by default 2 MiB for a page, 8 MiB for an API. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** An answer of any status; redirects were followed. */
export interface HttpResponse {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  /** The media type as sent, with its parameters; empty when none was sent. */
  contentType: string;
  /** Header names are lower-case. */
  headers: Record<string, string>;
  /** Decompressed; text when somebody decoded it already (replayed answers). */
  body: Uint8Array | string;
  /** Why a page's body ends early: at its cap, at the deadline, or in the middle of a word. `body` is what came before. */
  cut?: 'cap' | 'deadline' | 'broken';
}

/** The one way out: every request of the resolver goes through a function of this type. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * Why no answer came. `unreachable` is one and the same for blocked addresses, unknown names, refused connections,
 * broken TLS and endless redirects, so that nobody can probe a network by it.
 */
export type HttpErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'file'
  | 'too-large'
  | 'garbled'
  | 'overloaded'
  | 'aborted';

const messages: Record<HttpErrorCode, string> = {
  unreachable: 'The address could not be reached',
  timeout: 'No complete answer before the deadline',
  file: 'The address is a file',
  'too-large': 'The answer is longer than its cap',
  garbled: 'The answer cannot be decoded',
  overloaded: 'Too many fetches are waiting',
  aborted: 'The caller gave up',
};

/** Where an answer came from, and its header fields: all that is known of a file. */
export type AnswerHead = Pick<HttpResponse, 'url' | 'headers'>;

export class HttpError extends Error {
  readonly code: HttpErrorCode;
  /** For `file`: the head of the answer, whose body was not read. */
  readonly head: AnswerHead | undefined;

  constructor(code: HttpErrorCode, cause?: unknown, head?: AnswerHead) {
    super(messages[code], { cause });
    this.name = 'HttpError';
    this.code = code;
    this.head = head;
  }
}
