import type { StyleTree } from '@citewright/csl';
import type { CatalogueEntry, CitationKind } from './entry.ts';

/** Whether a style numbers its list in another order than that of citing, such as by author. */
export function sortedList({ bibliography }: StyleTree, kind: CitationKind): Pick<CatalogueEntry, 'sorted'> {
  const [key] = bibliography?.sort ?? [];
  const byCiting = !key || (key.variable === 'citation-number' && !key.descending);
  return kind === 'numeric' && !byCiting ? { sorted: true } : {};
}
