import type { Item } from '@citewright/csl';
import type { Random } from '../titles/forms.ts';

/** What a lie falsifies: who made the work, what its title says, or another detail. */
export type Concern = 'people' | 'meaning' | 'detail';

/** A field that a difference can be told in. */
export type Field =
  | 'author'
  | 'editor'
  | 'translator'
  | 'title'
  | 'issued'
  | 'container-title'
  | 'volume'
  | 'issue'
  | 'page'
  | 'publisher'
  | 'edition'
  | 'DOI'
  | 'ISBN';

/** A kind of lie that is told of a work. */
export interface Lie {
  /** A sentence: "an invented author is added last". */
  name: string;
  concern: Concern;
  /** The difference must be told in one of these fields. */
  fields: readonly Field[];
  /** The work as the lie has it; undefined where the work gives no occasion for it. Never changes `item` itself. */
  tell(item: Item, random: Random): Item | undefined;
}

/** A way to tell the truth of a work: nothing that it gives may be doubted. */
export interface Telling {
  /** A sentence: "accents are left out". */
  name: string;
  tell(item: Item, random: Random): Item | undefined;
}
