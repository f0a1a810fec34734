import type { Language } from './languages.ts';

type Rewriting = readonly [pattern: RegExp, by: string];

const ADDED: Readonly<Record<Language, readonly Rewriting[]>> = {
  en: [
    [
      / (improve|reduce|increase|predict|cause|promote|inhibit|induce|regulate|affect|enhance|require|alter|mediate)s(?= (?!in\b|of\b|and\b))/,
      ' does not $1',
    ],
    [/ (is|are|was|were|can|does|do|did|will|should|must)(?= (?!not\b|no\b))/i, ' $1 not'],
    [
      /^(?:The )?(Evidence for|Effects? of|Association between|Associations between|Relationship between) /,
      'No $1 ',
    ],
  ],
  de: [[/ (ist|sind|war|waren|kann|können|wird|werden|soll|muss)(?= (?!nicht\b|kein))/, ' $1 nicht']],
  fr: [
    [/ (est|était)(?= (?!pas\b))/, " n'$1 pas"],
    [/ (sont|peut|peuvent|doit|doivent|fait)(?= (?!pas\b))/, ' ne $1 pas'],
  ],
  es: [[/(?<!\bno )(?<= )(es|son|fue|puede|pueden|debe|hay|está)(?= )/i, 'no $1']],
  pt: [[/(?<!\bnão )(?<= )(é|são|foi|pode|podem|deve|há|está)(?= )/i, 'não $1']],
  it: [[/(?<!\bnon )(?<= )(è|sono|può|possono|deve)(?= )/i, 'non $1']],
  nl: [[/ (is|zijn|was|kan|kunnen|moet|wordt|worden)(?= (?!niet\b|geen\b))/, ' $1 niet']],
};

/** In Portuguese "no" means "in the"; in names of works "No. 5" is a number: so "no" only before such words. */
const REMOVED: Readonly<Record<Language, readonly Rewriting[]>> = {
  en: [
    [/\bcannot\b/, 'can'],
    [/(?<=\S )not (?!only\b|just\b)/i, ''],
    [/\bno (?=evidence|effect|association|difference|impact|benefit|role|increase|change|longer)/i, ''],
    [/\bnon-(?=\p{Ll}{4})/u, ''],
    [/(?<= )never (?=\p{L})/u, 'always '],
    [/(?<= )nothing\b/, 'everything'],
    [/(?<= )lack of /, 'abundance of '],
    [/^lack of /i, 'Abundance of '],
  ],
  de: [
    [/(?<= )nicht (?!nur\b)/, ''],
    [/(?<= )kein(?=(?:e|er|en|em)? )/, 'ein'],
    [/^Kein(?=(?:e|er|en|em)? )/, 'Ein'],
  ],
  fr: [
    [/\bn['’](est|était) pas\b/, '$1'],
    [/\bne (\p{L}+) pas\b/u, '$1'],
    [/(?<= )aucun(?=e? )/, 'chacun'],
  ],
  es: [[/(?<= )no (?=es|son|hay|se\b|fue|puede|existe|\p{L}+(?:ados?|adas?|idos?|idas?)\b)/u, '']],
  pt: [[/(?<= )não (?!só\b|apenas\b)/, '']],
  it: [[/(?<= )non (?!solo\b)/, '']],
  nl: [
    [/(?<= )niet (?!alleen\b)/, ''],
    [/(?<= )geen (?=\p{L})/u, 'alle '],
  ],
};

const rewritten = (title: string, rewritings: readonly Rewriting[]): string | undefined => {
  const rewriting = rewritings.find(([pattern]) => pattern.test(title));
  return rewriting && title.replace(...rewriting);
};

/** The title as a denial; undefined for questions, which hold with "not" and without. */
export const withNegation = (title: string, language: Language): string | undefined =>
  title.includes('?') ? undefined : rewritten(title, ADDED[language]);

/** The title without its denial. */
export const withoutNegation = (title: string, language: Language): string | undefined =>
  rewritten(title, REMOVED[language]);
