/** The maximum number of parallel calls; browsers open at most six connections per server. */
const maxParallel = 6;

/** The result of a batch: the subjects that succeeded, and the first error. */
export interface Outcome<Subject> {
  done: Subject[];
  failure?: unknown;
}

/** Runs `work` for every subject, a few in parallel, and continues after failures. Never throws. */
export async function runParallel<Subject>(
  subjects: readonly Subject[],
  work: (subject: Subject) => Promise<unknown>,
): Promise<Outcome<Subject>> {
  const outcome: Outcome<Subject> = { done: [] };
  const waiting = [...subjects];
  const worker = async () => {
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      try {
        await work(subject);
        outcome.done.push(subject);
      } catch (failure) {
        outcome.failure ??= failure;
      }
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, worker));
  return outcome;
}
