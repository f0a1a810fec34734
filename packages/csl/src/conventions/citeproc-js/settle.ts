import { branch, leaf, type Node } from '../../output/node.ts';
import { plainText } from '../../output/plain.ts';
import { unmarked } from './edition.ts';

/** A year from 500 to 999 AD with its era. */
const ERA = /^([5-9]\d\d)[^\dB]+$/;

/** Joins names that begin with a space to the delimiter before them, so that both spaces stay. */
function spaced(children: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    const apart = before?.text && !before.children && child.text.startsWith(' ');
    if (apart) joined[joined.length - 1] = leaf(before.text + child.text);
    else joined.push(child);
  }
  return joined;
}

const isEmptyNode = (node: Node): boolean => plainText({ ...node, prefix: '', suffix: '' }) === '';

/** The final text of a node. */
function finalText({ role, text }: Node): string {
  if (role === 'year') return text.replace(ERA, '$1');
  return role?.startsWith('name') ? text.replaceAll(',, ', ', ') : unmarked(text);
}

/** A node without empty nodes, and without the delimiters and labels beside them. */
function settled(node: Node): Node[] {
  const { children, role } = node;
  if (isEmptyNode(node) || children?.some((child) => child.role === 'name-list' && isEmptyNode(child)))
    return [];
  if (!children) return [{ ...node, text: finalText(node) }];
  const remaining = children.flatMap(settled);
  if (remaining.length === 0) return [];
  return [{ ...node, children: role === 'name-list' ? spaced(remaining) : remaining }];
}

/**
 * Years from 500 on have no era. Empty nodes are removed, and the text after a removed start is not capitalised. Names that begin
 * with a space keep it.
 */
export function settle(nodes: readonly Node[]): Node[] {
  const remaining = nodes.flatMap(settled);
  const [first, ...rest] = remaining;
  const isUnchanged = plainText(branch(remaining)) === plainText(branch(nodes));
  return isUnchanged || !first ? remaining : [branch([leaf(''), first]), ...rest];
}
