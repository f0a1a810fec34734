import type { Report } from '../../report.ts';
import { measureRecordedAnswers } from './recorded-answers.ts';
import { measureRecordedFields } from './recorded-fields.ts';
import { measureTitleSearch } from './title-search.ts';

/** What the resolver makes of recorded answers of services, and of pages that name a work by its title only. */
export async function upstream(): Promise<Report[]> {
  return [await measureRecordedAnswers(), measureRecordedFields(), await measureTitleSearch()];
}
