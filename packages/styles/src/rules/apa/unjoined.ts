import type { Name } from '@citewright/csl';

/**
 * U+2060 WORD JOINER before a suffix that follows its name without a comma: "Lynch, J. (Director)". CSL joins every suffix with
 * one; `joinSuffixes` removes both.
 */
const mark = '\u2060';

/** A name with words after it: a role, an account. */
export function afterName({ literal, suffix, ...name }: Name, words: string): Name {
  const parts = literal === undefined ? name : { family: literal };
  return { ...parts, suffix: suffix ? `${suffix} ${words}` : `${mark}${words}` };
}

/** U+2063 INVISIBLE SEPARATOR before a name that follows another one after a semicolon, where CSL has one delimiter for all names. */
const semicolon = '\u2063';

/** A name that a semicolon separates from the one before. */
export const afterSemicolon = ({ literal, family, ...name }: Name): Name =>
  literal === undefined
    ? { ...name, family: semicolon + (family ?? '') }
    : { ...name, literal: semicolon + literal };

/** Printed text with such suffixes joined to their names, and such names after their semicolons. */
export function joinSuffixes(text: string): string {
  const joined = text.includes(mark) ? text.replaceAll(new RegExp(`,? ?${mark}`, 'g'), ' ') : text;
  return joined.includes(semicolon)
    ? joined.replaceAll(new RegExp(`,? ${semicolon}`, 'g'), '; ').replaceAll(semicolon, '')
    : joined;
}
