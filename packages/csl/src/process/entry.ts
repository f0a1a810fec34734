import type { Item } from '../item.ts';
import type { Reference } from '../reference/reference.ts';
import type { NameExpansion } from '../render/context.ts';

/** An item of a document and what the document gives it: its number, and how it is told apart from others. */
export interface Entry {
  readonly item: Item;
  readonly reference: Reference;
  number: number;
  expansion: NameExpansion | undefined;
  /** How many `disambiguate` conditions hold, in the order in which the style asks them. */
  disambiguate: number;
  yearSuffix: string | undefined;
}

/** An item that nothing is known about yet. */
export function createEntry(item: Item, reference: Reference, number: number): Entry {
  return { item, reference, number, expansion: undefined, disambiguate: 0, yearSuffix: undefined };
}
