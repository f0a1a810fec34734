import { plainText } from '../output/plain.ts';
import type { CiteState, NameExpansion, NameLevel, RenderedNames } from '../render/context.ts';
import type { CitationTree, GivenNameRule, StyleSurvey } from '../style/tree.ts';
import type { Entry, Look } from './entry.ts';
import { NameExpander } from './expand-names.ts';
import { inTurn } from './group-by.ts';
import { globalLevels } from './name-levels.ts';
import { Namesakes } from './namesakes.ts';
import { renderCite, type StylePart } from './part.ts';
import { yearSuffix } from './year-suffix.ts';

/** The names that are printed at a higher level, as text to append to that of the cite. */
function expandedNames(names: readonly RenderedNames[], levels: NameExpansion['levels']): string {
  let text = '';
  names.forEach(({ people, shown, formatter }, list) => {
    for (let at = 0; at < shown; at += 1) {
      const person = people[at];
      const level = levels[list]?.[at];
      if (person && level) text += `|${formatter.text(person, level as NameLevel)}`;
    }
  });
  return text;
}

/** Only the first name of the first list. */
function primaryOf([first]: readonly RenderedNames[]): readonly RenderedNames[] {
  if (!first) return [];
  return [{ ...first, people: first.people.slice(0, 1), shown: Math.min(first.shown, 1) }];
}

/** The sets of entries with the same text. Empty texts are compared only where a condition may print something: names and letters add nothing to them. */
function entriesWithSameText(
  entries: readonly Entry[],
  texts: readonly string[],
  hasCondition: boolean,
): Entry[][] {
  const firsts = new Map<string, Entry>();
  const sets = new Map<string, Entry[]>();
  entries.forEach((entry, at) => {
    const text = texts[at];
    if (text === undefined || (text === '' && !hasCondition)) return;
    const first = firsts.get(text);
    const set = sets.get(text);
    if (set) set.push(entry);
    else if (first) sets.set(text, [first, entry]);
    else firsts.set(text, entry);
  });
  return [...sets.values()];
}

/**
 * Disambiguates cites (CSL 1.0.2, Disambiguation) by given names, further names, the `disambiguate` condition and year
 * suffixes, in this order. Cites are compared as subsequent cites, as the test suite expects
 * (disambiguate_BasedOnEtAlSubsequent).
 */
export class Disambiguator {
  readonly #part: () => StylePart;
  readonly #tree: CitationTree;
  readonly #survey: StyleSurvey;
  readonly #rule: GivenNameRule;

  /** `part` returns the compiled citations of the style. */
  constructor(part: () => StylePart, tree: CitationTree, survey: StyleSurvey) {
    this.#part = part;
    this.#tree = tree;
    this.#survey = survey;
    this.#rule = tree.givenNameRule ?? 'by-cite';
  }

