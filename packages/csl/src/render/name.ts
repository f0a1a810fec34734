import { branch, leaf, type Node, withRole } from '../output/node.ts';
import type { Person } from '../reference/names.ts';
import type { NameElement, NameOptions, Styling } from '../style/tree.ts';
import { parseMarkup } from '../text/markup.ts';
import type { Context, NameLevel, NameTexts, StyleScope } from './context.ts';
import { compileStyling } from './styling.ts';

/** A piece of a name, and the name part that formats it. */
interface Piece {
  text: string;
  part: 'family' | 'given';
  /** The piece is a particle. Some, such as "d'" and "al-", have no space after them. */
  particle?: true;
}

type Style = (node: Node, context: Context) => Node;

/** Names with these characters are parsed for markup. */
export const TYPOGRAPHIC = /["'<“”‘’]/;
const toNode = (text: string): Node => (TYPOGRAPHIC.test(text) ? parseMarkup(text) : leaf(text));

/** A whole name without formatting of the style. */
const nameNode = (text: string): Node =>
  TYPOGRAPHIC.test(text) ? withRole(parseMarkup(text), 'name') : leaf(text, 'name');

/** Whether no space follows a piece. */
const sticks = ({ text, particle }: Piece): boolean =>
  particle ? /['’‘ʿʾ\-‐\u00a0 ]$/.test(text) : /[\u00a0 ]$/.test(text);

/** Only the affixes of an element. */
const affixesOf = (styling: Styling | undefined): Styling => ({
  ...(styling?.prefix ? { prefix: styling.prefix } : {}),
  ...(styling?.suffix ? { suffix: styling.suffix } : {}),
});

function withoutAffixes(styling: Styling | undefined): Styling {
  const { prefix: _prefix, suffix: _suffix, ...rest } = styling ?? {};
  return rest;
}

/** The levels at which names may differ that are the same at level 0. */
function levelsOf({ form, initializeWith, initialize: shorten }: NameOptions): readonly NameLevel[] {
  const initials = initializeWith !== undefined && shorten !== false;
  if (form === 'short') return initials ? [1, 2] : [2];
  return initials ? [2] : [];
}

/** Formats single names by the options of `cs:name` and its name-parts (CSL 1.0.2, Name-part Order). */
export class NameFormatter implements NameTexts {
  readonly #options: NameOptions;
  readonly #scope: StyleScope;
  readonly styled: boolean;
  readonly #parts: Record<'family' | 'given', Style>;
  readonly #affixes: Record<'family' | 'given', Style>;
  readonly #marks: Style;
  readonly #initials: (given: string) => string;
  /** What stands for a period in a suffix: nothing where initials have none ("Davis S Jr"). */
  readonly #period: string;
  readonly levels: readonly NameLevel[];
  readonly initialLevels: readonly NameLevel[];

  constructor(options: NameOptions, element: NameElement | undefined, scope: StyleScope) {
    this.#options = options;
    this.#scope = scope;
    this.levels = levelsOf(options);
    this.initialLevels = this.levels.filter((level) => level === 1);
    const mark = options.initializeWith ?? '.';
    this.#period = mark.includes('.') ? '.' : mark;
    this.#initials = scope.conventions.initializer({
      mark: options.initializeWith ?? '',
      hyphen: scope.tree.initializeWithHyphen ?? true,
      shorten: options.initialize ?? true,
    });
    this.styled = Boolean(element?.family ?? element?.given ?? element?.marks);
    this.#parts = {
      family: compileStyling(withoutAffixes(element?.family), scope),
      given: compileStyling(withoutAffixes(element?.given), scope),
    };
    this.#affixes = {
      family: compileStyling(affixesOf(element?.family), scope),
      given: compileStyling(affixesOf(element?.given), scope),
    };
    this.#marks = compileStyling(element?.marks ? { marks: element.marks } : {}, scope);
  }

  format(person: Person, level: NameLevel, inverted: boolean, context: Context): Node {
    if (!this.styled) return nameNode(this.text(person, level, inverted));
    const name = this.#styledName(this.#blocks(person, level, inverted, false), inverted, context);
    return withRole(this.#marks(name, context), 'name');
  }

  /** The name as text. */
  text(person: Person, level: NameLevel, inverted = false, sorting = false): string {
    const { family, literal } = person;
    if (literal !== '') return literal;
    const suffix = this.#ranked(person);
    if (person.order !== 'western' || person.dropping !== '' || person.nonDropping !== '') {
      return this.#plain(this.#blocks(person, level, inverted, sorting), inverted, sorting);
    }
    if (level === 0 && this.#options.form === 'short') return family;
    const given = this.#given(person, level);
    if (!inverted) {
      const name = given === '' ? family : `${given} ${family}`;
      return suffix === '' ? name : name + (person.commaSuffix ? ', ' : ' ') + suffix;
    }
    const separator = this.#options.sortSeparator ?? ', ';
    const name = given === '' ? family : family + separator + given;
    return suffix === '' ? name : name + separator + suffix;
  }

  /** The suffix, with periods where initials have them. */
  #ranked({ suffix }: Person): string {
    return this.#period === '.' || suffix === '' ? suffix : suffix.replaceAll('.', this.#period).trimEnd();
  }

  /**
   * The given name at a level, as initials or in full. Chinese, Japanese and Korean names have no initials. Where names are not shortened, the initials in
   * full names get the mark, too: "James T. Kirk" (CSL 1.0.2, `initialize`).
   */
  #given({ given, order }: Person, level: NameLevel): string {
    const { initializeWith, initialize: shorten } = this.#options;
    const full = initializeWith === undefined || (level === 2 && shorten !== false) || order === 'asian';
    return full || given === '' ? given : this.#initials(given);
  }

  /** The family and given blocks in the order of printing, and the suffix. */
  #blocks(person: Person, level: NameLevel, inverted: boolean, sorting: boolean): Blocks {
    const { family, dropping, nonDropping, literal, order } = person;
    const suffix = this.#ranked(person);
    if (literal !== '') return { first: [{ text: literal, part: 'family' }], second: [], suffix: '', order };
    const long = level > 0 || this.#options.form !== 'short';
    const surname: Piece[] = [
      { text: nonDropping, part: 'family', particle: true },
      { text: family, part: 'family' },
    ];
    const demotion = this.#scope.tree.demoteNonDroppingParticle ?? 'display-and-sort';
    const demoted = sorting ? demotion !== 'never' : demotion === 'display-and-sort';
    if (!long) {
      // A list is sorted by the family name, also where a macro prints the short form for it.
      const ordered = sorting && demoted ? surname.toReversed() : surname;
      return { first: ordered, second: [], suffix: '', order };
    }
    const given = this.#given(person, level);
    const comma = person.commaSuffix && !inverted;
    if (order === 'asian' || order === 'static') {
      return { first: surname, second: [{ text: given, part: 'given' }], suffix: '', order };
    }
    if (!inverted) {
      const second: Piece[] = [{ text: dropping, part: 'given', particle: true }, ...surname];
      return { first: [{ text: given, part: 'given' }], second, suffix, comma, order };
    }
    const second: Piece[] = [
      { text: given, part: 'given' },
      { text: dropping, part: 'given', particle: true },
    ];
    if (demoted) second.push({ text: nonDropping, part: 'family', particle: true });
    return { first: demoted ? surname.slice(1) : surname, second, suffix, order };
  }

  /** The text between the blocks. */
  #separator({ order }: Blocks, inverted: boolean): string {
    if (order === 'asian') return '';
    if (order === 'static' || !inverted) return ' ';
    return this.#options.sortSeparator ?? ', ';
  }

  #plain(blocks: Blocks, inverted: boolean, sorting = false): string {
    const first = joinNameParts(blocks.first, sorting);
    const second = joinNameParts(blocks.second, sorting);
    const separator = this.#separator(blocks, inverted);
    let text = first;
    if (second !== '') text += (first === '' ? '' : separator) + second;
    if (blocks.suffix === '') return text;
    return text + (inverted ? separator : blocks.comma ? ', ' : ' ') + blocks.suffix;
  }

  #styledName(blocks: Blocks, inverted: boolean, context: Context): Node {
    const separator = this.#separator(blocks, inverted);
    const firstPart = blocks.first[0]?.part ?? 'family';
    const first = this.#block(blocks.first, firstPart, context);
    const second = this.#block(
      blocks.second,
      firstPart === 'given' ? 'family' : 'given',
      context,
      (nodes) => {
        if (inverted || blocks.suffix === '') return nodes;
        return [...nodes, toNode((blocks.comma ? ', ' : ' ') + blocks.suffix)];
      },
    );
    const nodes: Node[] = [];
    if (first) nodes.push(first);
    if (first && second && separator !== '') nodes.push(leaf(separator));
    if (second) nodes.push(second);
    if (inverted && blocks.suffix !== '') nodes.push(toNode(separator + blocks.suffix));
    return branch(nodes);
  }

  #block(
    pieces: readonly Piece[],
    part: 'family' | 'given',
    context: Context,
    extend: (nodes: Node[]) => Node[] = (nodes) => nodes,
  ): Node | undefined {
    const nodes: Node[] = [];
    let before: Piece | undefined;
    for (const piece of pieces) {
      if (piece.text === '') continue;
      if (before && !sticks(before)) nodes.push(leaf(' '));
      nodes.push(this.#parts[piece.part](toNode(piece.text), context));
      before = piece;
    }
    if (nodes.length === 0) return undefined;
    return this.#affixes[part](branch(extend(nodes)), context);
  }
}

interface Blocks {
  first: readonly Piece[];
  second: readonly Piece[];
  suffix: string;
  comma?: boolean;
  order: Person['order'];
}

function joinNameParts(pieces: readonly Piece[], apart: boolean): string {
  let text = '';
  let before: Piece | undefined;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    text += !before || (!apart && sticks(before)) ? piece.text : ` ${piece.text}`;
    before = piece;
  }
  return text;
}
