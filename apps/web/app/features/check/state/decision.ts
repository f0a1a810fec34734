import type { CheckDifference, CheckedEntry, CheckedRecord, CitationItem } from '@citewright/contract';
import { inPlaceOf } from '@citewright/record';

/** Whose value stands in the repaired list. */
export type Side = 'record' | 'listed';

/** What the user chose for an entry. */
export interface Decision {
  /** For the whole entry; a choice for a field goes before it. */
  whole?: Side | undefined;
  fields: Readonly<Record<string, Side>>;
  /** One of the entry's alternatives, in place of its record. */
  alternative?: number | undefined;
  /** The entry cites the copy of its page. */
  copy?: boolean | undefined;
  /** The entry is left out, because the list has its work elsewhere. */
  merged?: boolean | undefined;
  /** Nothing of the entry is its record's, and it is printed as it was read, in place of the words as they were written. */
  anew?: boolean | undefined;
}

/** The record that an entry is compared with: its own, or the alternative that was chosen. */
export function recordOf(
  { record, alternatives }: CheckedEntry,
  { alternative }: Decision,
): CheckedRecord | undefined {
  return alternative === undefined ? record : alternatives[alternative];
}

/** The differences that can be decided: those from the entry's own record. */
export const differencesOf = (
  { differences }: CheckedEntry,
  { alternative }: Decision,
): readonly CheckDifference[] => (alternative === undefined ? differences : []);

export const sideOf = ({ whole, fields }: Decision, field: string): Side | undefined =>
  fields[field] ?? whole;

/** A choice for the whole entry; `undefined` takes it back. */
export const withWhole = ({ alternative, copy, merged }: Decision, whole: Side | undefined): Decision => ({
  whole,
  fields: {},
  // What the list says is no alternative's, and no copy's.
  ...(whole !== 'listed' && { alternative, copy }),
  merged,
});

export const takeField = (
  { fields, ...decision }: Decision,
  field: string,
  side: Side | undefined,
): Decision => {
  const { [field]: _side, ...others } = fields;
  return { ...decision, fields: side ? { ...others, [field]: side } : others };
};

/** One of the alternatives in place of the entry's record; `undefined` goes back to it. */
export const takeAlternative = ({ merged }: Decision, alternative: number | undefined): Decision => ({
  whole: alternative === undefined ? undefined : 'record',
  fields: {},
  alternative,
  merged,
});

function withField(item: CitationItem, from: CitationItem, field: string): CitationItem {
  const { [field]: _value, ...rest } = item as Record<string, unknown>;
  const value = (from as Record<string, unknown>)[field];
  return { ...rest, ...(value !== undefined && { [field]: value }) } as CitationItem;
}

/** The item keeps the key by which the user's document cites it. */
function withKey(item: CitationItem, listed: CitationItem): CitationItem {
  const key = listed['citation-key'];
  return { ...item, id: listed.id, ...(key !== undefined && { 'citation-key': key }) };
}

/** What registers of works leave to each edition; the place within a journal, where the record has the journal. */
const ofEdition = ['edition', 'publisher', 'publisher-place', 'translator'];
const ofPlace = ['volume', 'issue', 'page'];

/** Letters of a meeting or an abbreviated journal, as registers of computer science have them. */
const shortName = /\p{L}\.(?:\s|$)|^[\p{Lu}\d&@/ -]+$/u;

const placeIn = (item: CitationItem) => String(item['container-title'] ?? '');

const yearIn = ({ issued }: CitationItem) => issued?.['date-parts']?.[0]?.[0];

/**
 * The record with what it does not say of the work and the list does. A year that was not found to differ is one in which the work
 * appeared: the list's stays, as does the full name of a place of which the record has the letters.
 */
