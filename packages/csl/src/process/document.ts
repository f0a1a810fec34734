import type { Item } from '../item.ts';
import { Reference } from '../reference/reference.ts';
import { type CiteState, PLAIN_CITE } from '../render/context.ts';
import { renderCitation } from './citation.ts';
import type { Citation, CitationForm, Cite } from './cites.ts';
import type { CompiledStyle } from './compiled-style.ts';
import { createEntry, type Entry } from './entry.ts';
import { type CitePosition, findPositions } from './position.ts';
import { renderAuthors, renderNarrative } from './prose.ts';
import type { PlacedCite } from './rendered-cite.ts';
import { sortBy } from './sort.ts';

/** The position of a cite that no document places. */
const UNPLACED: CitePosition = { position: 'first', nearNote: false, firstNote: undefined };

/** The references of a document in the order of its bibliography, numbered and told apart. */
export class Document {
  readonly #style: CompiledStyle;
  readonly #entries = new Map<string, Entry>();
  /** In the order of the bibliography. */
  readonly entries: readonly Entry[];

  /** `items` in the order in which they are first cited. */
  constructor(style: CompiledStyle, items: readonly Item[]) {
    this.#style = style;
    for (const item of items) {
      const key = String(item.id);
      if (!this.#entries.has(key)) {
        this.#entries.set(key, createEntry(item, this.#entries.size + 1));
      }
    }
    this.entries = this.#sorted([...this.#entries.values()]);
    style.disambiguator.run(this.entries);
  }

  #sorted(entries: Entry[]): Entry[] {
    const { bibliography, locale } = this.#style;
    if (!bibliography?.keys) return entries;
    const sorted = sortBy(entries, bibliography.keys, locale.lang, (entry) => ({
      reference: new Reference(entry.item),
      cite: { ...PLAIN_CITE, citationNumber: entry.number },
    }));
    sorted.forEach((entry, at) => {
      entry.number = at + 1;
    });
    return sorted;
  }

  /** The entry of an item; one that the document does not know gets the next number. */
  entryOf(cite: Cite): Entry | undefined {
    const id = cite.id ?? cite.item?.id;
    const known = this.#entries.get(String(id));
    if (known || !cite.item) return known;
    const entry = createEntry(cite.item, this.#entries.size + 1);
    this.#entries.set(String(id), entry);
    return entry;
  }

  #state(cite: Cite, entry: Entry, { position, nearNote, firstNote }: CitePosition): CiteState {
    const locator = cite.locator === undefined ? undefined : String(cite.locator);
    return {
      locator: locator || undefined,
      label: cite.label,
      position,
      nearNote,
      firstNote,
      citationNumber: entry.number,
      yearSuffix: entry.yearSuffix,
      disambiguate: entry.disambiguate,
      expansion: entry.expansion,
      prose: false,
    };
  }

  #trace({ item }: Entry, state: CiteState): unknown[] {
    const { citationNumber, ...rest } = state;
    return [String(item.id), rest, this.#style.survey.citation.numbered ? citationNumber : undefined];
  }

  #render(placed: readonly PlacedCite[], narrative: boolean) {
    if (placed[0]?.cite.authorOnly) return renderAuthors(placed, this.#style);
    if (narrative) return renderNarrative(placed, this.#style);
    return renderCitation(placed, this.#style.citation, this.#style.tree.citation);
  }

  /** Renders a citation; cites of items that nobody knows are left out, and named. */
  citation(cites: readonly Cite[], { positions = [], narrative = false }: CitationForm = {}) {
    const placed: PlacedCite[] = [];
    const missing: string[] = [];
    cites.forEach((cite, at) => {
      const entry = this.entryOf(cite);
      if (entry)
        placed.push({ cite, entry, state: this.#state(cite, entry, { ...UNPLACED, ...positions[at] }) });
      else missing.push(String(cite.id));
    });
    const { node, printed } = this.#render(placed, narrative);
    const trace = JSON.stringify(placed.map(({ entry, state }) => this.#trace(entry, state)));
    return {
      node,
      trace,
      missing,
      empty: printed.filter((cite) => !cite.node).map((cite) => String(cite.entry.item.id)),
    };
  }

  /** Renders all citations of a document. */
  citations(citations: readonly Citation[]) {
    const positions = findPositions(citations, this.#style.tree.citation.nearNoteDistance ?? 5);
    return citations.map((citation, at) => this.citation(citation.cites, { positions: positions[at] }));
  }
}
