/** What became of a word from one text to another. */
export type Mark = 'same' | 'removed' | 'inserted';

/** Longest texts, in words, that are compared word by word; of longer ones all in between is exchanged. */
const longest = 1_500;

/** Lengths of the longest common subsequences of the ends of two texts, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [rows[row] as Uint16Array, rows[row + 1] as Uint16Array];
      here[column] =
        before[row] === after[column]
          ? 1 + (below[column + 1] ?? 0)
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return rows;
}

function middle(before: readonly string[], after: readonly string[]): Mark[] {
  if (before.length > longest || after.length > longest) {
    return [...before.map((): Mark => 'removed'), ...after.map((): Mark => 'inserted')];
  }
  const rows = commonLengths(before, after);
  const marks: Mark[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const isEqual = row < before.length && column < after.length && before[row] === after[column];
    const removes = (rows[row + 1]?.[column] ?? -1) >= (rows[row]?.[column + 1] ?? -1);
    const mark: Mark = isEqual
      ? 'same'
      : row < before.length && (column >= after.length || removes)
        ? 'removed'
        : 'inserted';
    marks.push(mark);
    if (mark !== 'inserted') row += 1;
    if (mark !== 'removed') column += 1;
  }
  return marks;
}

/**
 * The steps from one sequence of words to another with the fewest changes (longest common subsequence): `same` takes a word of
 * both, `removed` the next of `before`, `inserted` the next of `after`. Removed words come before what replaces them.
 */
export function diffWords(before: readonly string[], after: readonly string[]): Mark[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...Array.from({ length: start }, (): Mark => 'same'),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...Array.from({ length: end }, (): Mark => 'same'),
  ];
}

const word = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+/gu;

/** The words and the signs between them, each with its place. */
export function wordsOf(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** The form in which words are compared: small letters, one kind of dash and quotation mark. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"');
