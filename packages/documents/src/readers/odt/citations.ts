import type { Item } from '@citewright/record';
import { attributeOf, elementsOf, type SourceElement, textIn } from '../../xml/source-xml.ts';
import { itemsIn, itemsOfCitation } from '../office/live-items.ts';
import type { TextPart } from '../office/text-builder.ts';

// Citations that Zotero, Mendeley and Writer itself keep in a text of OpenDocument.

/** RIS's types of the types of Writer's own citations (ODF 1.3, part 3, 19.769). */
const types: Readonly<Record<string, string>> = {
  article: 'JOUR',
  book: 'BOOK',
  booklet: 'PAMP',
  conference: 'CPAPER',
  inbook: 'CHAP',
  incollection: 'CHAP',
  inproceedings: 'CPAPER',
  journal: 'JOUR',
  mastersthesis: 'THES',
  phdthesis: 'THES',
  proceedings: 'CONF',
  techreport: 'RPRT',
  unpublished: 'UNPB',
  www: 'ELEC',
};

/** RIS's tags of the attributes of Writer's own citations. */
const tags: readonly [attribute: string, tag: string][] = [
  ['title', 'TI'],
  ['year', 'PY'],
  ['journal', 'T2'],
  ['booktitle', 'T2'],
  ['series', 'T3'],
  ['volume', 'VL'],
  ['number', 'IS'],
  ['pages', 'SP'],
  ['publisher', 'PB'],
  ['institution', 'PB'],
  ['school', 'PB'],
  ['address', 'CY'],
  ['edition', 'ET'],
  ['isbn', 'SN'],
  ['url', 'UR'],
];

/** The work of a citation of Writer's own (`text:bibliography-mark`), by way of RIS. */
export function itemsOfMark(part: TextPart, mark: SourceElement): Item[] {
  const value = (name: string) => (attributeOf(part.source, mark, name) ?? '').replace(/\s+/g, ' ').trim();
  const names = ['author', 'editor'].flatMap((role) =>
    value(role)
      .split(/\s*;\s*|\s+and\s+/)
      .map((name) => [role === 'author' ? 'AU' : 'ED', name]),
  );
  const fields = [...names, ...tags.map(([attribute, tag]) => [tag, value(attribute)])];
  const lines = fields.flatMap(([tag, text]) => (text ? [`${tag}  - ${text}`] : []));
  return itemsIn(
    [`TY  - ${types[value('bibliography-type')] ?? 'GEN'}`, ...lines, 'ER  - '].join('\n'),
    'ris',
    1,
  );
}

/** The works that the name of a reference mark or a bookmark's code says: `ZOTERO_ITEM CSL_CITATION {...} RND...`. */
export function itemsOfName(name: string): Item[] {
  return /\bCSL_CITATION\b/.test(name)
    ? itemsOfCitation(name.slice(name.indexOf('{'), name.lastIndexOf('}') + 1))
    : [];
}

/** Whether a section or bookmark with this name or code holds the list of references. */
export const isListName = (name: string) => /\b(?:ZOTERO_BIBL|CSL_BIBLIOGRAPHY)\b/.test(name);

/** User-defined properties that keep what stands behind Zotero's bookmarks: each code in pieces numbered from 1. */
export function readOdtBookmarkCodes(meta: TextPart | undefined): Map<string, string> {
  const codes = new Map<string, string>();
  const [office] = elementsOf(meta?.root, 'office:meta');
  for (const element of elementsOf(office, 'meta:user-defined')) {
    if (!meta) break;
    const [, bookmark] =
      /^(ZOTERO_BREF_\w+?)_\d+$/.exec(attributeOf(meta.source, element, 'name') ?? '') ?? [];
    if (bookmark) codes.set(bookmark, (codes.get(bookmark) ?? '') + textIn(meta.source, element));
  }
  return codes;
}
