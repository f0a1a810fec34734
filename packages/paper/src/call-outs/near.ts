/** The least number of slips (a letter too many, missing, another, or two exchanged) between two words, at most three. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const width = other.length + 1;
  const rows = Array.from({ length: one.length + 1 }, (_, at) =>
    Array.from({ length: width }, (_, to) => (at === 0 ? to : to === 0 ? at : 0)),
  );
  const cell = (at: number, to: number) => rows[at]?.[to] ?? 3;
  for (let at = 1; at <= one.length; at += 1)
    for (let to = 1; to < width; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let least = Math.min(cell(at - 1, to) + 1, cell(at, to - 1) + 1, cell(at - 1, to - 1) + same);
      if (one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        least = Math.min(least, cell(at - 2, to - 2) + 1);
      (rows[at] as number[])[to] = least;
    }
  return Math.min(3, cell(one.length, other.length));
}

/** Whether a name may be a slip of the pen for another. */
export function isNearName(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  return longest > 3 && slips(one, other) <= (longest > 7 ? 2 : 1);
}

/** Whether a year is a slip of the pen for another: next to it, or with two digits exchanged. */
export function isNearYear(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (Math.abs(Number(one) - Number(other)) === 1) return true;
  return [...one].sort().join('') === [...other].sort().join('') && slips(one, other) === 1;
}
