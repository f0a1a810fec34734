import type { Node, Role } from './node.ts';
import type { Frame } from './token.ts';

/** What identifiers are added to (CSL 1.0.2, appendix VI). */
const BASES: Partial<Record<Role, string>> = {
  URL: '',
  DOI: 'https://doi.org/',
  PMID: 'https://www.ncbi.nlm.nih.gov/pubmed/',
  PMCID: 'https://www.ncbi.nlm.nih.gov/pmc/articles/',
};

/** The end of a prefix that is already the beginning of the address. */
const ADDRESS_START = /https?:\/\/\S{1,60}\/$/;

/** What is data in an identifier and would mean something in an address (DOI Handbook, 2.5.2.4). */
const reserved = /[\s"#%<>?]/gu;

/** The address that a piece links to, and where in its prefix the address begins; its end when it does not. */
export function linkOf(node: Node): { link: Frame; from: number } | undefined {
  const base = node.role && BASES[node.role];
  if (base === undefined || node.children || node.text === '') return undefined;
  const address = node.text.trim();
  const isWhole = base === '' || /^https?:\/\//i.test(address);
  const url = isWhole
    ? address.replace(/\s/gu, encodeURIComponent)
    : base + address.replace(reserved, encodeURIComponent);
  if (!/^https?:\/\//i.test(url)) return undefined;
  return {
    link: { kind: 'link', value: url },
    from: ADDRESS_START.exec(node.prefix)?.index ?? node.prefix.length,
  };
}
