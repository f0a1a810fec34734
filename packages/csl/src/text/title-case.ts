import { isAscii } from './ascii.ts';

/** Words that stay in lower case inside a title (the CSL schema's stop-words.json, and particles of names). */
export const STOP_WORDS = new Set(
  (
    'a about above across afore after against al along alongside amid amidst among amongst an and anenst apropos around ' +
    'as aside astride at athwart atop barring before behind below beneath beside besides between beyond but by c ca circa ' +
    'd de despite down during et except for forenenst from given in inside into lest like modulo near next nor ' +
    'notwithstanding of off on onto or out over per plus pro qua sans since so than the through throughout thruout ' +
    'till to toward towards under underneath until unto up upon v van versus via von vs with within without yet'
  ).split(' '),
);

/** Letters, digits and what stands inside words: apostrophes, soft hyphens, primes, arrows of formulas. */
const WORD = /[\p{L}\p{N}`][\p{L}\p{N}\p{M}'’\u00ad′″→]*/gu;
export const SENTENCE_START = /[:?!]["'”’)\]]*\s+["'“‘([]*$/;

const HYPHEN = /^[-‐‑]$/;
const DASH_END = /[-‐‑–—]$/;
/** What joins a word to the one before it: parts of addresses, names of programs, formulas. */
const GLUED = /\S[.@*\\^|_=]$|\\$/;
/** What most words are. */
const PLAIN_WORD = /^[a-z]+$/;
/** A name in which digits stand: `lme4`, `p53`, `v0`. */
const CODE = /^\D{1,4}\d/;
/** A letter that is a symbol: `α-band`. */
export const GREEK = /^[α-ω]$/;
/** Letters that are capitals before a hyphen, because they stand for a word or are called by their shape: E-Mail, X-Ray. */
const LEADING = 'ex';

/** Where a word stands among the words of its title. */
interface Place {
  first: boolean;
  last: boolean;
}

export function capitalised(word: string): string {
  const size = (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
  return word.slice(0, size).toUpperCase() + word.slice(size);
}

function titleWord(word: string, before: string, after: string, place: Place): string {
  const plain = PLAIN_WORD.test(word);
  if (!plain && (word !== word.toLowerCase() || CODE.test(word))) return word;
  if (before !== SPACE) {
    if (GLUED.test(before)) return word;
    if (place.first || SENTENCE_START.test(before)) return GREEK.test(word) ? word : capitalised(word);
  }
  const stem = plain ? word : word.replace(/['’].*/, '');
  const leadsCompound = HYPHEN.test(after) && !DASH_END.test(before);
  if (stem.length === 1) return leadsCompound && LEADING.includes(stem) ? capitalised(word) : word;
  return STOP_WORDS.has(stem) && !place.last && !leadsCompound ? word : capitalised(word);
}

/** The same for ASCII, where it costs a tenth to prepare. */
const ASCII_WORD = /[A-Za-z0-9`][A-Za-z0-9']*/g;
const wordsOf = (text: string): RegExp => (isAscii(text) ? ASCII_WORD : WORD);

/** How much of what stands before a word is looked at. */
const REACH = 12;
/** After a word and a space, nothing that stands further back says anything. */
const SPACE = ' ';

export function eachWord(
  texts: readonly string[],
  change: (word: string, before: string, after: string, place: Place) => string,
): string[] {
  const words = texts.map((text): readonly string[] => text.match(wordsOf(text)) ?? []);
  const total = words.reduce((sum, { length }) => sum + length, 0);
  let seen = 0;
  let context = '';
  return texts.map((text, piece) => {
    let changed = '';
    let end = 0;
    for (const word of words[piece] ?? []) {
      const at = text.indexOf(word, end);
      const between = text.slice(end, at);
      const before =
        end > 0 && between === SPACE
          ? SPACE
          : (context + text.slice(Math.max(0, at - REACH), at)).slice(-REACH);
      end = at + word.length;
      seen += 1;
      changed += between + change(word, before, text[end] ?? '', { first: seen === 1, last: seen === total });
    }
    context = (context + text).slice(-REACH);
    return changed + text.slice(end);
  });
}

/**
 * English title case over the pieces of one title (CSL 1.0.2, Title Case Conversion). A word with a capital stays as it
 * is; so does a single letter ("vitamin c", "k-Means"), unless it leads the title or is one that has a capital before a
 * hyphen ("E-Mail"), a word with digits ("lme4"), and what is joined to the word before it ("Example.com", "SETI@home").
 */
export function toTitleCase(texts: readonly string[]): string[] {
  return eachWord(texts, titleWord);
}

const capitalisedIfLower = (word: string): string => (word === word.toLowerCase() ? capitalised(word) : word);

/** The first letter of every lower-case word. */
export function capitaliseAll(texts: readonly string[]): string[] {
  return eachWord(texts, capitalisedIfLower);
}

/** The first letter of the first word, if that word is in lower case. */
export function capitaliseFirst(texts: readonly string[]): string[] {
  return eachWord(texts, (word, _before, _after, { first }) => (first ? capitalisedIfLower(word) : word));
}

/**
 * Sentence case: the first word keeps its capitals and gets one, the rest is lowered. The test suite lowers capitalised
 * words too, which the specification would keep.
 */
export function toSentenceCase(texts: readonly string[]): string[] {
  const shouted = texts.every((text) => text === text.toUpperCase());
  return eachWord(texts, (word, _before, _after, place) => {
    if (!place.first) return word.toLowerCase();
    return capitalised(shouted ? word.toLowerCase() : word);
  });
}
