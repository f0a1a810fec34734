/** `UNKNOWN_FORMAT`: a text in no format that can be read. `MALFORMED`: a file that is not in its format. `UNSUPPORTED`: not possible in this format. */
export type InterchangeErrorCode = 'UNKNOWN_FORMAT' | 'MALFORMED' | 'UNSUPPORTED';

/** A file that cannot be read or written as a whole. */
export class InterchangeError extends Error {
  readonly code: InterchangeErrorCode;

  constructor(code: InterchangeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InterchangeError';
    this.code = code;
  }
}
