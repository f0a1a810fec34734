import { branch, leaf, type Node } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NameOptions } from '../style/tree.ts';
import type { Context, Position, StyleScope } from './context.ts';
import { type Level, NameFormatter } from './name.ts';
import { compileStyling } from './styling.ts';

/** The positions of cites that are not the first of their item. */
const LATER: ReadonlySet<Position> = new Set(['subsequent', 'ibid', 'ibid-with-locator']);

/** How many of the names are printed, and whether the last one follows an ellipsis. */
interface Cut {
  shown: number;
  useLast: boolean;
}

/** Whether the delimiter stands before the last name or "et al.", by the rule of the style. */
function delimits(rule: string, contextual: boolean, previousInverted: boolean): boolean {
  if (rule === 'always') return true;
  if (rule === 'never') return false;
  return rule === 'after-inverted-name' ? previousInverted : contextual;
}

/** Renders the names of one variable: `cs:name` and `cs:et-al`. */
export class NameList {
  readonly #options: NameOptions;
  readonly #formatter: NameFormatter;
  readonly #delimiter: string;
  readonly #between: Node;
  readonly #and: string | undefined;
  readonly #etAl: Node | undefined;
  readonly #styleEtAl: (node: Node, context: Context) => Node;
  readonly #style: (node: Node, context: Context) => Node;

  constructor(
    options: NameOptions,
    element: NameElement | undefined,
    etAl: EtAlElement | undefined,
    scope: StyleScope,
  ) {
    this.#options = options;
    this.#formatter = new NameFormatter(options, element, scope);
    this.#delimiter = options.delimiter ?? ', ';
    this.#between = leaf(this.#delimiter);
    this.#and = andTerm(options.and, scope);
    const term = scope.locale.term(etAl?.term ?? 'et-al');
    this.#etAl = term ? leaf(term) : undefined;
    this.#styleEtAl = compileStyling(etAl ?? {}, scope);
    const { prefix, suffix } = element ?? {};
    this.#style = compileStyling({ ...(prefix ? { prefix } : {}), ...(suffix ? { suffix } : {}) }, scope);
  }

  get form(): NameOptions['form'] {
    return this.#options.form;
  }

  /** How many names are printed. Notes them for disambiguation. */
  cut(people: readonly Person[], context: Context): Cut {
    const { sorting, cite } = context;
    const options = sorting ? { ...this.#options, ...sorting } : this.#options;
    const later = LATER.has(cite.position) && !sorting?.etAlMin;
    const min = (later ? options.etAlSubsequentMin : undefined) ?? options.etAlMin;
    const first = (later ? options.etAlSubsequentUseFirst : undefined) ?? options.etAlUseFirst;
    const total = people.length;
    let shown = min !== undefined && first !== undefined && total >= min ? Math.min(first, total) : total;
    const wanted = cite.expansion?.counts[context.names.length];
    if (wanted !== undefined && wanted > shown) shown = Math.min(wanted, total);
    return { shown, useLast: (options.etAlUseLast ?? false) && total - shown >= 2 };
  }

  render(people: readonly Person[], context: Context): Node | undefined {
    const cut = this.cut(people, context);
    if (cut.shown === 0) return undefined;
    const levels = context.cite.expansion?.levels[context.names.length];
    const formatter = this.#formatter;
    context.names.push({ people, shown: cut.shown, formatter });
    const names: Node[] = [];
    for (let at = 0; at < cut.shown; at += 1) {
      const person = people[at];
      if (person) {
        names.push(
          formatter.format(person, (levels?.[at] ?? 0) as Level, this.#inverts(at, context), context),
        );
      }
    }
    return this.#style(branch(this.#join(names, people, cut, context), '', 'name-list'), context);
  }

  #inverts(at: number, { sorting }: Context): boolean {
    const order = this.#options.nameAsSortOrder;
    return sorting !== undefined || order === 'all' || (order === 'first' && at === 0);
  }

  /** Whether a name is printed with the family name in front; organisations and Asian names are not turned round. */
  #isInverted(people: readonly Person[], at: number, context: Context): boolean {
    const person = people[at];
    return this.#inverts(at, context) && person?.literal === '' && person.order === 'western';
  }

  #join(names: Node[], people: readonly Person[], { shown, useLast }: Cut, context: Context): Node[] {
    const cut = shown < people.length;
    const nodes: Node[] = [];
    names.forEach((name, at) => {
      if (at > 0)
        nodes.push(!cut && at === names.length - 1 ? this.#beforeLast(people, at, context) : this.#between);
      nodes.push(name);
    });
    if (!cut) return nodes;
    const last = people.at(-1);
    if (useLast && last) {
      nodes.push(leaf(`${this.#delimiter}… `));
      nodes.push(this.#formatter.format(last, 0, this.#inverts(people.length - 1, context), context));
    } else if (this.#etAl && !context.sorting) this.#addEtAl(nodes, people, shown, context);
    return nodes;
  }

  #beforeLast(people: readonly Person[], at: number, context: Context): Node {
    const and = context.sorting ? undefined : this.#and;
    if (and === undefined) return leaf(this.#delimiter);
    const rule = this.#options.delimiterPrecedesLast ?? 'contextual';
    const inverted = this.#isInverted(people, at - 1, context);
    // An organisation at the end is joined by the number of names; only an inverted name before it overrules that.
    const delimited =
      people[at]?.literal === ''
        ? delimits(rule, at > 1, inverted)
        : at > 1 || (rule === 'after-inverted-name' && inverted);
    return leaf((delimited ? this.#delimiter : spaceBefore(and)) + and);
  }

  #addEtAl(nodes: Node[], people: readonly Person[], shown: number, context: Context): void {
    if (!this.#etAl || shown === 0) return;
    const rule = this.#options.delimiterPrecedesEtAl ?? 'contextual';
    const delimited = delimits(rule, shown > 1, this.#isInverted(people, shown - 1, context));
    nodes.push(
      leaf(delimited ? this.#delimiter : spaceBefore(this.#etAl.text)),
      this.#styleEtAl(this.#etAl, context),
    );
  }
}

/** A term that brings its own space, as the Hebrew prefixed "and" does (name_HebrewAnd), or needs none: CJK. */
const SPACE_END = /[\s\u2000-\u200a]$/;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function spaceBefore(term: string): string {
  const own = term.endsWith(' ') ? term.slice(0, -1) : term;
  return SPACE_END.test(own) || UNSPACED.test(own) ? '' : ' ';
}

function andTerm(and: NameOptions['and'], scope: StyleScope): string | undefined {
  if (!and) return undefined;
  const term = and === 'symbol' ? (scope.locale.term('and', 'symbol') ?? '&') : scope.locale.term('and');
  if (!term) return undefined;
  return SPACE_END.test(term) ? term : `${term} `;
}
