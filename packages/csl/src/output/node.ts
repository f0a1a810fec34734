import type { Display, Mark } from '../style/tree.ts';

/** What a piece of output stands for, where later steps (grouping, collapsing, substitution, links) look for it. */
export type Role =
  | 'names'
  | 'name-list'
  | 'name'
  | 'title'
  | 'year'
  | 'year-suffix'
  | 'citation-number'
  | 'locator'
  | 'term'
  | 'URL'
  | 'DOI'
  | 'PMID'
  | 'PMCID';

/**
 * A piece of output. A leaf has `text`; a branch has `children`, joined by `delimiter`. Affixes stand outside marks and
 * quotes. Nodes are shared between renderings: change a copy.
 */
export interface Node {
  readonly text: string;
  readonly children: readonly Node[] | undefined;
  readonly delimiter: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly marks: readonly Mark[] | undefined;
  readonly quotes: boolean;
  readonly display: Display | undefined;
  readonly role: Role | undefined;
  /**
   * From the markup of a field, not from the style: flips what surrounds it, and may be protected. `field` holds the
   * pieces of one field, `single` and `double` are quotation marks typed in typographic form, and what is `apart` does not
   * merge with what stands before it.
   */
  readonly markup: 'field' | 'apart' | 'mark' | 'single' | 'double' | 'nocase' | 'nodecor' | undefined;
}

/** Every node comes from here or is a copy: engines reward objects of one shape. */
const bare = (text: string, children: Node['children'], delimiter: string, role: Role | undefined): Node => ({
  text,
  children,
  delimiter,
  prefix: '',
  suffix: '',
  marks: undefined,
  quotes: false,
  display: undefined,
  role,
  markup: undefined,
});

/** Text. */
export const leaf = (text: string, role?: Role): Node => bare(text, undefined, '', role);

/** Pieces in a row. */
export const branch = (children: readonly Node[], delimiter = '', role?: Role): Node =>
  bare('', children, delimiter, role);

/** What a style puts on a piece, all at once. */
export interface Dress {
  marks: readonly Mark[] | undefined;
  prefix: string;
  suffix: string;
  quotes: boolean;
  display: Display | undefined;
}

/** The piece in that dress. Field by field: two spreads would cost ten times as much, and give a shape of its own. */
export const dressed = (
  { text, children, delimiter, role, markup }: Node,
  { prefix, suffix, marks, quotes, display }: Dress,
): Node => ({ text, children, delimiter, prefix, suffix, marks, quotes, display, role, markup });

/** The piece in that role. */
export const withRole = (node: Node, role: Role): Node => ({ ...node, role });

/** Pieces in a row: the one there is, or a branch of several. */
export function joined(nodes: readonly Node[], delimiter: string): Node | undefined {
  const [only] = nodes;
  if (nodes.length === 1) return only;
  return nodes.length === 0 ? undefined : branch(nodes, delimiter);
}

/** The same tree with every leaf's text changed. */
export function mapText(node: Node, change: (text: string, leaf: Node) => string): Node {
  if (!node.children) {
    const text = change(node.text, node);
    return text === node.text ? node : { ...node, text };
  }
  return { ...node, children: node.children.map((child) => mapText(child, change)) };
}

/** The first piece with one of some roles, outermost first, in reading order. */
export function findRole(node: Node, ...roles: readonly Role[]): Node | undefined {
  if (node.role && roles.includes(node.role)) return node;
  for (const child of node.children ?? []) {
    const found = findRole(child, ...roles);
    if (found) return found;
  }
  return undefined;
}

/** The same tree with `found` replaced, or left out when there is nothing instead. */
export function replaceNode(node: Node, found: Node, replacement: Node | undefined): Node | undefined {
  if (node === found) return replacement;
  if (!node.children) return node;
  let changed = false;
  const children: Node[] = [];
  for (const child of node.children) {
    const kept = replaceNode(child, found, replacement);
    changed ||= kept !== child;
    if (kept) children.push(kept);
  }
  if (!changed) return node;
  return children.length > 0 ? { ...node, children } : undefined;
}
