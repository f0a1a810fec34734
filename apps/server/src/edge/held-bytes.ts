import { ProblemError } from '../problem.ts';

/** Bytes that clients make the server keep: bodies that have not ended, answers that are not read. */
export interface HeldBytes {
  /**
   * Counts bytes of a network. @throws ProblemError, and counts nothing, when it or all together would hold too many;
   * `PAYLOAD_TOO_LARGE` for more than a network may ever hold
   */
  hold(network: string, bytes: number): void;
  release(network: string, bytes: number): void;
}

/** A network may hold so little even when all together hold too much: one client must not shut out the others. */
const always = 1024 * 1024;

/** Seconds after which bytes have been released, or their connection has been closed. */
const retryAfter = 15;

/** Counts the bytes of each network, `perNetwork` at most, and `total` of all. */
export function createHeldBytes({ perNetwork, total }: { perNetwork: number; total: number }): HeldBytes {
  const held = new Map<string, number>();
  let all = 0;

  return {
    hold(network, bytes) {
      if (bytes > perNetwork) throw new ProblemError('PAYLOAD_TOO_LARGE');
      const own = (held.get(network) ?? 0) + bytes;
      if (own > perNetwork) throw new ProblemError('RATE_LIMITED', retryAfter);
      if (all + bytes > total && own > always) throw new ProblemError('OVERLOADED', retryAfter);
      held.set(network, own);
      all += bytes;
    },
    release(network, bytes) {
      const own = (held.get(network) ?? 0) - bytes;
      if (own > 0) held.set(network, own);
      else held.delete(network);
      all -= bytes;
    },
  };
}
