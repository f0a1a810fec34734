import type { Conventions } from '../conventions/conventions.ts';
import type { Item } from '../item.ts';
import type { CslDate } from './dates.ts';
import type { Person } from './names.ts';
import { fieldsInNote } from './note-fields.ts';
import { findOddities } from './oddities.ts';
import { type Place, placeOf, places } from './place.ts';
import { isDateVariable } from './variables.ts';

/** Other names of a variable: CSL 1.0.2 renamed `event`, reference managers write `shortTitle`. */
const ALIASES: readonly (readonly [alias: Place, variable: Place])[] = [
  [placeOf('journalAbbreviation'), placeOf('container-title-short')],
  [placeOf('shortTitle'), placeOf('title-short')],
  [placeOf('event'), placeOf('event-title')],
];

const NOTE = placeOf('note');
const PAGE = placeOf('page');
const PAGE_FIRST = placeOf('page-first');

const NOBODY: readonly Person[] = [];

/** The fields of an item, those written into its note, and those that it has by another name; each in its place. */
function fieldsOf(item: Item): readonly unknown[] {
  const fields: unknown[] = new Array(places.size);
  const add = (variable: string, value: unknown): void => {
    const place = places.get(variable);
    if (place !== undefined && value !== undefined && value !== null) fields[place] = value;
  };
  for (const key in item) add(key, item[key as keyof Item]);
  const note = fields[NOTE];
  const extra = typeof note === 'string' ? fieldsInNote(note) : undefined;
  for (const key in extra) {
    // The type and the dates of a note say more than the fields for them: a range, a year before Christ.
    const prevails = key === 'type' || isDateVariable(key);
    if (prevails || fields[placeOf(key)] === undefined) add(key, extra[key]);
  }
  for (const [alias, variable] of ALIASES) if (fields[alias]) fields[variable] ||= fields[alias];
  return fields;
}

/** The types of items, numbered as they come: lists are found in faster than maps. */
const kinds = new Map<string, number>();

function kindOf(type: string): number {
  if (kinds.size < 100 && !kinds.has(type)) kinds.set(type, kinds.size);
  return kinds.get(type) ?? -1;
}

/** The values of an item that were understood, the last one first: a few at most. */
type Understood<T> = { readonly place: Place; readonly value: T; readonly next: Understood<T> } | undefined;

function find<T>(first: Understood<T>, place: Place): T | undefined {
  let at = first;
  while (at && at.place !== place) at = at.next;
  return at?.value;
}

/** An item as the renderer reads it: each variable understood at most once. */
export class Reference {
  readonly id: string | number;
  readonly type: string;
  /** The number of the type; -1 for types after the hundredth, as nobody needs so many. */
  readonly kind: number;
  readonly language: string | undefined;
  readonly conventions: Conventions;
  readonly #item: Item;
  #fields: readonly unknown[];
  #people: Understood<readonly Person[]>;
  #dates: Understood<CslDate>;

  constructor(item: Item, conventions: Conventions) {
    this.conventions = conventions;
    this.#item = item;
    this.#fields = fieldsOf(item);
    this.id = item.id;
    this.type = this.text(placeOf('type')) ?? '';
    this.kind = kindOf(this.type);
    this.language = this.text(placeOf('language'));
  }

  /** What stands in a place; one that a style asks for since the item was read is looked for in it again. */
  #value(place: Place): unknown {
    if (place >= this.#fields.length) this.#fields = fieldsOf(this.#item);
    return this.#fields[place];
  }

  /** The text of a variable; `undefined` when empty. */
  text(place: Place): string | undefined {
    const value = this.#value(place);
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (value === undefined) return place === PAGE_FIRST ? this.#firstPage() : undefined;
    return typeof value === 'number' ? String(value) : undefined;
  }

  people(place: Place): readonly Person[] {
    const known = find(this.#people, place);
    if (known) return known;
    const value = this.#value(place);
    if (value === undefined) return NOBODY;
    const people = this.conventions.people(value, this.language);
    this.#people = { place, value: people, next: this.#people };
    return people;
  }

  date(place: Place): CslDate | undefined {
    const known = find(this.#dates, place);
    if (known) return known;
    const date = this.conventions.date(this.#value(place));
    if (!date) return undefined;
    this.#dates = { place, value: date, next: this.#dates };
    return date;
  }

  /** Whether a variable of any kind has a value. */
  has(place: Place): boolean {
    const value = this.#value(place);
    if (typeof value === 'string') return value !== '';
    if (value === undefined) return place === PAGE_FIRST && this.#firstPage() !== undefined;
    if (typeof value !== 'object' || value === null) return typeof value === 'number';
    return Array.isArray(value) ? this.people(place).length > 0 : this.date(place) !== undefined;
  }

  /** What cannot be used as it should be: "author is no list of names". */
  oddities(): string[] {
    return findOddities(this.#fields, this);
  }

  #firstPage(): string | undefined {
    const page = this.text(PAGE);
    return page === undefined ? undefined : this.conventions.number(page.trim(), 'page').chunks[0]?.text;
  }
}
