import type { ProblemCode } from '@citewright/contract';
import type { InterchangeError } from '@citewright/interchange';

/** The problem of a file of references that is not read as a whole: it has too much of something, or is not what it should be. */
export const fileProblemOf = ({ code }: InterchangeError): ProblemCode =>
  code === 'TOO_LARGE' ? 'IMPORT_TOO_LARGE' : 'IMPORT_UNREADABLE';
