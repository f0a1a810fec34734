import type { Item } from '@citewright/record';
import { attributeOf, elementAt, elementsOf, textIn } from '../../xml/source-xml.ts';
import { itemsIn, itemsOfCitation, textOfBase64 } from '../office/live-items.ts';
import type { TextPart } from '../office/text-builder.ts';
import type { WordFile } from './package.ts';

// Citations that Word, Zotero, Mendeley and EndNote keep in a Word file.

/** The works that Word keeps for its own citations, by their tags. */
export function readWordSources({ relationships, part }: WordFile): Map<string, Item> {
  const stores = relationships.filter(({ type }) => type === 'customXml').slice(0, 50);
  const sources = stores.flatMap(({ target }) => {
    const store = part(target);
    return store?.source.includes('bibliography') ? itemsIn(store.source, 'word-sources', 5000) : [];
  });
  return new Map(
    sources.flatMap((item) => {
      const tag = item['citation-key'];
      return typeof tag === 'string' ? [[tag, item]] : [];
    }),
  );
}

/** Properties of the document that keep what stands behind Zotero's bookmarks: each code in pieces numbered from 1. */
export function readBookmarkCodes(properties: TextPart | undefined): Map<string, string> {
  const codes = new Map<string, string>();
  for (const element of elementsOf(properties?.root, 'cp:property')) {
    if (!properties) break;
    const name = attributeOf(properties.source, element, 'name') ?? '';
    const [, bookmark] = /^(ZOTERO_BREF_\w+?)_\d+$/.exec(name) ?? [];
    if (bookmark) codes.set(bookmark, (codes.get(bookmark) ?? '') + textIn(properties.source, element));
  }
  return codes;
}

const jsonOf = (code: string) => code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1);

/** Word's own citation: `CITATION tag \l 1033 \m tag`. */
function tagsOf(instruction: string): string[] {
  const [, first = '', rest = ''] = /^\s*CITATION\s+"?([^\s"\\]+)"?(.*)$/s.exec(instruction) ?? [];
  return [first, ...Array.from(rest.matchAll(/\\m\s+"?([^\s"\\]+)/g), ([, tag = '']) => tag)];
}

/** The records in EndNote's XML: in the code itself, or packed beside it when it is long. */
function endnoteItems(instruction: string, data: string): Item[] {
  const xml = instruction.includes('<EndNote>') ? instruction : textOfBase64(data);
  const [records] = /<EndNote>.*<\/EndNote>/s.exec(xml) ?? [];
  return records === undefined ? [] : itemsIn(records, 'endnote-xml');
}

/** The works that a field names by its code, and `fldData` beside it. */
export function itemsOfField(instruction: string, data: string, sources: ReadonlyMap<string, Item>): Item[] {
  if (/^\s*(?:ADDIN\s+)?(?:ZOTERO_ITEM\s+)?CSL_CITATION\b/.test(instruction))
    return itemsOfCitation(jsonOf(instruction));
  if (/^\s*ADDIN\s+EN\.CITE\b(?!\.)/.test(instruction)) return endnoteItems(instruction, data);
  if (/^\s*CITATION\s/.test(instruction)) return tagsOf(instruction).flatMap((tag) => sources.get(tag) ?? []);
  return [];
}

/** Whether a field makes the list of references. */
export const makesList = (instruction: string) =>
  /^\s*(?:BIBLIOGRAPHY\b|(?:ADDIN\s+)?ZOTERO_BIBL\b|ADDIN\s+EN\.REFLIST\b|ADDIN\s+Mendeley\s+Bibliography\b)/.test(
    instruction,
  );

const mendeleyTag = 'MENDELEY_CITATION_v3_';

/** What the properties of a content control say it holds. */
export function readControl(part: TextPart, control: TextPart['root']): { items: Item[]; isList: boolean } {
  const properties = elementAt(control, 'w:sdtPr');
  const tagElement = elementAt(properties, 'w:tag');
  const tag = (tagElement && attributeOf(part.source, tagElement, 'val')) ?? '';
  return {
    items: tag.startsWith(mendeleyTag) ? itemsOfCitation(textOfBase64(tag.slice(mendeleyTag.length))) : [],
    isList: tag.startsWith('MENDELEY_BIBLIOGRAPHY') || elementAt(properties, 'w:bibliography') !== undefined,
  };
}
