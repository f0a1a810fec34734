import type { ProjectCitation } from '@citewright/contract';

/** Where an entry goes: so many places further, or before another one. */
export type Move = { by: -1 | 1 } | { before: number };

type Listed = Pick<ProjectCitation, 'id' | 'heading'>;

/** Where a citation goes: before another one, or to the end, in the section of `beside`. */
export interface MoveTarget<Entry> {
  before: number | null;
  beside: Entry;
}

/**
 * The target of a move in a list; absent where it moves nothing. At the end of its section an entry goes on into the next one. Where the
 * style sorts (`isOrdered` is false) there is only another section to go to.
 */
export function moveTarget<Entry extends Listed>(
  list: readonly Entry[],
  id: number,
  to: Move,
  isOrdered: boolean,
): MoveTarget<Entry> | undefined {
  const from = list.findIndex((entry) => entry.id === id);
  const own = list[from];
  if (!own) return undefined;
  const isElsewhere = (entry: Listed) => entry.heading !== own.heading;
  if ('before' in to) {
    const other = list.find((entry) => entry.id === to.before);
    if (!other || other === own || !(isOrdered || isElsewhere(other))) return undefined;
    return { before: other.id, beside: other };
  }
  const isDown = to.by > 0;
  const inOrder = isDown ? list.slice(from + 1) : list.slice(0, from).reverse();
  const beside = isOrdered ? inOrder[0] : inOrder.find(isElsewhere);
  if (!beside) return undefined;
  if (isElsewhere(beside)) return { before: isDown ? beside.id : null, beside };
  if (!isDown) return { before: beside.id, beside };
  const behind = inOrder[1];
  return { before: behind && !isElsewhere(behind) ? behind.id : null, beside };
}

/** The list after a move, as far as can be said before the server has sorted it. */
export function movedList<Entry extends Listed>(
  list: readonly Entry[],
  moved: Entry,
  { before, beside }: MoveTarget<Entry>,
): Entry[] {
  const others = list.filter(({ id }) => id !== moved.id);
  const at =
    before === null
      ? others.findLastIndex(({ heading }) => heading === beside.heading) + 1
      : others.findIndex(({ id }) => id === before);
  return others.toSpliced(at, 0, moved);
}
