// The one face of the package: an item and a style in, a reference out.
export { type Cite, CslError } from '@citewright/csl';
export { accountForWords, type PlacedWord, type Unaccounted } from './accounting/account.ts';
export { asGiven, type Kept, printedOrGiven } from './accounting/keep-given.ts';
/** @internal */
export { isListNote } from './accounting/no-reference.ts';
export { unstoredWords } from './accounting/stored-words.ts';
export { isCitedInTextOnly } from './cited-in-text-only.ts';
export { doubtfulCapitals, withCapital } from './doubtful-capitals.ts';
export { FormattingError } from './error.ts';
export type { InTextForms, Printed } from './in-text-forms.ts';
export { type ListSection, type PlacedInSections, placeInSections } from './list-sections.ts';
export { type ListedEntry, listEntry } from './listed-entry.ts';
export { itemFromManual, type TypedDetails } from './manual-item.ts';
export type { Paragraph } from './paragraphs.ts';
export {
  type CitationPrinter,
  type CitedTogether,
  type CitedWork,
  citationPrinter,
  type PlannedCitation,
  type PlannedDocument,
  type PlannedReference,
  planCitations,
  planDocument,
  planProject,
  type SectionsOfWorks,
} from './plan-project.ts';
export {
  formatBibliography,
  formatProject,
  type ProjectReference,
  referencesAsText,
} from './project-references.ts';
export { type CitedPlace, formatReference, loadStyle, type Reference } from './reference.ts';
export { asRetracted } from './retracted.ts';
export { noticesInStyle, type StyleNotice } from './style-notices.ts';
