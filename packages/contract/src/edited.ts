import type { CitedWork, Evidence, Verification } from './citation.ts';
import type { CitationItem } from './item.ts';

type FieldEvidence = Evidence[string];
type Sourced = Pick<CitedWork, 'item' | 'evidence' | 'verification'>;

/** What is read from a record or a page, and therefore has values to compare an edit with. */
const recorded: ReadonlySet<Verification> = new Set(['registry', 'page', 'given-page', 'matched']);

/** The source of a recorded value without evidence of its own. */
const unnamed = 'record';

/** The same value; a form gives numbers back as text. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return JSON.stringify(text(one)) === JSON.stringify(text(other));
}

/** What the record says of a field that changes now; absent when it says nothing. */
function recordOf(known: FieldEvidence | undefined, value: unknown, isRecorded: boolean) {
  if (known?.source === 'edited' || known?.record) return known.record;
  return isRecorded && value !== undefined ? { source: known?.source ?? unnamed, value } : undefined;
}

function changed(
  known: FieldEvidence | undefined,
  before: unknown,
  after: unknown,
  isRecorded: boolean,
): FieldEvidence | undefined {
  const record = recordOf(known, before, isRecorded);
  const disagreements = known?.disagreements && { disagreements: known.disagreements };
  if (record && isSame(record.value, after)) return { source: record.source, ...disagreements };
  if (after === undefined && !record) return undefined;
  return { source: 'edited', ...disagreements, ...(record && { record }) };
}

/** What another work says of a field, with its evidence; absent where nobody but its owner says so. */
function saidBy(other: Sourced | undefined, field: string) {
  const evidence = other?.evidence[field];
  if (!other || !evidence || evidence.source === 'edited') return undefined;
  const said: Readonly<Record<string, unknown>> = other.item;
  return { evidence, value: said[field] };
}

/** The evidence of a value that changes to that of another work, or from it back to nothing. `own` is that of a change by the user. */
function evidenceFrom(
  said: ReturnType<typeof saidBy>,
  { was, is, known }: { was: unknown; is: unknown; known: FieldEvidence | undefined },
  own: FieldEvidence | undefined,
): FieldEvidence | undefined {
  if (!said) return own;
  if (is === undefined) {
    const isTheirs = isSame(was, said.value) && known?.source === said.evidence.source && !known.record;
    return isTheirs ? undefined : own;
  }
  if (!isSame(is, said.value)) return own;
  const { source } = said.evidence;
  return known ? { ...own, source } : { ...said.evidence };
}

/**
 * The evidence of a work after its item was edited. A changed field is the user's, and keeps what the record says beside it; a
 * field that is set back to what the record says has the record's evidence again. A value that is taken from another work has the evidence of that work.
 */
export function evidenceOfEdit(
  { item, evidence, verification }: Sourced,
  edited: CitationItem,
  from?: Sourced,
): Evidence {
  const [before, after]: Readonly<Record<string, unknown>>[] = [item, edited];
  const fields = new Set([
    ...Object.keys(before ?? {}),
    ...Object.keys(after ?? {}),
    ...Object.keys(evidence),
  ]);
  fields.delete('id');
  // What its owner calls the work and says about it: no record says that.
  for (const own of ['citation-key', 'annote', 'custom']) fields.delete(own);
  const isRecorded = recorded.has(verification);
  return Object.fromEntries(
    [...fields].flatMap((field): [string, FieldEvidence][] => {
      const [was, is, known] = [before?.[field], after?.[field], evidence[field]];
      if (isSame(was, is)) return known ? [[field, known]] : [];
      const own = changed(known, was, is, isRecorded);
      const now = evidenceFrom(saidBy(from, field), { was, is, known }, own);
      return now ? [[field, now]] : [];
    }),
  );
}

/** How far a work can be trusted as a whole: no further than its fields. One that was edited is not what the record says. */
export function verificationOf({
  verification,
  evidence,
}: Pick<Sourced, 'evidence' | 'verification'>): Verification {
  const isEdited = Object.values(evidence).some(({ source }) => source === 'edited');
  return isEdited && recorded.has(verification) ? 'typed' : verification;
}
