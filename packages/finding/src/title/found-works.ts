import type { Alternative, Evidence, Notice } from '@citewright/record';
import type { Difference } from './title-fit.ts';

/** A work that a search by words found. */
export interface FoundWork extends Alternative {
  evidence: Evidence;
  notices: Notice[];
  /** What the text says otherwise than the record. */
  differs: Difference[];
  /** For a book: the years of its editions, oldest first. */
  editions?: number[];
  /** A work about a work: a review, a correction, a reply. */
  about?: true;
  /** The record of the identifier in the text; it is taken by it. */
  byIdentifier?: TextIdentifier;
}

/** An identifier or an address that stands in a text. */
export interface TextIdentifier {
  kind: 'doi' | 'isbn' | 'url';
  value: string;
}

/** What became of the identifier in a text: whether its record is the work that the words name. */
export interface CheckedIdentifier extends TextIdentifier {
  status: 'agrees' | 'disagrees' | 'not-found' | 'unanswered';
}

/** The result of a search by words. */
export interface FoundWorks {
  reading: 'title' | 'reference';
  /** Best first; at least one. */
  works: FoundWork[];
  /** How many works after the first fit about as well. */
  rivals: number;
  /** The first work is very likely the one that is meant. */
  clear: boolean;
  /** The services that did not answer, by name. */
  unanswered: string[];
  identifier?: CheckedIdentifier;
}
