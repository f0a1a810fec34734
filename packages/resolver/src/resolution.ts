import type { Item } from '@citewright/csl';

/**
 * For each CSL field where its value came from (`crossref`, `json-ld`, `citation_author`, ...), and which other sources
 * gave another value.
 */
export type Evidence = Record<string, FieldEvidence>;

export interface FieldEvidence {
  source: string;
  disagreements?: { source: string; value: unknown }[];
}

/** Something about a record that its user should know. `fields` are CSL variables. */
export interface Notice {
  code:
    | 'missing-field'
    | 'retracted'
    | 'corrected'
    | 'superseded-preprint'
    | 'doubtful-capitals'
    | 'guessed-organisation'
    | 'sources-disagree'
    | 'first-of-several';
  message: string;
  fields?: string[];
  url?: string;
}

/** The record behind an item: the service's name and the address under which a person can look at it. */
export interface RecordLink {
  name: string;
  url: string;
}

/**
 * How far an item can be trusted: a registry or library holds it, a page says it, a search matched it, or nothing does; `typed` are
 * only works of the session's own.
 */
export type Verification = 'registry' | 'page' | 'matched' | 'typed' | 'unverified';

/** How well a record fits an in-text citation, part by part, each from 0 (not at all) to 1 (exactly). */
export interface Fit {
  /** The first author. */
  author: number;
  /** The other authors: named ones, and how many there are. */
  coauthors: number;
  year: number;
  /** Share of the context's words that the record's title and container hold. */
  context: number;
  /** How often the work is cited, on a logarithmic scale. */
  standing: number;
  /** 1 where the work is among those that the session cites already. */
  own?: number;
}

/** A work that a session cites already, as it keeps it. */
export type OwnWork = Pick<Resolution, 'item' | 'evidence' | 'verification' | 'record' | 'notices'>;

/** Another real record that the request may have meant; `confidence` is 0 to 1 and rests on `match`. */
export interface Alternative {
  item: Item;
  record?: RecordLink;
  confidence: number;
  match?: Fit;
  /** How far it can be trusted, where it is no published record that was matched. */
  verification?: Verification;
}

/** What a request resolves to: the item, the evidence for each field, and what its reader should know. */
export interface Resolution {
  item: Item;
  evidence: Evidence;
  verification: Verification;
  record?: RecordLink;
  /** For a matched record: 0 to 1, how sure the match is, and what that rests on. */
  confidence?: number;
  match?: Fit;
  notices: Notice[];
  alternatives: Alternative[];
}
