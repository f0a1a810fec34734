// The one face of the package: files of references, read and written.
/** @internal */
export { escapeLatex } from './bibtex/latex-text.ts';
export { rewriteBibtex } from './bibtex/rewrite.ts';
export { type DecodedFile, decodeFile, type FileEncoding, isBinary } from './encoding/decode-file.ts';
export { InterchangeError, type InterchangeErrorCode } from './error.ts';
export type {
  FileRecord,
  Format,
  ListLayout,
  LiveReferences,
  Paragraph,
  Pieces,
  Reader,
  Reference,
  ReferenceList,
} from './format.ts';
export { type FormatId, formatIds, formats, writableIds } from './formats.ts';
export { createCitationKeys } from './item/citation-keys.ts';
export { cleanItem, cleanText } from './item/clean-item.ts';
export { differences } from './item/differences.ts';
export { leftBehind } from './left-behind.ts';
export { type FileLimit, fileLimits } from './limits.ts';
export { detectFormat, readRecords } from './read.ts';
/** @internal */
export { escapeXml } from './references/escape-xml.ts';
/** @internal */
export { type Run, runsOf } from './references/runs.ts';
export { isUnknownTable } from './table/read.ts';
/** @internal */
export { parseJson } from './values/json-value.ts';
export { leftOutOf, writeRecords, writeReferences } from './write.ts';
export { type LiveWork, zoteroCitation } from './zotero/citation.ts';
export { citationCode, documentProperties, fieldEnd, fieldStart, listCode } from './zotero/word-fields.ts';
