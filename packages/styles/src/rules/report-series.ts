import { omit, type Rule } from './rule.ts';

/** The singular of a series of papers: "IZA Discussion Papers", "NBER Working Paper Series". */
const ofPapers = /^(.{2,120}?\b(?:Paper|Report|Memorandum|Bulletin|Brief|Note))s?(?: Series)?$/;

/**
 * A paper of a numbered series has its kind and number: "IZA Discussion Paper No. 6212". Publication Manual of the APA, 7th ed.,
 * 10.4; MLA Handbook, 9th ed., ch. 5, on numbers; Cite Them Right; IEEE Reference Guide.
 */
export const paperOfSeries: Rule = (item) => {
  const genre = ofPapers.exec(String(item['collection-title'] ?? '').slice(0, 140))?.[1];
  const number = item.number ?? item['collection-number'];
  if (item.type !== 'report' || !genre || item.genre || !/^\d+$/.test(String(number ?? ''))) return item;
  return omit({ ...item, genre, number }, 'collection-title', 'collection-number');
};
