import { plainText } from '../output/plain.ts';
import { type CiteState, type NameExpansion, PLAIN_CITE, type RenderedNames } from '../render/context.ts';
import type { Level } from '../render/name.ts';
import type { CitationTree, GivenNameRule } from '../style/tree.ts';
import type { Entry } from './entry.ts';
import { NameExpander } from './expand-names.ts';
import { greatest, groupBy } from './group-by.ts';
import { addNamesakes, globalLevels, type Namesakes } from './name-levels.ts';
import { type RenderedCite, renderCite, type StylePart } from './part.ts';
import { yearSuffix } from './year-suffix.ts';

export interface DisambiguateOptions {
  part: StylePart;
  tree: CitationTree;
  /** The style has a `disambiguate` condition. */
  condition: boolean;
}

/** A cite as it is compared. */
interface Look {
  text: string;
  names: readonly RenderedNames[];
}

/** The names that are printed in fuller form: what a cite with them looks like besides what it looked like before. */
function spelledOut(names: readonly RenderedNames[], levels: NameExpansion['levels']): string {
  let text = '';
  names.forEach(({ people, shown, formatter }, list) => {
    for (let at = 0; at < shown; at += 1) {
      const person = people[at];
      const level = levels[list]?.[at];
      if (person && level) text += `|${formatter.text(person, level as Level)}`;
    }
  });
  return text;
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
    // One work alone has no like; only the rules for all names look inside it.
    if (entries.length < 2 && !this.#rule.startsWith('all-names')) return;
    const looks = new Map(entries.map((entry) => [entry, this.#look(entry)]));
    if (tree.addGivenName && this.#rule !== 'by-cite') this.#expandGlobally(entries, looks);
    const expander = new NameExpander(tree, this.#rule, (entry) => looks.get(entry)?.names ?? []);
    for (const set of groupBy(entries, (entry) => looks.get(entry)?.text ?? '')) {
      const [first] = set;
      if (set.length > 1 && first && looks.get(first)?.text !== '') this.#resolve(set, expander);
    }
  }

  #look(entry: Entry): Look {
    const { nodes, context } = this.#render(entry, entry.disambiguate, entry.expansion);
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

  /** Spells out the names of namesakes throughout the document, by the rules that ask for it. */
  #expandGlobally(entries: readonly Entry[], looks: Map<Entry, Look>): void {
    const namesakes: Namesakes = new Map();
    const primary = this.#rule.startsWith('primary-name');
    for (const look of looks.values()) addNamesakes(namesakes, look.names, primary);
    for (const entry of entries) {
      const levels = globalLevels(looks.get(entry)?.names ?? [], namesakes, this.#rule);
      if (!levels.some((list) => list)) continue;
      entry.expansion = { counts: [], levels };
      const look = looks.get(entry);
      if (look) looks.set(entry, { ...look, text: look.text + spelledOut(look.names, levels) });
    }
  }

  /** Works on a set of entries that look the same, until it is told apart or nothing is left to try. */
  #resolve(set: readonly Entry[], expander: NameExpander): void {
    const { tree } = this.#options;
    let sets: Entry[][] = [[...set]];
    if (tree.addGivenName || tree.addNames) sets = sets.flatMap((same) => expander.expand(same));
    if (this.#options.condition) sets = sets.flatMap((same) => this.#tryCondition(same, 1));
    if (!tree.addYearSuffix) return;
    for (const same of sets) {
      same.forEach((entry, index) => {
        entry.yearSuffix = yearSuffix(index);
      });
    }
  }

  /** Makes one `disambiguate` condition after the other true, as far as that helps. */
  #tryCondition(set: readonly Entry[], count: number): Entry[][] {
    const most = greatest(set, (entry) => this.#conditions(entry));
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
