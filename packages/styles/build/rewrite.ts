import type { StyleTree } from '@citewright/csl';

/** A rendering element of a style. */
export type StyleNode = StyleTree['macros'][string][number];
type Choose = Extract<StyleNode, { kind: 'choose' }>;
type Condition = Choose['branches'][number]['conditions'][number];

/** One or several elements in the place of each, after its children were seen to. */
export type Rewrite = (node: StyleNode) => StyleNode | readonly StyleNode[];

/** Some elements with all inside them rewritten. */
export function rewriteNodes(nodes: readonly StyleNode[], rewrite: Rewrite): StyleNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return rewrite({ ...node, children: rewriteNodes(node.children, rewrite) });
    if (node.kind === 'names' && node.substitute)
      return rewrite({ ...node, substitute: rewriteNodes(node.substitute, rewrite) });
    if (node.kind !== 'choose') return rewrite(node);
    const branches = node.branches.map((branch) => ({
      ...branch,
      children: rewriteNodes(branch.children, rewrite),
    }));
    return rewrite({ ...node, branches });
  });
}

/** A style with some of its macros rewritten. Fails where the style has no such macro: it is not the one that was read. */
export function rewriteMacros(style: StyleTree, rewrites: Readonly<Record<string, Rewrite>>): StyleTree {
  const macros = { ...style.macros };
  for (const [name, rewrite] of Object.entries(rewrites)) {
    const macro = macros[name];
    if (!macro) throw new Error(`The style has no macro "${name}"`);
    macros[name] = rewriteNodes(macro, rewrite);
  }
  return { ...style, macros };
}

/** Whoever translated a work without an author stands after its title, not in the author's place. */
export const withoutTranslatorAsAuthor: Rewrite = (node) =>
  node.kind === 'names' && node.substitute
    ? {
        ...node,
        substitute: node.substitute.filter(
          (inner) => !(inner.kind === 'names' && inner.variables.includes('translator')),
        ),
      }
    : node;

/** "review of _Rivers of Power_, by Laurence C. Smith": what a review says of itself, after its own title if it has one. */
export function reviewOf(
  words: string,
  title: StyleNode,
  name: Extract<StyleNode, { kind: 'names' }>['name'],
  delimiter: string,
): StyleNode {
  const reviewed: StyleNode = {
    kind: 'group',
    delimiter: ' ',
    children: [
      { kind: 'value', value: words },
      { kind: 'variable', variable: 'reviewed-title', marks: ['italic'] },
    ],
  };
  const by: StyleNode = {
    kind: 'names',
    variables: ['reviewed-author'],
    ...(name ? { name } : {}),
    label: { form: 'verb', first: true, suffix: ' ', textCase: 'lowercase' },
  };
  const whole: StyleNode = { kind: 'group', delimiter: ', ', children: [reviewed, by] };
  return { kind: 'group', delimiter, children: [title, whole] };
}

/** A title macro in which what reviews something says so. */
export const withReviews =
  (review: StyleNode) =>
  (title: readonly StyleNode[]): StyleNode[] => [
    choose([{ test: 'variable', values: ['reviewed-title'] }], [review], [...title]),
  ];

/** `cs:choose` with one branch for all of some conditions (any of its values where there is one), and one for the rest. */
export function choose(
  conditions: Condition[],
  children: StyleNode[],
  otherwise: StyleNode[] = [],
): StyleNode {
  const rest = otherwise.length > 0 ? [{ match: 'all' as const, conditions: [], children: otherwise }] : [];
  return {
    kind: 'choose',
    branches: [{ match: conditions.length === 1 ? 'any' : 'all', conditions, children }, ...rest],
  };
}
