import type { Item } from '@citewright/csl';
import { omit, type Rule } from './rule.ts';

interface Copy {
  address: string;
  archive: string;
  /** Year, month and day; absent where the address names none. */
  date?: [year: number, month: number, day: number];
}

/** An address that holds another one, mostly behind the time of the copy. */
const copied =
  /^https?:\/\/[^/]+\/(?:\S{0,40}?\/)??(?:(\d{4})\.?(\d\d)\.?(\d\d)[\d-]*[a-z_]*\/(?=\S*[.%])|(?:\d+\/)?https?(?::|%3a))/i;

/**
 * The copy in an archive of the web that an item is cited from (`webCopyOf` in `record`, which read its address, would add a thirtieth to what a browser
 * loads): its place is an address that holds another one.
 */
function copyOf({ archive, archive_location: address }: Item): Copy | undefined {
  const found = typeof address === 'string' && archive ? copied.exec(address) : null;
  if (!found) return undefined;
  const [year, month, day] = found.slice(1).map(Number);
  const copy = { address: String(address), archive: String(archive) };
  return year && month && day ? { ...copy, date: [year, month, day] } : copy;
}

/** A page that is cited from a copy in an archive of the web has the copy's address, in every style. */
export const copyAsAddress: Rule = (item) => {
  const copy = copyOf(item);
  return copy ? omit({ ...item, URL: copy.address }, 'archive', 'archive_location') : item;
};

/** Publication Manual of the APA, 7th ed., 9.16: what is archived does not change, and needs no date of retrieval. */
export const copyWithoutRetrieval: Rule = (item) =>
  copyOf(item) ? omit(copyAsAddress(item), 'accessed') : item;

/** MLA 9, ch. 5, on containers: the archive is the second container. */
export const copyInContainer: Rule = (item) =>
  copyOf(item) ? { ...copyAsAddress(item), archive: item.archive } : item;

/**
 * "archived January 2, 2021, at the Wayback Machine", in place of the date of access
 * (https://www.chicagomanualofstyle.org/qanda/data/faq/topics/Documentation/faq0434.html). Our style prints `available-date` and `source` for
 * copies alone.
 */
export const datedCopy: Rule = (item) => {
  const copy = copyOf(item);
  if (!copy?.date || item.DOI) return omit(copyAsAddress(item), 'available-date');
  const source = /[.-]/.test(copy.archive) ? copy.archive : `the ${copy.archive}`;
  const day = { 'date-parts': [[...copy.date]] };
  return { ...omit(copyAsAddress(item), 'accessed'), 'available-date': day, source };
};
