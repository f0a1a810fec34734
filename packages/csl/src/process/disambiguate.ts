import { plainText } from '../output/plain.ts';
import { type CiteState, type NameExpansion, PLAIN_CITE, type RenderedNames } from '../render/context.ts';
import type { CitationTree, GivenNameRule } from '../style/tree.ts';
import type { Entry } from './entry.ts';
import { addNamesakes, allowedLevels, globalLevels, type Namesakes } from './name-levels.ts';
import { type RenderedCite, renderCite, type StylePart } from './part.ts';
import { yearSuffix } from './year-suffix.ts';

export interface DisambiguateOptions {
  part: StylePart;
  tree: CitationTree;
  /** The style has a `disambiguate` condition. */
  condition: boolean;
}

interface Look {
  text: string;
  names: readonly RenderedNames[];
}

/** How far the names of some cites are expanded. */
interface Expansion {
  counts: (number | undefined)[];
  levels: (number[] | undefined)[];
}

/** One more thing to show: a further name, or a name in fuller form. */
type Step =
  | { kind: 'level'; list: number; name: number; level: number; last: boolean }
  | { kind: 'count'; list: number; count: number };

function groupBy<T>(values: readonly T[], key: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const found = groups.get(key(value));
    if (found) found.push(value);
    else groups.set(key(value), [value]);
  }
  return [...groups.values()];
}

/**
 * Tells apart cites that look the same (CSL 1.0.2, Disambiguation): given names, further names, the `disambiguate`
 * condition, year suffixes, in this order. Cites are compared as they look when they are not the first, as the test suite
 * has it (disambiguate_BasedOnEtAlSubsequent).
 */
export class Disambiguator {
  readonly #options: DisambiguateOptions;
  readonly #rule: GivenNameRule;

  constructor(options: DisambiguateOptions) {
    this.#options = options;
    this.#rule = options.tree.givenNameRule ?? 'by-cite';
  }

