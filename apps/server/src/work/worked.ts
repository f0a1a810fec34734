/** The processor time of a thread at the first and at the last look at it, in microseconds, and the moment of the last in milliseconds. */
export interface Seen {
  at: number;
  first: { user: number; system: number };
  last: { user: number; system: number };
}

/** The milliseconds for which a thread has worked until `now`: one that lets nobody look at it works. */
export function workedAt(seen: Seen | undefined, now: number): number {
  if (!seen) return Number.POSITIVE_INFINITY;
  const { at, first, last } = seen;
  return (last.user + last.system - first.user - first.system) / 1_000 + now - at;
}
