/** What people write beside a work, whichever record stands for it. */
export const ownFields = ['note', 'annote', 'accessed', 'keyword', 'custom'] as const;

/** A record in the place of another of the same work: under its key, with what its owner wrote beside it. */
export function inPlaceOf<Some extends object>(record: Some, before: Some): Some {
  const fields = before as Readonly<Record<string, unknown>>;
  const kept = [...ownFields, 'citation-key'].filter((field) => fields[field] !== undefined);
  return { ...record, ...Object.fromEntries(kept.map((field) => [field, fields[field]])) };
}
