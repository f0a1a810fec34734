/** Values with the same key together, in the order of their first. */
export function groupBy<T>(values: readonly T[], key: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = key(value);
    const found = groups.get(name);
    if (found) found.push(value);
    else groups.set(name, [value]);
  }
  return [...groups.values()];
}

/** The greatest of what is counted in each of any number of values. */
export function greatest<T>(values: readonly T[], count: (value: T) => number): number {
  let most = 0;
  for (const value of values) most = Math.max(most, count(value));
  return most;
}
