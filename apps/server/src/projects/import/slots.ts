/** Does work when there is room for it, in the order of asking. */
type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Room for `most` pieces of work at a time. */
export function createSlots(most: number): Slots {
  const waiting: (() => void)[] = [];
  let free = most;

  async function enter(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
