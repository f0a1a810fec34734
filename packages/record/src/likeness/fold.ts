import { stripTags } from '../markup/rich-text.ts';

/** Letters that have no decomposition, as they are typed without them; letters that stand for a sound nobody types are left out. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ʼ: '',
  ʻ: '',
  ʾ: '',
  ʿ: '',
  ς: 'σ',
  // Arabic and Persian keyboards have one of each pair; the tatweel only stretches a word (Lucene, ArabicNormalizer and PersianNormalizer).
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
};
const withPlainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Marks that are left out in typing. Those of Indic scripts, of Thai and of kana are not: they make another letter or vowel. */
const accent = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]/gu;

/** Most texts, for which the tables of Unicode need not be read. */
const isAscii = /^[\0-\x7f]*$/;

/** Text without its accents: `Łoś` keeps the stroke, which is no accent. */
export const withoutAccents = (text: string): string =>
  isAscii.test(text) ? text : text.normalize('NFKD').replace(accent, '').normalize('NFC');

/** Text in small letters, those of Latin scripts in the ones that every keyboard has: `Łoś` is `los`, `Große` is `grosse`. */
export const foldLetters = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : withoutAccents(text)
        .toLowerCase()
        .replace(withPlainLetter, (letter) => plainLetters[letter] ?? letter);

/** Text in which apostrophes join, as they are left out as often as typed: `O’Brien` is `OBrien`. So does the point of `col·lecció`. */
export const withoutApostrophes = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])['’‘`´](?=\p{L})|(?<=l)·(?=l)/giu, '');

/**
 * Text in the form in which two texts are compared: folded letters and digits of any script, without tags and punctuation, single
 * spaces between words. Linear in its length.
 */
export const comparable = (text: string): string =>
  foldLetters(withoutApostrophes(stripTags(text)))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** The letters and digits of a text, folded, without anything between: `data base` is `database`. */
export const lettersOf = (text: string): string => comparable(text).replaceAll(' ', '');
