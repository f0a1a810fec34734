import { cleanItem, type FormatId, InterchangeError, parseJson, readRecords } from '@citewright/interchange';
import type { Item } from '@citewright/record';

// Works that word processors and reference managers keep in a document as data.

/** Far above a citation of fifty works with abstracts. */
export const longestCode = 1_000_000;
const mostItems = 500;

/** The works of a text in a format of references. A code that cannot be read says nothing; the printed citation is still there. */
export function itemsIn(text: string, format: FormatId, limit = mostItems): Item[] {
  const items: Item[] = [];
  try {
    for (const { item } of readRecords(text, { format, limit })) {
      if (items.length >= limit) break;
      if (item) items.push(cleanItem(item));
    }
  } catch (error) {
    // RangeError: values nested deeper than the stack.
    if (!(error instanceof InterchangeError || error instanceof RangeError)) throw error;
  }
  return items;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The works of a citation as Zotero and Mendeley keep it: JSON of citeproc-js with the data of each item. */
export function itemsOfCitation(json: string): Item[] {
  if (json.length > longestCode) return [];
  try {
    const citation = parseJson(json);
    if (!isObject(citation) || !Array.isArray(citation.citationItems)) return [];
    const works = citation.citationItems
      .slice(0, mostItems)
      .flatMap((cite: unknown) => (isObject(cite) && isObject(cite.itemData) ? [cite.itemData] : []));
    return itemsIn(JSON.stringify(works), 'csl-json');
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof InterchangeError)
      return [];
    throw error;
  }
}

/** Text of base64; empty when it is none. */
export function textOfBase64(base64: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes).replace(/\0+$/, '');
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}
