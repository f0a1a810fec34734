import { branch, leaf, type Node } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NameOptions } from '../style/tree.ts';
import type { Context, Position, StyleScope } from './context.ts';
import { type Level, NameFormatter } from './name.ts';
import { NameSeparators } from './name-separators.ts';
import { compileStyling } from './styling.ts';

/** The positions of cites that are not the first of their item. */
const LATER: ReadonlySet<Position> = new Set(['subsequent', 'ibid', 'ibid-with-locator']);

/** How many of the names are printed, and whether the last one follows an ellipsis. */
interface Cut {
  shown: number;
  useLast: boolean;
}

/** Takes the parts of a list in order. */
interface Sink {
  name(person: Person, level: Level, inverted: boolean): void;
  text(text: string): void;
  etAl(node: Node): void;
}

/** A list that is compared or sorted: how it looks does not matter. */
class TextSink implements Sink {
  written = '';
  readonly #formatter: NameFormatter;
  readonly #sorting: boolean;

  constructor(formatter: NameFormatter, sorting: boolean) {
    this.#formatter = formatter;
    this.#sorting = sorting;
  }

  name(person: Person, level: Level, inverted: boolean): void {
    this.written += this.#formatter.text(person, level, inverted, this.#sorting);
  }

  text(text: string): void {
    this.written += text;
  }

  etAl({ text }: Node): void {
    this.written += text;
  }
}

/** A list that is printed. */
class NodeSink implements Sink {
  readonly nodes: Node[] = [];
  readonly #formatter: NameFormatter;
  readonly #styleEtAl: (node: Node, context: Context) => Node;
  readonly #context: Context;

  constructor(formatter: NameFormatter, styleEtAl: (node: Node, context: Context) => Node, context: Context) {
    this.#formatter = formatter;
    this.#styleEtAl = styleEtAl;
    this.#context = context;
  }

  name(person: Person, level: Level, inverted: boolean): void {
    this.nodes.push(this.#formatter.format(person, level, inverted, this.#context));
  }

  text(text: string): void {
    this.nodes.push(leaf(text));
  }

  etAl(node: Node): void {
    this.nodes.push(this.#styleEtAl(node, this.#context));
  }
}

/** Renders the names of one variable: `cs:name` and `cs:et-al`. */
export class NameList {
  readonly #options: NameOptions;
  readonly #formatter: NameFormatter;
  readonly #separators: NameSeparators;
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
    this.#separators = new NameSeparators(options, scope);
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
    context.names.push({ people, shown: cut.shown, formatter: this.#formatter });
    if (context.sorting || context.comparing) {
      const sink = new TextSink(this.#formatter, context.sorting !== undefined);
      this.#walk(people, cut, levels, context, sink);
      return this.#style(leaf(sink.written, 'name-list'), context);
    }
    const sink = new NodeSink(this.#formatter, this.#styleEtAl, context);
    this.#walk(people, cut, levels, context, sink);
    return this.#style(branch(sink.nodes, '', 'name-list'), context);
  }

  /** The names that are shown and what stands between and after them. */
  #walk(
    people: readonly Person[],
    { shown, useLast }: Cut,
    levels: readonly number[] | undefined,
    context: Context,
    sink: Sink,
  ): void {
    const cut = shown < people.length;
    for (let at = 0; at < shown; at += 1) {
      const person = people[at];
      if (!person) continue;
      if (at > 0) {
        const last = !cut && at === shown - 1;
        const inverted = last && this.#isInverted(people, at - 1, context);
        sink.text(last ? this.#separators.beforeLast(at, inverted, context) : this.#separators.between);
      }
      sink.name(person, (levels?.[at] ?? 0) as Level, this.#inverts(at, context));
    }
    if (cut) this.#walkRest(people, shown, useLast, context, sink);
  }

  /** What follows a list that is cut short. */
  #walkRest(people: readonly Person[], shown: number, useLast: boolean, context: Context, sink: Sink): void {
    const last = people.at(-1);
    if (useLast && last) {
      sink.text(this.#separators.ellipsis);
      sink.name(last, 0, this.#inverts(people.length - 1, context));
    } else if (this.#etAl && !context.sorting) {
      const inverted = this.#isInverted(people, shown - 1, context);
      sink.text(this.#separators.beforeEtAl(this.#etAl.text, shown, inverted));
      sink.etAl(this.#etAl);
    }
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
}
