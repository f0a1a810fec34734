import type { Rule } from './rule.ts';

/** What reviews are printed in. */
const typeOf = (item: { issue?: unknown; volume?: unknown }): string =>
  item.volume !== undefined || item.issue !== undefined ? 'article-journal' : 'article-magazine';

/** A review stands in its journal as articles do; what it reviews is told by the style's own words. */
export const reviewAsArticle: Rule = (item) =>
  /^review/.test(item.type) && item['container-title'] ? { ...item, type: typeOf(item) } : item;

/** The same in Chicago, whose style takes the title of a review for that of the book: 17th ed., 14.202. */
export const reviewByItsBook: Rule = (item) => {
  if (!/^review/.test(item.type) || !item['reviewed-title'] || item.title) return item;
  return { ...item, type: typeOf(item), title: item['reviewed-title'] };
};

/** One that was broadcast has its title in quotation marks: Chicago Manual of Style, 17th ed., 14.213. */
export const titledInterview: Rule = (item) =>
  item.type === 'interview' && item.title !== undefined && !item['container-title']
    ? { ...item, type: 'document' }
    : item;

/** An interview that was printed is an article: Chicago Manual of Style, 17th ed., 14.213; Publication Manual, 7th ed., 10.2. */
export const interviewAsArticle: Rule = (item) =>
  item.type === 'interview' && item['container-title'] ? { ...item, type: typeOf(item) } : item;
