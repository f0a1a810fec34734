import type { Name } from '../../item.ts';
import { type Person, toPeople } from '../../reference/names.ts';

/** Languages whose names have the family name in front, in any script. */
const FAMILY_FIRST = /^(?:zh|ja|vi|hu)/;
/** Scripts in which the given name is in front. */
const GIVEN_FIRST =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The space round a typed text, which is part of the name. */
const typed = (text: unknown, read: string): string => {
  if (!isText(text) || text.trim() === text) return read;
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];
  return before + read + after;
};

function orderOf({ family, given, order }: Person, language: string | undefined): Person['order'] {
  if (order !== 'western') return order;
  const parts = family !== '' && given !== '';
  if (parts && /\p{L}/u.test(family) && !GIVEN_FIRST.test(family))
    return GIVEN_FIRST.test(given) ? 'static' : 'asian';
  return FAMILY_FIRST.test(language ?? '') ? 'static' : order;
}

function asTyped(name: Name, person: Person, language: string | undefined): Person {
  if (person.literal !== '') return person;
  return {
    ...person,
    family: typed(name.family, person.family),
    given: typed(name.given, person.given),
    order: orderOf(person, language),
  };
}

/**
 * Space round names stays. In Chinese, Japanese, Vietnamese and Hungarian works the family name is in front, as it is in
 * scripts of which no initials are known.
 */
export function people(names: unknown, language: string | undefined): readonly Person[] {
  if (!Array.isArray(names)) return toPeople(names);
  return names.flatMap((name) => toPeople([name]).map((person) => asTyped(name as Name, person, language)));
}

/** Somebody of whom nothing is known. */
const NOBODY = toPeople('').map((person): Person => ({ ...person, order: 'asian' }));

function asSettled(name: Name, person: Person): Person {
  if (!name.literal && !name.family) return { ...person, given: person.literal, literal: '', order: 'asian' };
  return isText(name.family) && name.family.endsWith(',')
    ? { ...person, family: `${person.family},` }
    : person;
}

/**
 * The same people where what prints nothing is left out afterwards. A given name by itself is no family name; names of which
 * nothing is known are one that prints nothing; a comma that a list left behind is part of the family name.
 */
export function settledPeople(names: unknown, language: string | undefined): readonly Person[] {
  if (!Array.isArray(names) || names.length === 0) return people(names, language);
  const found = names.flatMap((name) =>
    people([name], language).map((person) => asSettled(name as Name, person)),
  );
  return found.length > 0 ? found : NOBODY;
}
