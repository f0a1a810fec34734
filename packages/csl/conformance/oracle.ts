import { createRequire } from 'node:module';
import type { Citation, Item } from '../src/index.ts';

/** The part of the interface of citeproc-js that is used here. Its source was not read, because of its licence. */
interface CiteprocEngine {
  updateItems(ids: (string | number)[]): void;
  makeBibliography(): [{ entry_ids: (string | number)[][] }, string[]] | false;
  makeCitationCluster(cites: Record<string, unknown>[]): string;
  rebuildProcessorState(citations: unknown[]): [id: string, note: number, text: string][];
}
interface Citeproc {
  Engine: new (
    system: { retrieveLocale(lang: string): string | false; retrieveItem(id: string | number): unknown },
    style: string,
    lang?: string,
    force?: boolean,
  ) => CiteprocEngine;
}

const citeproc = createRequire(import.meta.url)('citeproc') as Citeproc;

/** citeproc-js with one style and some items. `locale` returns the XML of a language. */
export class Oracle {
  readonly #engine: CiteprocEngine;

  constructor(style: string, items: readonly Item[], locale: (lang: string) => string | false) {
    const known = new Map(items.map((item) => [String(item.id), item]));
    this.#engine = new citeproc.Engine(
      { retrieveLocale: locale, retrieveItem: (id) => structuredClone(known.get(String(id))) },
      style,
    );
  }

  /** The entries in sorted order, without the element around them. */
  bibliography(ids: (string | number)[]): string[] {
    this.#engine.updateItems(ids);
    return this.currentBibliography().map(([, entry]) => entry);
  }

  /** The entries of the items that were set last, or of the document, with their ids. */
  currentBibliography(): [id: string, entry: string][] {
    const made = this.#engine.makeBibliography();
    if (!made) return [];
    const [{ entry_ids: ids }, entries] = made;
    return entries.map((entry, at) => [
      String(ids[at]?.[0]),
      entry.replace(/^ {2}<div class="csl-entry">/, '').replace(/<\/div>\n$/, ''),
    ]);
  }

  citation(id: string | number): string {
    return this.#engine.makeCitationCluster([{ id }]);
  }

  /** One citation of several works, told apart among the items with these ids. */
  cluster(cites: readonly Record<string, unknown>[], ids: (string | number)[]): string {
    this.#engine.updateItems(ids);
    return this.#engine.makeCitationCluster(structuredClone([...cites]));
  }

  /** The citations of a document, in its order. */
  document(
    citations: readonly (Pick<Citation, 'id' | 'note'> & { cites: readonly object[] })[],
    inNotes: boolean,
  ): string[] {
    const made = this.#engine.rebuildProcessorState(
      citations.map(({ id, cites, note }) => ({
        citationID: id,
        citationItems: structuredClone(cites),
        properties: { noteIndex: inNotes ? note : 0 },
      })),
    );
    return made.map(([, , text]) => text);
  }
}
