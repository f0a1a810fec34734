import { escapeXml } from '@citewright/interchange';
import type { LiveWork } from '../corrections.ts';
import { zoteroCitation } from '../live-code.ts';

// Field codes as Zotero's add-in for Word reads them.

/** The code of a citation's field. */
export const citationCode = (works: readonly LiveWork[], plain: string, index: number) =>
  ` ADDIN ${zoteroCitation(works, plain, index)} `;

export const listCode = ' ADDIN ZOTERO_BIBL {"uncited":[],"omitted":[],"custom":[]} CSL_BIBLIOGRAPHY ';

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

/** What stands before and behind the result of a field. */
export const fieldStart = (code: string) =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve">${escapeXml(code)}</w:instrText></w:r>${mark('separate')}`;
export const fieldEnd = mark('end');

/** What Zotero keeps of a document: its style, and that citations are fields. */
export const documentData = (style: string) =>
  `<data data-version="3" zotero-version="6.0.30"><session id="citewright"/><style id="${escapeXml(style)}" hasBibliography="1" bibliographyStyleHasBeenSet="0"/><prefs><pref name="fieldType" value="Field"/></prefs></data>`;
