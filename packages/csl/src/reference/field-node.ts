import { leaf, type Node, withRole } from '../output/node.ts';

/** Identifiers are printed as they are: no markup, no typographic apostrophes. */
const VERBATIM = new Set(['URL', 'DOI', 'PMID', 'PMCID', 'ISBN', 'ISSN']);

/** What a work is called where it has no names. */
const TITLES = new Set(['title', 'title-short']);

/** The text of a variable with its markup understood by `read`. */
export function fieldNode(variable: string, text: string, read: (text: string) => Node): Node {
  if (VERBATIM.has(variable)) return leaf(text);
  const node = read(text);
  return TITLES.has(variable) ? withRole(node, 'title') : node;
}
