import { capitalised, eachWord, GREEK, SENTENCE_START, STOP_WORDS } from '../../text/title-case.ts';

/** What makes a word part of the one before it; space outside ASCII does, and a quotation mark that nothing closes. */
const GLUED = /\S[@*^|_+=&]$|["“'‘«{<>`\\‐‑\u0080-\u009f]$|<\/$/;
/** What makes more than a letter of a letter. */
const JOINED = /[+=−`…^&°\\‐‑]/;
/** One letter after `v` at most: `vs`, `v1`. */
const VERSION = /^v[\p{L}\p{N}]?$/u;
/** What stands before the first punctuation of a title. */
const PLAIN = /^[\p{L}\p{N}\p{M}\s'’]*$/u;

/**
 * Words with digits and the parts of addresses have capitals as other words do. What leads a compound has one where no
 * punctuation stands before it; U+2010 joins no compounds.
 */
export function titleCase(texts: readonly string[]): readonly string[] {
  let plain = true;
  return eachWord(texts, (word, before, after, { first, last }) => {
    plain &&= PLAIN.test(before);
    const leads = plain && after === '-';
    const [stem = ''] = word.split(/['’]/);
    if (stem !== stem.toLowerCase() || GLUED.test(before)) return word;
    if (GREEK.test(word) && !JOINED.test(after)) return word;
    if (first || leads || SENTENCE_START.test(before) || before.endsWith(':')) return capitalised(word);
    if (stem.length === 1) return JOINED.test(after) ? capitalised(word) : word;
    return (STOP_WORDS.has(stem) || VERSION.test(stem)) && !last ? word : capitalised(word);
  });
}
