/** A bit for each letter of a text, some letters on one bit. */
function bitsOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** Whether two texts have so different letters that more than `most` edits lie between them: an edit changes two bits at most. */
function areFar(one: string, other: string, most: number): boolean {
  let different = bitsOf(one) ^ bitsOf(other);
  for (let left = 2 * most; different !== 0; left--) {
    if (left === 0) return true;
    different &= different - 1;
  }
  return false;
}

/**
 * The least number of letters that were left out, added or changed, or of neighbours that were swapped, between two texts (optimal string
 * alignment; Boytsov, "Indexing methods for approximate dictionary searching", 2011); `most + 1` if there are more.
 */
export function editsBetween(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most || areFar(one, other, most)) return tooMany;
  const width = other.length + 1;
  let [before, next] = [new Uint8Array(width), new Uint8Array(width)];
  let row = Uint8Array.from({ length: width }, (_, at) => Math.min(at, tooMany));
  for (let i = 1; i <= one.length; i++) {
    // Beside the diagonal there are too many edits; only the band is computed.
    const [first, last] = [Math.max(1, i - most), Math.min(other.length, i + most)];
    next[first - 1] = first === 1 ? Math.min(i, tooMany) : tooMany;
    if (last < other.length) next[last + 1] = tooMany;
    let least = tooMany;
    for (let j = first; j <= last; j++) {
      const letter = one.charCodeAt(i - 1);
      const facing = other.charCodeAt(j - 1);
      let edits = Math.min(
        (row[j - 1] ?? 0) + (letter === facing ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === facing)
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next[j] = Math.min(edits, tooMany);
      least = Math.min(least, edits);
    }
    if (least > most) return tooMany;
    [before, row, next] = [row, next, before];
  }
  return row[other.length] ?? tooMany;
}
