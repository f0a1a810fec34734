import type { Branch, StyleNode } from '../style/tree.ts';
import { compileChoose } from './choose.ts';
import type { Render, StyleScope } from './context.ts';
import { compileDate } from './date.ts';
import { compileGroup, compileMacro } from './group.ts';
import { compileLabel } from './label.ts';
import { compileNames, type NamesParent } from './names.ts';
import { compileNumber } from './number.ts';
import { type RenderRow, renderFirst, rowWith } from './row.ts';
import { compileTerm, compileValue, compileVariable } from './text.ts';

const undelimited = rowWith();

/**
 * Compiles the rendering elements of one scope to closures, each macro once. Macros and branches are compiled when an item first
 * reaches them, because one item needs only a small part of a large style.
 */
export class Compiler {
  readonly #scope: StyleScope;
  readonly #macros = new Map<string, readonly Render[]>();

  constructor(scope: StyleScope) {
    this.#scope = scope;
  }

  /** Compiles a sequence of elements. `row` prints the elements of a branch among them. */
  nodes(nodes: readonly StyleNode[], row = undelimited, parent?: NamesParent): readonly Render[] {
    return nodes.map((node) => this.node(node, row, parent));
  }

  node(node: StyleNode, row: RenderRow, parent: NamesParent | undefined): Render {
    const scope = this.#scope;
    switch (node.kind) {
      case 'variable':
        return compileVariable(node, scope);
      case 'macro':
        return compileMacro(node, () => this.macro(node.macro), scope);
      case 'term':
        return compileTerm(node, scope);
      case 'value':
        return compileValue(node, scope);
      case 'number':
        return compileNumber(node, scope);
      case 'label':
        return compileLabel(node, scope);
      case 'date':
        return compileDate(node, scope);
      case 'names': {
        const substitutes = (nodes: readonly StyleNode[], names: NamesParent) =>
          this.nodes(nodes, renderFirst, names);
        return compileNames(node, scope, substitutes, parent);
      }
      case 'group':
        return compileGroup(node, this.nodes(node.children, rowWith(node.delimiter), parent), scope);
      case 'choose': {
        const children = (branch: Branch) => this.nodes(branch.children, row, parent);
        return compileChoose(node.branches, children, row);
      }
    }
  }

  /** The compiled children of a macro. */
  macro(name: string): readonly Render[] {
    const known = this.#macros.get(name);
    if (known) return known;
    const compiled = this.nodes(this.#scope.tree.macros[name] ?? []);
    this.#macros.set(name, compiled);
    return compiled;
  }
}
