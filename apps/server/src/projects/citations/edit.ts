import type { CitationEdit, CitationItem, Evidence, Notice } from '@citewright/contract';
import { cleanItem } from './clean-item.ts';
import type { CitedWork } from './row.ts';

const isSet = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** Who edits a field decides what a notice asked about it; one about other fields too stays. */
function isAnswered({ fields }: Notice, edited: ReadonlySet<string>): boolean {
  return fields !== undefined && fields.length > 0 && fields.every((field) => edited.has(field));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A work with its fields changed or taken away; the evidence says of each changed one that it was edited. */
export function editWork(work: CitedWork, edit: CitationEdit): CitedWork {
  const { item, evidence, notices, ...rest } = work;
  const { type = item.type, locator = work.locator, ...fields } = edit;
  const named = new Set(Object.keys(fields));
  const kept = Object.entries(item).filter(([field]) => !named.has(field));
  const set = Object.entries(fields).filter(isSet);
  const edited = cleanItem({ ...Object.fromEntries([...kept, ...set]), id: item.id, type });
  return {
    ...rest,
    item: edited,
    evidence: evidenceOf(edited, work),
    notices: notices.filter((notice) => !isAnswered(notice, named)),
    locator: locator ?? undefined,
  };
}

/** The evidence of what stayed as it was, and "edited" for what did not. */
function evidenceOf(edited: CitationItem, { item, evidence }: CitedWork): Evidence {
  const before: Readonly<Record<string, unknown>> = item;
  const fields = Object.entries(edited).flatMap(([field, value]): [string, Evidence[string]][] => {
    if (!isSame(value, before[field])) return [[field, { source: 'edited' }]];
    const known = evidence[field];
    return known ? [[field, known]] : [];
  });
  return Object.fromEntries(fields);
}
