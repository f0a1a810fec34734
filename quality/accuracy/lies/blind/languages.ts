import type { Item } from '@citewright/csl';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';

const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the of and in on for with to from a an is are by',
  de: 'in der die das und von zur zum des dem den im für ein eine einer mit auf über bei',
  fr: 'le la les des du et dans sur pour une un au aux de en chez',
  es: 'el la los las del y en para por una un de con sobre',
  pt: 'o os as do da dos das e em no na para uma um de com',
  it: 'in il lo la gli della del di e nel nella per una dei delle un',
  nl: 'in het een van de en voor op met te bij tot',
};

const CODES: Readonly<Record<string, Language>> = {
  en: 'en',
  eng: 'en',
  de: 'de',
  deu: 'de',
  ger: 'de',
  fr: 'fr',
  fra: 'fr',
  fre: 'fr',
  es: 'es',
  spa: 'es',
  pt: 'pt',
  por: 'pt',
  it: 'it',
  ita: 'it',
  nl: 'nl',
  nld: 'nl',
  dut: 'nl',
};

const LANGUAGES = Object.keys(SMALL_WORDS) as Language[];

/** The language whose small words the title has most of; else the one that the item names; else English. */
export function languageOf({ title, language }: Item): Language {
  const words = String(title ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const scores = LANGUAGES.map((code) => {
    const small = new Set(SMALL_WORDS[code].split(' '));
    return words.filter((word) => small.has(word)).length;
  });
  const most = Math.max(...scores);
  const named =
    CODES[
      String(language ?? '')
        .toLowerCase()
        .split(/[-_]/)[0] ?? ''
    ];
  if (named && scores[LANGUAGES.indexOf(named)] === most) return named;
  return most === 0 ? (named ?? 'en') : (LANGUAGES[scores.indexOf(most)] ?? 'en');
}
