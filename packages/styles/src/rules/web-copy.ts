import { webCopyOf } from '@citewright/record';
import { omit, type Rule } from './rule.ts';

/** A page that is cited from a copy in an archive of the web has the copy's address, in every style. */
export const copyAsAddress: Rule = (item) => {
  const copy = webCopyOf(item);
  return copy ? omit({ ...item, URL: copy.address }, 'archive', 'archive_location') : item;
};

/** Publication Manual of the APA, 7th ed., 9.16: what is archived does not change, and needs no date of retrieval. */
export const copyWithoutRetrieval: Rule = (item) =>
  webCopyOf(item) ? omit(copyAsAddress(item), 'accessed') : item;

/** MLA 9, ch. 5, on containers: the archive is the second container. */
export const copyInContainer: Rule = (item) =>
  webCopyOf(item) ? { ...copyAsAddress(item), archive: item.archive } : item;

/**
 * "archived January 2, 2021, at the Wayback Machine", in place of the date of access
 * (https://www.chicagomanualofstyle.org/qanda/data/faq/topics/Documentation/faq0434.html). Our style prints `available-date` and `source` for
 * copies alone.
 */
export const datedCopy: Rule = (item) => {
  const copy = webCopyOf(item);
  if (!copy?.date || item.DOI) return omit(copyAsAddress(item), 'available-date');
  const source = /[.-]/.test(copy.archive) ? copy.archive : `the ${copy.archive}`;
  const day = { 'date-parts': [[...copy.date]] };
  return { ...omit(copyAsAddress(item), 'accessed'), 'available-date': day, source };
};
