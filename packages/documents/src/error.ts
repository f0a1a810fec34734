/** Why a file cannot be read as a paper. */
export type PaperErrorCode =
  | 'unknown-format'
  | 'not-in-archive'
  | 'broken-file'
  | 'too-long'
  | 'too-complex'
  | 'encrypted'
  | 'no-text'
  | 'no-such-place';

/** A file cannot be read as a paper; nothing of it is given. */
export class PaperError extends Error {
  readonly code: PaperErrorCode;

  constructor(code: PaperErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaperError';
    this.code = code;
  }
}
