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

/** Prints the elements of a branch of `cs:choose`. */
export type RenderRow = (renders: readonly Render[], context: Context) => Node | undefined;

/** All elements, with a delimiter between them. */
export const rowWith =
  (delimiter = ''): RenderRow =>
  (renders, context) =>
    renderRow(renders, delimiter, context);

/** The first element that prints something: what stands in `cs:substitute`, also under conditions, are alternatives (CSL 1.0.2, Substitute). */
export const renderFirst: RenderRow = (renders, context) => {
  for (const render of renders) {
    context.elements += 1;
    const node = render(context);
    if (node) return node;
  }
  return undefined;
};

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
