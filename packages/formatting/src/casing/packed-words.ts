/*
 * Word lists in compact form for the browser: sorted, each word as the number of letters that it shares with the previous word
 * (0-9) and its other letters. A third shorter, also when compressed.
 */

const shareLimit = 9;

function sharedLetters(before: string, word: string): number {
  let shared = 0;
  while (shared < shareLimit && shared < before.length && before[shared] === word[shared]) shared += 1;
  return shared;
}

/** Packs small-lettered words without digits. */
export function packWords(words: readonly string[]): string {
  const sorted = [...new Set(words)].sort();
  return sorted
    .map((word, index) => {
      const shared = sharedLetters(sorted[index - 1] ?? '', word);
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

/** The words of a packed list, sorted. */
export function unpackWords(packed: string): string[] {
  let word = '';
  return (packed.match(/\d\D*/g) ?? []).map((part) => {
    word = word.slice(0, Number(part[0])) + part.slice(1);
    return word;
  });
}
