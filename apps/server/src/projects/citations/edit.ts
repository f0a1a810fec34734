import type { CitationEdit, CitationItem, CitedWork, Evidence, Notice } from '@citewright/contract';
import { cleanItem } from './clean-item.ts';

const isSet = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** True for a notice that is about edited fields only: the edit answers it. */
function isAnswered({ fields }: Notice, edited: ReadonlySet<string>): boolean {
  return fields !== undefined && fields.length > 0 && fields.every((field) => edited.has(field));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A work with fields changed or removed. The evidence of changed fields becomes "edited". */
export function editWork(work: CitedWork, edit: CitationEdit): CitedWork {
  const { item, evidence, notices, ...rest } = work;
  const { type = item.type, locator = work.locator, ...fields } = edit;
  const named = new Set(Object.keys(fields));
  const others = Object.entries(item).filter(([field]) => !named.has(field));
  const set = Object.entries(fields).filter(isSet);
  const edited = cleanItem({ ...Object.fromEntries([...others, ...set]), id: item.id, type });
  return {
    ...rest,
    item: edited,
    evidence: evidenceOf(edited, work),
    notices: notices.filter((notice) => !isAnswered(notice, named)),
    locator: locator ?? undefined,
  };
}

function evidenceOf(edited: CitationItem, { item, evidence }: CitedWork): Evidence {
  const before: Readonly<Record<string, unknown>> = item;
  const fields = Object.entries(edited).flatMap(([field, value]): [string, Evidence[string]][] => {
    if (!isSame(value, before[field])) return [[field, { source: 'edited' }]];
    const known = evidence[field];
    return known ? [[field, known]] : [];
  });
  return Object.fromEntries(fields);
}
