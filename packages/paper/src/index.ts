// The entry point of the package: a paper's text, its list of references, its citations, and what does not agree.

export {
  type CorrectedFile,
  type Correction,
  type CorrectionOptions,
  correctPaper,
  longestPaper,
  PaperError,
  type PaperErrorCode,
  type PaperFile,
  type PaperFolder,
  type PaperReference,
  packProject,
  type Way,
} from '@citewright/documents';
export { withListStyle } from './advice/list-style.ts';
export { type ComparedExample, findStyleByExamples, type NearStyle } from './by-example/find-style.ts';
export type { Difference } from './by-example/pieces.ts';
export type { Decisions } from './corrections/decisions.ts';
export { liveCitations } from './corrections/live-citations.ts';
export { planCorrections } from './corrections/plan-corrections.ts';
export type { CallOut, Finding, Paper } from './paper.ts';
export { readPaper } from './read-paper.ts';
export { agreementOf } from './title-page/agreement.ts';
export type { NamedIdentifier } from './title-page/identifiers.ts';
export { readTitlePage, type TitlePage } from './title-page/read-title-page.ts';
