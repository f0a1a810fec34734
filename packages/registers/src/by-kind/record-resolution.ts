import type { Verification } from '@citewright/record';
import type { Resolution } from '../resolution.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { missingFieldNotices } from './notices.ts';

/** The resolution for a single record, with notices about missing fields. */
export function recordResolution(
  { item, evidence, notices, record }: SourceRecord,
  verification: Verification,
): Resolution {
  return {
    item,
    evidence,
    verification,
    record,
    notices: [...notices, ...missingFieldNotices(item)],
    alternatives: [],
  };
}
