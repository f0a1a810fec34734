import type { Conventions } from '../conventions/conventions.ts';
import type { Item } from '../item.ts';
import type { CslDate } from './dates.ts';
import type { Person } from './names.ts';
import { fieldsInNote } from './note-fields.ts';
import { findOddities } from './oddities.ts';

/** Other names of a variable: CSL 1.0.2 renamed `event`, reference managers write `shortTitle`. */
const ALIASES: Record<string, string> = {
  journalAbbreviation: 'container-title-short',
  shortTitle: 'title-short',
  event: 'event-title',
};

const NOBODY: readonly Person[] = [];

type Fields = ReadonlyMap<string, unknown>;

/** The fields of an item, those written into its note, and those that it has by another name. */
function fieldsOf(item: Item): Fields {
  const extra = typeof item.note === 'string' ? fieldsInNote(item.note) : undefined;
  const fields = new Map<string, unknown>(extra && Object.entries(extra));
  for (const key in item) {
    const value: unknown = item[key as keyof Item];
    if (value !== undefined && value !== null && !(key === 'type' && extra?.type)) fields.set(key, value);
  }
  for (const alias in ALIASES) {
    const variable = ALIASES[alias];
    const value = fields.get(alias);
    if (variable && value && !fields.get(variable)) fields.set(variable, value);
  }
  return fields;
}

const SHORT_FORM: Record<string, string> = {
  title: 'title-short',
  'container-title': 'container-title-short',
  'collection-title': 'collection-title-short',
  'volume-title': 'volume-title-short',
};

/** An item as the renderer reads it: each variable understood at most once. */
export class Reference {
  readonly id: string | number;
  readonly type: string;
  readonly language: string | undefined;
  readonly conventions: Conventions;
  readonly #fields: Fields;
  #people: Map<string, readonly Person[]> | undefined;
  #dates: Map<string, CslDate> | undefined;

  constructor(item: Item, conventions: Conventions) {
    this.conventions = conventions;
    this.#fields = fieldsOf(item);
    this.id = item.id;
    this.type = this.text('type') ?? '';
    this.language = this.text('language');
  }

  /** The text of a variable; `undefined` when empty. */
  text(variable: string): string | undefined {
    const value = this.#fields.get(variable);
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (value === undefined) return variable === 'page-first' ? this.#firstPage() : undefined;
    return typeof value === 'number' ? String(value) : undefined;
  }

  /** The short form of a variable, else the long one. */
  shortText(variable: string): { name: string; text: string | undefined } {
    const short = SHORT_FORM[variable];
    const text = short === undefined ? undefined : this.text(short);
    if (short !== undefined && text !== undefined) return { name: short, text };
    return { name: variable, text: this.text(variable) };
  }

  people(variable: string): readonly Person[] {
    const known = this.#people?.get(variable);
    if (known) return known;
    const value = this.#fields.get(variable);
    if (value === undefined) return NOBODY;
    const people = this.conventions.people(value, this.language);
    this.#people ??= new Map();
    this.#people.set(variable, people);
    return people;
  }

  date(variable: string): CslDate | undefined {
    const known = this.#dates?.get(variable);
    if (known) return known;
    const date = this.conventions.date(this.#fields.get(variable));
    if (!date) return undefined;
    this.#dates ??= new Map();
    this.#dates.set(variable, date);
    return date;
  }

  /** Whether a variable of any kind has a value. */
  has(variable: string): boolean {
    const value = this.#fields.get(variable);
    if (typeof value === 'string') return value !== '';
    if (value === undefined) return variable === 'page-first' && this.#firstPage() !== undefined;
    if (typeof value !== 'object' || value === null) return typeof value === 'number';
    return Array.isArray(value) ? this.people(variable).length > 0 : this.date(variable) !== undefined;
  }

  /** What cannot be used as it should be: "author is no list of names". */
  oddities(): string[] {
    return findOddities(this.#fields, this);
  }

  #firstPage(): string | undefined {
    const page = this.text('page');
    return page === undefined ? undefined : this.conventions.number(page.trim(), 'page').chunks[0]?.text;
  }
}
