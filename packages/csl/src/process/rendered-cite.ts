import { branch, findRole, joined, leaf, type Node, replaceNode } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { CiteState } from '../render/context.ts';
import { parseMarkup } from '../text/markup.ts';
import type { Cite } from './cites.ts';
import type { Entry } from './entry.ts';
import { renderCite, type StylePart } from './part.ts';

/** A cite in a citation: what it prints, and what grouping and collapsing need to know. */
export interface PlacedCite {
  readonly cite: Cite;
  readonly entry: Entry;
  readonly state: CiteState;
}

export interface PrintedCite extends PlacedCite {
  /** The output without the cite's own prefix and suffix; `undefined` when the style prints nothing. */
  readonly node: Node | undefined;
  /** The names by which cites are grouped. */
  readonly author: string | undefined;
}

function authorParts(node: Node, cite: Cite): Node | undefined {
  const names = findRole(node, 'names');
  if (!names) return node;
  if (cite.authorOnly) return names;
  return cite.suppressAuthor ? replaceNode(node, names, undefined) : node;
}

/** Renders a cite. */
export function printCite(part: StylePart, placed: PlacedCite): PrintedCite {
  const { nodes } = renderCite(part, placed.entry.reference, placed.state);
  const whole = joined(nodes, '');
  const node = whole && authorParts(whole, placed.cite);
  const names = whole && findRole(whole, 'names');
  return { ...placed, node, author: names && plainText(names) };
}

/** Puts the prefix and suffix that a cite carries round its output. */
export function withAffixes(node: Node | undefined, { prefix, suffix }: Cite): Node | undefined {
  const pieces: Node[] = [];
  if (prefix) pieces.push(parseMarkup(prefix));
  if (node) pieces.push(node);
  if (suffix) pieces.push(parseMarkup(suffix));
  return pieces.length > 0 ? branch(pieces) : undefined;
}

/** The first letter of a node's first text, if that text is a term: capital at the beginning of a note. */
export function capitaliseFirstTerm(node: Node): Node {
  if (node.prefix !== '') return node;
  if (!node.children) {
    if (node.role !== 'term') return node;
    const [first = ''] = node.text;
    return { ...node, text: first.toUpperCase() + node.text.slice(first.length) };
  }
  const [first, ...rest] = node.children;
  if (!first) return node;
  const changed = capitaliseFirstTerm(first);
  return changed === first ? node : { ...node, children: [changed, ...rest] };
}

/** A dash between the ends of a range. */
export const dash = (): Node => leaf('–');
