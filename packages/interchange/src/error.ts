import { type FileLimit, fileLimits } from './limits.ts';

/**
 * `UNKNOWN_FORMAT`: a text in no format that can be read. `MALFORMED`: a file that is not in its format. `TOO_LARGE`: one that has more of
 * something than is read. `UNSUPPORTED`: not possible in this format.
 */
export type InterchangeErrorCode = 'UNKNOWN_FORMAT' | 'MALFORMED' | 'TOO_LARGE' | 'UNSUPPORTED';

/** A file that cannot be read or written as a whole. */
export class InterchangeError extends Error {
  readonly code: InterchangeErrorCode;
  /** What a file that is `TOO_LARGE` has too many of, and how many it may have. */
  readonly excess: { counted: FileLimit; limit: number } | undefined;

  constructor(
    code: InterchangeErrorCode,
    message: string,
    options?: ErrorOptions & { excess?: { counted: FileLimit; limit: number } },
  ) {
    super(message, options);
    this.name = 'InterchangeError';
    this.code = code;
    this.excess = options?.excess;
  }
}

/** Why a file is not read that has more of something than `fileLimits` allows. */
export function tooLarge(counted: FileLimit, cause?: unknown): InterchangeError {
  const limit = fileLimits[counted];
  return new InterchangeError('TOO_LARGE', `More than ${limit} ${counted}`, {
    cause,
    excess: { counted, limit },
  });
}
