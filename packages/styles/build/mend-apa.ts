import type { StyleTree } from '@citewright/csl';
import { choose, type Rewrite, rewriteMacros, type StyleNode } from './rewrite.ts';

/** Publication Manual of the APA, 7th ed., 9.25 and 9.27: an issue without a volume stands in brackets, upright: "Wedge, (7/8)". */
const issueWithoutVolume: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'issue' && node.marks?.includes('italic')
    ? { kind: 'variable', variable: 'issue', prefix: '(', suffix: ')' }
    : node;

const isDatedOrNot = (node: StyleNode): boolean =>
  node.kind === 'choose' && node.branches.some(({ conditions }) => conditions[0]?.values.includes('status'));

/** 11.5: an act has its year in its name, and is never "n.d." */
const undatedActs: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const last = node.branches.at(-1);
  if (!last || last.conditions.length > 0) return node;
  const act = {
    match: 'any' as const,
    conditions: [{ test: 'type' as const, values: ['legislation'] }],
    children: [],
  };
  return { ...node, branches: [...node.branches.slice(0, -1), act, last] };
};

/** The words before the address of what has no date: "Retrieved ..., from". */
const retrieved: Rewrite = (node) => {
  if (node.kind !== 'group' || node.children[0]?.kind !== 'term') return node;
  return choose([{ test: 'type', values: ['legislation'] }], [], [node]);
};

/** 11.4: a case is called by its name in the text, without what its reference says besides. */
const nameOfCase: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'title' && node.marks?.includes('italic') && !node.form
    ? { ...node, form: 'short' }
    : node;

/** Publication Manual of the APA, 7th ed.: acts, issues of journals that have no volumes. */
export const mendApa = (style: StyleTree): StyleTree =>
  rewriteMacros(style, {
    'container-periodical': issueWithoutVolume,
    'date-intext': (node) => (isDatedOrNot(node) ? undatedActs(node) : node),
    'title-intext': nameOfCase,
    access: retrieved,
  });
