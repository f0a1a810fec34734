// The entry point of the package: codes and values in, a sentence in English out.

export { adviceNote, adviceSentence, adviceTitles } from './advice.ts';
export { backupReasons } from './backup.ts';
export { changeComments } from './change-comments.ts';
export {
  type CommandTexts,
  commandTexts,
  environmentTexts,
  exitTexts,
  folderTexts,
  optionTexts,
  programTexts,
} from './command-help.ts';
export {
  cacheSentences,
  encodingSentences,
  fileNames,
  fileSentences,
  inputSentences,
  ownProblems,
  usageProblems,
  usageSentences,
} from './command-line.ts';
export { coverageSentence } from './coverage.ts';
export { entryLine, notKept, unreadEntry } from './entries.ts';
export { liveCitationWords } from './exports.ts';
export { findingSentence, findingTitles } from './findings.ts';
export { foundStyleLine } from './found-style.ts';
export { keptSentence, unplacedSentence } from './kept.ts';
export { linkDoubtSentence } from './links.ts';
export { tellNotice } from './notices.ts';
export {
  repairSentences,
  type StartFailure,
  sharedListSentences,
  startFailures,
  startMessage,
} from './operator.ts';
export { copySentence } from './page-copy.ts';
export { printedForms, printedVerifications, printedWords } from './printed-page.ts';
export { printedSearches } from './printed-searches.ts';
export { manualEntry as manualEntryAdvice, problemMessages } from './problems.ts';
export { remarkSentences } from './remarks.ts';
export { sharedVerifications, sharedWords } from './shared-page.ts';
export { styleFileReasons } from './style-files.ts';
export { tellStyleNotice } from './style-notices.ts';
export { toolDescriptions, toolInstructions, toolProblems, toolSentences } from './tools.ts';
export {
  alertWords,
  askedName,
  countsSentence,
  differenceLine,
  fieldName,
  formsLine,
  type SummaryPart,
  summaryParts,
  verdictLine,
  verdictWords,
} from './verdicts.ts';
