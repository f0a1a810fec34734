/** Case of a word: `capital` = first letter only, `inner` = capitals inside (iPhone, McDonald, DNAs). */
export type LetterCase = 'small' | 'capital' | 'all' | 'inner' | 'none';

/** The case of a word's letters; `all` needs two letters, `none` has no letters with case. */
export function letterCase(word: string): LetterCase {
  // Fast path for nearly all words, without Unicode classes.
  if (/^[a-z]+$/.test(word)) return 'small';
  if (/^[A-Z][a-z]*$/.test(word)) return 'capital';
  const letters = word.replace(/[^\p{L}]/gu, '');
  const small = letters.toLowerCase();
  const large = letters.toUpperCase();
  if (small === large) return 'none';
  if (letters === small) return 'small';
  if (letters === large) return letters.length > 1 ? 'all' : 'capital';
  return letters.slice(1) === small.slice(1) ? 'capital' : 'inner';
}

/** The word with a capital first letter, the rest as it is. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
