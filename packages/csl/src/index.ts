export { CslError, type CslErrorCode } from './error.ts';
export type { DateValue, DateVariable, Item, Name, NameVariable, TextVariable } from './item.ts';
export { HTML, type OutputFormat } from './output/format.ts';
export { SUITE } from './output/suite-format.ts';
export type { Citation, CitationForm, Cite } from './process/cites.ts';
export type { CitePosition } from './process/position.ts';
export type { BibliographyEntry, Processor, RenderedCitation } from './process/processor.ts';
export type { Rendered, Warning } from './result.ts';
export type { Element } from './style/element.ts';
export { parseLocale } from './style/parse-locale.ts';
export { parseStyle } from './style/parse-style.ts';
export type { LocaleTree, StyleTree } from './style/tree.ts';
export {
  compileStyle,
  type LocaleSource,
  type Style,
  type StyleOptions,
  type StyleSource,
} from './style.ts';
