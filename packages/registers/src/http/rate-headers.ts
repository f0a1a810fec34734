import type { Rate } from './pace.ts';

/** `Retry-After` in seconds: a number of seconds or a date (RFC 9110, 10.2.3). `now` is milliseconds since the epoch. */
export function retryAfterOf(headers: Record<string, string>, now: number): number | undefined {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1_000));
}

/** Crossref's `x-rate-limit-limit` requests per `x-rate-limit-interval` (`1s`). */
export function rateOf(headers: Record<string, string>): Rate | undefined {
  const count = Number(headers['x-rate-limit-limit']);
  const seconds = Number(/^(\d{1,5})s?$/.exec(headers['x-rate-limit-interval'] ?? '')?.[1]);
  return count > 0 && seconds > 0 ? { count, window: seconds * 1_000 } : undefined;
}
