import { dropTrailing } from './input.ts';

// PubMed numbers its records upwards: about 41 million late in 2025, under two million more each year. A bare
// number of seven or eight digits below this bound is taken as a PMID; above it, it is something else (such
// as an ISBN-10 without leading zeros).
const highestPmid = 49_999_999;

const pmidForms = [
  /^(?:pmid|pubmed(?: id)?)[:\s#-]{0,3}0*([1-9]\d{0,8})$/i,
  /^0*([1-9]\d{3,8}) ?[[(](?:pmid|pubmed|uid)[\])]$/i,
  /^(?!.*:\/\/)(?:pubmed |.{0,1000}[\s;.(])pmid: ?([1-9]\d{3,8})(?=[\s;.,)]|$)/i,
  /^info:pmid\/0*([1-9]\d{0,8})$/i,
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/(?:m\/)?pubmed)\/([1-9]\d{0,8})\/?(?:[?#].*)?$/i,
];
const pmcidForms = [
  /^(?:pmcid[:\s#]{0,3})?pmc[:\s]?([1-9]\d{0,8})(?:\.\d{1,2})?$/i,
  /^pmcid[:\s#]{0,3}([1-9]\d{0,8})$/i,
  /^(?:https?:\/\/)?(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pmc)\/articles\/pmc([1-9]\d{0,8})(?:[./?#].*)?$/i,
];

function firstGroup(forms: readonly RegExp[], text: string): string | undefined {
  for (const form of forms) {
    const found = form.exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}

function bareNumber(text: string): string | undefined {
  return /^[1-9]\d{6,7}$/.test(text) && Number(text) <= highestPmid ? text : undefined;
}

/** The page of a PubMed or PubMed Central id: `PMID: 123`, `PMC123`, or an address of theirs. */
export function ncbiPage(text: string): string | undefined {
  const printed = dropTrailing(text, '.,; ');
  const pmcid = firstGroup(pmcidForms, printed);
  if (pmcid) return `https://pmc.ncbi.nlm.nih.gov/articles/PMC${pmcid}/`;
  const pmid = firstGroup(pmidForms, printed) ?? bareNumber(printed);
  return pmid && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}
