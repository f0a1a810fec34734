/** The remaining time as m:ss; "0:00" when it has expired. */
export function remaining(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
