import type { Rule } from './rule.ts';

/** The type of a review or interview by its container: with volume or issue a journal, else a magazine. */
const typeOf = (item: { issue?: unknown; volume?: unknown }): string =>
  item.volume !== undefined || item.issue !== undefined ? 'article-journal' : 'article-magazine';

/** A review is an article; the CSL style names the reviewed work. */
export const reviewAsArticle: Rule = (item) =>
  /^review/.test(item.type) && item['container-title'] ? { ...item, type: typeOf(item) } : item;

/** The title of a broadcast interview is in quotation marks: Chicago Manual of Style, 17th ed., 14.213. */
export const titledInterview: Rule = (item) =>
  item.type === 'interview' && item.title !== undefined && !item['container-title']
    ? { ...item, type: 'document' }
    : item;

/** A printed interview is an article: Chicago Manual of Style, 17th ed., 14.213; Publication Manual, 7th ed., 10.2. */
export const interviewAsArticle: Rule = (item) =>
  item.type === 'interview' && item['container-title'] ? { ...item, type: typeOf(item) } : item;
