import type { Item } from '@citewright/record';

/** A recorded page with an address and a title, and what its gold says of it. */
export interface Page {
  url: string;
  html: string;
  item: Item;
  /** Whether its gold says when it appeared, and who wrote it or that nobody is named. */
  isWhole: boolean;
  namesPeople: boolean;
}
