import type { CitationItem, CitationResponse, Notice } from '@citewright/contract';
import { type Restyler, restyle } from '../result/restyle.ts';

function changedFields(before: CitationItem, after: CitationItem): Set<string> {
  const fields = [...Object.keys(before), ...Object.keys(after)] as (keyof CitationItem)[];
  return new Set(fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])));
}

/** Whether a notice is still to be shown: not one that asks about fields the reader has now settled. */
const isOpen = ({ fields = [] }: Notice, changed: ReadonlySet<string>) =>
  fields.length === 0 || fields.some((field) => !changed.has(field));

/** The citation of a record that the reader has changed: formatted anew, its changed fields marked as theirs. */
export function editCitation(
  citation: CitationResponse,
  item: CitationItem,
  restyler: Restyler,
): CitationResponse {
  const changed = changedFields(citation.item, item);
  const theirs = Object.fromEntries([...changed].map((field) => [field, { source: 'edited' }]));
  return restyle(
    {
      ...citation,
      item,
      evidence: { ...citation.evidence, ...theirs },
      notices: citation.notices.filter((notice) => isOpen(notice, changed)),
    },
    citation.format,
    restyler,
  );
}
