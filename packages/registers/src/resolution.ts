import type {
  Alternative,
  Evidence,
  Fit,
  Item,
  Notice,
  PlainDate,
  RecordLink,
  ToldNotice,
  Verification,
} from '@citewright/record';

/** The result of a request: the item, the evidence for each field, and notices for the user. */
export interface Resolution<Said = Notice> {
  item: Item;
  evidence: Evidence;
  verification: Verification;
  record?: RecordLink;
  /** For a matched record: the confidence from 0 to 1, and its parts. */
  confidence?: number;
  match?: Fit;
  /** For a matched record: how many other works fit about as well, offered or not. */
  rivals?: number;
  notices: Said[];
  alternatives: Alternative[];
  /** The day on which the page says that it was last changed. */
  modified?: PlainDate;
}

/** A work that a session already cites. What its project says of its origin is no evidence for a search. */
export type OwnWork = Pick<Resolution<ToldNotice>, 'item' | 'notices'>;

/** The result of a request that may be a session's own work, which comes with the notices that were told of it. */
export type OwnResolution = Resolution<Notice | ToldNotice>;
