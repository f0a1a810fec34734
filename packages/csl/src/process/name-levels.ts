import type { Person } from '../reference/names.ts';
import type { RenderedNames } from '../render/context.ts';
import type { Level } from '../render/name.ts';
import type { GivenNameRule } from '../style/tree.ts';

/** People who look the same as the style prints them, by that look. */
export type Namesakes = Map<string, Map<string, Person>>;

/** Notes everybody in a cite. */
export function addNamesakes(namesakes: Namesakes, lists: readonly RenderedNames[], primary: boolean): void {
  for (const list of lists.slice(0, primary ? 1 : undefined)) {
    for (const person of primary ? list.people.slice(0, 1) : list.people) {
      if (person.literal !== '') continue;
      const look = list.formatter.text(person, 0);
      const people = namesakes.get(look);
      if (people) people.set(person.key, person);
      else namesakes.set(look, new Map([[person.key, person]]));
    }
  }
}

/** The levels that a rule allows beyond the style's own. */
export function allowedLevels(list: RenderedNames, rule: GivenNameRule): readonly Level[] {
  const levels = list.formatter.levels.slice(1);
  return rule.endsWith('with-initials') ? levels.filter((level) => level === 1) : levels;
}

/** The first level at which a name looks like no namesake's; 0 when there is none. */
function levelOf(person: Person, list: RenderedNames, namesakes: Namesakes, rule: GivenNameRule): Level {
  const others = namesakes.get(list.formatter.text(person, 0));
  if (!others || others.size < 2) return 0;
  for (const level of allowedLevels(list, rule)) {
    const look = list.formatter.text(person, level);
    let unique = true;
    for (const other of others.values()) {
      if (other.key !== person.key && list.formatter.text(other, level) === look) {
        unique = false;
        break;
      }
    }
    if (unique) return level;
  }
  return 0;
}

/** How each name of a cite is spelt out by a rule that tells people apart throughout the document. */
export function globalLevels(
  lists: readonly RenderedNames[],
  namesakes: Namesakes,
  rule: GivenNameRule,
): (readonly number[] | undefined)[] {
  const primary = rule.startsWith('primary-name');
  return lists.map((list, at) => {
    if (primary && at > 0) return undefined;
    const levels = list.people.map((person, index) =>
      primary && index > 0 ? 0 : levelOf(person, list, namesakes, rule),
    );
    return levels.some((level) => level > 0) ? levels : undefined;
  });
}
