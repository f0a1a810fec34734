/** What an attempt came to: what was wrong, and what was right but came too late. */
export interface Findings {
  faults: readonly string[];
  late: readonly string[];
}

/**
 * Gives what was wrong with something. What only came too late is tried once more, and said: a machine may be busy with something
 * else for a moment, but not whenever we look. What is wrong in any other way is never tried again.
 */
export async function tryTimed(name: string, attempt: () => Promise<Findings>): Promise<string[]> {
  const first = await attempt();
  if (first.late.length === 0 || first.faults.length > 0) return [...first.faults, ...first.late];
  console.log(`late, tried once more: ${name}: ${first.late.join('; ')}`);
  const second = await attempt();
  return [...second.faults, ...second.late];
}
