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

/** Printed text with such suffixes joined to their names. */
export const joinSuffixes = (text: string): string =>
  text.includes(mark) ? text.replaceAll(new RegExp(`,? ?${mark}`, 'g'), ' ') : text;
