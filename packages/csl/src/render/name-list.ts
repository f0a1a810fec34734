import { branch, leaf, lengthOf, type Node } from '../output/node.ts';
import { meet } from '../output/punctuation.ts';
import type { Person } from '../reference/names.ts';
import type { EtAlElement, NameElement, NameOptions } from '../style/tree.ts';
import type { Context, NameLevel, Position, StyleScope } from './context.ts';
import { NameFormatter, TYPOGRAPHIC } from './name.ts';
import { NameSeparators } from './name-separators.ts';
import { compileStyling, unchanged } from './styling.ts';

/** Whether a cite is not the first cite of its item. */
const isLater = (position: Position): boolean => position !== 'none' && position !== 'first';

/** How many names are printed, and whether the last name follows an ellipsis (`et-al-use-last`). */
interface Cut {
  shown: number;
  useLast: boolean;
}

/** The level of each name, if not 0. */
type Levels = readonly number[] | undefined;

/** A name, the text between two names, or "et al." */
type Piece = string | Node;

/**
 * The pieces as one text; `undefined` when they need formatting, or when punctuation meets between them. `bare`: the text is only
 * compared or sorted, so punctuation does not matter.
 */
function joinedList(pieces: readonly Piece[], bare: boolean): string | undefined {
  let text = '';
  let last = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') return undefined;
    if (!bare && meet(last, piece.charCodeAt(0)) !== 'keep') return undefined;
    text += piece;
    last = piece.charCodeAt(piece.length - 1);
  }
  return bare || !TYPOGRAPHIC.test(text) ? text : undefined;
}

