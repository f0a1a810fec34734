import { branch, findRole, leaf, type Node, type Role, replaceNode, replaceNodes } from '../output/node.ts';
import { plainText } from '../output/plain.ts';
import type { BibliographyTree, SubstituteRule } from '../style/tree.ts';

/** The names at the start of an entry, to compare with those of the next entry. */
export interface LeadingNames {
  readonly node: Node;
  readonly key: string;
}

/** The outermost nodes with a role. */
function nodesInRole(node: Node, role: Role, found: Node[] = []): Node[] {
  if (node.role === role) found.push(node);
  else for (const child of node.children ?? []) nodesInRole(child, role, found);
  return found;
}

/** The names at the start of an entry. */
export function leadingNames(entry: Node): LeadingNames | undefined {
  const node = findRole(entry, 'names');
  if (!node) return undefined;
  const lists = nodesInRole(node, 'name-list');
  const key = lists.length > 0 ? lists.map(plainText).join('|') : plainText(node);
  return { node, key };
}

const replaceEach = (node: Node, names: readonly Node[], text: string): Node =>
  replaceNodes(node, new Set(names), leaf(text)) ?? node;

/** Replaces all names together but keeps labels; a substitute without names is replaced as a whole. */
function replaceAll({ node }: LeadingNames, text: string): Node {
  const [first, ...others] = nodesInRole(node, 'name-list');
  if (!first) return { ...node, children: [leaf(text)] };
  const rest = replaceNodes(node, new Set(others), undefined) ?? node;
  const { prefix, suffix } = first;
  return replaceNode(rest, first, { ...branch([leaf(text)]), prefix, suffix }) ?? rest;
}

const namesOf = ({ node }: LeadingNames): Node[] => nodesInRole(node, 'name');

function matching(before: LeadingNames, now: LeadingNames): Node[] {
  const names = namesOf(now);
  const others = namesOf(before);
  const end = names.findIndex((name, at) => {
    const other = others[at];
    return !other || plainText(other) !== plainText(name);
  });
  return names.slice(0, end < 0 ? undefined : end);
}

const RULES: Record<SubstituteRule, (before: LeadingNames, now: LeadingNames, text: string) => Node> = {
  'complete-all': (before, now, text) => (before.key === now.key ? replaceAll(now, text) : now.node),
  'complete-each': (before, now, text) => {
    if (before.key !== now.key) return now.node;
    const names = namesOf(now);
    return names.length > 0 ? replaceEach(now.node, names, text) : replaceAll(now, text);
  },
  'partial-each': (before, now, text) => {
    if (namesOf(now).length === 0) return before.key === now.key ? replaceAll(now, text) : now.node;
    return replaceEach(now.node, matching(before, now), text);
  },
  'partial-first': (before, now, text) => replaceEach(now.node, matching(before, now).slice(0, 1), text),
};

/** Replaces the names that the previous entry has too (CSL 1.0.2, Reference Grouping). */
export function substituteAuthor(
  entry: Node,
  before: LeadingNames | undefined,
  tree: BibliographyTree,
): Node {
  const text = tree.subsequentAuthorSubstitute;
  const now = leadingNames(entry);
  if (text === undefined || !before || !now) return entry;
  const replaced = RULES[tree.subsequentAuthorSubstituteRule ?? 'complete-all'](before, now, text);
  return replaced === now.node ? entry : (replaceNode(entry, now.node, replaced) ?? entry);
}
