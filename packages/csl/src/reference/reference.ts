import type { Item } from '../item.ts';
import { leaf, type Node, withRole } from '../output/node.ts';
import { parseMarkup } from '../text/markup.ts';
import { parseNumber } from '../text/number.ts';
import { type CslDate, toDate } from './dates.ts';
import { type Person, toPeople } from './names.ts';
import { fieldsInNote } from './note-fields.ts';
import { findOddities } from './oddities.ts';

/** Other names of a variable: CSL 1.0.2 renamed `event`, reference managers write `shortTitle`. */
const ALIASES: [variable: string, alias: string][] = [
  ['container-title-short', 'journalAbbreviation'],
  ['title-short', 'shortTitle'],
  ['event-title', 'event'],
];

const NOBODY: readonly Person[] = [];

/** The fields of an item, those written into its note, and those that it has by another name. */
function collectFields(item: Item): Map<string, unknown> {
  const note = typeof item.note === 'string' ? item.note : '';
  const extra = note === '' ? {} : fieldsInNote(note);
  const fields = new Map<string, unknown>(Object.entries(extra));
  for (const key in item) {
    const value: unknown = item[key as keyof Item];
    if (value !== undefined && value !== null && !(key === 'type' && extra.type)) fields.set(key, value);
  }
  for (const [variable, alias] of ALIASES) {
    const value = fields.get(alias);
    if (value && !fields.get(variable)) fields.set(variable, value);
  }
  return fields;
}

const SHORT_FORM: Record<string, string> = {
  title: 'title-short',
  'container-title': 'container-title-short',
  'collection-title': 'collection-title-short',
  'volume-title': 'volume-title-short',
};

/** Identifiers are printed as they are: no markup, no typographic apostrophes. */
const VERBATIM = new Set(['URL', 'DOI', 'PMID', 'PMCID', 'ISBN', 'ISSN']);

/** What a work is called where it has no names. */
const TITLES = new Set(['title', 'title-short']);

/** An item as the renderer reads it: each variable understood at most once. */
export class Reference {
  readonly id: string | number;
  readonly type: string;
  readonly language: string | undefined;
  readonly #fields: ReadonlyMap<string, unknown>;
  #people: Map<string, readonly Person[]> | undefined;
  #dates: Map<string, CslDate | undefined> | undefined;
  #nodes: Map<string, Node> | undefined;

  constructor(item: Item) {
    this.#fields = collectFields(item);
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

  /** A text variable with its markup understood. */
  node(variable: string, text: string): Node {
    const known = this.#nodes?.get(variable);
    if (known) return known;
    const parsed = VERBATIM.has(variable) ? leaf(text) : parseMarkup(text);
    const node = TITLES.has(variable) ? withRole(parsed, 'title') : parsed;
    this.#nodes ??= new Map();
    this.#nodes.set(variable, node);
    return node;
  }

  people(variable: string): readonly Person[] {
    const value = this.#fields.get(variable);
    if (value === undefined) return NOBODY;
    const known = this.#people?.get(variable);
    if (known) return known;
    const people = toPeople(value);
    this.#people ??= new Map();
    this.#people.set(variable, people);
    return people;
  }

  date(variable: string): CslDate | undefined {
    const value = this.#fields.get(variable);
    if (value === undefined) return undefined;
    if (this.#dates?.has(variable)) return this.#dates.get(variable);
    const date = toDate(value);
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
    return page === undefined ? undefined : parseNumber(page.trim()).chunks[0]?.text;
  }
}
