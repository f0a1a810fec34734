import type { Item } from '@citewright/record';

/** The work that a link leads to, or `null` where the link stays. */
export interface LinkDecision {
  /** Index of `Paper.links`. */
  index: number;
  item: Item | null;
}

/** What a person decided about the list of a paper. */
export interface Decisions {
  /** The works as entries should say them, by their index; one that is `null` stands in the list twice. */
  entries: readonly { index: number; item: Item | null }[];
  /** The whole list is set anew, in the order of the style; else only the entries that are named change. */
  wholeList: boolean;
  /** With the whole list: entries that stand letter for letter as they were written, by their index. */
  asWritten: readonly number[];
  /** Citations and list become live. */
  live: boolean;
  /** Links that become citations, with their works: the whole list is set then. */
  links?: readonly LinkDecision[];
}
