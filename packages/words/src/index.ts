// The entry point of the package: codes and values in, a sentence in English out.
export { adviceNote, adviceSentence, adviceTitles } from './advice.ts';
export { coverageSentence } from './coverage.ts';
export { findingSentence, findingTitles } from './findings.ts';
export { tellNotice } from './notices.ts';
export { problemMessages } from './problems.ts';
export { remarkSentences } from './remarks.ts';
export { tellStyleNotice } from './style-notices.ts';
