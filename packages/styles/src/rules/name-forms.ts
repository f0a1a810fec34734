import type { Item, Name, NameVariable } from '@citewright/csl';
import type { Rule } from './rule.ts';

const named = [
  'author',
  'container-author',
  'director',
  'editor',
  'reviewed-author',
  'translator',
] as const satisfies NameVariable[];

/** Initials that run together, as catalogues of medicine write them: "AJ", "AJ-M". */
const initialsAlone = /^\p{Lu}{1,4}(?:-\p{Lu})?$/u;

/** Initials that have periods and no spaces: "S.C.". */
const closedInitials = /(?<=\p{Lu}\.)(?=\p{Lu})/gu;

/** A letter that stands for a name, without its period. */
const bareInitial = /(?<![\p{L}.’'-])(\p{Lu})(?=$|[ -])/gu;

function spelledGiven(given: string): string {
  if (initialsAlone.test(given))
    return given.replace(/\p{Lu}(?=\p{Lu})/gu, '$&. ').replace(/\p{Lu}$/u, '$&.');
  return given.replace(closedInitials, ' ').replace(bareInitial, '$1.');
}

/** "Jr" is an abbreviation, too. */
const withPeriod = (suffix: string): string => suffix.replace(/^(jr|sr)$/i, '$1.');

function spelled(written: Name): Name {
  const { family, given, suffix } = written;
  const isBare = suffix !== undefined && withPeriod(suffix) !== suffix;
  const name = isBare ? { ...written, suffix: withPeriod(suffix) } : written;
  if (!family || !given || given.length > 100 || !/\p{Lu}(?=$|[ -]|\.?\p{Lu})/u.test(given)) return name;
  // All of a name in capitals tells nothing of which of its letters are initials.
  if (family.length > 2 && family === family.toUpperCase() && initialsAlone.test(given) && given.length > 2)
    return name;
  return { ...name, given: spelledGiven(given) };
}

/**
 * Initials have periods and spaces, however the record writes them: "AJ" is "A. J.". Publication Manual of the APA, 7th ed., 9.8; MLA
 * Handbook, 9th ed., 2.76; Chicago Manual of Style, 17th ed., 7.35 and 14.73. The styles close them up again where they want it.
 */
export const spellInitials: Rule = (item) => {
  const changed: Partial<Item> = {};
  for (const variable of named) {
    const names = item[variable];
    const forms = names?.map(spelled);
    if (forms?.some((form, at) => form !== names?.[at])) changed[variable] = forms;
  }
  return Object.keys(changed).length > 0 ? { ...item, ...changed } : item;
};

/** A programme is known by its host where nobody else is named; `label` says in the name that it is one. */
export const hostAsAuthor =
  (label?: string): Rule =>
  (item) => {
    const { host, author, ...rest } = item;
    if (item.type !== 'broadcast' || item['container-title'] || author?.length || !host?.length) return item;
    const [last, ...others] = host.toReversed();
    const labelled = label && last?.family ? { ...last, suffix: label, 'comma-suffix': true } : last;
    return { ...rest, author: [...others.toReversed(), ...(labelled ? [labelled] : [])] };
  };
