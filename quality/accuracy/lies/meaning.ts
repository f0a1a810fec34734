import type { Item } from '@citewright/csl';
import { stripTags } from '../../../packages/record/src/index.ts';
import type { Lie } from './kind.ts';

const titleOf = ({ title }: Item): string => stripTags(String(title ?? ''));

/** Another title, where there is one that differs. */
function titled(item: Item, title: string | undefined): Item | undefined {
  return title === undefined || title === titleOf(item) || titleOf(item) === ''
    ? undefined
    : { ...item, title };
}

const changing = (name: string, change: (title: string, language: string) => string | undefined): Lie => ({
  name,
  concern: 'meaning',
  fields: ['title'],
  tell: (item) => titled(item, change(titleOf(item), String(item.language ?? '').slice(0, 2))),
});

const lowered = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/** Pairs of words of which one says the contrary of the other, in the languages of the records. */
const opposites: readonly (readonly [string, string])[] = [
  ['increase', 'decrease'],
  ['increased', 'decreased'],
  ['increases', 'decreases'],
  ['male', 'female'],
  ['men', 'women'],
  ['with', 'without'],
  ['and', 'or'],
  ['early', 'late'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['positive', 'negative'],
  ['new', 'old'],
  ['good', 'bad'],
  ['short', 'long'],
  ['before', 'after'],
  ['rural', 'urban'],
  ['children', 'adults'],
  ['for', 'against'],
  ['large', 'small'],
  ['mit', 'ohne'],
  ['avec', 'sans'],
  ['con', 'sin'],
  ['com', 'sem'],
  ['und', 'oder'],
  ['et', 'ou'],
];

function opposed(title: string): string | undefined {
  for (const [one, other] of opposites)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const found = new RegExp(`(?<![\\p{L}-])${from}(?![\\p{L}-])`, 'iu').exec(title);
      if (!found) continue;
      const isCapital = /^\p{Lu}/u.test(found[0]);
      const word = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      return title.slice(0, found.index) + word + title.slice(found.index + found[0].length);
    }
  return undefined;
}

const negations: Readonly<Record<string, string>> = {
  de: 'Keine',
  fr: 'Aucun',
  es: 'Ningún',
  pt: 'Nenhum',
  it: 'Nessun',
  nl: 'Geen',
};

/** A title to whose last sentence words can be added. */
const isOpen = (title: string): boolean => /[\p{L}\p{N})]$/u.test(title);

/** Lies about what a work says. */
export const meaningLies: readonly Lie[] = [
  changing(
    '"No" stands before the title',
    (title, language) => `${negations[language] ?? 'No'} ${lowered(title)}`,
  ),
  changing('"Lack of" stands before the title', (title) => `Lack of ${lowered(title)}`),
  changing('"not" stands in the title', (title) => {
    const words = title.split(' ');
    return words.length < 3 ? undefined : words.toSpliced(Math.ceil(words.length / 2), 0, 'not').join(' ');
  }),
  changing('a word of the title is turned into its opposite', opposed),
  changing('a number of the title is another', (title) =>
    title.replace(/\d+/, (number) => String(Number(number) + 1)),
  ),
  changing('a Roman numeral of the title is another', (title) => {
    const next: Readonly<Record<string, string>> = { II: 'III', III: 'IV', IV: 'V' };
    return title.replace(/\b(?:II|III|IV)\b/, (numeral) => next[numeral] ?? numeral);
  }),
  changing('a year stands behind the title', (title) => (isOpen(title) ? `${title} in 1999` : undefined)),
  changing('"in the others" stands behind the title', (title) =>
    isOpen(title) ? `${title} in the others` : undefined,
  ),
  changing('"non-" stands before a word of the title', (title) =>
    title.replace(/(?<= )\p{Ll}{6,}/u, (word) => `non-${word}`),
  ),
  changing('an invented subtitle is added', (title) =>
    /[:?]/.test(title) ? undefined : `${title}: a claim that nobody made`,
  ),
];
