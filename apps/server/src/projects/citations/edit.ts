import {
  type BesideField,
  type CitationEdit,
  type CitationItem,
  type CitedWork,
  evidenceOfEdit,
  type Notice,
} from '@citewright/contract';
import { requireUnchanged } from '../unchanged.ts';
import { cleanItem } from './clean-item.ts';

const isSet = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** True for a notice that is about edited fields only: the edit answers it. */
function isAnswered({ fields }: Notice, edited: ReadonlySet<string>): boolean {
  return fields !== undefined && fields.length > 0 && fields.every((field) => edited.has(field));
}

/** The edit with what it says of notes, quotations, tags and section in `custom`, beside what stays there. */
function withBeside(
  { custom }: Pick<CitationItem, 'custom'>,
  { notes, quotations, tags, listSection, ...edit }: Omit<CitationEdit, 'before' | 'from'>,
): Omit<CitationEdit, 'before' | 'from' | BesideField> {
  const named = Object.entries({ notes, quotations, tags, listSection }).filter(
    ([, value]) => value !== undefined,
  );
  if (named.length === 0) return edit;
  const all = { ...custom, ...edit.custom, ...Object.fromEntries(named) };
  const kept = Object.entries(all).filter(isSet);
  return { ...edit, custom: kept.length > 0 ? Object.fromEntries(kept) : null };
}

/**
 * A work with fields changed or removed. The evidence of changed fields becomes "edited", and keeps what the record says; that of values which another
 * work has stays theirs.
 * @throws ProblemError when a field was changed since the edit was begun
 */
export function editWork(
  work: CitedWork,
  { before, from: _, ...edit }: CitationEdit,
  other?: CitedWork,
): CitedWork {
  const { item, evidence: _evidence, notices, ...rest } = work;
  requireUnchanged({ ...item, ...item.custom, locator: work.locator }, { ...edit, before });
  const { type = item.type, locator = work.locator, ...fields } = withBeside(item, edit);
  const named = new Set(Object.keys(fields));
  const others = Object.entries(item).filter(([field]) => !named.has(field));
  const set = Object.entries(fields).filter(isSet);
  const edited = cleanItem({ ...Object.fromEntries([...others, ...set]), id: item.id, type });
  return {
    ...rest,
    item: edited,
    evidence: evidenceOfEdit(work, edited, other),
    notices: notices.filter((notice) => !isAnswered(notice, named)),
    locator: locator ?? undefined,
  };
}
