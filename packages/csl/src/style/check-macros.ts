import { CslError } from '../error.ts';
import type { StyleNode, StyleTree } from './tree.ts';

/** The rendering elements directly inside a rendering element. */
export function childrenOf(node: StyleNode): StyleNode[] {
  if (node.kind === 'group') return node.children;
  if (node.kind === 'choose') return node.branches.flatMap((branch) => branch.children);
  if (node.kind === 'names') return node.substitute ?? [];
  return [];
}

/**
 * Checks that every called macro exists and that no macro calls itself. Returns the style with only those macros that are
 * called, directly or indirectly, from a layout or a sort key. `calledAt` finds the place of a call in the style's file.
 */
export function checkMacros(style: StyleTree, calledAt: (macro: string) => string | undefined): StyleTree {
  const reached: Record<string, StyleNode[]> = {};
  const calling: string[] = [];

  function visit(name: string): void {
    const place = () => calledAt(name) ?? `style/macro[${calling.at(-1) ?? name}]`;
    if (calling.includes(name)) {
      throw new CslError('recursive-macro', `Macro "${name}" calls itself`, place());
    }
    if (Object.hasOwn(reached, name)) return;
    const nodes = Object.hasOwn(style.macros, name) ? style.macros[name] : undefined;
    if (!nodes) throw new CslError('unknown-macro', `No macro "${name}"`, place());
    calling.push(name);
    nodes.forEach(walk);
    calling.pop();
    reached[name] = nodes;
  }

  function walk(node: StyleNode): void {
    if (node.kind === 'macro') visit(node.macro);
    for (const child of childrenOf(node)) walk(child);
  }

  for (const part of [style.citation, style.bibliography]) {
    part?.layout.children.forEach(walk);
    for (const key of part?.sort ?? []) if (key.macro !== undefined) visit(key.macro);
  }
  return { ...style, macros: reached };
}
