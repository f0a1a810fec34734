/** Maximum length of input text; longer texts are rejected before any pattern runs. */
export const inputLimit = 2_048;

// Soft hyphens, zero-width characters, bidirectional and byte order marks: invisible leftovers of pasting.
const invisible = /\p{Cf}/gu;
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * The visible text: without invisible characters and surrounding white space. `undefined` for text that
 * cannot be typed: over the limit, with lone surrogates or control characters.
 */
export function readInput(text: string): string | undefined {
  if (text.length > inputLimit || !text.isWellFormed() || control.test(text)) return undefined;
  return text.replace(invisible, '').trim();
}

/** The text without surrounding white space and invisible characters; inside they may matter (joiners in names). */
export function trimUnseen(text: string): string {
  const unseen = /[\s\p{Cf}]/u;
  let from = 0;
  let to = text.length;
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Replaces every Unicode hyphen, dash and minus by the ASCII hyphen: word processors and PDFs replace it. */
export function asciiHyphens(text: string): string {
  return text.replace(/[\p{Pd}\u2212\u2043]/gu, '-');
}

/** Removes the given characters from the end (a pattern with `+$` would take quadratic time). */
export function dropTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
