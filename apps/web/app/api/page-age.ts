/** Milliseconds for which answers must name another build: while one takes the place of the other, both may answer by turns. */
const patience = 30_000;

// Module-level, as the page that it is about: since when all answers name another build.
let since: number | undefined;

/**
 * Whether the page is older than the server: at least two answers, `patience` apart, have named another build than the page's, and none its own
 * in between. An answer or a page without a mark says nothing. `now` is in milliseconds.
 */
export function isOlder(theirs: string | null, ours: string | undefined, now: number): boolean {
  if (!theirs || !ours) return false;
  since = theirs === ours ? undefined : (since ?? now);
  return since !== undefined && now - since >= patience;
}
