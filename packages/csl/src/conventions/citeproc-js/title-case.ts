import { capitalised, eachWord, GREEK, SENTENCE_START, STOP_WORDS } from '../../text/title-case.ts';

/** What makes a word part of the one before it; space outside ASCII does, and a quotation mark that nothing closes. */
const GLUED = /\S[@*^|_+=&]$|["“'‘«{<>$`\\‐‑\u0080-\u009f]$|<\/$|\\’$|(?:^|\s)’$/;
/** Where a sentence starts besides: after a colon without a space, and after a hyphen that follows the mark. */
const STARTS = /:$|[?!]-\s$/;
/** What makes more than a letter of a letter. */
const JOINED = /[+=−`…^&°\\‐‑]/;
/** One letter after `v` at most: `vs`, `v1`. */
const VERSION = /^v[\p{L}\p{N}]?$/u;
/** What stands before the first punctuation of a title. */
const PLAIN = /^[^()[\].,;:!?/"“”‘’«»–—…\-‐‑]*$/;

/** A letter of no script: marks in one piece join no word of the next one. */
const APART = '\ue000';
const apart = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (/[@*^|_+=&]$/.test(texts[at - 1] ?? '') ? APART + text : text));

const COMPOUND = /[\p{L}\p{N}]+(?:[‐‑][\p{L}\p{N}]+)+/gu;

const keepMixed = (cased: string, typed: string): string =>
  cased.replace(COMPOUND, (word, at: number) => {
    const own = typed.slice(at, at + word.length);
    return own.length === word.length && own !== own.toLowerCase() ? own : word;
  });

/**
 * Words with digits and the parts of addresses have capitals as other words do. What leads a compound has one where no
 * punctuation stands before it; U+2010 joins no compounds.
 */
export function titleCase(texts: readonly string[]): readonly string[] {
  let plain = true;
  const cased = eachWord(apart(texts), (word, before, after, { first, last }) => {
    plain &&= PLAIN.test(before);
    const leads = plain && after === '-';
    const [stem = ''] = word.split(/['’]/);
    if (stem !== stem.toLowerCase() || GLUED.test(before)) return word;
    if (GREEK.test(word) && !JOINED.test(after)) return word;
    if (first || leads || STARTS.test(before) || SENTENCE_START.test(before)) return capitalised(word);
    if (stem.length === 1) return JOINED.test(after) || before.endsWith('//') ? capitalised(word) : word;
    return (STOP_WORDS.has(stem) || VERSION.test(stem)) && !last ? word : capitalised(word);
  });
  // What U+2010 joins is one word: a capital in it keeps it as it is.
  return cased.map((text, at) => keepMixed(text.replace(APART, ''), texts[at] ?? ''));
}
