import { escapeXml } from '@citewright/interchange';
import type { LiveWork } from '../corrections.ts';

// Field codes as Zotero's add-in for Word reads them.

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

/** The data of a citation. `plain` is how it is printed. */
export function citationCode(works: readonly LiveWork[], plain: string, index: number): string {
  const citationItems = works.map(({ item, suppressAuthor, ...rest }) => {
    const { id: _, ...fields } = item;
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
  return ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)} `;
}

export const listCode = ' ADDIN ZOTERO_BIBL {"uncited":[],"omitted":[],"custom":[]} CSL_BIBLIOGRAPHY ';

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

/** What stands before and behind the result of a field. */
export const fieldStart = (code: string) =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve">${escapeXml(code)}</w:instrText></w:r>${mark('separate')}`;
export const fieldEnd = mark('end');

/** What Zotero keeps of a document: its style, and that citations are fields. */
export const documentData = (style: string) =>
  `<data data-version="3" zotero-version="6.0.30"><session id="citewright"/><style id="${escapeXml(style)}" hasBibliography="1" bibliographyStyleHasBeenSet="0"/><prefs><pref name="fieldType" value="Field"/></prefs></data>`;
