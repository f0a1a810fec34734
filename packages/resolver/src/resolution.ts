import type { Alternative, Evidence, Fit, Item, Notice, RecordLink, Verification } from '@citewright/record';

/** What a request resolves to: the item, the evidence for each field, and what its reader should know. */
export interface Resolution {
  item: Item;
  evidence: Evidence;
  verification: Verification;
  record?: RecordLink;
  /** For a matched record: 0 to 1, how sure the match is, and what it rests on. */
  confidence?: number;
  match?: Fit;
  notices: Notice[];
  alternatives: Alternative[];
}

/** A work that a session already cites, as it is stored. */
export type OwnWork = Pick<Resolution, 'item' | 'evidence' | 'verification' | 'record' | 'notices'>;
