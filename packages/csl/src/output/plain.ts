import type { Node } from './node.ts';

/** The text of a tree without marks, quotation marks and resolved punctuation, for comparing and sorting. */
export function plainText(node: Node): string {
  let text = node.text;
  if (node.children) {
    let written = false;
    for (const child of node.children) {
      if (written) text += node.delimiter;
      text += plainText(child);
      written = true;
    }
  }
  return node.prefix + text + node.suffix;
}
