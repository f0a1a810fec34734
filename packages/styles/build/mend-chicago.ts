import type { LocaleTree, StyleTree } from '@citewright/csl';
import { choose, type Rewrite, rewriteMacros, type StyleNode } from './rewrite.ts';

const terms: LocaleTree['terms'] = { bc: [{ form: 'long', single: ' BC', multiple: ' BC' }] };

/** A kind or medium begins small inside a group of notes and with a capital in the bibliography, where it follows a period. */
const withCapital: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'edition'
    ? { kind: 'variable', variable: 'edition', textCase: 'capitalize-first' }
    : node;

/** Maps are in italics, in the bibliography as in notes. */
const italicMaps: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => ({
    ...branch,
    conditions: branch.conditions.map((condition) =>
      condition.test === 'type' && condition.values.includes('motion_picture')
        ? { ...condition, values: [...new Set([...condition.values, 'map'])] }
        : condition,
    ),
  }));
  return { ...node, branches };
};

/** Pages whose site takes the place of an author. */
const pages = ['webpage', 'post-weblog'];
/** What stands on sites. */
const sited = [...pages, 'article-newspaper', 'article-magazine', 'broadcast'];

/**
 * Two forms of one element, for what has a site or journal after its title, and for what has none there: 14.207 has “Privacy Policy.” Accessed ...
 * An anonymous page has named its site already.
 */
function afterContainer(named: StyleNode[], unnamed: StyleNode[]): StyleNode[] {
  const signed = choose([{ test: 'variable', values: ['author', 'editor'] }], named, unnamed);
  const byType = choose([{ test: 'type', values: pages }], [signed], named);
  const onSite = choose([{ test: 'variable', values: ['container-title'] }], [byType], unnamed);
  return [choose([{ test: 'type', values: sited }], [onSite], named)];
}

/** Acts and cases hold their year in their citation, and are never "n.d." */
const datedByCitation: Rewrite = (node) => {
  if (node.kind !== 'choose' || node.branches[0]?.conditions[0]?.values.join() !== 'issued') return node;
  if (node.branches[0].conditions[0].test !== 'variable') return node;
  const act = {
    match: 'all' as const,
    conditions: [{ test: 'type' as const, values: ['legislation'] }],
    children: [],
  };
  return { ...node, branches: [...node.branches.slice(0, -1), act, ...node.branches.slice(-1)] };
};

/** Acts are named in plain letters, in notes as in the bibliography; later notes have their short names. */
const plainActs: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => {
    const [condition] = branch.conditions;
    const types = condition?.test === 'type' ? condition.values : [];
    if (types.join() === 'legal_case,interview,patent')
      return {
        ...branch,
        conditions: [{ test: 'type' as const, values: [...types, 'bill', 'legislation'] }],
      };
    if (types.join() !== 'legal_case,bill,legislation') return branch;
    const children: StyleNode[] = [{ kind: 'variable', variable: 'title', form: 'short' }];
    return { ...branch, children };
  });
  return { ...node, branches };
};

/** The year of a work of art without a publisher stands after its title already. */
const yearOnce: Rewrite = (node) => {
  if (node.kind !== 'choose' || node.branches[0]?.conditions[0]?.values[0] !== 'bill') return node;
  const art = {
    match: 'any' as const,
    conditions: [{ test: 'type' as const, values: ['graphic', 'map'] }],
    children: [],
  };
  return { ...node, branches: [...node.branches.slice(0, -1), art, ...node.branches.slice(-1)] };
};

const division: StyleNode = { kind: 'variable', variable: 'division' };

/** What the container is to the work stands before it, where our rules give it: "special issue, _Journal_", "on _Album_". */
const withDivision = (words: StyleNode, container: readonly StyleNode[]): StyleNode[] => [
  { kind: 'group', delimiter: ' ', children: [words, ...container] },
];

/** Chicago Manual of Style, 17th ed.: capitals after periods, years before Christ. */
export const mendChicago = (style: StyleTree): StyleTree => {
  const mended = rewriteMacros(style, {
    edition: withCapital,
    title: italicMaps,
    issued: datedByCitation,
    'issue-note': yearOnce,
    'title-note': plainActs,
    'title-short': (node) => [italicMaps(node)].flat().flatMap(plainActs),
  });
  const { 'container-title': container = [], 'container-title-note': inNote = [] } = mended.macros;
  const { 'issue-join-with-comma': comma = [], 'issue-join-with-period': period = [] } = mended.macros;
  const macros = {
    ...mended.macros,
    'container-title': withDivision({ ...division, textCase: 'capitalize-first' }, container),
    'container-title-note': withDivision(division, inNote),
    'issue-join-with-comma': afterContainer(comma, []),
    'issue-join-with-period': [...period, ...afterContainer([], comma)],
  };
  return { ...mended, macros, locales: [...mended.locales, { tree: 'locale', terms, dates: {} }] };
};
