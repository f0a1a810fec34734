import { yearOf } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';

/**
 * The edition of a book that a citation means. Book indexes list works under the year of the first edition,
 * with the years of other editions beside it. A cited year among these becomes the date, and the first year
 * the original date.
 */
export function citedEdition(record: SourceRecord, year: number | undefined): SourceRecord {
  const { item, years = [], source, evidence } = record;
  const first = yearOf(item.issued);
  if (item.type !== 'book' || year === undefined || year === first || !years.includes(year)) return record;
  const original =
    first !== undefined && first < year ? { 'original-date': { 'date-parts': [[first]] } } : {};
  return {
    ...record,
    item: { ...item, issued: { 'date-parts': [[year]] }, ...original },
    evidence: {
      ...evidence,
      issued: { source: `${source} editions` },
      ...(original['original-date'] && { 'original-date': { source } }),
    },
  };
}
