import type { UpstreamName } from '../source-table.ts';

/** `busy`: the service, or our own limit for it, requires a delay. */
export type UpstreamErrorCode = 'failed' | 'busy' | 'timeout' | 'unreachable';

/** A service failed to answer. A missing record is not an error but `undefined`. */
export class UpstreamError extends Error {
  readonly service: UpstreamName;
  readonly code: UpstreamErrorCode;
  /** Seconds, where known. */
  readonly retryAfter: number | undefined;

  constructor(
    service: UpstreamName,
    code: UpstreamErrorCode,
    detail: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(`${service}: ${code}`, { cause: detail.cause });
    this.name = 'UpstreamError';
    this.service = service;
    this.code = code;
    this.retryAfter = detail.retryAfter;
  }
}
