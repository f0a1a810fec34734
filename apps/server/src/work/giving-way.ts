/** Milliseconds after which a second reader gives way: the memory of the first is not back at once. */
const pause = 500;

/** Who gives way where the memory of the process is short: the reader that holds most, one after the other. */
export interface GivingWay {
  /** Notes what a reader holds, in bytes; true when it is the one to give way. */
  isDue(reader: object, held: number): boolean;
  /** Forgets a reader that has ended. */
  leave(reader: object): void;
}

/** `now` gives milliseconds. */
export function createGivingWay(isShort: () => boolean, now: () => number): GivingWay {
  const holding = new Map<object, number>();
  let last = Number.NEGATIVE_INFINITY;
  return {
    isDue(reader, held) {
      holding.set(reader, held);
      if (!isShort() || now() - last < pause || held < Math.max(...holding.values())) return false;
      last = now();
      return true;
    },
    leave: (reader) => void holding.delete(reader),
  };
}