/** Renders the names of one variable: `cs:name` and `cs:et-al`. */
export class NameList {
  readonly #options: NameOptions;
  readonly #formatter: NameFormatter;
  readonly #separators: NameSeparators;
  readonly #etAl: Node | undefined;
  readonly #styleEtAl: (node: Node, context: Context) => Node;
  /** Names have no formatting and are not substituted one by one, so a list can be one text. */
  readonly #isText: boolean;
  /** The affixes of `cs:name`, which stand around each personal name and after "et al." */
  readonly #prefix: string;
  readonly #suffix: string;

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
    this.#prefix = element?.prefix ?? '';
    this.#suffix = element?.suffix ?? '';
    const { subsequentAuthorSubstituteRule: rule = 'complete-all' } = scope.tree.bibliography ?? {};
    this.#isText = rule === 'complete-all' && !this.#formatter.styled && this.#styleEtAl === unchanged;
  }

  get form(): NameOptions['form'] {
    return this.#options.form;
  }

  /** How many names are printed (CSL 1.0.2, Et-al Abbreviation). */
  cut(people: readonly Person[], context: Context): Cut {
    const { sorting, cite } = context;
    const options = this.#options;
    const { etAlMin, etAlUseFirst, etAlUseLast } = sorting ?? options;
    const later = isLater(cite.position) && !sorting?.etAlMin;
    const min = (later ? options.etAlSubsequentMin : undefined) ?? etAlMin ?? options.etAlMin;
    const first =
      (later ? options.etAlSubsequentUseFirst : undefined) ?? etAlUseFirst ?? options.etAlUseFirst;
    const listed = people.length;
    // Data that was cut off ends in a name "others" (BibTeX's "and others").
    const isCutOff = listed > 1 && people[listed - 1]?.literal === 'others';
    const total = isCutOff ? listed - 1 : listed;
    const allowed = min !== undefined && (isCutOff || total >= min) ? (first ?? total) : total;
    const wanted = cite.expansion?.counts[context.names.length] ?? 0;
    const shown = Math.min(Math.max(allowed, wanted), total);
    return {
      shown,
      useLast: !isCutOff && total - shown > 1 && Boolean(etAlUseLast ?? options.etAlUseLast),
    };
  }

  render(people: readonly Person[], context: Context): Node | undefined {
    const cut = this.cut(people, context);
    if (cut.shown === 0) return undefined;
    context.reference.effort.spend('name', cut.shown);
    const levels = context.cite.expansion?.levels[context.names.length];
    context.names.push({ people, shown: cut.shown, formatter: this.#formatter });
    return this.#list(people, cut, levels, context);
  }

  /** The names as one text where possible, otherwise piece by piece. */
  #list(people: readonly Person[], cut: Cut, levels: Levels, context: Context): Node {
    const bare = context.comparing || context.sorting !== undefined;
    const text =
      bare || this.#isText ? joinedList(this.#pieces(people, cut, levels, context, true), bare) : undefined;
    if (text !== undefined) return leaf(text, 'name-list');
    const pieces = this.#pieces(people, cut, levels, context, false);
    return branch(
      pieces.map((piece) => (typeof piece === 'string' ? leaf(piece) : piece)),
      '',
      'name-list',
    );
  }

  #name(people: readonly Person[], at: number, level: NameLevel, context: Context, asText: boolean): Piece {
    const person = people[at];
    const inverted = this.#inverts(at, context);
    if (!person) return '';
    const sorting = context.sorting !== undefined;
    if (sorting) return this.#formatter.text(person, level, inverted, sorting);
    if (person.literal !== '') return this.#formatted(person, level, inverted, context, asText);
    return this.#between(this.#formatted(person, level, inverted, context, asText), this.#prefix);
  }

  #formatted(person: Person, level: NameLevel, inverted: boolean, context: Context, asText: boolean): Piece {
    return asText
      ? this.#formatter.text(person, level, inverted)
      : this.#formatter.format(person, level, inverted, context);
  }

  /** A piece with a prefix and the suffix of `cs:name`; as a text where no punctuation meets. */
  #between(piece: Piece, prefix: string): Piece {
    const suffix = this.#suffix;
    if (prefix === '' && suffix === '') return piece;
    if (typeof piece !== 'string') return { ...branch([piece]), prefix, suffix };
    const meets = meet(piece.charCodeAt(piece.length - 1), suffix.charCodeAt(0)) !== 'keep';
    return meets ? { ...leaf(piece), prefix, suffix } : prefix + piece + suffix;
  }

  /** The names that are printed, and the texts between and after them. */
  #pieces(
    people: readonly Person[],
    { shown, useLast }: Cut,
    levels: Levels,
    context: Context,
    asText: boolean,
  ): Piece[] {
    const total = people.length;
    const { between } = this.#separators;
    const { effort } = context.reference;
    const pieces: Piece[] = [];
    for (let at = 0; at < shown; at += 1) {
      if (at === total - 1 && at > 0) {
        const inverted = this.#isInverted(people, at - 1, context);
        pieces.push(this.#separators.beforeLast(people, at, inverted, context));
      } else if (at > 0) pieces.push(between);
      const name = this.#name(people, at, (levels?.[at] ?? 0) as NameLevel, context, asText);
      effort.spend('character', between.length + (typeof name === 'string' ? name.length : lengthOf(name)));
      pieces.push(name);
    }
    if (shown === total) return pieces;
    if (useLast) {
      pieces.push(this.#separators.ellipsis, this.#name(people, total - 1, 0, context, asText));
    } else if (this.#etAl && !context.sorting) {
      const inverted = this.#isInverted(people, shown - 1, context);
      pieces.push(this.#separators.beforeEtAl(this.#etAl.text, shown, inverted));
      pieces.push(this.#between(asText ? this.#etAl.text : this.#styleEtAl(this.#etAl, context), ''));
    }
    return pieces;
  }

  #inverts(at: number, { sorting }: Context): boolean {
    const order = this.#options.nameAsSortOrder;
    return sorting !== undefined || order === 'all' || (order === 'first' && at === 0);
  }

  /** Whether a name is printed with the family name first. Organisations and Asian names are never inverted. */
  #isInverted(people: readonly Person[], at: number, context: Context): boolean {
    const person = people[at];
    return this.#inverts(at, context) && person?.literal === '' && person.order === 'western';
  }
}
