import type { Node } from './node.ts';

const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** The first letter of a node's first text, if that text is a term: what begins a note or an entry has a capital. */
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
