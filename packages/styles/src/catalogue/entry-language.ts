import type { LocaleTree } from '@citewright/csl';
import type { CatalogueEntry } from './entry.ts';

/** The languages that have letters of their own; a work in another one gets English words. */
const byScript = ['en-US', 'ru-RU', 'uk-UA', 'zh-CN', 'ja-JP', 'ko-KR'];

/**
 * Styles that print the words of an entry in the entry's own language, "et al." after English authors, "等" after Chinese ones, and the
 * locales in which they may.
 *
 * - GB/T 7714, all editions: an entry is written in the language of the work; after three authors "等" or the word for it in that
 *   language (GB 7714-87, 6.1, example "Yelland R L, Jones S C, Easton K S, et al."; of 2015 also "第 2 版" and "2nd ed.":
 *   citation-style-language/schema, issue 133, and styles, pull request 3326).
 * - GOST R 7.0.5-2008 (numeric): terms in the language of the entry, "as GOST prescribes" (summary of the CSL style, which has English
 *   terms for it). The author-date form and the alphabetical one print Russian words as texts, so they are left alone.
 * - Uspekhi gerontologii: "et al." in English entries, "и др." in Russian ones (styles, pull request 2248, by the style's author).
 *
 * Not in the list: ISO 690 and its national forms. Their guides ask for the edition as the work has it, which is in the data, and leave
 * "et al." to the writer (Masaryk University, ČSN ISO 690). For DIN 1505-2 and others no source was found.
 */
const asking: readonly [styles: RegExp, locales: readonly string[]][] = [
  [/\bGB\W?T?\W?7714\b/i, byScript],
  [/^(?:gost-r-7-0-5-2008-numeric|uspekhi-gerontologii)\n/, [...byScript, 'de-DE', 'fr-FR', 'es-ES']],
];

/** The locales that a style prints its entries in besides its own; none if it prints all in its own language. */
export const entryLocalesOf = ({ id, title, parent = id }: CatalogueEntry): readonly string[] =>
  asking.find(([styles]) => styles.test(`${parent}\n${title}`))?.[1] ?? [];

/** A script, the language that is meant by it alone, and others that use it. */
const scripts: readonly [letters: RegExp, usual: string, others: readonly string[]][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja', []],
  [/\p{sc=Hangul}/u, 'ko', []],
  [/\p{sc=Han}/u, 'zh', ['ja', 'ko']],
  [/\p{sc=Cyrillic}/u, 'ru', ['uk', 'be', 'bg', 'sr', 'mk', 'kk', 'mn']],
];

const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

const written = new Set(scripts.flatMap(([, usual, others]) => [usual, ...others]));

/** Whether a title is written in a script: half of its letters and more, as some titles quote a word of another one. */
const isIn = (letters: RegExp, title: string): boolean =>
  title.split(letters).length > 0.5 * title.split(/\p{sc=Latin}/u).length;

/** The language of a title: what is said of it, unless its letters are of another script. */
function languageOf(said: string, title: string): string {
  const found = scripts.find(([letters]) => letters.test(title) && isIn(letters, title));
  if (!found) return said !== '' && !written.has(baseOf(said)) ? said : 'en';
  const [, usual, others] = found;
  const base = baseOf(said);
  return base === usual || others.includes(base) ? said : usual;
}

/**
 * The language of the words of an entry, among those of `locales`, the first of which is the style's: that of the work, as its title is
 * written; English words for another language of Latin letters. Undefined for the language of the style.
 */
export function entryLanguageAmong(locales: readonly LocaleTree[]) {
  const known = locales.flatMap(({ lang }) => lang ?? []);
  const served = (language: string) =>
    known.find((lang) => lang.toLowerCase() === language.toLowerCase()) ??
    known.find((lang) => baseOf(lang) === baseOf(language));
  return (said = '', title: string): string | undefined => {
    if (title === '') return undefined;
    const language = languageOf(said, title);
    return served(language) ?? (written.has(baseOf(language)) ? undefined : served('en'));
  };
}
