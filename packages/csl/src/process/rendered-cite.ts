import { branch, findRole, joinedNodes, type Node, replaceNode } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { CiteState } from '../render/context.ts';
import { parseMarkup } from '../text/markup.ts';
import type { Cite } from './cites.ts';
import type { Entry } from './entry.ts';
import { renderCite, type StylePart } from './part.ts';

/** A cite with its entry and its state in the document. */
export interface PlacedCite {
  readonly cite: Cite;
  readonly entry: Entry;
  readonly state: CiteState;
}

/** A rendered cite. */
export interface PrintedCite extends PlacedCite {
  /** The output without the affixes of the cite; `undefined` when the style prints nothing. */
  readonly node: Node | undefined;
  /** The names by which cites are grouped. */
  readonly author: string | undefined;
}

/** What cites without names are grouped by, where they are. */
export const NAMELESS = '';

/** Renders a cite. */
export function printCite(part: StylePart, placed: PlacedCite): PrintedCite {
  const { nodes } = renderCite(part, placed.entry.reference, placed.state);
  const whole = joinedNodes(nodes, '');
  const names = whole && findRole(whole, 'names');
  const node = names && placed.cite.suppressAuthor ? replaceNode(whole, names, undefined) : whole;
  const isNameless = part.scope.conventions.groupsNameless && !(names && findRole(names, 'name-list'));
  return { ...placed, node, author: isNameless ? NAMELESS : names && plainText(names) };
}

/** Adds the affixes of a cite to its output. */
export function withAffixes(node: Node | undefined, { prefix, suffix }: Cite): Node | undefined {
  const pieces: Node[] = [];
  if (prefix) pieces.push(parseMarkup(prefix));
  if (node) pieces.push(node);
  if (suffix) pieces.push(parseMarkup(suffix));
  return pieces.length > 0 ? branch(pieces) : undefined;
}
