import type { Item } from '@citewright/record';

/** One work of a live citation. */
export interface LiveWork {
  item: Item;
  /** What stands around the work in the citation. */
  prefix?: string;
  suffix?: string;
  locator?: string;
  /** CSL's name of the locator: `page`, `chapter`. */
  label?: string;
  /** The text names the authors itself: "Okafor (2020)". */
  suppressAuthor?: boolean;
}

const schema = 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json';

const keyLetters = '23456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Letters that stand for a text; the same each time (FNV-1a, once for each letter). */
function keyOf(text: string, length: number): string {
  return Array.from({ length }, (_, salt) => {
    let hash = 2166136261 ^ salt;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    return keyLetters[(hash >>> 7) % keyLetters.length];
  }).join('');
}

/** A citation as Zotero keeps it in documents of every format. `plain` is how it is printed; `index` tells citations of one text apart. */
export function zoteroCitation(works: readonly LiveWork[], plain: string, index: number): string {
  const citationItems = works.map(({ item, suppressAuthor, ...rest }) => {
    // What stands beside a work is for its reader, and documents are for others.
    const { id: _, custom: __, ...fields } = item;
    const key = keyOf(JSON.stringify(fields), 8);
    // An address of no library: Zotero then takes the work from the document, the same for each of its citations.
    const uris = [`http://zotero.org/users/local/citewright/items/${key}`];
    const extra = suppressAuthor ? { 'suppress-author': true } : {};
    return { id: key, uris, itemData: { id: key, ...fields }, ...rest, ...extra };
  });
  const citation = {
    citationID: keyOf(`${index} ${plain}`, 8).toLowerCase(),
    properties: { formattedCitation: plain, plainCitation: plain, noteIndex: 0 },
    citationItems,
    schema,
  };
  return `ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)}`;
}
