import { branch, leaf, type Node } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NameOptions } from '../style/tree.ts';
import type { Context, Position, StyleScope } from './context.ts';
import { affixesOf, type Level, NameFormatter } from './name.ts';
import { NameSeparators } from './name-separators.ts';
import { compileStyling } from './styling.ts';

/** Whether a cite is not the first of its item. */
const isLater = (position: Position): boolean => position !== 'none' && position !== 'first';

/** How many of the names are printed, and whether the last one follows an ellipsis. */
interface Cut {
  shown: number;
  useLast: boolean;
}

/** A name, and how it is shown. */
interface Shown {
  person: Person;
  level: Level;
  inverted: boolean;
}

/** What a list is made of: names, the text between them, "et al." */
type Piece = Shown | string | Node;

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
    this.#style = compileStyling(affixesOf(element), scope);
  }

  get form(): NameOptions['form'] {
    return this.#options.form;
  }

  /** How many names are printed. Notes them for disambiguation. */
  cut(people: readonly Person[], context: Context): Cut {
    const { sorting, cite } = context;
    const options = this.#options;
    const { etAlMin, etAlUseFirst, etAlUseLast } = sorting ?? options;
    const later = isLater(cite.position) && !sorting?.etAlMin;
    const min = (later ? options.etAlSubsequentMin : undefined) ?? etAlMin ?? options.etAlMin;
    const first =
      (later ? options.etAlSubsequentUseFirst : undefined) ?? etAlUseFirst ?? options.etAlUseFirst;
    const total = people.length;
    const allowed = min !== undefined && total >= min ? (first ?? total) : total;
    const wanted = cite.expansion?.counts[context.names.length] ?? 0;
    const shown = Math.min(Math.max(allowed, wanted), total);
    return { shown, useLast: total - shown > 1 && Boolean(etAlUseLast ?? options.etAlUseLast) };
  }

  render(people: readonly Person[], context: Context): Node | undefined {
    const cut = this.cut(people, context);
    if (cut.shown === 0) return undefined;
    const levels = context.cite.expansion?.levels[context.names.length];
    context.names.push({ people, shown: cut.shown, formatter: this.#formatter });
    const pieces = this.#pieces(people, cut, levels, context);
    return this.#style(this.#list(pieces, context), context);
  }

  /** The pieces in a row; as text where they are compared or sorted, and how they look does not matter. */
  #list(pieces: readonly Piece[], context: Context): Node {
    const sorting = context.sorting !== undefined;
    if (!sorting && !context.comparing) {
      return branch(
        pieces.map((piece) => this.#toNode(piece, context)),
        '',
        'name-list',
      );
    }
    let text = '';
    for (const piece of pieces) {
      if (typeof piece === 'string') text += piece;
      else if ('text' in piece) text += piece.text;
      else text += this.#formatter.text(piece.person, piece.level, piece.inverted, sorting);
    }
    return leaf(text, 'name-list');
  }

  #toNode(piece: Piece, context: Context): Node {
    if (typeof piece === 'string') return leaf(piece);
    if ('text' in piece) return this.#styleEtAl(piece, context);
    return this.#formatter.format(piece.person, piece.level, piece.inverted, context);
  }

  /** The names that are shown, and what stands between and after them. */
  #pieces(
    people: readonly Person[],
    { shown, useLast }: Cut,
    levels: readonly number[] | undefined,
    context: Context,
  ): Piece[] {
    const cut = shown < people.length;
    const pieces: Piece[] = [];
    for (let at = 0; at < shown; at += 1) {
      const person = people[at];
      if (!person) continue;
      if (at > 0) {
        const last = !cut && at === shown - 1;
        const inverted = last && this.#isInverted(people, at - 1, context);
        const { between } = this.#separators;
        pieces.push(last ? this.#separators.beforeLast(people, at, inverted, context) : between);
      }
      pieces.push({ person, level: (levels?.[at] ?? 0) as Level, inverted: this.#inverts(at, context) });
    }
    const last = people.at(-1);
    if (cut && useLast && last) {
      const inverted = this.#inverts(people.length - 1, context);
      pieces.push(this.#separators.ellipsis, { person: last, level: 0, inverted });
    } else if (cut && this.#etAl && !context.sorting) {
      const inverted = this.#isInverted(people, shown - 1, context);
      pieces.push(this.#separators.beforeEtAl(this.#etAl.text, shown, inverted), this.#etAl);
    }
    return pieces;
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
