/** The year suffix at an index: a, b, ... z, aa, ab, ... */
export function yearSuffix(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : yearSuffix(Math.floor(index / 26) - 1) + letter;
}
