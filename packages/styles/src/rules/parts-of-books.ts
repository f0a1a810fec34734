import { omit, type Rule } from './rule.ts';
import { volumeOfSeries } from './several-styles.ts';

/** The volume of a chapter in a series counts the series, not the book ("Methods in Molecular Biology 1418"). */
export const volumeOfChapterSeries: Rule = (item) => (item.type === 'chapter' ? volumeOfSeries(item) : item);

/** An entry of a printed reference work (with pages or place) is a chapter, with edition, volume and pages. */
export const printedEntry: Rule = (item) => {
  const isPrinted = item.page !== undefined || item['publisher-place'] !== undefined;
  return /^entry/.test(item.type) && isPrinted && item['container-title'] !== undefined
    ? { ...item, type: 'chapter' }
    : item;
};

/** Chapter titles without the number that some publishers register: "6. Applied ecology", "Chapter 3. Tides". */
export const unnumberedChapter: Rule = (item) => {
  const title = String(item.title ?? '');
  const bare = title.replace(/^(?:chapter |ch\. ?)?\d{1,2}[.:] (?=\p{Lu}\p{L})/iu, '');
  return item.type === 'chapter' && bare !== title ? { ...item, title: bare } : item;
};

const genericTitle = /^(?:foreword|preface|introduction|afterword|prologue|epilogue)$/i;

/** A part named only by its kind has no quotation marks: MLA Handbook, 9th ed., 5.18. */
export const genericPart: Rule = (item) => {
  const title = String(item.title ?? '');
  return item.type === 'chapter' && genericTitle.test(title)
    ? omit({ ...item, genre: title }, 'title')
    : item;
};

/** Chicago Manual of Style, 17th ed., 14.110: "Foreword to _Fahrenheit 451_, by Ray Bradbury". The CSL style prints `division` before the book. */
export const partToBook: Rule = (item) => {
  const kind = String(item.title ?? '').toLowerCase();
  if (item.type !== 'chapter' || !item['container-title'] || !genericTitle.test(kind)) return item;
  return omit({ ...item, 'title-short': kind, division: `${kind} to` }, 'title', 'genre');
};

/** A paper in proceedings is a chapter of them, with "In" and their editors. */
export const paperInProceedings: Rule = (item) =>
  item.type === 'paper-conference' && item['container-title'] ? { ...item, type: 'chapter' } : item;
