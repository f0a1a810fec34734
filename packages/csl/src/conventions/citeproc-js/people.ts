import type { Name } from '../../item.ts';
import { type Person, toPeople } from '../../reference/names.ts';

/** Languages in which the family name comes first, in any script. */
const FAMILY_FIRST = /^(?:zh|ja|vi|hu)/;
/** Scripts in which the given name comes first. */
const GIVEN_FIRST =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

const isString = (value: unknown): value is string => typeof value === 'string';

/** The parsed part of a name with the space around it in the item. */
const withSpace = (text: unknown, parsed: string): string => {
  if (!isString(text) || text.trim() === text) return parsed;
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];
  return before + parsed + after;
};

function citeprocNameOrder({ family, given, order }: Person, language: string | undefined): Person['order'] {
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
    family: withSpace(name.family, person.family),
    given: withSpace(name.given, person.given),
    order: citeprocNameOrder(person, language),
  };
}

/**
 * Space around names stays. The family name comes first in Chinese, Japanese, Vietnamese and Hungarian works, and in scripts
 * without known initials.
 */
export function people(names: unknown, language: string | undefined): readonly Person[] {
  if (!Array.isArray(names)) return toPeople(names);
  return names.flatMap((name) => toPeople([name]).map((person) => asTyped(name as Name, person, language)));
}

/** A name that prints nothing. */
const NOBODY = toPeople('').map((person): Person => ({ ...person, order: 'asian' }));

function asSettled(name: Name, person: Person): Person {
  if (!name.literal && !name.family) return { ...person, given: person.literal, literal: '', order: 'asian' };
  return isString(name.family) && name.family.endsWith(',')
    ? { ...person, family: `${person.family},` }
    : person;
}

/**
 * The same together with `settle`, which removes empty nodes. A given name alone is not a family name; a list without usable
 * names is one name that prints nothing; a comma after a family name is part of it.
 */
export function settledPeople(names: unknown, language: string | undefined): readonly Person[] {
  if (!Array.isArray(names) || names.length === 0) return people(names, language);
  const found = names.flatMap((name) =>
    people([name], language).map((person) => asSettled(name as Name, person)),
  );
  return found.length > 0 ? found : NOBODY;
}
