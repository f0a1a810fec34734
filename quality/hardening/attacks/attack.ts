import type { Stub } from '../../server/stub.ts';

/** What one attacker has to work with. */
export interface Scene {
  /** The server under attack, with its default limits, in 512 MB. */
  address: string;
  /** All upstream services of the server, and hosts of pages: hostile as the attack makes them. */
  stub: Stub;
  /** True with `--quick`: the attack may be shorter. */
  quick: boolean;
  /**
   * Ends the preparation: resolves when the memory of the server at work has been noted and other people use the server. What is
   * measured begins here.
   */
  begin(): Promise<void>;
}

/** What an attacker got. */
export interface Outcome {
  /** For the report: "30 x 413 after 12 ms". */
  figure: string;
  /** What should not have been possible; empty when the server defended itself. */
  faults: readonly string[];
}

/**
 * One attack by one client. `attack` prepares itself (projects, pages), calls `begin`, attacks, and returns when it has done its
 * worst; what it leaves open (unread sockets) stays open while the memory is judged. It runs in a thread of its own.
 *
 * To add one: export an `Attack` from a module of its own in the folder of its group, and name it in `cases.ts`. Beside every
 * attack other people cite and read (`others.ts`); `run.ts` judges health, their waiting, memory, survival.
 */
export interface Attack {
  name: string;
  attack(scene: Scene): Promise<Outcome>;
  /** Further variables of the server, beside those of the stub. Limits should stay as they are. */
  environment?(stub: Stub): Record<string, string> | Promise<Record<string, string>>;
  /** Milliseconds that no question for the health may take, beside those of an idle server on the same machine. */
  healthAtMost?: number;
  /** What the attack has the server read: both places of readers have read one before, and keep their threads. */
  reads?: 'lists' | 'papers';
  /** The attack is on the waiting of others for pages: they also ask for a page that answers at once. */
  othersReadPages?: boolean;
}

/** The network of the attacker, as a trusted proxy names it: one for the whole attack, or another of his. */
export const attacker = (address = 1): string => `203.0.113.${address}`;
