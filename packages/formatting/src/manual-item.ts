import type { ManualData, ManualSourceType } from '@citewright/contract';
import type { DateValue, Item } from '@citewright/csl';
import { parseAuthors } from './manual-authors.ts';
import { parseTypedDate } from './manual-date.ts';

/** What each source type is in CSL, and which CSL field its "publisher" box fills when no finer field is given. */
const sourceTypes: Record<
  ManualSourceType,
  { type: Item['type']; publisher: 'publisher' | 'container-title' }
> = {
  article: { type: 'article-journal', publisher: 'container-title' },
  book: { type: 'book', publisher: 'publisher' },
  website: { type: 'webpage', publisher: 'container-title' },
  report: { type: 'report', publisher: 'publisher' },
  conference: { type: 'paper-conference', publisher: 'publisher' },
};

function dayOf(date: Date): DateValue {
  return { 'date-parts': [[date.getFullYear(), date.getMonth() + 1, date.getDate()]] };
}

/**
 * Typed details as a CSL item. `today` becomes the date of access where a web address is given (Harvard and MLA print it).
 * For an article or a web page the publisher is the journal or site, unless `container-title` says otherwise.
 */
export function itemFromManual(data: ManualData, today: Date): Item {
  const { title, authors, year, sourceType, publisher, url, ...further } = data;
  const { type, publisher: publisherField } = sourceTypes[sourceType];
  const author = parseAuthors(authors);
  const target =
    publisherField === 'container-title' && further['container-title'] ? 'publisher' : publisherField;
  const item = {
    id: 'manual',
    type,
    title: title.normalize('NFC').replace(/\s+/g, ' ').trim(),
    ...(author.length ? { author } : {}),
    ...parseTypedDate(year),
    ...(publisher?.trim() ? { [target]: publisher.trim() } : {}),
    ...(url?.trim() ? { URL: url.trim(), accessed: dayOf(today) } : {}),
  };
  return { ...item, ...further };
}
