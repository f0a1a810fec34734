import { escapeXml } from '../references/escape-xml.ts';
import { type LiveWork, zoteroCitation } from './citation.ts';

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

const documentData = (style: string) =>
  `<data data-version="3" zotero-version="6.0.30"><session id="citewright"/><style id="${escapeXml(style)}" hasBibliography="1" bibliographyStyleHasBeenSet="0"/><prefs><pref name="fieldType" value="Field"/></prefs></data>`;

/** A property holds so many characters. */
const longestProperty = 255;

/** What tells Zotero the style of a document's citations: custom properties, which begin with the id `first`. */
export const documentProperties = (style: string, first: number): string =>
  (documentData(style).match(new RegExp(`.{1,${longestProperty}}`, 'gs')) ?? [])
    .map(
      (piece, index) =>
        `<property xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${first + index}" name="ZOTERO_PREF_${index + 1}"><vt:lpwstr xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${escapeXml(piece)}</vt:lpwstr></property>`,
    )
    .join('');
