import type { Span } from '@citewright/documents';

/** A call-out, and how it was linked. */
export interface DatedCallOut extends Span {
  refs: number[];
  /** How it differs from the entry that it is linked with. */
  differs?: 'year' | 'author' | undefined;
  /** Entries that it may mean as well. */
  ties: number[];
  year: string;
  suffix: string;
  /** The authors as printed, folded. */
  names: string;
  /** It repeats the citation of the same work before it: `ibid.` */
  isRepeat?: boolean;
  /** A key of the source says what it cites. */
  isKeyed?: boolean;
  /** It prints a page in place of a year. */
  isByPage?: boolean;
}