function fullRecord(result: CheckedEntry, decision: Decision): CitationItem | undefined {
  const record = recordOf(result, decision)?.item;
  const { item, differences } = result;
  if (!record) return undefined;
  if (decision.alternative !== undefined) return inPlaceOf(record, item);
  const names = record['container-title'] === undefined ? ofEdition : [...ofEdition, ...ofPlace];
  const isDatedOtherwise = yearIn(item) !== undefined && yearIn(item) !== yearIn(record);
  const isShortened = shortName.test(placeIn(record)) && placeIn(item).length > placeIn(record).length;
  const kept = [
    ...names.filter((name) => (record as Record<string, unknown>)[name] === undefined),
    ...(isDatedOtherwise ? ['issued'] : []),
    ...(isShortened ? ['container-title'] : []),
  ].filter((name) => !differences.some(({ field }) => field === name));
  return kept.reduce((full, field) => withField(full, item, field), record);
}

/** The copy of its page that an entry is to cite; a check that was tried again may not have found it any more. */
const copyOf = ({ copy }: CheckedEntry, decision: Decision): CheckedEntry['copy'] =>
  decision.copy ? copy : undefined;

function withCopy(item: CitationItem, result: CheckedEntry, decision: Decision): CitationItem {
  const copy = copyOf(result, decision);
  return copy ? { ...item, archive: copy.archive, archive_location: copy.url } : item;
}

/**
 * The item of an entry as the decision has it: the record with the fields that were kept, or the listed item with the fields that
 * were taken; and the copy of its page.
 */
export const repairedItem = (result: CheckedEntry, decision: Decision): CitationItem =>
  withCopy(decidedItem(result, decision), result, decision);

function decidedItem(result: CheckedEntry, decision: Decision): CitationItem {
  const { item } = result;
  const record = fullRecord(result, decision);
  if (!record) return item;
  const fields = differencesOf(result, decision).map(({ field }) => field);
  const taken = fields.filter((field) => sideOf(decision, field) === 'record');
  const kept = fields.filter((field) => sideOf(decision, field) === 'listed');
  const isRecord =
    decision.whole === 'record' || (fields.length > 0 && taken.length === fields.length && !decision.whole);
  const [base, from, changed] = isRecord ? [record, item, kept] : [item, record, taken];
  return withKey(
    changed.reduce((repaired, field) => withField(repaired, from, field), base),
    item,
  );
}

/**
 * The entry as it should read: the record with the fields that the user kept, whatever else is still undecided. Without a record
 * there is none, unless a copy was taken.
 */
export function proposedItem(result: CheckedEntry, decision: Decision): CitationItem | undefined {
  if (!recordOf(result, decision) && !copyOf(result, decision)) return undefined;
  return repairedItem(result, { ...decision, whole: 'record' });
}

/** The record as far as the list agrees with it: what `proposedItem` is compared with to mark what changed. */
export function listedVersion(result: CheckedEntry, decision: Decision): CitationItem | undefined {
  const record = fullRecord(result, decision);
  if (!record) return copyOf(result, decision) && result.item;
  const fields = differencesOf(result, decision).map(({ field }) => field);
  return withKey(
    fields.reduce((item, field) => withField(item, result.item, field), record),
    result.item,
  );
}

/** Whether anything of the entry is its record's or its copy's. */
export const isRepaired = (result: CheckedEntry, decision: Decision): boolean =>
  copyOf(result, decision) !== undefined ||
  (recordOf(result, decision) !== undefined &&
    (decision.whole === 'record' || Object.values(decision.fields).includes('record')));

/** Whether an entry of a text stands as it was written: nothing of it is its record's or its copy's, and nobody asked to set it anew. */
export const isAsWritten = (result: CheckedEntry, decision: Decision): boolean =>
  !decision.anew && !isRepaired(result, decision);

/** Whether every question about the entry was answered by the user. */
export function isDecided(result: CheckedEntry, decision: Decision): boolean {
  if (decision.merged || decision.anew || decision.whole !== undefined) return true;
  const differences = differencesOf(result, decision);
  if (differences.length === 0) return copyOf(result, decision) !== undefined;
  return differences.every(({ field }) => sideOf(decision, field) !== undefined);
}
