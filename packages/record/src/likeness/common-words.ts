/** Texts whose words make more pairs than this have only their ends compared: 8 MB of memory. */
const mostPairs = 4_000_000;

/** Lengths of the longest common subsequences of the ends of two texts, row by row. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const [here, below] = [rows[row] as Uint16Array, rows[row + 1] as Uint16Array];
    for (let column = other.length - 1; column >= 0; column -= 1)
      here[column] =
        one[row] === other[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
  }
  return rows;
}

function pairsBetween(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length * other.length > mostPairs) return [];
  const rows = commonLengths(one, other);
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length)
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if ((rows[row + 1]?.[column] ?? 0) >= (rows[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  return pairs;
}

/**
 * The words that two texts have in common, in their order, as pairs of indexes: a longest common subsequence (Wagner and Fischer, "The
 * string-to-string correction problem", 1974). The words between them were removed from one text and inserted into the other.
 */
export function commonWords(one: readonly string[], other: readonly string[]): [number, number][] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const between = pairsBetween(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...between.map(([at, to]): [number, number] => [start + at, start + to]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      one.length - end + at,
      other.length - end + at,
    ]),
  ];
}
