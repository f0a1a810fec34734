/** Longest text that any reader of this package looks at; anything longer is refused before a pattern sees it. */
export const inputLimit = 2_048;

// Soft hyphens, zero-width characters, bidirectional marks, byte order marks: pasted along, never meant.
const invisible = /\p{Cf}/gu;
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * The text as its user sees it: without invisible characters and without white space around it. `undefined` for what
 * nobody types: text over the limit, lone surrogates, control characters.
 */
export function readInput(text: string): string | undefined {
  if (text.length > inputLimit || !text.isWellFormed() || control.test(text)) return undefined;
  return text.replace(invisible, '').trim();
}

/** The text without white space and invisible characters at its ends; inside they may matter (joiners in names). */
export function trimUnseen(text: string): string {
  const unseen = /[\s\p{Cf}]/u;
  let from = 0;
  let to = text.length;
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Every hyphen, dash and minus of Unicode as the hyphen of the keyboard: word processors and PDFs replace it. */
export function asciiHyphens(text: string): string {
  return text.replace(/[\p{Pd}\u2212\u2043]/gu, '-');
}

/** The text without the given characters at its end (a pattern with `+$` would need quadratic time). */
export function dropTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
