import type { Item } from '../item.ts';
import type { CiteState } from '../render/context.ts';
import { renderCitation } from './citation.ts';
import type { Citation, CitationForm, Cite, CitePosition } from './cites.ts';
import type { CompiledStyle } from './compiled-style.ts';
import { Entry, ItemReader } from './entry.ts';
import { findPositions } from './position.ts';
import { renderAuthors, renderNarrative } from './prose.ts';
import type { PlacedCite } from './rendered-cite.ts';
import { findKey, sortInSteps } from './sort.ts';

/** The number of the note that cites an item first, by its id. */
type FirstNotes = ReadonlyMap<string, number>;

/** The section of the list in which an item stands, by its id; of others it is 0. */
export type Sections = ReadonlyMap<string, number>;

/** The references of a document in the order of its bibliography, numbered and disambiguated. */
export class Document {
  readonly #style: CompiledStyle;
  readonly #reader: ItemReader;
  readonly #firstNotes: FirstNotes;
  readonly #sections: Sections;
  readonly #entries = new Map<string, Entry>();
  /** In the order of the bibliography. */
  entries: readonly Entry[] = [];

  private constructor(style: CompiledStyle, firstNotes: FirstNotes, sections: Sections) {
    this.#style = style;
    this.#firstNotes = firstNotes;
    this.#sections = sections;
    this.#reader = new ItemReader(style.conventions);
  }

  /**
   * Makes a document in steps between which the caller may do other work. `items` in the order in which they are first cited;
   * `firstNotes` has the notes that cite them first, by which later cites differ. In `sections` the list is sorted, and numbered on.
   */
  static *steps(
    style: CompiledStyle,
    items: readonly Item[],
    firstNotes: FirstNotes = new Map(),
    sections: Sections = new Map(),
  ): Generator<undefined, Document> {
    const document = new Document(style, firstNotes, sections);
    yield* document.#read(items);
    document.entries = yield* document.#sorted([...document.#entries.values()]);
    yield* style.disambiguator.steps(document.entries);
    return document;
  }

  /** Makes a document at once. */
  static of(
    style: CompiledStyle,
    items: readonly Item[],
    firstNotes?: FirstNotes,
    sections?: Sections,
  ): Document {
    const steps = Document.steps(style, items, firstNotes, sections);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** Computes the first sort key and the cite of each item together, so that it is read once. */
  *#read(items: readonly Item[]): Generator<undefined, undefined> {
    const { bibliography, disambiguator, locale, survey } = this.#style;
    const sorts = items.length > 1 && !survey.bibliography.numberedKeys;
    const key = sorts ? bibliography?.keys?.[0] : undefined;
    const compares = !survey.citation.numbered && disambiguator.compares(items.length);
    const prepare = (entry: Entry): void => {
      if (key) findKey(key, locale, entry, entry.sortKeys);
      if (compares) disambiguator.lookAlone(entry);
    };
    for (const item of items) {
      this.#addOnce(item, prepare);
      yield;
    }
  }

  #addOnce(item: Item, prepare: (entry: Entry) => void): void {
    const id = String(item.id);
    if (!this.#entries.has(id)) prepare(this.#add(item, id));
  }

  #add(item: Item, id: string): Entry {
    const entry = new Entry(item, this.#reader, this.#entries.size + 1);
    entry.firstNote = this.#firstNotes.get(id);
    entry.section = this.#sections.get(id) ?? 0;
    this.#entries.set(id, entry);
    return entry;
  }

  *#sorted(entries: Entry[]): Generator<undefined, Entry[]> {
    const { bibliography, locale, survey } = this.#style;
    if (entries.length < 2 || !bibliography?.keys) return entries;
    const rows = survey.bibliography.numberedKeys ? undefined : entries.map(({ sortKeys }) => sortKeys);
    const { keys } = bibliography;
    const alone = yield* sortInSteps({ values: entries, keys, locale, read: (entry) => entry, rows });
    const sorted = alone.sort((one, other) => one.section - other.section);
    sorted.forEach((entry, at) => {
      entry.number = at + 1;
    });
    return sorted;
  }

  /** The entry of an item. A new item gets the next number. */
  entryOf(cite: Cite): Entry | undefined {
    const id = cite.id ?? cite.item?.id;
    const known = this.#entries.get(String(id));
    if (known || !cite.item) return known;
    return this.#add(cite.item, String(id));
  }

  #state(cite: Cite, entry: Entry, position: Partial<CitePosition> | undefined): CiteState {
    const locator = cite.locator === undefined ? undefined : String(cite.locator);
    return { ...entry.cite, ...position, locator: locator || undefined, label: cite.label };
  }

  #trace(placed: readonly PlacedCite[]): string {
    const { numbered } = this.#style.survey.citation;
    const traces = placed.map(({ entry, state: { citationNumber, ...rest } }) => [
      String(entry.item.id),
      rest,
      numbered ? citationNumber : undefined,
    ]);
    return JSON.stringify(traces);
  }

  #render(placed: readonly PlacedCite[], { narrative, unsorted }: CitationForm) {
    if (placed[0]?.cite.authorOnly) return renderAuthors(placed, this.#style);
    if (narrative) return renderNarrative(placed, this.#style);
    return renderCitation(placed, this.#style.citation, this.#style.tree.citation, unsorted);
  }

  /** Renders a citation. Cites of unknown items are left out and listed as `missing`. */
  citation(cites: readonly Cite[], { positions = [], ...form }: CitationForm = {}) {
    const placed: PlacedCite[] = [];
    const missing: string[] = [];
    cites.forEach((cite, at) => {
      const entry = this.entryOf(cite);
      if (entry) placed.push({ cite, entry, state: this.#state(cite, entry, positions[at]) });
      else missing.push(String(cite.id));
    });
    const { node, printed } = this.#render(placed, form);
    return {
      node,
      placed,
      missing,
      empty: printed.filter((cite) => !cite.node).map((cite) => String(cite.entry.item.id)),
    };
  }

  /** Renders all citations of a document. */
  citations(citations: readonly Citation[]) {
    const positions = findPositions(citations, this.#style.tree.citation.nearNoteDistance ?? 5);
    return citations.map((citation, at) => {
      const { placed, ...rendered } = this.citation(citation.cites, { positions: positions[at] });
      return { ...rendered, trace: this.#trace(placed) };
    });
  }
}
