import type { Item } from '../item.ts';
import type { Rendered } from '../result.ts';
import { EntryRenderer } from './bibliography.ts';
import type { Citation, CitationForm, Cite } from './cites.ts';
import type { CompiledStyle } from './compiled-style.ts';
import { Document, type Sections } from './document.ts';
import type { Entry } from './entry.ts';
import type { Printer } from './printer.ts';

/** A citation of a document. */
export interface RenderedCitation extends Rendered {
  id: string;
  /** The state of its cites in the document: notes, numbers, disambiguation. While it is the same, so is the output. */
  trace: string;
}

/** An entry of a bibliography. */
export interface BibliographyEntry extends Rendered {
  id: string | number;
}

/** An entry of a bibliography that is not rendered yet. */
export interface PlannedEntry {
  id: string | number;
  item: Item;
  render(): BibliographyEntry;
}

/**
 * A document that is being edited. Numbers, "ibid." and year suffixes follow every change. Rendering happens in `citations()`,
 * `citation()`, `bibliography()` and `plan()` only.
 */
export class Processor {
  readonly #style: CompiledStyle;
  readonly #printer: Printer;
  readonly #items = new Map<string, Item>();
  #uncited: string[] = [];
  #citations: Citation[] = [];
  #sections: Sections = new Map();
  #document: Document | undefined;

  /** @internal */
  constructor(style: CompiledStyle, printer: Printer) {
    this.#style = style;
    this.#printer = printer;
  }

  /** Adds items, or replaces those with the same id. */
  addItems(items: readonly Item[]): void {
    for (const item of items) this.#items.set(String(item.id), item);
    this.#document = undefined;
  }

  /** Sets the items that the bibliography lists without a citation. */
  setUncited(ids: readonly (string | number)[]): void {
    this.#uncited = ids.map(String);
    this.#document = undefined;
  }

  /**
   * Divides the bibliography into sections: the number of that in which each item stands, by its id; others stand in 0. Each is sorted by
   * the style, numbers run on, and names that repeat are printed again at the beginning of a section.
   */
  setSections(sections: Sections): void {
    this.#sections = sections;
    this.#document = undefined;
  }

  /** Inserts a citation at an index among the others; at the end when `at` is absent. */
  insert(citation: Citation, at = this.#citations.length): void {
    const others = this.#citations.filter(({ id }) => id !== citation.id);
    this.#set([...others.slice(0, at), citation, ...others.slice(at)]);
  }

  /** Replaces the citation with the same id. */
  update(citation: Citation): void {
    this.#set(this.#citations.map((known) => (known.id === citation.id ? citation : known)));
  }

  /** Moves a citation to another index. */
  move(id: string, at: number): void {
    const citation = this.#citations.find((known) => known.id === id);
    if (citation) this.insert(citation, at);
  }

  /** Removes a citation. */
  remove(id: string): void {
    this.#set(this.#citations.filter((known) => known.id !== id));
  }

  /** Replaces all citations at once, in document order. */
  replace(citations: readonly Citation[]): void {
    this.#set([...citations]);
  }

  /** Renders all citations, in document order. */
  citations(): RenderedCitation[] {
    const rendered = this.#current().citations(this.#citations);
    return rendered.map(({ node, missing, empty, trace }, at) => ({
      id: this.#citations[at]?.id ?? '',
      trace,
      ...this.#printer.citation(node, missing, empty),
    }));
  }

  /** Renders a citation as it would be in the document, without adding it. */
  citation(cites: readonly Cite[], form: CitationForm = {}): Rendered {
    const { node, missing, empty } = this.#current().citation(cites, form);
    return this.#printer.citation(node, missing, empty);
  }

  /** Renders the bibliography: every item cited or set as uncited, in the order of the style. */
  bibliography(): BibliographyEntry[] {
    return printEntries(this.#style, this.#printer, this.#current().entries);
  }

  /** The bibliography with entries that are rendered on demand. */
  plan(): PlannedEntry[] {
    const { entries } = this.#current();
    const print = entryPrinter(this.#style, this.#printer, entries);
    if (!print) return [];
    return entries.map((entry, at) => ({
      id: entry.item.id,
      item: entry.item,
      render: () => print(entry, at),
    }));
  }

  /**
   * Does the work that precedes the first entry in steps between which the caller may do other work. The document must not
   * change before the last step.
   */
  *read(): Generator<undefined, undefined> {
    this.#document = yield* Document.steps(
      this.#style,
      this.#citedItems(),
      this.#firstNotes(),
      this.#sections,
    );
  }

  #set(citations: Citation[]): void {
    this.#citations = citations;
    this.#document = undefined;
  }

  #current(): Document {
    this.#document ??= Document.of(this.#style, this.#citedItems(), this.#firstNotes(), this.#sections);
    return this.#document;
  }

  #firstNotes(): ReadonlyMap<string, number> {
    const notes = new Map<string, number>();
    for (const { cites, note } of this.#citations)
      for (const cite of cites) {
        const id = String(cite.id ?? cite.item?.id);
        if (note && !notes.has(id)) notes.set(id, note);
      }
    return notes;
  }

  #citedItems(): Item[] {
    const items: Item[] = [];
    const add = (item: Item | undefined): void => {
      if (item) items.push(item);
    };
    for (const { cites } of this.#citations) {
      for (const cite of cites) add(cite.item ?? this.#items.get(String(cite.id)));
    }
    for (const id of this.#uncited) add(this.#items.get(id));
    // Numbers of styles that do not sort run on over the sections, too.
    const sectionOf = ({ id }: Item) => this.#sections.get(String(id)) ?? 0;
    return this.#sections.size === 0 ? items : items.sort((one, other) => sectionOf(one) - sectionOf(other));
  }
}

/** Renders the entries of a bibliography one by one; `undefined` for a style without a bibliography. */
function entryPrinter(
  { bibliography, survey, tree }: CompiledStyle,
  printer: Printer,
  entries: Document['entries'],
): ((entry: Entry, at: number) => BibliographyEntry) | undefined {
  if (!bibliography || !tree.bibliography) return undefined;
  const renderer = new EntryRenderer(bibliography, tree.bibliography);
  const { numbered } = survey.bibliography;
  return (entry, at) => {
    const node = renderer.render(entries, at);
    const { reference } = entry;
    return { id: reference.id, ...printer.entry(node, reference, numbered ? entry.number : undefined) };
  };
}

/** All entries of a bibliography. */
export function printEntries(
  style: CompiledStyle,
  printer: Printer,
  entries: Document['entries'],
): BibliographyEntry[] {
  const print = entryPrinter(style, printer, entries);
  return print ? entries.map(print) : [];
}
