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

/** Types of works that stand in others: where a style asks for a container, it means these. */
const contained = [
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'chapter',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'paper-conference',
];

/** What holds where a node is printed: the types that branches around it ask for, the case around it, and the macros. */
interface Place {
  types: readonly string[];
  textCase: TextCase | undefined;
  within: readonly string[];
  /** In place of names, where a style may print a title in another way. */
  substituted?: boolean;
}

type Branch = Extract<StyleNode, { kind: 'choose' }>['branches'][number];

const reviews = ['review', 'review-book'];

/** The types that a branch asks for by name, or by what only they have; undefined if it asks for others. */
function typesOf({ match, conditions }: Branch): readonly string[] | undefined {
  if (match === 'none') return undefined;
  const asked = (wanted: string) => conditions.flatMap(({ test, values }) => (test === wanted ? values : []));
  const named = asked('type');
  if (named.length > 0) return named;
  const variables = asked('variable');
  if (variables.some((variable) => variable.startsWith('reviewed-'))) return reviews;
  return variables.includes('container-title') ? contained : undefined;
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
      const branches = node.branches.map((branch) =>
        this.read(branch.children, { ...place, types: typesOf(branch) ?? place.types }),
      );
      return branches.includes(true);
    }
    // A case around a macro comes after the one in it: "capitalize-first" in "sentence" is sentence case.
    const own = node.textCase && (ours[node.textCase] || !place.textCase) ? node.textCase : place.textCase;
    const here = { ...place, textCase: own };
    const printsTitle = this.#printsTitle(node, here);
    if (printsTitle && node.textCase === 'sentence') this.lowering.add(node);
    return printsTitle;
  }

  #printsTitle(node: StyleNode, place: Place): boolean {
    if (node.kind === 'variable')
      return node.variable === 'title' && this.#note(place, node.form === 'short' || place.substituted);
    if (node.kind === 'group') return this.read(node.children, place);
    if (node.kind === 'names') return this.read(node.substitute ?? [], { ...place, substituted: true });
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
    const key = [macro, place.textCase, place.substituted, ...place.types].join(' ');
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const within = [...place.within, macro];
    const printsTitle = this.read(this.#macros[macro] ?? [], { ...place, within });
    this.#read.set(key, printsTitle);
    return printsTitle;
  }

  /**
   * What is said first of a type holds, and the first case for all others. A title in another place than its own only counts where it
   * has a case.
   */
  #note({ types, textCase }: Place, isElsewhere = false): true {
    const titleCase = (textCase && ours[textCase]) ?? 'as-given';
    if (titleCase === 'as-given' && isElsewhere) return true;
    for (const type of types) this.types[type] ??= titleCase;
    if (types.length === 0 && titleCase !== 'as-given') this.titles ??= titleCase;
    return true;
  }
}

/** The layout that says how titles are capitalised: citations shorten them. */
const layoutOf = ({ bibliography, citation }: StyleTree) => bibliography?.layout ?? citation.layout;

/**
 * How a style capitalises titles by its own rules, read from where it prints them. Sentence case is taken from the tree, which
 * changes: CSL's takes the capitals of names as well, ours is set before. Undefined for a style that leaves titles alone.
 */
export function takeTitleCases(tree: StyleTree): Capitals | undefined {
  const read = ({ children, textCase }: StyleTree['citation']['layout']): TitleReader => {
    const reader = new TitleReader(tree.macros);
    reader.read(children, { types: [], textCase, within: [] });
    return reader;
  };
  const { titles, types, lowering } = read(layoutOf(tree));
  for (const node of [...lowering, ...read(tree.citation.layout).lowering]) delete node.textCase;
  const others = Object.entries(types).filter(([, titleCase]) => titleCase !== (titles ?? 'as-given'));
  if (titles === undefined && others.length === 0) return undefined;
  return { ...(titles ? { titles } : {}), types: Object.fromEntries(others) };
}
