import type { CitationEdit, Notice } from '@citewright/contract';
import type { CitedWork } from './citation-store.ts';
import { cleanItem } from './clean-item.ts';

const isSet = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** Who edits a field decides what a notice asked about it; one about other fields too stays. */
function isAnswered({ fields }: Notice, edited: ReadonlySet<string>): boolean {
  return fields !== undefined && fields.length > 0 && fields.every((field) => edited.has(field));
}

/** A work with its fields changed or taken away; the evidence says of each changed one that it was edited. */
export function editWork({ item, evidence, notices, ...rest }: CitedWork, edit: CitationEdit): CitedWork {
  const { type = item.type, ...fields } = edit;
  const edited = new Set(Object.keys(fields));
  const kept = Object.entries(item).filter(([field]) => !edited.has(field));
  const set = Object.entries(fields).filter(isSet);
  const keptEvidence = Object.entries(evidence).filter(([field]) => !edited.has(field));
  return {
    ...rest,
    item: cleanItem({ ...Object.fromEntries([...kept, ...set]), id: item.id, type }),
    evidence: Object.fromEntries([
      ...keptEvidence,
      ...set.map(([field]) => [field, { source: 'edited' }] as const),
    ]),
    notices: notices.filter((notice) => !isAnswered(notice, edited)),
  };
}
