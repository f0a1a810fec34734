import type { Display, Mark } from '../style/tree.ts';

/** What a node is, for the later steps that look for it: grouping, collapsing, substitution, links. */
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
 * A node of the output tree. A leaf has `text`; a branch has `children`, joined by `delimiter`. Affixes are outside marks and
 * quotes. Nodes are immutable, since renderings share them.
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
   * Set when the node comes from the markup of a field, not from the style: `mark` flips with the formatting around it,
   * `nocase` and `nodecor` are protected, `field` holds the pieces of one field, `single` and `double` are typographic
   * quotation marks, and `apart` does not merge with the text before it.
   */
  readonly markup: 'field' | 'apart' | 'mark' | 'single' | 'double' | 'nocase' | 'nodecor' | undefined;
}

/** Makes all nodes with the same properties in the same order, which JavaScript engines optimise. */
const createNode = (
  text: string,
  children: Node['children'],
  delimiter: string,
  role: Role | undefined,
): Node => ({
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

/** A node with text. */
export const leaf = (text: string, role?: Role): Node => createNode(text, undefined, '', role);

/** A node with children. */
export const branch = (children: readonly Node[], delimiter = '', role?: Role): Node =>
  createNode('', children, delimiter, role);

/** The formatting of a rendering element. */
export interface Formatting {
  marks: readonly Mark[] | undefined;
  prefix: string;
  suffix: string;
  quotes: boolean;
  display: Display | undefined;
}

/** The node with other formatting. Written out, since two object spreads take ten times as long. */
export const withFormatting = (
  { text, children, delimiter, role, markup }: Node,
  { prefix, suffix, marks, quotes, display }: Formatting,
): Node => ({ text, children, delimiter, prefix, suffix, marks, quotes, display, role, markup });

/** The node with another role. */
export const withRole = (node: Node, role: Role): Node => ({ ...node, role });

/** The only node, or a branch of several; `undefined` for none. */
export function joinedNodes(nodes: readonly Node[], delimiter: string): Node | undefined {
  const [only] = nodes;
  if (nodes.length === 1) return only;
  return nodes.length === 0 ? undefined : branch(nodes, delimiter);
}

/** The tree with the text of every leaf changed. */
export function mapText(node: Node, change: (text: string, leaf: Node) => string): Node {
  if (!node.children) {
    const text = change(node.text, node);
    return text === node.text ? node : { ...node, text };
  }
  return { ...node, children: node.children.map((child) => mapText(child, change)) };
}

/** The nodes of a tree. */
export const sizeOf = ({ children }: Node): number =>
  children ? children.reduce((sum, child) => sum + sizeOf(child), 1) : 1;

/** The characters of a tree. */
export function lengthOf({ text, children, delimiter, prefix, suffix }: Node): number {
  let length = text.length + prefix.length + suffix.length;
  for (const child of children ?? []) length += lengthOf(child) + delimiter.length;
  return length;
}

/** The first node with one of some roles, outermost first, in reading order. */
export function findRole(node: Node, ...roles: readonly Role[]): Node | undefined {
  if (node.role && roles.includes(node.role)) return node;
  for (const child of node.children ?? []) {
    const found = findRole(child, ...roles);
    if (found) return found;
  }
  return undefined;
}

/** The tree with each of some nodes replaced, or removed when `replacement` is `undefined`. */
export function replaceNodes(
  node: Node,
  found: ReadonlySet<Node>,
  replacement: Node | undefined,
): Node | undefined {
  if (found.has(node)) return replacement;
  if (!node.children) return node;
  let changed = false;
  const children: Node[] = [];
  for (const child of node.children) {
    const kept = replaceNodes(child, found, replacement);
    changed ||= kept !== child;
    if (kept) children.push(kept);
  }
  if (!changed) return node;
  return children.length > 0 ? { ...node, children } : undefined;
}

/** The tree with `found` replaced, or removed when `replacement` is `undefined`. */
export const replaceNode = (node: Node, found: Node, replacement: Node | undefined): Node | undefined =>
  replaceNodes(node, new Set([found]), replacement);
