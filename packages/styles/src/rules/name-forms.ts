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

/** Initials without periods, as in medical catalogues: "AJ", "AJ-M". */
const initialsAlone = /^\p{Lu}{1,4}(?:-\p{Lu})?$/u;

/** Initials with periods but no spaces: "S.C.". */
const closedInitials = /(?<=\p{Lu}\.)(?=\p{Lu})/gu;

/** An initial without its period. */
const bareInitial = /(?<![\p{L}.’'-])(\p{Lu})(?=$|[ -])/gu;

function spelledGiven(given: string): string {
  if (initialsAlone.test(given))
    return given.replace(/\p{Lu}(?=\p{Lu})/gu, '$&. ').replace(/\p{Lu}$/u, '$&.');
  return given.replace(closedInitials, ' ').replace(bareInitial, '$1.');
}

/** "Jr" and "Sr" are abbreviations. */
const withPeriod = (suffix: string): string => suffix.replace(/^(jr|sr)$/i, '$1.');

function spelled(written: Name): Name {
  const { family, given, suffix } = written;
  const isBare = suffix !== undefined && withPeriod(suffix) !== suffix;
  const name = isBare ? { ...written, suffix: withPeriod(suffix) } : written;
  if (!family || !given || given.length > 100 || !/\p{Lu}(?=$|[ -]|\.?\p{Lu})/u.test(given)) return name;
  // In a name all in capitals, initials cannot be told from short given names.
  if (family.length > 2 && family === family.toUpperCase() && initialsAlone.test(given) && given.length > 2)
    return name;
  return { ...name, given: spelledGiven(given) };
}

/**
 * Initials have periods and spaces, whatever the record has: "AJ" is "A. J.". Publication Manual of the APA, 7th ed., 9.8; MLA
 * Handbook, 9th ed., 2.76; Chicago Manual of Style, 17th ed., 7.35 and 14.73. CSL styles without the spaces remove them.
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

/** The host is the author of a programme without one; `label` follows the name. */
export const hostAsAuthor =
  (label?: string): Rule =>
  (item) => {
    const { host, author, ...rest } = item;
    if (item.type !== 'broadcast' || item['container-title'] || author?.length || !host?.length) return item;
    const [last, ...others] = host.toReversed();
    const labelled = label && last?.family ? { ...last, suffix: label, 'comma-suffix': true } : last;
    return { ...rest, author: [...others.toReversed(), ...(labelled ? [labelled] : [])] };
  };
