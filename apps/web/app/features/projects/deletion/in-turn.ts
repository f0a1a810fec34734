/** Calls under way at once; a browser opens no more than six connections to a server. */
const atOnce = 6;

/** What became of each of several pieces of work: what was done, and the first reason why something was not. */
export interface Outcome<Subject> {
  done: Subject[];
  failure?: unknown;
}

/** Does `work` with each subject, a few at once, and goes on after a failure. Never throws. */
export async function inTurn<Subject>(
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcome;
}
