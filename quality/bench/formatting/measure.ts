/** The fastest of several runs, in milliseconds: what a machine does when nothing else disturbs it. */
export function fastest(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** One run, in milliseconds. */
export const once = (work: () => void): number => fastest(1, work);
