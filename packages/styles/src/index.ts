// The one face of the package: the registry of styles.
export { aboutStyle, knownStyleIds, knownStyles, styleIds, styles } from './about.ts';
export type { CatalogueEntry, CitationKind, SkeletonTable } from './catalogue/entry.ts';
export {
  findStyles,
  followersOf,
  loadStyle,
  localeOf,
  prepareSearch,
  printedLanguages,
  styleSkeletons,
} from './catalogue/find-styles.ts';
export { namesOf } from './catalogue/names-of.ts';
export type { SearchOptions } from './catalogue/search.ts';
export { StyleError, StyleFileError, type StyleFileFault } from './error.ts';
export {
  addCustomStyle,
  addStyle,
  hasStyle,
  portableStyle,
  prepareAdding,
  readCustomStyle,
  removeCustomStyle,
  type Style,
  styleFacts,
  styleOf,
} from './registry.ts';
/** @internal */
export { joinSuffixes } from './rules/apa/unjoined.ts';
export type { TitleFacts, TitleRule } from './rules/rule.ts';
export type {
  AnnotationLayout,
  Capitals,
  ListLayout,
  StyleAbout,
  StyleVariant,
  TitleCase,
} from './style-about.ts';
export { isCustomStyle, partsOfStyleKey, type StyleKey, styleKey } from './style-key.ts';
export type { PortableStyle } from './style-parts.ts';
export { ownStyleId } from './tended.ts';
