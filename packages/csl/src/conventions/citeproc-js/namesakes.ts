import { isSamePerson, type Person } from '../../reference/names.ts';
import type { NameLevels, NamesakesRule, PrintedNames } from '../conventions.ts';

/** Whether two different people look the same in a list. */
const isNamesake = (one: Person, other: Person, { formatter }: PrintedNames): boolean =>
  one !== other &&
  one.literal === '' &&
  other.literal === '' &&
  !isSamePerson(one, other) &&
  formatter.text(one, 0) === formatter.text(other, 0);

/** In full: names of the first list with a namesake in it, and later names that look like an earlier one. */
function spelledOut(printed: readonly PrintedNames[]): NameLevels | undefined {
  const seen: Person[] = [];
  const levels = printed.map((list, at) =>
    list.people.map((person) => {
      const others = at === 0 ? list.people : [...seen];
      seen.push(person);
      return others.some((other) => isNamesake(person, other, list)) ? 2 : 0;
    }),
  );
  return levels.flat().includes(2) ? levels : undefined;
}

/** With initials: the first name of a citation if the first editor or translator in its entry looks the same. */
function initialled(
  [first]: readonly PrintedNames[],
  printed: readonly PrintedNames[],
): NameLevels | undefined {
  const [primary] = first?.people ?? [];
  if (!first || !primary) return undefined;
  const differs = printed.some(({ people: [other] }) => {
    if (!other || !isNamesake(primary, other, first)) return false;
    return first.formatter.text(primary, 1) !== first.formatter.text(other, 1);
  });
  return differs ? [[1]] : undefined;
}

/** Namesakes in one work are disambiguated as if they were in different works. */
export const namesakes: NamesakesRule = ({ addGivenName, givenNameRule = 'by-cite' }, printed, entry) => {
  if (!addGivenName) return undefined;
  if (givenNameRule === 'by-cite') return entry ? undefined : spelledOut(printed);
  return givenNameRule === 'primary-name-with-initials' && entry ? initialled(printed, entry) : undefined;
};
