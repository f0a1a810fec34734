import { type Item, Memory } from '@citewright/csl';
import type { Printed } from './in-text-forms.ts';
import type { CitedPlace, Reference } from './reference.ts';

/** What a reference is made from. While none of it changes, neither does the reference. */
interface Making {
  item: Item;
  /** What the document gave the entry. */
  trace: string;
  place: CitedPlace | undefined;
  /** The entry before, whose names a style may not repeat. */
  before: Item | undefined;
  traceBefore: string | undefined;
}

/** What was made for an item: its entry, and with it the forms of its citation once they were asked for. */
export interface Made {
  readonly from: Making;
  entry: Printed | undefined;
  reference: Reference | undefined;
}

interface Remembered {
  given: Item;
  /** The item as the style wants it, alone and among the others. */
  alone: Item;
  prepared: Item;
  made: Made | undefined;
}

const isSamePlace = (one: CitedPlace | undefined, other: CitedPlace | undefined) =>
  one?.label === other?.label && one?.value === other?.value;

const isSameMaking = (one: Making, other: Making) =>
  one.item === other.item &&
  one.before === other.before &&
  one.trace === other.trace &&
  one.traceBefore === other.traceBefore &&
  isSamePlace(one.place, other.place);

function isSameItem(one: Item, other: Item): boolean {
  if (one === other) return true;
  const fields = Object.keys(one) as (keyof Item)[];
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}

/**
 * What was found out when a project was formatted in a style, for the next time: most of its items are the same then. An
 * item is the same when it is the same object, so whoever keeps a memory puts new items in the place of changed ones.
 */
export class ProjectMemory {
  readonly style: string;
  /** What the engine knows of the items. */
  readonly engine = new Memory();
  readonly #items = new Map<Item['id'], Remembered>();

  constructor(style: string) {
    this.style = style;
  }

  /** Nothing was planned with it yet. */
  get isEmpty(): boolean {
    return this.#items.size === 0;
  }

  /** The item as `prepare` makes it, which is asked once. */
  alone(given: Item, prepare: (item: Item) => Item): Item {
    const known = this.#items.get(given.id);
    if (known?.given === given) return known.alone;
    const alone = prepare(given);
    this.learn(given, alone);
    return alone;
  }

  /** The item as it was prepared; absent when it was not. */
  prepared(given: Item): Item | undefined {
    const known = this.#items.get(given.id);
    return known?.given === given ? known.alone : undefined;
  }

  /** Learns how an item is prepared from who knows it. */
  learn(given: Item, alone: Item): void {
    this.#items.set(given.id, { given, alone, prepared: alone, made: undefined });
  }

  /** The item as it is prepared among the others: the object of the last time when nothing about it has changed. */
  amongOthers(prepared: Item): Item {
    const known = this.#items.get(prepared.id);
    if (!known) return prepared;
    if (!isSameItem(known.prepared, prepared)) known.prepared = prepared;
    return known.prepared;
  }

  /** What was made from the same before; else what is to be made, remembered when `lasting`. */
  made(from: Making, lasting: () => boolean): Made {
    const known = this.#items.get(from.item.id);
    if (known?.made && isSameMaking(known.made.from, from)) return known.made;
    const made: Made = { from, entry: undefined, reference: undefined };
    if (known) known.made = lasting() ? made : undefined;
    return made;
  }

  /** Forgets all but these items. */
  keepOnly(items: readonly Item[]): void {
    if (this.#items.size <= items.length) return;
    const ids = new Set(items.map(({ id }) => id));
    for (const id of this.#items.keys()) if (!ids.has(id)) this.#items.delete(id);
  }
}
