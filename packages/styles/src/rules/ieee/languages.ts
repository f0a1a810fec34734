import { latest } from '../../catalogue/latest.ts';
import { omit, type Rule } from '../rule.ts';

// Made when a name is asked for: that takes some milliseconds.
const namesIn = latest(
  1,
  (language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }),
);

/** The name of a language by its code, unless it is English. */
function languageName(language: string): string | undefined {
  if (/^\p{Lu}\p{Ll}{3,20}$/u.test(language)) return language === 'English' ? undefined : language;
  const [code = ''] = language.split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(code) || /^(?:en|eng|mul|und|zxx)$/.test(code)) return undefined;
  return namesIn('en').of(code);
}

/**
 * Works in other languages: "(in German)" after the title of an article or patent, and after the publisher of a book that was not
 * translated. IEEE Reference Guide (2025), II.B, II.L and II.M.
 */
export const nameLanguage: Rule = (item) => {
  const { language, publisher, type } = item;
  const name = language === undefined ? undefined : languageName(String(language).slice(0, 40));
  if (name === undefined) return omit(item, 'annote');
  if ((type === 'book' || type === 'chapter') && publisher !== undefined && !item.translator?.length)
    return { ...item, publisher: `${publisher} (in ${name})` };
  return type === 'article-journal' || type === 'patent' ? { ...item, annote: `in ${name}` } : item;
};
