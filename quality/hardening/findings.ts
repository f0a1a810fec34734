/** The outcome of an attempt: wrong results, and right ones that came too late. */
export interface Findings {
  faults: readonly string[];
  late: readonly string[];
}

/**
 * Runs an attempt and gives its faults. What only came too late is tried once more and printed: a machine may be busy
 * for a moment. A wrong result is never tried again.
 */
export async function tryTimed(name: string, attempt: () => Promise<Findings>): Promise<string[]> {
  const first = await attempt();
  if (first.late.length === 0 || first.faults.length > 0) return [...first.faults, ...first.late];
  console.log(`late, tried once more: ${name}: ${first.late.join('; ')}`);
  const second = await attempt();
  return [...second.faults, ...second.late];
}
