import { childrenOf } from './check-macros.ts';
import type {
  BibliographyTree,
  CitationTree,
  PartSurvey,
  StyleNode,
  StyleSurvey,
  StyleTree,
} from './tree.ts';

/** Whether some node matches, including those in called macros. Each macro is searched once. */
function anyNode(
  nodes: readonly StyleNode[],
  macros: StyleTree['macros'],
  matches: (node: StyleNode) => boolean,
): boolean {
  const seen = new Set<string>();
  const search = (children: readonly StyleNode[]): boolean =>
    children.some((node) => {
      if (matches(node)) return true;
      if (node.kind !== 'macro') return search(childrenOf(node));
      if (seen.has(node.macro)) return false;
      seen.add(node.macro);
      return search(macros[node.macro] ?? []);
    });
  return search(nodes);
}

const hasDisambiguateCondition = (node: StyleNode): boolean =>
  node.kind === 'choose' &&
  node.branches.some(({ conditions }) => conditions.some(({ test }) => test === 'disambiguate'));

const prints =
  (variable: string) =>
  (node: StyleNode): boolean =>
    (node.kind === 'variable' || node.kind === 'number') && node.variable === variable;

/** Determines properties of the style as a whole, once when the style is parsed. */
export function surveyStyle({
  macros,
  citation,
  bibliography,
}: Pick<StyleTree, 'macros' | 'citation' | 'bibliography'>): StyleSurvey {
  const printsNumber = (nodes: readonly StyleNode[]) => anyNode(nodes, macros, prints('citation-number'));
  const part = ({ layout, sort = [] }: CitationTree | BibliographyTree): PartSurvey => {
    const numberKey = sort.some(({ variable }) => variable === 'citation-number');
    return {
      yearSuffix: anyNode(layout.children, macros, prints('year-suffix')),
      numbered: numberKey || printsNumber(layout.children),
      numberedKeys: numberKey || sort.some(({ macro = '' }) => printsNumber(macros[macro] ?? [])),
    };
  };
  return {
    citation: part(citation),
    // Not used for styles without a bibliography.
    bibliography: part(bibliography ?? citation),
    condition: anyNode(citation.layout.children, macros, hasDisambiguateCondition),
  };
}
