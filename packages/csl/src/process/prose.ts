import { branch, findRole, joinedNodes, leaf, type Node, replaceNode } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
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

/** Works in a sentence: "Doe (2019), Roe (2020), and Poe (2021)", as the language has it. */
function inSentence(nodes: readonly Node[], { locale }: CompiledStyle): Node | undefined {
  if (nodes.length < 2) return nodes[0];
  const list = new Intl.ListFormat(locale.collator.resolvedOptions().locale, { type: 'conjunction' });
  const pieces = list.formatToParts(nodes.map((_, at) => String(at)));
  return branch(
    pieces.flatMap(({ type, value }) => (type === 'element' ? (nodes[Number(value)] ?? []) : leaf(value))),
  );
}

/** Renders a citation as names only, as part of a sentence, without the affixes of the layout. Nobody is named twice. */
export function renderAuthors(placed: readonly PlacedCite[], style: CompiledStyle) {
  const printed = placed.map(
    (cite): PrintedCite => ({
      ...cite,
      node: withAffixes(divide(style, cite).called, cite.cite),
      author: undefined,
    }),
  );
  const named = new Map(printed.flatMap(({ node }) => (node ? [[plainText(node), node]] : [])));
  return { node: inSentence([...named.values()], style), printed };
}

/** Cites that follow each other and call their works the same: "Doe (2019, 2020)". */
interface Called {
  called: Node | undefined;
  name: string | undefined;
  rests: Node[];
}

/**
 * Renders a citation whose names are part of a sentence: "Okafor and Lindqvist (2021)", "Okafor [1]". In note styles, only the
 * names are in the text.
 */
export function renderNarrative(placed: readonly PlacedCite[], style: CompiledStyle) {
  const groups: Called[] = [];
  const printed = placed.map((one): PrintedCite => {
    const { called, rest } = divide(style, one);
    const { prefix, suffix } = one.cite;
    const bracketed = style.tree.class === 'note' && called ? undefined : withAffixes(rest, { suffix });
    const name = called && !prefix ? plainText(called) : undefined;
    const before = groups.at(-1);
    if (before && name !== undefined && before.name === name)
      before.rests.push(...(bracketed ? [bracketed] : []));
    else groups.push({ called: withAffixes(called, { prefix }), name, rests: bracketed ? [bracketed] : [] });
    return { ...one, node: called ?? rest, author: undefined };
  });
  const { layout } = style.citation;
  const between = style.tree.citation.citeGroupDelimiter ?? ', ';
  const nodes = groups.flatMap(({ called, rests }) => {
    const cited = joinedNodes(rests, between);
    const pieces = [called, cited && wrapLayout(cited, layout)].filter((piece) => piece !== undefined);
    return joinedNodes(pieces, ' ') ?? [];
  });
  return { node: inSentence(nodes, style), printed };
}
