import type { Item } from '@citewright/csl';

export type Name = NonNullable<Item['author']>[number];

const LATIN_NAME = /^[\p{Script=Latin}\p{M}.'’ -]+$/u;
/** A given name or an initial; a lower-case part after a hyphen ("Yu-ting") belongs to it. */
const GIVEN_NAME = /(\p{Lu})[\p{Ll}\p{M}'’]*(?:-\p{Ll}+)*\.?/gu;
/** Spelt in capitals, with a particle ("Abd al-Rahman") or an apostrophe ("D’Arcy"). */
const WITHOUT_CLEAR_INITIALS = /\p{Lu}{4}|(?:^| )\p{Ll}|['’]/u;

export const isLatin = (text: string | undefined): text is string =>
  text !== undefined && LATIN_NAME.test(text);

/** "Jean-Paul" is "J.-P."; undefined where the given names are not in Latin letters, or their initials are not clear. */
export function initialsOf(given: string | undefined): string | undefined {
  if (!isLatin(given) || WITHOUT_CLEAR_INITIALS.test(given)) return undefined;
  return given.replace(GIVEN_NAME, '$1.');
}

/** What two names of one person or body share: the family name or the literal, without case and accents. */
export const keyOf = ({ family, literal }: Name): string =>
  (family ?? literal ?? '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The keys of all who are named in the main roles. */
export const keysOf = ({ author, editor, translator }: Item): ReadonlySet<string> =>
  new Set([...(author ?? []), ...(editor ?? []), ...(translator ?? [])].map(keyOf));

/** The places of the list where `test` holds. */
export const placesOf = (names: readonly Name[], test: (name: Name) => boolean): number[] =>
  names.flatMap((name, place) => (test(name) ? [place] : []));

/** The names with another at that place. */
export const replaced = (names: readonly Name[], place: number, name: Name): Name[] =>
  names.map((other, at) => (at === place ? name : other));

/** The names with one more before that place. */
export const inserted = (names: readonly Name[], place: number, name: Name): Name[] => [
  ...names.slice(0, place),
  name,
  ...names.slice(place),
];
