import { foldLetters, monthInAnyLanguage } from '@citewright/record';

/** A word of an entry as it is compared. */
export interface Word {
  /** Folded: small letters without accents, whole numbers, months by their number (`month:3`), `others` for et al. and its kin. */
  plain: string;
  start: number;
  end: number;
  /** The signs between the word before and this one. */
  before: string;
  /** As it is written. */
  text: string;
}

/** DOIs of the nineties hold `<` and `>`. */
const addresses =
  /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:?\s*)?\b10\.\d{4,9}\/\S+|(?:https?:\/\/|www\.)[^\s<>]+/giu;
const others =
  /\bet\.?\s?al(?:ii|\b)\.?|\band (?:\d+ )?others\b|\bu\.\s?a\.(?!\p{L})|\by otros\b|\be outros\b|(?:…|\.\s?\.\s?\.)/giu;
/** `S20–S27`, `S20–27` */
const range = /(?<![\p{L}\p{N}])(\p{L}{0,3})(\d+)(\s?[-‐–—]{1,2}\s?)(?:\1)?(\d+)(?![\p{L}\p{N}])/gu;
const piece = /\p{L}[\p{L}\p{M}]*(?:['’ʼ]\p{L}[\p{L}\p{M}]*)*|\p{N}+|[?!]/gu;

export const folded = (text: string): string => foldLetters(text).replace(/['’ʼ]/g, '');

/** An address as it is compared: a DOI by itself, however it is written. */
export function addressOf(text: string): string {
  const plain = text.replace(/[.,;:)\]>}'"’”]+$/u, '').toLowerCase();
  return /\b10\.\d{4,9}\/.*/.exec(plain)?.[0] ?? plain.replace(/^https?:\/\//, '').replace(/^www\.|\/$/g, '');
}

const plainOf = (text: string): string => {
  if (/^\d/.test(text)) return text.replace(/^0+(?=\d)/, '');
  const word = folded(text);
  const month = word.length < 3 ? undefined : monthInAnyLanguage(word);
  return month === undefined ? word : `month:${month}`;
};

/** `123–45` ends with page 145. */
const lastOf = (first: string, last: string): string =>
  last.length < first.length ? first.slice(0, first.length - last.length) + last : last;

/** The words of an entry in their order, each with its place (UTF-16 units). Addresses are one word. */
export function wordsOf(text: string): Word[] {
  const found: Omit<Word, 'before'>[] = [];
  /** Takes what a pattern finds, and leaves blanks of the same length for the next one. */
  const take = (rest: string, pattern: RegExp, read: (match: RegExpExecArray) => Omit<Word, 'before'>[]) => {
    let left = rest;
    for (const match of rest.matchAll(pattern)) {
      found.push(...read(match));
      left =
        left.slice(0, match.index) + '\0'.repeat(match[0].length) + left.slice(match.index + match[0].length);
    }
    return left;
  };
  const whole = (plain: string) => (match: RegExpExecArray) => [
    {
      plain: plain || addressOf(match[0]),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
  const withoutAddresses = take(text, addresses, whole(''));
  const withoutOthers = take(withoutAddresses, others, whole('others'));
  const withoutRanges = take(withoutOthers, range, (match) => {
    const { 0: text, 1: letter = '', 2: first = '', 4: last = '', index } = match;
    const [middle, end] = [index + letter.length + first.length, index + text.length];
    const lead = folded(letter);
    return [
      { plain: lead + plainOf(first), text: text.slice(0, middle - index), start: index, end: middle },
      { plain: lead + plainOf(lastOf(first, last)), text: last, start: end - last.length, end },
    ];
  });
  take(withoutRanges, piece, (match) => whole(plainOf(match[0]))(match));
  found.sort((one, other) => one.start - other.start);
  return found.map((word, at) => ({ ...word, before: text.slice(found[at - 1]?.end ?? 0, word.start) }));
}
