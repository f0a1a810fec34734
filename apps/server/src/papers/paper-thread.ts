import { workerData } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { PaperError, type PaperErrorCode, type PaperFile, readPaper } from '@citewright/paper';
import { ProblemError } from '../problem.ts';
import { postEntries } from '../read-in-thread.ts';

const problemOf: Record<PaperErrorCode, ProblemCode> = {
  'unknown-format': 'PAPER_UNKNOWN_FORMAT',
  'broken-file': 'PAPER_UNREADABLE',
  'too-long': 'PAPER_TOO_LONG',
  'too-complex': 'PAPER_TOO_LONG',
  encrypted: 'PAPER_LOCKED',
  'no-text': 'PAPER_WITHOUT_TEXT',
};

await postEntries(async () => {
  try {
    return [await readPaper(workerData as PaperFile)];
  } catch (error) {
    throw error instanceof PaperError ? new ProblemError(problemOf[error.code]) : error;
  }
});
