import type { Conventions } from '../conventions/conventions.ts';
import { branch, leaf, type Node } from '../output/node.ts';
import type { Reference } from '../reference/reference.ts';
import { Compiler } from '../render/compile.ts';
import {
  type CiteState,
  type Context,
  createContext,
  type StyleScope,
  spendElements,
} from '../render/context.ts';
import { renderEach, rowWith } from '../render/row.ts';
import type { Locale } from '../style/locale.ts';
import type { Layout, NameOptions, PartSurvey, SortKey, StyleTree } from '../style/tree.ts';
import { type CompiledKey, compileKeys } from './sort.ts';

/** `cs:citation` or `cs:bibliography`, compiled. */
export interface StylePart {
  readonly scope: StyleScope;
  readonly layout: Layout;
  readonly delimiter: string;
  /** Compiled on first use. */
  readonly keys: readonly CompiledKey[] | undefined;
  /** The bibliography of the style, when this part is the citation. */
  readonly bibliography: StylePart | undefined;
  /** Renders the children of the layout. */
  nodes(context: Context): Node[];
}

/** A rendered cite or entry, and the state after rendering. */
export interface RenderedCite {
  readonly nodes: readonly Node[];
  readonly context: Context;
}

/** What both parts of a style have. */
interface PartSource {
  layout: Layout;
  names?: NameOptions;
  sort?: SortKey[];
}

/** The style that a part belongs to. */
interface PartOf {
  tree: StyleTree;
  locale: Locale;
  conventions: Conventions;
  /** The locale whose words an entry is printed in; that of the style when absent. */
  entryLocale?: EntryLocale | undefined;
  bibliography?: StylePart | undefined;
}

/** The locale whose words a reference is printed in; undefined for that of the style. */
export type EntryLocale = (reference: Reference) => Locale | undefined;

/** Compiles one part of a style for one locale. */
export function compilePart(
  part: 'citation' | 'bibliography',
  source: PartSource,
  { yearSuffix }: PartSurvey,
  { tree, locale, conventions, entryLocale, bibliography }: PartOf,
): StylePart {
  const scope: StyleScope = {
    tree,
    locale,
    conventions,
    part,
    names: { ...tree.names, ...source.names },
    explicitYearSuffix: yearSuffix,
  };
  const compiler = new Compiler(scope);
  const delimiter = source.layout.delimiter ?? '';
  const compile = (by: Compiler) =>
    by.nodes(source.layout.children, rowWith(part === 'bibliography' ? delimiter : ''));
  const renders = compile(compiler);
  const inOthers = new Map<Locale, typeof renders>();
  const rendersFor = (reference: Reference) => {
    const own = entryLocale?.(reference);
    if (!own || own === locale) return renders;
    const known = inOthers.get(own) ?? compile(new Compiler({ ...scope, locale: own }));
    inOthers.set(own, known);
    return known;
  };
  let keys: readonly CompiledKey[] | undefined;
  return {
    scope,
    layout: source.layout,
    delimiter,
    get keys() {
      keys ??= source.sort && compileKeys(source.sort, scope, compiler);
      return keys;
    },
    bibliography,
    nodes: (context) => conventions.settle(renderEach(rendersFor(context.reference), context)),
  };
}

/** Renders one cite or entry without the layout's affixes. */
export function renderCite(
  part: StylePart,
  reference: Reference,
  cite: CiteState,
  comparing = false,
): RenderedCite {
  const { conventions } = part.scope;
  const state = conventions.namesakes && !comparing ? withNamesakes(part, reference, cite) : cite;
  const context = createContext(reference, state);
  context.comparing = comparing;
  const nodes = part.nodes(context);
  spendElements(context);
  return { nodes, context };
}

/** Expands names with namesakes in the same work, for the `namesakes` convention. */
function withNamesakes(part: StylePart, reference: Reference, cite: CiteState): CiteState {
  const { conventions, tree } = part.scope;
  const namesIn = (one: StylePart) => renderCite(one, reference, cite, true).context.names;
  const levels = conventions.namesakes?.(
    tree.citation,
    namesIn(part),
    part.bibliography && namesIn(part.bibliography),
  );
  return levels && !cite.expansion ? { ...cite, expansion: { counts: [], levels } } : cite;
}

/** Adds the affixes and formatting of the layout. The affixes of a layout are formatted too (CSL 1.0.2, Affixes). */
export function wrapLayout(content: Node, { prefix, suffix, marks }: Layout): Node {
  const pieces: Node[] = [];
  if (prefix) pieces.push(leaf(prefix));
  pieces.push(content);
  if (suffix) pieces.push(leaf(suffix));
  return marks || pieces.length > 1 ? { ...branch(pieces), marks } : content;
}
