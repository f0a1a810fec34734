/** A number with the letter that journals give to several items on a page. */
const LETTERED = /^\d+[a-z]$/;
/** A number with letters and noughts before it. */
const NOUGHTS = /^[A-Z]+0\d$/;
/** Hundreds of five digits, of which Chicago's rule leaves three. */
const HUNDREDS = /^\d{3}00$/;

/** What two ends do not share, but two characters at least. */
function unshared(from: string, to: string): string {
  if (from.length !== to.length) return to;
  let same = 0;
  while (same < to.length - 2 && from[same] === to[same]) same += 1;
  return to.slice(same);
}

/**
 * The second page of a range in a format that shortens it, where citeproc-js does otherwise than we: letters count as digits,
 * noughts in front as nothing, and of hundreds of five digits three are left. `undefined` where both do the same.
 */
export function shortened(from: string, to: string, format: string): string | undefined {
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
