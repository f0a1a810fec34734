import { ProblemError } from '../problem.ts';

/** Networks that are remembered; those that have read nothing for the longest time are forgotten first. */
const mostKnown = 10_000;
const minute = 60_000;

/** The time that the inputs of each network take at the places of readers. */
export interface SpentSeconds {
  /** @throws ProblemError `RATE_LIMITED` while a network has used up what it has for a minute, with the seconds until it has some again */
  admit(network: string): void;
  /** Charges milliseconds of reading to a network. */
  charge(network: string, milliseconds: number): void;
}

/** A network may spend so many seconds in a minute; what it has spent comes back little by little. `now` gives milliseconds. */
export function createSpentSeconds(perMinute: number, now: () => number): SpentSeconds {
  const most = perMinute * 1_000;
  const spent = new Map<string, { milliseconds: number; at: number }>();

  function of(network: string): number {
    const { milliseconds = 0, at = 0 } = spent.get(network) ?? {};
    return Math.max(0, milliseconds - ((now() - at) * most) / minute);
  }

  return {
    admit(network) {
      const over = of(network) - most;
      if (over >= 0) throw new ProblemError('RATE_LIMITED', Math.ceil(((over + 1) * minute) / most / 1_000));
    },
    charge(network, milliseconds) {
      const all = of(network) + milliseconds;
      spent.delete(network);
      spent.set(network, { milliseconds: all, at: now() });
      const [oldest] = spent.keys();
      if (spent.size > mostKnown && oldest !== undefined) spent.delete(oldest);
    },
  };
}
