/** How long a link works. */
export type LinkEnd = 'week' | 'month' | 'day' | 'never';

const days = { week: 7, month: 30 } as const;

/** Years within which a link ends. */
const longest = 10;

/** The last moment of a day, where the browser is. */
function endOfDay(date: Date): Date {
  const end = new Date(date);
  end.setHours(23, 59, 59, 999);
  return end;
}

/**
 * When a link ends that works until the end of a day: of the seventh or thirtieth from now, or of `day` (YYYY-MM-DD). `null` for one
 * without an end; absent for a day that is none, is past or too far away.
 */
export function momentOfEnd(end: LinkEnd, day: string, now: Date): string | null | undefined {
  if (end === 'never') return null;
  if (end !== 'day') {
    const last = endOfDay(now);
    last.setDate(last.getDate() + days[end]);
    return last.toISOString();
  }
  const last = endOfDay(new Date(`${day}T00:00`));
  const farthest = new Date(now);
  farthest.setFullYear(farthest.getFullYear() + longest);
  return last > now && last <= farthest ? last.toISOString() : undefined;
}
