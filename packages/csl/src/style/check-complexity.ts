import { CslError } from '../error.ts';
import type { ChooseNode, Layout, SortKey, StyleNode, StyleTree } from './tree.ts';

/** What printing an item once may take, along the longest way through the conditions. */
interface Cost {
  /** Nodes that are visited: macros call each other, so that a small file can be a long way. */
  nodes: number;
  /** Variables that are printed, each as long as the record has it. */
  variables: number;
  /** Variables of names, of which a record may have thousands, and texts whose case is changed letter by letter. */
  names: number;
  cases: number;
  /** Characters that the style itself prints. */
  characters: number;
}

/** Several times what the longest style of the repository of CSL takes: 1,835, 320, 73, 57 and 535. */
const most: Cost = { nodes: 10_000, variables: 1_000, names: 200, cases: 200, characters: 4_000 };

const nothing: Cost = { nodes: 0, variables: 0, names: 0, cases: 0, characters: 0 };

const measures = Object.keys(most) as (keyof Cost)[];

const joinedCost = (one: Cost, other: Cost, join: (one: number, other: number) => number): Cost => {
  const { ...cost } = one;
  for (const measure of measures) cost[measure] = join(one[measure], other[measure]);
  return cost;
};

const sum = (one: Cost, other: Cost): Cost => joinedCost(one, other, (count, more) => count + more);

const longer = (one: Cost, other: Cost): Cost => joinedCost(one, other, Math.max);

const printing = new Set<StyleNode['kind']>(['variable', 'number', 'date', 'names', 'label']);

/** The texts of a node, without its children. */
function charactersOf(node: Exclude<StyleNode, ChooseNode>): number {
  const { prefix = '', suffix = '' } = node;
  const delimiter = 'delimiter' in node ? (node.delimiter ?? '') : '';
  const value = node.kind === 'value' ? node.value : '';
  return prefix.length + suffix.length + delimiter.length + value.length;
}

function variablesOf(node: StyleNode): number {
  if (node.kind === 'names') return node.variables.length;
  return printing.has(node.kind) ? 1 : 0;
}

/**
 * Checks that a style from a stranger prints an item in bounded time: styles are data, but their macros may call each other so that each
 * step doubles the work. `style` has no macro that calls itself. Throws `CslError` (`too-complex`).
 */
export function checkComplexity({ macros, citation, bibliography }: StyleTree): void {
  const known = new Map<string, Cost>();

  function ofMacro(name: string): Cost {
    const cost = known.get(name) ?? ofNodes(macros[name] ?? []);
    known.set(name, cost);
    return cost;
  }

  function ofNode(node: StyleNode): Cost {
    if (node.kind === 'choose') {
      const tests = { ...nothing, nodes: node.branches.length };
      return sum(tests, node.branches.map(({ children }) => ofNodes(children)).reduce(longer, nothing));
    }
    const variables = variablesOf(node);
    const own: Cost = {
      nodes: 1,
      variables,
      names: node.kind === 'names' ? variables : 0,
      cases: 'textCase' in node && node.textCase !== undefined ? 1 : 0,
      characters: charactersOf(node),
    };
    if (node.kind === 'macro') return sum(own, ofMacro(node.macro));
    if (node.kind === 'group') return sum(own, ofNodes(node.children));
    return node.kind === 'names' ? sum(own, ofNodes(node.substitute ?? [])) : own;
  }

  const ofNodes = (nodes: readonly StyleNode[]): Cost => nodes.map(ofNode).reduce(sum, nothing);

  function check(part: 'citation' | 'bibliography', layout: Layout, sort: readonly SortKey[] = []): void {
    const keys = sort.map(({ macro }) => (macro === undefined ? nothing : ofMacro(macro)));
    for (const cost of [ofNodes(layout.children), keys.reduce(sum, nothing)])
      for (const measure of measures)
        if (cost[measure] > most[measure])
          throw new CslError('too-complex', `The ${part} prints too many ${measure}`, `style/${part}`);
  }

  check('citation', citation.layout, citation.sort);
  if (bibliography) check('bibliography', bibliography.layout, bibliography.sort);
}
