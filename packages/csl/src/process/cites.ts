import type { Item } from '../item.ts';
import type { Position } from '../render/context.ts';

/** One use of an item in a citation. */
export interface Cite {
  /** The item, or the id of an item that the processor knows. */
  id?: string | number | undefined;
  item?: Item | undefined;
  locator?: string | number | undefined;
  /** The type of the locator, a CSL locator term; `page` when absent. */
  label?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Leave out the names, which are in the sentence already: "(2020)". */
  suppressAuthor?: boolean | undefined;
  /** Print only the names, as part of a sentence. Either all cites of a citation set this or none. */
  authorOnly?: boolean | undefined;
}

/** The position of a cite in its document. */
export interface CitePosition {
  position: Position;
  nearNote: boolean;
  firstNote: number | undefined;
}

/** How a single citation is rendered. */
export interface CitationForm {
  /** The position of each cite; "first" when absent. */
  positions?: readonly (Partial<CitePosition> | undefined)[] | undefined;
  /** The names are part of a sentence: "Okafor (2021)" instead of "(Okafor, 2021)". */
  narrative?: boolean | undefined;
  /** The cites keep the order in which they are given, also in a style that sorts them. */
  unsorted?: boolean | undefined;
}

/** A citation: one or more cites at one place in a document. */
export interface Citation {
  id: string;
  cites: readonly Cite[];
  /** The number of its note; 0 or absent for citations in the text. */
  note?: number | undefined;
}
