import { yearOf } from '@citewright/record';
import type { SourceRecord } from '../sources/source-record.ts';

/**
 * The edition of a book that a citation means. Indexes of books list works under the year of the first edition, with the years of
 * the others beside it: a cited year among them is the date, and the first year that of the original.
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
