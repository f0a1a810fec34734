import type { Rule } from './rule.ts';

/** The jurisdiction after the year: "Privacy Act 1988 (Cth)". */
const jurisdiction = / \(\p{L}{1,12}\)$/u;

/**
 * The short title of a British act ends with its year, which is not repeated; the chapter follows: "Equality Act 2010, c. 15".
 * Publication Manual of the APA, 7th ed., 11.5; OSCOLA, 4th ed., 2.4.1, which Cite Them Right follows.
 */
export const yearOfAct: Rule = (item) => {
  if (item.type !== 'legislation') return item;
  const { issued, number, ...act } = item;
  const year = issued?.['date-parts']?.[0]?.[0];
  const title = String(item.title ?? '');
  const named = title.replace(jurisdiction, '');
  if (year === undefined || !named.endsWith(` ${year}`)) return item;
  const chapter = /^c(?:h(?:apter)?)?\.? ?(\d{1,4})$/i.exec(String(number ?? '').slice(0, 20))?.[1];
  if (!chapter) return number ? { ...act, number } : act;
  return { ...act, title: `${title}, c. ${chapter}`, 'title-short': title };
};
