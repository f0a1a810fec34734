// The entry point of the package: the text of a file with the places of its parts, and the file with corrections made in it.

export { type CorrectedFile, correctPaper } from './corrected/correct-paper.ts';
export type { Correction, Options as CorrectionOptions, Way } from './corrected/corrections.ts';
export type {
  Block,
  DocumentLink,
  KeyedList,
  ListedText,
  LiveCitation,
  Note,
  PaperDocument,
  PaperReference,
  Span,
} from './document.ts';
export { PaperError, type PaperErrorCode } from './error.ts';
export { longestPaper, readDocument } from './read-document.ts';
export { type PaperFolder, packProject } from './readers/keys/pack-project.ts';
export {
  type FrontLine,
  type FrontPage,
  type FrontPages,
  readFrontPages,
} from './readers/pdf/front-pages.ts';
export type { PaperFile } from './readers/readers.ts';
