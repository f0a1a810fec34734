import type { Item } from '../item.ts';
import type { Position } from '../render/context.ts';

/** One use of an item in a citation. */
export interface Cite {
  /** The item, or its id when the processor knows it. */
  id?: string | number | undefined;
  item?: Item | undefined;
  locator?: string | number | undefined;
  /** The type of the locator, a CSL locator term; `page` when absent. */
  label?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Leave out the names, which the sentence has already: "(2020)". */
  suppressAuthor?: boolean | undefined;
  /** Print the names alone, as part of a sentence. A citation holds such cites only, or none of them. */
  authorOnly?: boolean | undefined;
}

/** Where a cite stands in its document. */
export interface CitePosition {
  position: Position;
  nearNote: boolean;
  firstNote: number | undefined;
}

/** How a single citation is to read. */
export interface CitationForm {
  /** Where each cite stands; "first" when absent. */
  positions?: readonly (Partial<CitePosition> | undefined)[] | undefined;
  /** The names are part of a sentence: "Okafor (2021)" instead of "(Okafor, 2021)". */
  narrative?: boolean | undefined;
}

/** A citation: some cites in one place of a document. */
export interface Citation {
  id: string;
  cites: readonly Cite[];
  /** The number of the note that it stands in; 0 or absent = in the text. */
  note?: number | undefined;
}
