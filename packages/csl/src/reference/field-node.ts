import { leaf, type Node, withRole } from '../output/node.ts';

/** Identifiers are printed unchanged: no markup, no typographic apostrophes. */
const VERBATIM = new Set(['URL', 'DOI', 'PMID', 'PMCID', 'ISBN', 'ISSN']);

/** Titles, by which works without names are cited. */
const TITLES = new Set(['title', 'title-short']);

/** The text of a variable as a node; `read` parses its markup. */
export function fieldNode(variable: string, text: string, read: (text: string) => Node): Node {
  if (VERBATIM.has(variable)) return leaf(text);
  const node = read(text);
  return TITLES.has(variable) ? withRole(node, 'title') : node;
}
