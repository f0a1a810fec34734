import type { CheckedRecord } from '@citewright/contract';
import { ExternalLink } from 'lucide-react';
import { registerName } from './verdict-sentence.ts';

/** A DOI leads to the publisher's page, whichever register told it. */
const recordPlace = ({ source, url = '' }: CheckedRecord): string =>
  /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url) ? 'doi.org' : registerName(source);

/** The address under which a person can look at a record, or the register's name where it has none. */
export function RecordLink({ record }: { record: CheckedRecord }) {
  const { source, url } = record;
  if (url === undefined || !/^https?:/i.test(url)) {
    return <span className="text-ink-soft">{registerName(source)}</span>;
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-link whitespace-nowrap">
      View the record at {recordPlace(record)}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
