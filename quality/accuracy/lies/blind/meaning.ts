import type { Random } from '../../titles/forms.ts';
import type { Lie } from '../kind.ts';
import { between, pick } from './choice.ts';
import { type Language, languageOf } from './languages.ts';
import { withNegation, withoutNegation } from './negation.ts';
import {
  AND_OR,
  NUMBER_WORDS,
  OPPOSITES,
  PLACES,
  ROMAN_NUMERALS,
  SUBJECTS,
  SUBTITLES,
} from './word-lists.ts';
import { exchangePeer, exchangeWord, hasWord, retitled, titleOf } from './words.ts';

type Retelling = (title: string, language: Language, random: Random) => string | undefined;

const titleLie = (name: string, retell: Retelling): Lie => ({
  name,
  concern: 'meaning',
  fields: ['title'],
  tell: (item, random) => retitled(item, retell(titleOf(item), languageOf(item), random)),
});

/** Whole numbers, not inside a tag, an entity or a fraction. */
const NUMBER = /(?<![\d.,&#])[1-9]\d{0,3}(?!\d|[^<]*>)/g;

const isYear = (value: number): boolean => value >= 1000 && value < 2100;

/** One number of the title that the test allows, with `step` added. */
function shiftNumber(title: string, allows: (value: number) => boolean, step: number, random: Random) {
  const place = pick(
    [...title.matchAll(NUMBER)].filter(([digits]) => allows(Number(digits))),
    random,
  );
  if (!place) return undefined;
  const [digits] = place;
  return title.slice(0, place.index) + (Number(digits) + step) + title.slice(place.index + digits.length);
}

/** "the effect of X on Y": the parts before, X, between, Y. What follows Y tells where it was studied. */
const CAUSES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(\b(?:effects?|impacts?|influence|consequences) of )([^:?!.,;<]{3,60}?)( on )([^:?!.,;<]{3,60}?)(?= (?:in|among|during|after|at|for|by|using|under|from|and)\b|[:?!.,;<]|$)/i,
  de: /((?:Einfluss|Einfluß|Wirkung|Auswirkung|Auswirkungen|Effekte?) von )(\S{3,40}?)( auf )(\S{3,40}?)(?=[ :?!.,;<]|$)/,
  fr: /(\b(?:effets?|influence|impact) (?:de la |de ))([^:?!.,;<]{3,50}?)( sur (?:la )?)([^:?!.,;<]{3,50}?)(?= (?:dans|chez|en|au|aux|par)\b|[:?!.,;<]|$)/i,
  es: /(\b(?:efectos?|influencia|impacto) de )([^:?!.,;<]{3,50}?)( sobre | en )([^:?!.,;<]{3,50}?)(?= (?:en|entre|durante|por)\b|[:?!.,;<]|$)/i,
  nl: /(\b(?:effect|effecten|invloed) van )([^:?!.,;<]{3,50}?)( op )([^:?!.,;<]{3,50}?)(?= (?:in|bij|tijdens)\b|[:?!.,;<]|$)/i,
};

const exchangeCause: Retelling = (title, language) => {
  const pattern = CAUSES[language];
  return pattern && title.replace(pattern, '$1$4$3$2');
};

const exchangeOpposite: Retelling = (title, language, random) =>
  exchangePeer(title, OPPOSITES[language], random);

/** Not where the title has an "or" of its own: it may join the same things. */
const andToOr: Retelling = (title, language) => {
  const [and, or] = AND_OR[language];
  return hasWord(title, or) || !hasWord(title, and) ? undefined : exchangeWord(title, and, or);
};

const SUBTITLE = /^(.{8,}?: )(.{8,})$/su;
const ONE_PART_IN_LATIN_LETTERS = /^[\p{Script=Latin}\p{M}\p{N} ,'’-]{8,}$/u;

const replaceSubtitle: Retelling = (title, language, random) => {
  const [, main] = SUBTITLE.exec(title) ?? [];
  return main && main + pick(SUBTITLES[language], random);
};

const addSubtitle: Retelling = (title, language, random) =>
  ONE_PART_IN_LATIN_LETTERS.test(title) ? `${title}: ${pick(SUBTITLES[language], random)}` : undefined;

/** Lies about what the work says, told in its title. */
export const meaningLies: readonly Lie[] = [
  titleLie('a word of the title becomes its opposite', exchangeOpposite),
  titleLie('a negation is added to the title', withNegation),
  titleLie('a negation is taken from the title', withoutNegation),
  titleLie('a number in the title is another', (title, _language, random) =>
    shiftNumber(title, (value) => !isYear(value), between(1, 4, random), random),
  ),
  titleLie('a year in the title is another', (title, _language, random) =>
    shiftNumber(title, isYear, (random() < 0.5 ? -1 : 1) * between(1, 9, random), random),
  ),
  titleLie('a Roman numeral or number word in the title is another', (title, language, random) =>
    exchangePeer(title, [...ROMAN_NUMERALS, ...NUMBER_WORDS[language]], random),
  ),
  titleLie('the place or people that the title names is another', (title, language, random) =>
    exchangePeer(title, PLACES[language], random),
  ),
  titleLie('what the title says was studied is another', (title, _language, random) =>
    exchangePeer(title, SUBJECTS, random),
  ),
  titleLie('cause and effect change places in the title', exchangeCause),
  titleLie('"and" in the title becomes "or"', andToOr),
  titleLie('the subtitle is an invented one', replaceSubtitle),
  titleLie('an invented subtitle is added', addSubtitle),
];
