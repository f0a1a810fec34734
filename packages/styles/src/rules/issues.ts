import { omit, type Rule } from './rule.ts';

/** Supplements as publishers register them: "Supplement_1", "Suppl_2", "Sup1", "Supp. A". */
const supplement = /^sup(?:p(?:l(ement)?)?)?[._ ]{0,2}(\d{1,3}[A-Z]?|[A-Z])?$/i;

/** A supplement with label and number: "Suppl. 1", "Supplement 1". */
export const spellSupplement: Rule = (item) => {
  const found = supplement.exec(String(item.issue ?? '').slice(0, 30));
  if (!found) return item;
  const [, whole, number] = found;
  return { ...item, issue: [whole ? 'Supplement' : 'Suppl.', number].filter(Boolean).join(' ') };
};

const fromTo = /^(\d{1,4})\s?[-–]\s?(\d{1,4})$/;

/**
 * Several issues in one are "nos. 3–4". MLA Handbook, 9th ed., ch. 5, on numbers; Chicago Manual of Style, 17th ed., 14.171; IEEE
 * Reference Guide. CSL has no plural of the term.
 */
export const severalIssues: Rule = (item) => {
  const [, first, last] = fromTo.exec(String(item.issue ?? '').slice(0, 20)) ?? [];
  if (!item.volume || !first || !last || !/^article/.test(item.type)) return item;
  return omit({ ...item, volume: `${item.volume}, nos. ${first}–${last}` }, 'issue');
};
