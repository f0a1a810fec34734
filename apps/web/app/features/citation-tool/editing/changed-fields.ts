import type { CitationItem } from '@citewright/contract';

/** The fields that differ between two versions of a record, but for its id. */
export function changedFields(before: CitationItem, after: CitationItem): Set<keyof CitationItem> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof CitationItem)[]);
  for (const field of fields)
    if (field === 'id' || JSON.stringify(before[field]) === JSON.stringify(after[field]))
      fields.delete(field);
  return fields;
}