  /** Sets what tells each entry apart. The entries come in the order of the bibliography, which suffixes follow. */
  run(entries: readonly Entry[]): void {
    const { tree, condition } = this.#options;
    for (const entry of entries) {
      entry.expansion = undefined;
      entry.disambiguate = 0;
      entry.yearSuffix = undefined;
    }
    if (!tree.addNames && !tree.addGivenName && !tree.addYearSuffix && !condition) return;
    const looks = new Map(entries.map((entry) => [entry, this.#look(entry)]));
    if (tree.addGivenName && this.#rule !== 'by-cite') this.#expandGlobally(entries, looks);
    for (const set of groupBy(entries, (entry) => looks.get(entry)?.text ?? '')) {
      if (set.length > 1 && looks.get(set[0] as Entry)?.text !== '') this.#resolve(set);
    }
  }

  #look(entry: Entry, expansion = entry.expansion): Look {
    const { nodes, context } = this.#render(entry, entry.disambiguate, expansion);
    return { text: nodes.map(plainText).join(''), names: context.names };
  }

  #render(entry: Entry, disambiguate: number, expansion: NameExpansion | undefined): RenderedCite {
    const cite: CiteState = {
      ...PLAIN_CITE,
      position: 'subsequent',
      nearNote: true,
      citationNumber: entry.number,
      disambiguate,
      expansion,
    };
    return renderCite(this.#options.part, entry.reference, cite, true);
  }

  #expandGlobally(entries: readonly Entry[], looks: Map<Entry, Look>): void {
    const namesakes: Namesakes = new Map();
    const primary = this.#rule.startsWith('primary-name');
    for (const look of looks.values()) addNamesakes(namesakes, look.names, primary);
    for (const entry of entries) {
      const levels = globalLevels(looks.get(entry)?.names ?? [], namesakes, this.#rule);
      if (!levels.some((list) => list)) continue;
      entry.expansion = { counts: [], levels };
      looks.set(entry, this.#look(entry));
    }
  }

  /** Works on a set of entries that look the same, until it is told apart or nothing is left to try. */
  #resolve(set: readonly Entry[]): void {
    const { tree } = this.#options;
    let sets: Entry[][] = [[...set]];
    if (tree.addGivenName || tree.addNames) sets = sets.flatMap((same) => this.#expandNames(same));
    if (this.#options.condition) sets = sets.flatMap((same) => this.#tryCondition(same));
    if (!tree.addYearSuffix) return;
    for (const same of sets) {
      same.forEach((entry, index) => {
        entry.yearSuffix = yearSuffix(index);
      });
    }
  }

  /** Expands names step by step; gives the sets that still look the same. */
  #expandNames(set: readonly Entry[]): Entry[][] {
    const state: Expansion = { counts: [], levels: [] };
    return this.#expandFrom(set, state, -1);
  }

  #steps(set: readonly Entry[]): Step[] {
    const { tree } = this.#options;
    const looks = set.map((entry) => this.#look(entry).names);
    const [first = []] = looks;
    const steps: Step[] = [];
    first.forEach((names, list) => {
      const longest = Math.max(...looks.map((look) => look[list]?.people.length ?? 0));
      const shown = Math.max(...looks.map((look) => look[list]?.shown ?? 0));
      const levels = tree.addGivenName && this.#rule === 'by-cite' ? allowedLevels(names, this.#rule) : [];
      for (let name = 0; name < (tree.addNames ? longest : shown); name += 1) {
        if (name >= shown) steps.push({ kind: 'count', list, count: name + 1 });
        const people = new Set(looks.map((look) => look[list]?.people[name]?.key));
        if (people.size < 2) continue;
        for (const level of levels) {
          steps.push({ kind: 'level', list, name, level, last: level === levels.at(-1) });
        }
      }
    });
    return steps;
  }

  /** Tries the steps after `done`. Where none helps, the names stay as they were when they last helped. */
  #expandFrom(set: readonly Entry[], helped: Expansion, done: number): Entry[][] {
    let state = helped;
    for (const step of this.#steps(set)) {
      if (orderOf(step) <= done) continue;
      const next = apply(state, step);
      const groups = groupBy(set, (entry) => this.#look(entry, merge(entry.expansion, next)).text);
      if (groups.length > 1) return groups.flatMap((group) => this.#settle(group, next, orderOf(step)));
      state = step.kind === 'level' && step.last ? withoutLevel(next, step) : next;
    }
    for (const entry of set) entry.expansion = merge(entry.expansion, helped);
    return [[...set]];
  }

  #settle(group: readonly Entry[], state: Expansion, done: number): Entry[][] {
    const [only] = group;
    if (group.length > 1 || !only) return this.#expandFrom(group, state, done);
    only.expansion = merge(only.expansion, state);
    return [];
  }

  /** Makes one `disambiguate` condition after the other true, as far as that helps. */
  #tryCondition(set: readonly Entry[], count = 1): Entry[][] {
    const most = Math.max(...set.map((entry) => this.#conditions(entry)));
    if (count > most) return [[...set]];
    const before = set.map((entry) => entry.disambiguate);
    for (const entry of set) entry.disambiguate = count;
    const groups = groupBy(set, (entry) => this.#look(entry).text);
    if (groups.length > 1) {
      return groups.flatMap((group) => (group.length > 1 ? this.#tryCondition(group, count + 1) : []));
    }
    const unhelped = this.#tryCondition(set, count + 1);
    if (unhelped[0]?.length === set.length) {
      set.forEach((entry, at) => {
        entry.disambiguate = before[at] ?? 0;
      });
    }
    return unhelped;
  }

  /** How many `disambiguate` conditions are asked when all of them hold. */
  #conditions(entry: Entry): number {
    return this.#render(entry, Number.POSITIVE_INFINITY, entry.expansion).context.conditions;
  }
}

/** Steps come in the order of lists, names and levels. */
function orderOf(step: Step): number {
  const name = step.kind === 'count' ? step.count - 1 : step.name;
  return (step.list * 10_000 + name) * 10 + (step.kind === 'count' ? 0 : step.level);
}

function apply(state: Expansion, step: Step): Expansion {
  if (step.kind === 'count') {
    const counts = [...state.counts];
    counts[step.list] = step.count;
    return { ...state, counts };
  }
  return setLevel(state, step, step.level);
}

function setLevel(state: Expansion, step: { list: number; name: number }, level: number): Expansion {
  const levels = [...state.levels];
  const list = [...(levels[step.list] ?? [])];
  list[step.name] = level;
  levels[step.list] = list;
  return { ...state, levels };
}

const withoutLevel = (state: Expansion, step: { list: number; name: number }): Expansion =>
  setLevel(state, step, 0);

/** The expansion of names for the whole document with that of one cite added. */
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
