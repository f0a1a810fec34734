import type { Conventions } from '../conventions/conventions.ts';
import type { Item } from '../item.ts';
import { Effort } from '../reference/effort.ts';
import { Reference } from '../reference/reference.ts';
import type { CiteState, NameExpansion, Position, RenderedNames } from '../render/context.ts';
import type { SortRow } from './sort.ts';

/** A cite for comparing: its text, and its names. */
export interface Look {
  text: string;
  names: readonly RenderedNames[];
}

/** Reads items. The last one is stored, since entry, citation and names of an item are usually rendered in sequence. */
export class ItemReader {
  readonly #conventions: Conventions;
  readonly #effort = new Effort();
  #last: { item: Item; reference: Reference } | undefined;

  constructor(conventions: Conventions) {
    this.#conventions = conventions;
  }

  get effort(): Effort {
    return this.#effort;
  }

  read(item: Item): Reference {
    if (this.#last?.item !== item) {
      this.#effort.begin();
      this.#last = { item, reference: new Reference(item, this.#conventions, this.#effort) };
    }
    return this.#last.reference;
  }
}

/** An item in a document, with its number and disambiguation. */
export class Entry {
  readonly item: Item;
  readonly #reader: ItemReader;
  number: number;
  /** The section of the list that it stands in. */
  section = 0;
  /** Its cite before disambiguation, if computed. */
  look: Look | undefined;
  /** Most items need the first key only. */
  readonly sortKeys: SortRow = [undefined];
  expansion: NameExpansion | undefined;
  /** The note that cites it first, by which later cites may refer to it. */
  firstNote: number | undefined;
  /** How many `disambiguate` conditions hold, in the order in which they are evaluated. */
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

  /** Counts the cost of the document. */
  get effort(): Effort {
    return this.#reader.effort;
  }

  /** The state of a first cite. */
  get cite(): CiteState {
    return this.citeAt('first');
  }

  /** The state of a cite at a position. Written out, since copying and changing another state is slower. */
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
