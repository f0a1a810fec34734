/** Groups values by key. Groups are in the order of their first value. */
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

/** The greatest count among values; 0 for none. */
export function greatest<T>(values: readonly T[], count: (value: T) => number): number {
  let most = 0;
  for (const value of values) most = Math.max(most, count(value));
  return most;
}

/** The results for several groups, one after the other, in steps between which the caller may do other work. */
export function* inTurn<Group, Result>(
  groups: readonly Group[],
  work: (group: Group) => Generator<undefined, Result[]>,
): Generator<undefined, Result[]> {
  const results: Result[] = [];
  for (const group of groups) results.push(...(yield* work(group)));
  return results;
}
