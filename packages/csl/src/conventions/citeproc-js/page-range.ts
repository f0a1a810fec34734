/** A number with the letter by which journals distinguish items on one page. */
const LETTERED = /^\d+[a-z]$/;
/** A number after letters and a zero. */
const NOUGHTS = /^[A-Z]+0\d$/;
/** Five-digit multiples of 100, which Chicago's rule abbreviates to three digits. */
const HUNDREDS = /^\d{3}00$/;

/** The characters that two ends do not share, but at least two. */
function unshared(from: string, to: string): string {
  if (from.length !== to.length) return to;
  let same = 0;
  while (same < to.length - 2 && from[same] === to[same]) same += 1;
  return to.slice(same);
}

/**
 * The second page of a range in an abbreviating format, where citeproc-js differs from us: letters count as digits, leading
 * zeros do not count, and five-digit multiples of 100 are cut to three digits. `undefined` where both do the same.
 */
export function shortenedPage(from: string, to: string, format: string): string | undefined {
  const minimal = format.startsWith('minimal');
  const chicago = format.startsWith('chicago');
  if (!minimal && !chicago) return undefined;
  if (LETTERED.test(from)) {
    if (minimal) return unshared(from, to);
    return LETTERED.test(to) ? unshared(from.slice(0, -1), to.slice(0, -1)) : undefined;
  }
  if (NOUGHTS.test(from) && NOUGHTS.test(to)) return to.slice(-1);
  const hundreds = chicago && HUNDREDS.test(from) && /^\d{1,5}$/.test(to);
  return hundreds ? (from.slice(0, from.length - to.length) + to).slice(-3) : undefined;
}
