import type { Item } from '@citewright/csl';
import { omit, type Rule } from './rule.ts';

/** Whether an item is an issue of a journal with its own title. */
const isSpecialIssue = ({ type, title, genre, 'container-title': journal }: Item): boolean =>
  type === 'periodical' &&
  title !== undefined &&
  journal !== undefined &&
  String(title).toLowerCase() !== String(journal).toLowerCase() &&
  /^$|^special\b/i.test(String(genre ?? ''));

/** Publication Manual of the APA, 7th ed., 10.1: "[Special issue]". */
export const nameSpecialIssue: Rule = (item) =>
  isSpecialIssue(item) && !item.genre ? { ...item, genre: 'Special issue' } : item;

/** Treated as an article, with volume, issue and pages. Cite Them Right; IEEE Reference Guide. */
export const specialIssueAsArticle: Rule = (item) =>
  isSpecialIssue(item) ? omit({ ...item, type: 'article-journal' }, 'genre') : item;

/** Chicago Manual of Style, 17th ed., 14.178: “Title.” Special issue, _Journal_ 6, no. 1. The CSL style prints `division` before the journal. */
export const specialIssueOfJournal: Rule = (item) =>
  isSpecialIssue(item) ? { ...specialIssueAsArticle(item), division: 'special issue,' } : item;

const ofJournal = '<span class="nocase"><i>Special issue of </i></span>';

/** MLA Handbook, 9th ed., ch. 5: "_Title_. Special issue of _Journal_, vol. 6, no. 1". */
export const specialIssueAsWork: Rule = (item) =>
  isSpecialIssue(item)
    ? omit({ ...item, 'container-title': `${ofJournal}${item['container-title']}` }, 'genre')
    : item;
