import { branch, type Node } from '../output/node.ts';
import type { Context, Render } from './context.ts';

/** Renders elements in sequence. Most print nothing, so arrays are made only when needed. */
export function renderRow(renders: readonly Render[], delimiter: string, context: Context): Node | undefined {
  let first: Node | undefined;
  let nodes: Node[] | undefined;
  context.elements += renders.length;
  for (const render of renders) {
    const node = render(context);
    if (!node) continue;
    if (!first) first = node;
    else if (nodes) nodes.push(node);
    else nodes = [first, node];
  }
  return nodes ? branch(nodes, delimiter) : first;
}

/** The outputs of elements in sequence, without empty ones. */
export function renderEach(renders: readonly Render[], context: Context): Node[] {
  const nodes: Node[] = [];
  context.elements += renders.length;
  for (const render of renders) {
    const node = render(context);
    if (node) nodes.push(node);
  }
  return nodes;
}
