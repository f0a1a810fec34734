import type { Conventions } from '../conventions/conventions.ts';
import type { Item } from '../item.ts';
import { type Node, sizeOf, withFormatting } from '../output/node.ts';
import type { NumberValue } from '../text/number.ts';
import { ALIASES, isDateVariable } from '../variables.ts';
import type { CslDate } from './dates.ts';
import { Effort } from './effort.ts';
import { fieldNode } from './field-node.ts';
import type { Person } from './names.ts';
import { fieldsInNote } from './note-fields.ts';

const NOBODY: readonly Person[] = [];

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Adds the variables that are written into the note of an item. */
function addNoteFields(fields: Map<string, unknown>, note: string): void {
  for (const [variable, value] of fieldsInNote(note)) {
    // The type and the dates in a note say more than the fields for them: a range, a year before Christ.
    const overrides = variable === 'type' || isDateVariable(variable);
    if (overrides || !fields.has(variable)) fields.set(variable, value);
  }
}

/** The values of an item by variable: its own fields, those in its note, and those that it has by another name. */
function fieldsOf(item: Item): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const key in item) {
    const value = item[key as keyof Item];
    if (!isAbsent(value)) fields.set(key, value);
  }
  const note = fields.get('note');
  if (typeof note === 'string') addNoteFields(fields, note);
  for (const [alias, variable] of ALIASES) {
    const value = fields.get(alias);
    if (value && !fields.get(variable)) fields.set(variable, value);
  }
  return fields;
}

/** An item as the renderer reads it. Each name and date variable is parsed at most once. */
export class Reference {
  readonly id: string | number;
  readonly type: string;
  readonly language: string | undefined;
  readonly conventions: Conventions;
  /** Counts what printing the document takes. */
  readonly effort: Effort;
  readonly #fields: ReadonlyMap<string, unknown>;
  readonly #people = new Map<string, readonly Person[]>();
  /** Made when a text is first asked for: many references are made for their sort keys alone. */
  #nodes: Map<string, { node: Node; size: number }> | undefined;
  readonly #dates = new Map<string, CslDate | undefined>();

  constructor(item: Item, conventions: Conventions, effort = new Effort()) {
    this.effort = effort;
    this.conventions = conventions;
    this.#fields = fieldsOf(item);
    this.id = item.id;
    this.type = this.text('type') ?? '';
    this.language = this.text('language');
  }

  /** The value of a variable as the item has it. */
  value(variable: string): unknown {
    return this.#fields.get(variable);
  }

  /** The text of a variable; `undefined` when empty. */
  text(variable: string): string | undefined {
    const value = this.#fields.get(variable);
    if (typeof value === 'string') return value === '' ? undefined : value;
    if (value === undefined) return variable === 'page-first' ? this.#firstPage() : undefined;
    return typeof value === 'number' ? String(value) : undefined;
  }

  /** A text of a number variable as numbers. */
  number(text: string, variable: string): NumberValue {
    this.effort.spend('numberCharacter', text.length);
    return this.conventions.number(text, variable);
  }

  /** A text of a variable as a node, its markup parsed once. Each node is another one: later steps find a node in a tree and replace it. */
  node(variable: string, text: string): Node {
    const known = this.#nodes?.get(variable) ?? this.#parsed(variable, text);
    this.effort.spend('element', known.size);
    return withFormatting(known.node, known.node);
  }

  #parsed(variable: string, text: string) {
    const node = fieldNode(variable, text, this.conventions.field);
    const parsed = { node, size: sizeOf(node) };
    this.#nodes ??= new Map();
    this.#nodes.set(variable, parsed);
    return parsed;
  }

  people(variable: string): readonly Person[] {
    const value = this.#fields.get(variable);
    if (value === undefined) return NOBODY;
    const known = this.#people.get(variable);
    if (known) return known;
    const people = this.conventions.people(value, this.language);
    this.#people.set(variable, people);
    return people;
  }

  date(variable: string): CslDate | undefined {
    const value = this.#fields.get(variable);
    if (value === undefined) return undefined;
    const known = this.#dates.get(variable);
    if (known || this.#dates.has(variable)) return known;
    const date = this.conventions.date(value);
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

  #firstPage(): string | undefined {
    const page = this.text('page');
    return page === undefined ? undefined : this.number(page.trim(), 'page').chunks[0]?.text;
  }
}