  /**
   * Disambiguates entries, in steps between which the caller may do other work. The entries are in the order of the bibliography,
   * which year suffixes follow.
   */
  *steps(entries: readonly Entry[]): Generator<undefined, undefined> {
    if (!this.compares(entries.length)) return;
    const looks: Look[] = [];
    for (const entry of entries) {
      looks.push(this.lookAlone(entry));
      yield;
    }
    const texts = yield* this.#expandGlobally(entries, looks);
    for (const set of entriesWithSameText(entries, texts, this.#survey.condition)) {
      yield;
      yield* this.#resolve(set);
    }
  }

  /** Whether cites of so many works need to be compared. */
  compares(count: number): boolean {
    const { addNames, addGivenName, addYearSuffix } = this.#tree;
    if (!addNames && !addGivenName && !addYearSuffix && !this.#survey.condition) return false;
    // A single work needs disambiguation only by the rules for all names, which apply within a work.
    return count > 1 || this.#rule.startsWith('all-names');
  }

  /** A cite before disambiguation, with only those names that are needed again, to save memory. */
  lookAlone(entry: Entry): Look {
    if (!entry.look || this.#survey.citation.numbered) {
      const { text, names } = this.#look(entry);
      entry.effort.spend('storedCharacter', text.length);
      entry.look = { text, names: this.#expandable(names) };
    }
    return entry.look;
  }

  /** The names that may be expanded throughout the document. */
  #expandable(names: Look['names']): Look['names'] {
    if (!this.#tree.addGivenName || this.#rule === 'by-cite') return [];
    return this.#rule.startsWith('primary-name') ? primaryOf(names) : names;
  }

  /** A cite as it looks now, and the number of its `disambiguate` conditions. */
  #look(entry: Entry): Look & { conditions: number } {
    const cite: CiteState = { ...entry.citeAt('subsequent', true), firstNote: entry.firstNote };
    const { nodes, context } = renderCite(this.#part(), entry.reference, cite, true);
    return { text: nodes.map(plainText).join(''), names: context.names, conditions: context.conditions };
  }

  /** Expands the names of namesakes throughout the document, if the rule says so. Returns the text of each cite after that. */
  *#expandGlobally(entries: readonly Entry[], looks: readonly Look[]): Generator<undefined, string[]> {
    const namesakes = new Namesakes();
    const count = (entry: Entry, lists: Look['names']) => {
      entry.effort.begin();
      for (const { people } of lists) entry.effort.spend('name', people.length);
    };
    for (const [at, { names }] of looks.entries()) {
      if (entries[at]) count(entries[at], names);
      namesakes.add(names);
      yield;
    }
    const texts: string[] = [];
    for (const [at, entry] of entries.entries()) {
      yield;
      const { text, names: lists } = looks[at] ?? { text: '', names: [] };
      count(entry, lists);
      const levels = globalLevels(lists, namesakes, this.#rule);
      const isExpanded = levels.some((list) => list);
      if (isExpanded) entry.expansion = { counts: [], levels };
      texts.push(isExpanded ? text + expandedNames(lists, levels) : text);
    }
    return texts;
  }

  /** Disambiguates entries that look the same as far as possible. */
  *#resolve(set: readonly Entry[]): Generator<undefined, undefined> {
    const tree = this.#tree;
    const names = new Map<Entry, readonly RenderedNames[]>();
    for (const entry of set) {
      names.set(entry, this.#look(entry).names);
      yield;
    }
    const expander = new NameExpander(tree, this.#rule, (entry) => names.get(entry) ?? []);
    let sets: Entry[][] = [[...set]];
    if (tree.addGivenName || tree.addNames) sets = yield* inTurn(sets, (same) => expander.expand(same));
    if (this.#survey.condition) sets = yield* inTurn(sets, (same) => this.#tryConditions(same));
    if (!tree.addYearSuffix) return;
    for (const same of sets) {
      same.forEach((entry, index) => {
        entry.yearSuffix = yearSuffix(index);
      });
    }
  }

  /**
   * Makes one `disambiguate` condition after the other true, while that helps and there are more. Gives the sets that still look the same. Nothing is
   * stored of a look but its set: there may be thousands of works and hundreds of conditions.
   */
  *#tryConditions(all: readonly Entry[]): Generator<undefined, Entry[][]> {
    const unresolved: Entry[][] = [];
    const pending = [{ set: all, least: 1 }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { set, least } = next;
      const before = set.map((entry) => entry.disambiguate);
      for (let count = least; ; count += 1) {
        const { groups, asked } = yield* this.#groupsWith(set, count);
        if (asked < count) {
          set.forEach((entry, at) => {
            entry.disambiguate = before[at] ?? 0;
          });
          unresolved.push([...set]);
          break;
        }
        if (groups.length === 1) continue;
        const several = groups.filter(({ length }) => length > 1);
        for (const group of several.toReversed()) pending.push({ set: group, least: count + 1 });
        break;
      }
    }
    return unresolved;
  }

  /** The entries of a set grouped by their looks when so many conditions hold, and the most conditions that one of them has. */
  *#groupsWith(
    set: readonly Entry[],
    count: number,
  ): Generator<undefined, { groups: Entry[][]; asked: number }> {
    const groups = new Map<string, Entry[]>();
    let asked = 0;
    for (const entry of set) {
      entry.disambiguate = count;
      const { text, conditions } = this.#look(entry);
      asked = Math.max(asked, conditions);
      const group = groups.get(text);
      if (group) group.push(entry);
      else groups.set(text, [entry]);
      yield;
    }
    return { groups: [...groups.values()], asked };
  }
}
