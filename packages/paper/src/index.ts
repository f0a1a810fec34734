// The entry point of the package: a paper's text, its list of references, its citations, and what does not agree.

export { withListStyle } from './advice/list-style.ts';
export { type CorrectedFile, correctPaper } from './corrected/correct-paper.ts';
export type {
  Correction,
  Options as CorrectionOptions,
  Way,
} from './corrected/corrections.ts';
export { liveCitations } from './corrected/live-citations.ts';
export { PaperError, type PaperErrorCode } from './error.ts';
export type { CallOut, Finding, Paper, PaperReference } from './paper.ts';
export { longestPaper, readPaper } from './read-paper.ts';
export type { PaperFile } from './readers/readers.ts';
