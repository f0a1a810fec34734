/** The source of a field's value, and the other sources that had another value. */
export interface FieldEvidence {
  /** `crossref`, `json-ld`, `citation_author`, ... */
  source: string;
  disagreements?: { source: string; value: unknown }[] | undefined;
  /** What the record says, for a field that the user changed (`edited`). */
  record?: { source: string; value: unknown } | undefined;
}

/** The evidence for each CSL field of an item. */
export type Evidence = Record<string, FieldEvidence>;
