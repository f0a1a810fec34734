import type { Node, Role } from './node.ts';
import type { Frame } from './token.ts';
import { linkTarget } from './uri.ts';

/** The addresses to which identifiers are appended (CSL 1.0.2, appendix VI). */
const BASES: Partial<Record<Role, string>> = {
  URL: '',
  DOI: 'https://doi.org/',
  PMID: 'https://www.ncbi.nlm.nih.gov/pubmed/',
  PMCID: 'https://www.ncbi.nlm.nih.gov/pmc/articles/',
};

/** A prefix that ends with the beginning of the address. */
const ADDRESS_START = /https?:\/\/\S{1,60}\/$/;

/** Characters of an identifier that must be encoded in an address (DOI Handbook, 2.5.2.4). */
const RESERVED = /[#%?]/g;

/** The link of a node, and the index in its prefix at which the address begins. */
export function linkOf(node: Node): { link: Frame; from: number } | undefined {
  const base = node.role && BASES[node.role];
  if (base === undefined || node.children || node.text === '') return undefined;
  const address = node.text.trim();
  const isWhole = base === '' || /^https?:\/\//i.test(address);
  const url = linkTarget(isWhole ? address : base + address.replace(RESERVED, encodeURIComponent));
  if (url === undefined || !/^https?:/i.test(url)) return undefined;
  return {
    link: { kind: 'link', value: url },
    from: ADDRESS_START.exec(node.prefix)?.index ?? node.prefix.length,
  };
}
