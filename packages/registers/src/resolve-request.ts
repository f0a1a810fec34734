import type { OwnWork } from './resolution.ts';

/** What to resolve: canonical values from `@citewright/identifiers`. */
export type ResolveRequest =
  | { kind: 'doi' | 'isbn' | 'url'; value: string }
  | InTextRequest
  | TitleRequest
  | PageRequest;

/** A page as its reader has it: what is said of it is for this request only. */
export interface PageRequest {
  kind: 'page';
  /** Its address. It is not fetched. */
  value: string;
  html: string;
}

/** The words of a title or a whole reference. */
export interface TitleRequest {
  kind: 'title';
  value: string;
  /** The address of the record that was chosen among those that a search for the words gave. */
  recordUrl?: string | undefined;
}

/** A citation in the text, such as "(Okafor, 2019)". */
export interface InTextRequest {
  kind: 'intext';
  value: string;
  /** The sentence around the citation, or its topic. */
  context?: string;
  /** The session whose model budget is used. Not part of the cache key. */
  session?: string;
  /** Loads the works that the session cites already: additional candidates for this request only. Never rejects. */
  own?: () => Promise<readonly OwnWork[]>;
}
