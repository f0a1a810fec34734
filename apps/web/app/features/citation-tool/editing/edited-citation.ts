import { type CitationItem, type CitationResponse, evidenceOfEdit, type Notice } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { type Restyler, restyle } from '../result/restyle.ts';
import { changedFields } from './changed-fields.ts';

/** Whether a notice still applies: not once the user has changed all of its fields. */
const isOpen = ({ fields = [] }: Notice, changed: ReadonlySet<string>) =>
  fields.length === 0 || fields.some((field) => !changed.has(field));

/** Applies the user's edits to a citation: formats it again and marks the changed fields as edited by the user. */
export function editedCitation(
  citation: CitationResponse,
  item: CitationItem,
  restyler: Restyler,
): CitationResponse {
  const changed = changedFields(citation.item, item);
  return restyle(
    {
      ...citation,
      item,
      evidence: evidenceOfEdit(citation, item),
      notices: citation.notices.filter((notice) => isOpen(notice, changed)),
    },
    styleKey(citation.format, citation.language),
    restyler,
  );
}
