import type { Item } from '../item.ts';
import type { RenderedNames } from '../render/context.ts';

/** A cite as it is compared with others. */
export interface Look {
  text: string;
  names: readonly RenderedNames[];
}

/** A sort key ready to compare; `null` sorts last. */
export type Comparable = string | null;

/** The sort keys of an item by their places; absent until they are asked for. */
export type SortRow = (Comparable | undefined)[];

/** What an item alone says, whatever stands beside it. */
export interface Known {
  readonly item: Item;
  /** Its cite before anything tells it apart; absent until it is asked for. */
  look: Look | undefined;
  readonly keys: SortRow;
}

/** An item of which nothing is known yet. There is room for one key: few items are asked for more. */
export const nothingKnown = (item: Item): Known => ({ item, look: undefined, keys: [undefined] });

/**
 * What one style has found out about items, for documents that have most items in common: an item that is the same object
 * as before is not read again. Who keeps a memory does not change items, but puts others in their place.
 */
export class Memory {
  readonly #known = new Map<string, Known>();

  /** What is known about an item; of several with one id the last one asked for is remembered. */
  know(item: Item, id: string): Known {
    const known = this.#known.get(id);
    if (known?.item === item) return known;
    const fresh = nothingKnown(item);
    this.#known.set(id, fresh);
    return fresh;
  }

  /** Forgets all but these items. */
  keepOnly(items: readonly Item[]): void {
    if (this.#known.size <= items.length) return;
    const ids = new Set(items.map(({ id }) => String(id)));
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id);
  }
}
