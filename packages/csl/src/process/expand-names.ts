import { isSamePerson } from '../reference/names.ts';
import type { NameExpansion, NameLevel, RenderedNames } from '../render/context.ts';
import type { CitationTree, GivenNameRule } from '../style/tree.ts';
import type { Entry } from './entry.ts';
import { greatest, groupBy, inTurn } from './group-by.ts';
import { allowedLevels } from './name-levels.ts';

/** The lists of names of an entry as it is cited. */
export type NamesOf = (entry: Entry) => readonly RenderedNames[];

/** How far the names of a set of cites are expanded. */
interface Expansion {
  counts: (number | undefined)[];
  levels: (number[] | undefined)[];
}

/** One expansion to try: one more name (`count`), or a name at a higher level. `last`: the highest level of the name. */
type Step =
  | { kind: 'count'; list: number; name: number }
  | { kind: 'level'; list: number; name: number; level: NameLevel; last: boolean };

const levelOf = (step: Step): number => (step.kind === 'count' ? 0 : step.level);

/** Whether a step comes after another: steps are in the order of lists, names and levels. */
function isAfter(step: Step, other: Step): boolean {
  if (step.list !== other.list) return step.list > other.list;
  if (step.name !== other.name) return step.name > other.name;
  return levelOf(step) > levelOf(other);
}

/**
 * What distinguishes a cite after a step. The cites of a set are the same before it, so they can differ only in the name of the
 * step and in whether "et al." follows: nothing needs to be rendered.
 */
function lookAfter(entry: Entry, names: readonly RenderedNames[], step: Step): string {
  const list = names[step.list];
  const person = list?.people[step.name];
  if (!list || !person) return '';
  if (step.kind === 'level') return list.formatter.text(person, step.level);
  const level = (entry.expansion?.levels[step.list]?.[step.name] ?? 0) as NameLevel;
  return list.formatter.text(person, level) + (list.people.length > step.name + 1 ? '+' : '');
}

function apply(state: Expansion, step: Step): Expansion {
  if (step.kind === 'level') return withLevel(state, step, step.level);
  const counts = [...state.counts];
  counts[step.list] = step.name + 1;
  return { ...state, counts };
}

function withLevel(state: Expansion, step: Step, level: number): Expansion {
  const levels = [...state.levels];
  const list = [...(levels[step.list] ?? [])];
  list[step.name] = level;
  levels[step.list] = list;
  return { ...state, levels };
}

/** The names expanded for the whole document, and those of one cite. */
function merge(known: NameExpansion | undefined, added: Expansion): NameExpansion {
  if (!known) return added;
  const lists = Math.max(known.levels.length, added.levels.length);
  const levels = Array.from({ length: lists }, (_, list) => {
    const left = known.levels[list] ?? [];
    const right = added.levels[list] ?? [];
    return Array.from({ length: Math.max(left.length, right.length) }, (_name, name) =>
      Math.max(left[name] ?? 0, right[name] ?? 0),
    );
  });
  return { counts: added.counts, levels };
}

/** Expands the names of cites that look the same (CSL 1.0.2, Disambiguation, methods 1 and 2). */
export class NameExpander {
  readonly #tree: CitationTree;
  readonly #rule: GivenNameRule;
  readonly #namesOf: NamesOf;

  constructor(tree: CitationTree, rule: GivenNameRule, namesOf: NamesOf) {
    this.#tree = tree;
    this.#rule = rule;
    this.#namesOf = namesOf;
  }

  /** Expands names step by step. Returns the sets that still look the same. */
  *expand(set: readonly Entry[]): Generator<undefined, Entry[][]> {
    return yield* this.#expandFrom(set, { counts: [], levels: [] }, undefined);
  }

  *#steps(set: readonly Entry[]): Generator<undefined, Step[]> {
    const looks = set.map(this.#namesOf);
    const byCite = this.#tree.addGivenName && this.#rule === 'by-cite';
    const steps: Step[] = [];
    for (const [list, names] of (looks[0] ?? []).entries()) {
      const longest = greatest(looks, (look) => look[list]?.people.length ?? 0);
      const shown = greatest(looks, (look) => look[list]?.shown ?? 0);
      const levels = byCite ? allowedLevels(names, this.#rule) : [];
      for (let name = 0; name < (this.#tree.addNames ? longest : shown); name += 1) {
        if (name >= shown) steps.push({ kind: 'count', list, name });
        yield;
        if (levels.length === 0 || isOnePerson(looks, list, name)) continue;
        for (const level of levels) {
          steps.push({ kind: 'level', list, name, level, last: level === levels.at(-1) });
        }
      }
    }
    return steps;
  }

  /** Tries the steps after `done`. If none helps, the names stay as after the last step that helped. */
  *#expandFrom(
    set: readonly Entry[],
    helped: Expansion,
    done: Step | undefined,
  ): Generator<undefined, Entry[][]> {
    let state = helped;
    for (const step of yield* this.#steps(set)) {
      if (done && !isAfter(step, done)) continue;
      yield;
      const next = apply(state, step);
      const groups = groupBy(set, (entry) => lookAfter(entry, this.#namesOf(entry), step));
      if (groups.length > 1) return yield* inTurn(groups, (group) => this.#expandGroup(group, next, step));
      state = step.kind === 'level' && step.last ? withLevel(next, step, 0) : next;
    }
    for (const entry of set) entry.expansion = merge(entry.expansion, helped);
    return [[...set]];
  }

  *#expandGroup(group: readonly Entry[], state: Expansion, done: Step): Generator<undefined, Entry[][]> {
    const [only] = group;
    if (group.length > 1 || !only) return yield* this.#expandFrom(group, state, done);
    only.expansion = merge(only.expansion, state);
    return [];
  }
}

/** Whether all cites have the same person at an index, so that a fuller name would not help. */
function isOnePerson(looks: readonly (readonly RenderedNames[])[], list: number, name: number): boolean {
  const person = looks[0]?.[list]?.people[name];
  return looks.every((look) => {
    const other = look[list]?.people[name];
    return person && other ? isSamePerson(person, other) : person === other;
  });
}
