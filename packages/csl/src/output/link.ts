import type { Node, Role } from './node.ts';

interface LinkRule {
  base: string;
  /** The end of a prefix that is already the beginning of the address. */
  prefix?: RegExp;
}

/** Where identifiers lead (CSL 1.0.2, appendix VI). */
const RULES: Partial<Record<Role, LinkRule>> = {
  URL: { base: '' },
  DOI: { base: 'https://doi.org/', prefix: /https?:\/\/(?:dx\.)?doi\.org\/$/ },
  PMID: { base: 'https://www.ncbi.nlm.nih.gov/pubmed/', prefix: /https?:\/\/\S{1,60}\/$/ },
  PMCID: { base: 'https://www.ncbi.nlm.nih.gov/pmc/articles/', prefix: /https?:\/\/\S{1,60}\/$/ },
};

/** What is data in an identifier and would mean something in an address (DOI Handbook, 2.5.2.4). */
const reserved = /[\s"#%<>?]/gu;

/** The address that a piece links to, and where in its prefix the address begins; its end when it does not. */
export function linkOf(node: Node): { url: string; from: number } | undefined {
  const rule = node.role && RULES[node.role];
  if (!rule || node.children || node.text === '') return undefined;
  const address = node.text.trim();
  const isWhole = rule.base === '' || /^https?:\/\//i.test(address);
  const url = isWhole
    ? address.replace(/\s/gu, encodeURIComponent)
    : rule.base + address.replace(reserved, encodeURIComponent);
  if (!/^https?:\/\//i.test(url)) return undefined;
  return { url, from: rule.prefix?.exec(node.prefix)?.index ?? node.prefix.length };
}
