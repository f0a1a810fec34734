import type { ProblemCode } from '@citewright/contract';
import { correctPaper, PaperError, type PaperErrorCode, readPaper, withListStyle } from '@citewright/paper';
import { ProblemError } from '../problem.ts';
import { serveReads } from '../work/serve-reads.ts';
import type { PaperTask } from './paper-work.ts';

const problemOf: Record<PaperErrorCode, ProblemCode> = {
  'unknown-format': 'PAPER_UNKNOWN_FORMAT',
  'broken-file': 'PAPER_UNREADABLE',
  'too-long': 'PAPER_TOO_LONG',
  'too-complex': 'PAPER_TOO_LONG',
  encrypted: 'PAPER_LOCKED',
  'no-text': 'PAPER_WITHOUT_TEXT',
};

serveReads(async ({ file, correcting }: PaperTask) => {
  try {
    const paper = await readPaper(file);
    if (!correcting) return [withListStyle(paper)];
    return [correctPaper(file, paper, correcting.corrections, correcting.options)];
  } catch (error) {
    if (!(error instanceof PaperError)) throw error;
    const isUnwritable = correcting && error.code === 'unknown-format';
    throw new ProblemError(isUnwritable ? 'PAPER_NOT_WRITABLE' : problemOf[error.code]);
  }
});
