import type { StyleTree } from '@citewright/csl';
import type { Capitals, TitleCase } from '../style-about.ts';

type StyleNode = StyleTree['macros'][string][number];
type Styled = Pick<StyleTree['citation']['layout'], 'textCase'>;
type TextCase = NonNullable<Styled['textCase']>;

/** The case in which a style prints titles, as the capitals that we set before. */
const ours: Readonly<Partial<Record<TextCase, TitleCase>>> = {
  sentence: 'sentence-small-subtitle',
  title: 'headline',
};

/** What holds where a node is printed: the types that branches around it ask for, the case around it, and the macros. */
interface Place {
  types: readonly string[];
  textCase: TextCase | undefined;
  within: readonly string[];
}

/** Reads where a style prints titles. Each macro is read once for each place that differs. */
class TitleReader {
  readonly types: Record<string, TitleCase> = {};
  titles: TitleCase | undefined;
  /** Nodes in sentence case that print titles. */
  readonly lowering = new Set<Styled>();
  readonly #macros: StyleTree['macros'];
  readonly #read = new Map<string, boolean>();
  readonly #reaching = new Map<string, boolean>();

  constructor(macros: StyleTree['macros']) {
    this.#macros = macros;
  }

  /** Whether the nodes print a title. */
  read(nodes: readonly StyleNode[], place: Place): boolean {
    return nodes.map((node) => this.#readNode(node, place)).includes(true);
  }

  #readNode(node: StyleNode, place: Place): boolean {
    if (node.kind === 'choose') {
      const branches = node.branches.map(({ match, conditions, children }) => {
        const named = conditions.flatMap(({ test, values }) => (test === 'type' ? values : []));
        const types = match === 'none' || named.length === 0 ? place.types : named;
        return this.read(children, { ...place, types });
      });
      return branches.includes(true);
    }
    const here = { ...place, textCase: node.textCase ?? place.textCase };
    const printsTitle = this.#printsTitle(node, here);
    if (printsTitle && node.textCase === 'sentence') this.lowering.add(node);
    return printsTitle;
  }

  #printsTitle(node: StyleNode, place: Place): boolean {
    if (node.kind === 'variable') return node.variable === 'title' && this.#note(place);
    if (node.kind === 'group') return this.read(node.children, place);
    if (node.kind === 'names') return this.read(node.substitute ?? [], place);
    return node.kind === 'macro' && this.#readMacro(node.macro, place);
  }

  /** Whether a macro can print a title: most cannot, and need not be read for each place. */
  #reaches(macro: string): boolean {
    const known = this.#reaching.get(macro);
    if (known !== undefined) return known;
    this.#reaching.set(macro, false);
    const reaches = (this.#macros[macro] ?? []).some((node) => this.#leads(node));
    this.#reaching.set(macro, reaches);
    return reaches;
  }

  #leads(node: StyleNode): boolean {
    if (node.kind === 'choose')
      return node.branches.some(({ children }) => children.some((child) => this.#leads(child)));
    if (node.kind === 'variable') return node.variable === 'title';
    if (node.kind === 'group') return node.children.some((child) => this.#leads(child));
    if (node.kind === 'names') return (node.substitute ?? []).some((child) => this.#leads(child));
    return node.kind === 'macro' && this.#reaches(node.macro);
  }

  #readMacro(macro: string, place: Place): boolean {
    if (place.within.includes(macro) || !this.#reaches(macro)) return false;
    const key = [macro, place.textCase, ...place.types].join(' ');
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const within = [...place.within, macro];
    const printsTitle = this.read(this.#macros[macro] ?? [], { ...place, within });
    this.#read.set(key, printsTitle);
    return printsTitle;
  }

  #note({ types, textCase }: Place): true {
    const titleCase = textCase && ours[textCase];
    if (titleCase === undefined) return true;
    for (const type of types) this.types[type] ??= titleCase;
    if (types.length === 0) this.titles ??= titleCase;
    return true;
  }
}

/**
 * How a style capitalises titles by its own rules, read from where it prints them. Sentence case is taken from the tree, which
 * changes: CSL's takes the capitals of names as well, ours is set before. Undefined for a style that leaves titles alone.
 */
export function takeTitleCases(tree: StyleTree): Capitals | undefined {
  const reader = new TitleReader(tree.macros);
  for (const layout of [tree.bibliography?.layout, tree.citation.layout])
    if (layout) reader.read(layout.children, { types: [], textCase: layout.textCase, within: [] });
  for (const node of reader.lowering) delete node.textCase;
  const { titles, types } = reader;
  if (titles === undefined && Object.keys(types).length === 0) return undefined;
  return { ...(titles ? { titles } : {}), types };
}
