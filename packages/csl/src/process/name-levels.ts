import type { NameLevel, RenderedNames } from '../render/context.ts';
import type { GivenNameRule } from '../style/tree.ts';
import type { Namesakes } from './namesakes.ts';

/** The levels above 0 that a rule allows. */
export function allowedLevels({ formatter }: RenderedNames, rule: GivenNameRule): readonly NameLevel[] {
  return rule.endsWith('with-initials') ? formatter.initialLevels : formatter.levels;
}

/** The levels of the names of a cite by a rule that applies throughout the document. */
export function globalLevels(
  lists: readonly RenderedNames[],
  namesakes: Namesakes,
  rule: GivenNameRule,
): (readonly number[] | undefined)[] {
  return lists.map((list) => {
    const allowed = allowedLevels(list, rule);
    const levels = list.people.map((person) => namesakes.levelOf(person, list.formatter, allowed));
    return levels.some((level) => level > 0) ? levels : undefined;
  });
}
