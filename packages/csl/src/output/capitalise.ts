import type { Node } from './node.ts';

const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Capitalises the first text of a node if it is a term, for the start of a note or an entry. */
export function capitaliseFirstTerm(node: Node): Node {
  if (node.prefix !== '' && !WORDLESS.test(node.prefix)) return node;
  if (!node.children) {
    if (node.role !== 'term') return node;
    const [first = ''] = node.text;
    return { ...node, text: first.toUpperCase() + node.text.slice(first.length) };
  }
  const first = node.children[0];
  if (!first) return node;
  const changed = capitaliseFirstTerm(first);
  return changed === first ? node : { ...node, children: [changed, ...node.children.slice(1)] };
}
