import type { Item } from '../item.ts';

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
  /** Leave out the names: "Smith (2020) says". */
  suppressAuthor?: boolean | undefined;
  /** Print the names alone. */
  authorOnly?: boolean | undefined;
}

/** A citation: some cites in one place of a document. */
export interface Citation {
  id: string;
  cites: readonly Cite[];
  /** The number of the note that it stands in; 0 or absent = in the text. */
  note?: number | undefined;
}
