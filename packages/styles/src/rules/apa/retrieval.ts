import { omit, type Rule } from '../rule.ts';

const referenceWork = /\b(?:dictionary|encyclop(?:a?e|æ)dia|thesaurus|glossary|lexicon|database)\b/i;
const changingPage = /\b(?:profile|page|account|channel|highlight|feed|timeline)s?\b/i;
const changingTitle = /\b(?:google maps|clock|counter|dashboard|tracker|live (?:map|updates?|data))\b/i;
/** Databases whose articles are replaced when they are revised. */
const revised = new Set(['uptodate', 'dynamed', 'statpearls']);

/**
 * A date of retrieval only for works that are meant to change: undated reference works and maps, profiles, counters, articles
 * that are revised in place. Publication Manual of the APA, 7th ed., 9.16; its undated web pages have none (10.16).
 */
export const retrievedIfChanging: Rule = (item) => {
  if (!item.accessed) return item;
  const { type, title, genre, 'container-title': container } = item;
  const isUndated = !item.issued && !item.status;
  const changes =
    revised.has(String(container ?? '').toLowerCase()) ||
    (isUndated &&
      (/^(?:entry|map)/.test(type) ||
        (type === 'book' && referenceWork.test(String(title ?? ''))) ||
        changingPage.test(String(genre ?? '')) ||
        changingTitle.test(String(title ?? ''))));
  return changes ? item : omit(item, 'accessed');
};
