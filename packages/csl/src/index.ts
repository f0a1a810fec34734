export { compileStyle, type LocaleSource, type StyleSource } from './compile-style.ts';
export type { Conventions } from './conventions/conventions.ts';
export { CslError, type CslErrorCode } from './error.ts';
export type {
  Custom,
  DateValue,
  DateVariable,
  Item,
  Name,
  NameVariable,
  NumberVariable,
  Quotation,
  StandardVariable,
  TextVariable,
} from './item.ts';
export { HTML, type OutputFormat, type Pair } from './output/format.ts';
/** @internal The test suite's way of writing. */
export { SUITE } from './output/suite-format.ts';
export { linkTarget, writtenAddress } from './output/uri.ts';
export type { Citation, CitationForm, Cite, CitePosition } from './process/cites.ts';
export type { Sections } from './process/document.ts';
export type { BibliographyEntry, PlannedEntry, Processor, RenderedCitation } from './process/processor.ts';
export type { Position } from './render/context.ts';
export type { Block, Rendered, Warning } from './result.ts';
/** @internal */
export { checkComplexity } from './style/check-complexity.ts';
export type { Element } from './style/element.ts';
/** @internal */
export { childElements, findChild, findDescendant, textOf } from './style/element.ts';
export { parseLocale } from './style/parse-locale.ts';
export { parseStyle } from './style/parse-style.ts';
export type { Display, LocaleTree, Mark, StyleTree, Styling, TextCase } from './style/tree.ts';
export type { ElementSource } from './style/xml.ts';
/** @internal */
export { parseXml } from './style/xml.ts';
export { compileTrees, type EntryLanguage, type Style, type StyleOptions } from './style.ts';
export {
  DATE_VARIABLES,
  isDateVariable,
  isNameVariable,
  NAME_VARIABLES,
  NUMBER_VARIABLES,
  STANDARD_VARIABLES,
} from './variables.ts';
