const day = 86_400_000;
const mostSeen = 100_000;

/** Tells whether a session comes for the first time in a day, as far as this process knows: one write a day is enough. */
export function firstOfDay(): (session: string, now: number) => boolean {
  let today = 0;
  const seen = new Set<string>();
  return (session, now) => {
    const current = Math.floor(now / day);
    if (current !== today || seen.size >= mostSeen) seen.clear();
    today = current;
    if (seen.has(session)) return false;
    seen.add(session);
    return true;
  };
}
