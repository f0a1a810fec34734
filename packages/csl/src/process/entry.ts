import type { Conventions } from '../conventions/conventions.ts';
import type { Item } from '../item.ts';
import { Reference } from '../reference/reference.ts';
import type { CiteState, NameExpansion, Position, RenderedNames } from '../render/context.ts';
import type { SortRow } from './sort.ts';

/** A cite as it is compared with others. */
export interface Look {
  text: string;
  names: readonly RenderedNames[];
}

/** Reads items. Entry, citation and names of one item are asked for one after the other: the last one read is kept. */
export class ItemReader {
  readonly #conventions: Conventions;
  #last: { item: Item; reference: Reference } | undefined;

  constructor(conventions: Conventions) {
    this.#conventions = conventions;
  }

  read(item: Item): Reference {
    if (this.#last?.item !== item) this.#last = { item, reference: new Reference(item, this.#conventions) };
    return this.#last.reference;
  }
}

/** An item of a document and what the document gives it: its number, and how it is told apart from others. */
export class Entry {
  readonly item: Item;
  readonly #reader: ItemReader;
  number: number;
  /** Its cite before anything tells it apart; absent until it is asked for. */
  look: Look | undefined;
  /** There is room for one key: few items are asked for more. */
  readonly sortKeys: SortRow = [undefined];
  expansion: NameExpansion | undefined;
  /** How many `disambiguate` conditions hold, in the order in which the style asks them. */
  disambiguate = 0;
  yearSuffix: string | undefined;

  constructor(item: Item, reader: ItemReader, number: number) {
    this.item = item;
    this.#reader = reader;
    this.number = number;
  }

  get reference(): Reference {
    return this.#reader.read(this.item);
  }

  /** What its cites have in common, wherever they stand. */
  get cite(): CiteState {
    return this.citeAt('first');
  }

  /** The same in a place. Field by field: a copy with changes costs more. */
  citeAt(position: Position, nearNote = false): CiteState {
    return {
      locator: undefined,
      label: undefined,
      position,
      nearNote,
      firstNote: undefined,
      citationNumber: this.number,
      yearSuffix: this.yearSuffix,
      disambiguate: this.disambiguate,
      expansion: this.expansion,
      prose: false,
    };
  }
}
