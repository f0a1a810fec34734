import { capitalised, eachWord, GREEK, SENTENCE_START, STOP_WORDS } from '../../text/title-case.ts';

/** Text before a word that joins it to the previous word, including unclosed quotation marks. */
const GLUED = /\S[@*^|_+=&]$|["“'‘«{<>$`\\‐‑\u0080-\u009f]$|<\/$|\\’$|(?:^|\s)’$/;
/** Further starts of sentences: after a colon without a space, and after a hyphen behind the mark. */
const STARTS = /:$|[?!]-\s$/;
/** Characters after a single letter that make it a longer word. */
const JOINED = /[+=−`…^&°\\‐‑]/;
/** `v` with at most one more character: `vs`, `v1`. */
const VERSION = /^v[\p{L}\p{N}]?$/u;
/** Text without punctuation. */
const PLAIN = /^[^()[\].,;:!?/"“”‘’«»–—…\-‐‑]*$/;

/** A private-use character that keeps marks at the end of one piece from joining the first word of the next. */
const APART = '\ue000';
const apart = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (/[@*^|_+=&]$/.test(texts[at - 1] ?? '') ? APART + text : text));

const COMPOUND = /[\p{L}\p{N}]+(?:[‐‑][\p{L}\p{N}]+)+/gu;

/** Restores compounds with a capital inside. */
const keepMixed = (cased: string, typed: string): string =>
  cased.replace(COMPOUND, (word, at: number) => {
    const own = typed.slice(at, at + word.length);
    return own.length === word.length && own !== own.toLowerCase() ? own : word;
  });

/**
 * Words with digits and parts of addresses are capitalised like other words. The first word of a compound is capitalised only
 * before the first punctuation of the title; U+2010 does not make compounds.
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
  // U+2010 makes one word: a capital in it keeps it unchanged.
  return cased.map((text, at) => keepMixed(text.replace(APART, ''), texts[at] ?? ''));
}
