import type { StyleTree } from '@citewright/csl';
import { choose, type Rewrite, rewriteMacros, type StyleNode } from './rewrite.ts';

/** What has its title in italics besides what the style knows: works that stand for themselves. */
const standingAlone = ['dataset', 'software'];

const italicTitles: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const [branch, ...others] = node.branches;
  const [condition] = branch?.conditions ?? [];
  if (condition?.test !== 'type') return node;
  const types = { ...condition, values: [...condition.values, ...standingAlone] };
  return {
    ...node,
    branches: [{ ...branch, match: 'any', conditions: [types], children: branch?.children ?? [] }, ...others],
  };
};

/** The title alone, where a citation has no names: no edition, no description. */
const bareTitle = (title: readonly StyleNode[]): StyleNode[] =>
  title.map((node) => {
    if (node.kind !== 'choose') return node;
    const branches = node.branches.map((branch) => ({
      ...branch,
      children: branch.conditions.length > 0 ? [italicTitle] : branch.children,
    }));
    return { ...node, branches };
  });
const italicTitle: StyleNode = { kind: 'variable', variable: 'title', marks: ['italic'] };

/** Only manuscripts that circulate before they are published are preprints; an article may just have no volume yet. */
const preprints: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => ({
    ...branch,
    conditions: branch.conditions.map((condition) =>
      condition.test === 'type' && condition.values.includes('article')
        ? { ...condition, values: ['article'] }
        : condition,
    ),
  }));
  return { ...node, branches };
};

/** "Article 1135" where an article has a number instead of pages. */
const articleNumber: StyleNode = choose(
  [{ test: 'type', values: ['article-journal'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        { kind: 'value', value: 'Article' },
        { kind: 'variable', variable: 'number' },
      ],
    },
  ],
);

/** Cite Them Right, 11th ed.: titles, preprints, article numbers; a citation by title has the title alone. */
export function mendHarvard(style: StyleTree): StyleTree {
  const named = rewriteMacros(style, {
    title: italicTitles,
    'container-title': preprints,
    'author-short': (node) =>
      node.kind === 'macro' && node.macro === 'title' ? { ...node, macro: 'title-alone' } : node,
  });
  const { title = [], pages = [] } = named.macros;
  return {
    ...named,
    macros: {
      ...named.macros,
      'title-alone': bareTitle(title),
      pages: [choose([{ test: 'variable', values: ['page'] }], pages, [articleNumber])],
    },
  };
}
