/** At most `max` uses in any stretch of `timeWindow` milliseconds. */
export interface Allowance {
  max: number;
  timeWindow: number;
}

/** The uses of a key by parts of its window: the number of the part since the epoch and its uses, oldest first. */
export type Uses = readonly (readonly [part: number, uses: number])[];

/** Parts of a window. Uses are counted by part, so one counts for up to a part longer than the window. */
const parts = 12;

/** What came of a try: 0, or the milliseconds until there is room; the uses then; and when none of them counts any more. */
export interface Taken {
  wait: number;
  uses: Uses;
  forgetAt: number;
}

/**
 * Takes `cost` uses when there is room. In no stretch of a window are there more than `max`, wherever it begins: a full allowance and what
 * comes back never add up. Parts in the future were written by a wrong clock and are ignored. `now` is in milliseconds.
 */
export function takeFrom(uses: Uses, { max, timeWindow }: Allowance, now: number, cost = 1): Taken {
  const length = Math.ceil(timeWindow / parts);
  const current = Math.floor(now / length);
  const endOf = (part: number) => (part + 1 + parts) * length;
  const counting = uses.filter(([part]) => part <= current && now < endOf(part));
  let spent = counting.reduce((sum, [, count]) => sum + count, 0);
  if (spent + cost <= max) {
    const [last] = counting.slice(-1);
    const before = last?.[0] === current ? counting.slice(0, -1) : counting;
    const now = [current, (last?.[0] === current ? last[1] : 0) + cost] as const;
    return { wait: 0, uses: [...before, now], forgetAt: endOf(current) };
  }
  const forgetAt = endOf(counting.at(-1)?.[0] ?? current);
  for (const [part, count] of counting) {
    spent -= count;
    if (spent + cost <= max) return { wait: Math.ceil(endOf(part) - now), uses: counting, forgetAt };
  }
  return { wait: timeWindow, uses: counting, forgetAt };
}
