import type { Item } from '@citewright/csl';

/**
 * How far an item can be trusted: a registry or library has it, a page says it, a page says it that the caller sent and nobody else has seen,
 * a search matched it to a citation, a person typed it, or none of these.
 */
export type Verification = 'registry' | 'page' | 'given-page' | 'matched' | 'typed' | 'unverified';

/** The record behind an item: the name of the service and the address at which a person can look at it. */
export interface RecordLink {
  name: string;
  url: string;
}

/** How well a record fits an in-text citation, part by part, each from 0 (not at all) to 1 (exactly). */
export interface Fit {
  /** The first author. */
  author: number;
  /** The other authors: those named, and how many there are. */
  coauthors: number;
  year: number;
  /** The share of the context's words that the record's title and container have. */
  context: number;
  /** How often the work is cited, on a logarithmic scale. */
  standing: number;
  /** 1 where a project of the same session has the work already. */
  own?: number | undefined;
}

/** Another record that the request may have meant. */
export interface Alternative {
  item: Item;
  record?: RecordLink | undefined;
  /** 0 to 1; rests on `match`. */
  confidence: number;
  match?: Fit | undefined;
  /** Absent for a published record that was matched. */
  verification?: Verification | undefined;
}
