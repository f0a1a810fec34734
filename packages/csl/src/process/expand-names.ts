import { isSamePerson } from '../reference/names.ts';
import type { NameExpansion, NameLevel, RenderedNames } from '../render/context.ts';
import type { CitationTree, GivenNameRule } from '../style/tree.ts';
import type { Entry } from './entry.ts';
import { greatest, groupBy } from './group-by.ts';
import { allowedLevels } from './name-levels.ts';

/** The lists of names of an entry as it is cited. */
export type NamesOf = (entry: Entry) => readonly RenderedNames[];

/** How far the names of a set of cites are expanded. */
interface Expansion {
  counts: (number | undefined)[];
  levels: number[][];
}

/** A copy that may change. */
const copyOf = ({ counts, levels }: Expansion): Expansion => ({
  counts: [...counts],
  levels: levels.map((list) => [...list]),
});

/** One expansion to try: one more name (`count`), or a name at a higher level. `last`: the highest level of the name. */
type Step =
  | { kind: 'count'; list: number; name: number }
  | { kind: 'level'; list: number; name: number; level: NameLevel; last: boolean };

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

/** Expands one name more. */
function apply({ counts, levels }: Expansion, step: Step): void {
  if (step.kind === 'count') counts[step.list] = step.name + 1;
  else setLevel(levels, step, step.level);
}

function setLevel(levels: number[][], { list, name }: Step, level: number): void {
  while (levels.length <= list) levels.push([]);
  const names = levels[list] ?? [];
  while (names.length <= name) names.push(0);
  names[name] = level;
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

/** A set that looks the same, how far its names are expanded, and the step that divided it from others. */
interface Pending {
  set: readonly Entry[];
  helped: Expansion;
  done: Step | undefined;
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
  *expand(all: readonly Entry[]): Generator<undefined, Entry[][]> {
    const same: Entry[][] = [];
    const pending: Pending[] = [{ set: all, helped: { counts: [], levels: [] }, done: undefined }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { set, helped } = next;
      const groups = set.length > 1 ? yield* this.#split(next) : undefined;
      if (groups) pending.push(...groups.toReversed());
      else for (const entry of set) entry.expansion = merge(entry.expansion, helped);
      if (!groups && set.length > 1) same.push([...set]);
    }
    return same;
  }

  /** The sets into which the first step that helps divides a set; undefined when none helps. */
  *#split({ set, helped, done }: Pending): Generator<undefined, Pending[] | undefined> {
    const state = copyOf(helped);
    for (const step of this.#stepsAfter(set, done)) {
      set[0]?.effort.share('name', set.length);
      yield;
      if (!step) continue;
      apply(state, step);
      const groups = groupBy(set, (entry) => lookAfter(entry, this.#namesOf(entry), step));
      if (groups.length > 1) return groups.map((group) => ({ set: group, helped: state, done: step }));
      if (step.kind === 'level' && step.last) setLevel(state.levels, step, 0);
    }
    return undefined;
  }

  /** The steps for a set after one that is done; undefined for a name without any. */
  *#stepsAfter(set: readonly Entry[], done: Step | undefined): Generator<Step | undefined> {
    const looks = set.map(this.#namesOf);
    const byCite = this.#tree.addGivenName && this.#rule === 'by-cite';
    for (const [list, names] of (looks[0] ?? []).entries()) {
      if (done && list < done.list) continue;
      const longest = greatest(looks, (look) => look[list]?.people.length ?? 0);
      const shown = greatest(looks, (look) => look[list]?.shown ?? 0);
      const levels = byCite ? allowedLevels(names, this.#rule) : [];
      const first = list === done?.list ? done.name : 0;
      for (let name = first; name < (this.#tree.addNames ? longest : shown); name += 1) {
        const isDone = list === done?.list && name === done.name;
        if (name >= shown && !isDone) yield { kind: 'count', list, name };
        yield undefined;
        if (levels.length === 0 || isOnePerson(looks, list, name)) continue;
        const tried = !isDone || done.kind === 'count' ? 0 : done.level;
        for (const level of levels.filter((one) => one > tried))
          yield { kind: 'level', list, name, level, last: level === levels.at(-1) };
      }
    }
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
