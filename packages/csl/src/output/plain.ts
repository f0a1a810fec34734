import type { Node } from './node.ts';

/** The text of a tree without marks, quotes and settled punctuation: what is compared and sorted. */
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
