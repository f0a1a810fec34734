import { branch, findRole, joinedNodes, type Node, replaceNode } from '../output/node.ts';
import { NameList } from '../render/name-list.ts';
import type { CompiledStyle } from './compiled-style.ts';
import { renderCite, wrapLayout } from './part.ts';
import { type PlacedCite, type PrintedCite, withAffixes } from './rendered-cite.ts';

/** Names in a sentence for styles whose citations have none: "Okafor and Lindqvist", "Okafor et al." for three or more. */
const SHORT_NAMES = {
  form: 'short',
  and: 'text',
  delimiterPrecedesLast: 'never',
  etAlMin: 3,
  etAlUseFirst: 1,
} as const;

/** A cite in two parts: the name of the work in a sentence, and the rest of the cite. */
interface Divided {
  called: Node | undefined;
  rest: Node | undefined;
}

/** A node with the formatting and quotation marks around it, without affixes. */
function alone(whole: Node, piece: Node): Node | undefined {
  if (whole === piece) return { ...whole, prefix: '', suffix: '' };
  for (const child of whole.children ?? []) {
    const found = alone(child, piece);
    if (!found) continue;
    const { marks, quotes } = whole;
    return marks || quotes ? { ...branch([found]), marks, quotes } : found;
  }
  return undefined;
}

/** The names or the title at the start of a bibliography entry, as works are called in numeric styles. */
function calledInBibliography({ bibliography }: CompiledStyle, { entry }: PlacedCite): Node | undefined {
  if (!bibliography) return undefined;
  const { nodes, context } = renderCite(bibliography, entry.reference, entry.cite);
  const whole = branch(nodes);
  const found = findRole(whole, 'name-list', 'title');
  if (found?.role !== 'name-list') return found && alone(whole, found);
  const list = new NameList(SHORT_NAMES, undefined, undefined, bibliography.scope);
  return list.render(context.names[0]?.people ?? [], { ...context, names: [] });
}

/** Splits the names from a cite, or the title if it has none. */
function divide(style: CompiledStyle, placed: PlacedCite): Divided {
  const state = { ...placed.state, prose: true };
  const whole = joinedNodes(renderCite(style.citation, placed.entry.reference, state).nodes, '');
  const found = whole && findRole(whole, 'names', 'title');
  if (!found) return { called: calledInBibliography(style, placed), rest: whole };
  return { called: alone(whole, found), rest: replaceNode(whole, found, undefined) };
}

/** Renders cites in sequence. */
function renderCites(
  placed: readonly PlacedCite[],
  style: CompiledStyle,
  render: (cite: PlacedCite) => Node | undefined,
) {
  const printed = placed.map((cite): PrintedCite => ({ ...cite, node: render(cite), author: undefined }));
  const nodes = printed.flatMap(({ node }) => node ?? []);
  return { node: joinedNodes(nodes, style.citation.delimiter), printed };
}

/** Renders a citation as names only, as part of a sentence, without the affixes of the layout. */
export function renderAuthors(placed: readonly PlacedCite[], style: CompiledStyle) {
  return renderCites(placed, style, (cite) => withAffixes(divide(style, cite).called, cite.cite));
}

/**
 * Renders a citation whose names are part of a sentence: "Okafor and Lindqvist (2021)", "Okafor [1]". In note styles, only the
 * names are in the text.
 */
export function renderNarrative(placed: readonly PlacedCite[], style: CompiledStyle) {
  return renderCites(placed, style, (cite) => {
    const { called, rest } = divide(style, cite);
    const { prefix, suffix } = cite.cite;
    const bracketed = style.tree.class === 'note' && called ? undefined : withAffixes(rest, { suffix });
    const pieces = [
      withAffixes(called, { prefix }),
      bracketed && wrapLayout(bracketed, style.citation.layout),
    ].filter((piece) => piece !== undefined);
    return joinedNodes(pieces, ' ');
  });
}
