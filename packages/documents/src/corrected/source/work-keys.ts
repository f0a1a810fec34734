import { createCitationKeys } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import type { BibFile } from './bib-file.ts';

/** An entry of the list: how it is printed, and the key that it has in the source. */
interface KeyedEntry {
  text: string;
  own: string | undefined;
}

/** Keys by which a paper cites its works: those that its list or its files of references have, and new ones for the others. */
export class WorkKeys {
  readonly #bibs: readonly BibFile[];
  readonly #entries: readonly KeyedEntry[];
  readonly #keyOf = createCitationKeys();
  readonly #keys = new Map<Item['id'], string>();
  /** Works that are cited by a key of the printed list. */
  readonly #ownItems = new Map<string, Item>();
  /** Works that no file of references has yet. */
  readonly added: Item[] = [];

  constructor(bibs: readonly BibFile[], entries: readonly KeyedEntry[]) {
    this.#bibs = bibs;
    this.#entries = entries;
    for (const key of [...bibs.flatMap(({ keys }) => [...keys]), ...entries.flatMap(({ own }) => own ?? [])])
      this.#keyOf({ id: key, type: 'document', 'citation-key': key });
  }

  /** The key of a work, which is that of an entry of the list where it is known. */
  of(item: Item, reference: number | undefined): string {
    const known = this.#keys.get(item.id);
    if (known !== undefined) return known;
    const { text, own } = this.#entries[reference ?? -1] ?? {};
    const filed =
      text === undefined ? undefined : this.#bibs.map((bib) => bib.keyOf(text)).find((key) => key);
    const key = own ?? filed ?? this.#keyOf(item);
    this.#keys.set(item.id, key);
    if (own !== undefined) this.#ownItems.set(key, item);
    if (own === undefined && filed === undefined) this.added.push({ ...item, 'citation-key': key });
    return key;
  }

  /** Files the work of an entry of the printed list under the key that it has there: the list goes, the key is still cited. */
  file(item: Item, reference: number): void {
    const key = this.#entries[reference]?.own;
    if (key !== undefined && !this.#bibs.some((bib) => bib.has(key)))
      this.added.push({ ...(this.#ownItems.get(key) ?? item), 'citation-key': key });
  }
}
