import { fileNames, fileSentences, ownProblems, usageProblems } from '@citewright/words';
import { UsageError } from './arguments.ts';

/** What went wrong, in words, for programs, and as an exit code. */
export interface Failure {
  exit: 1 | 2 | 3;
  code: string;
  message: string;
}

/** Describes an error: of the command line, of a file, of the API (by its code), or any other. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UsageError) return { exit: 2, code: 'USAGE', message: error.message };
  if (!(error instanceof Error)) return { exit: 3, code: 'FAILED', message: String(error) };
  // Of an option, or of a variable of the environment.
  if (error.name === 'ConfigError') return { exit: 2, code: 'USAGE', message: error.message };
  const code = 'code' in error ? String(error.code) : 'FAILED';
  const wrong = usageProblems[code];
  if (wrong !== undefined) return { exit: 2, code, message: wrong };
  const file = 'path' in error ? `"${error.path}"` : fileNames.unknown;
  return {
    exit: code.endsWith('_NOT_FOUND') ? 1 : 3,
    code,
    message: fileSentences[code]?.(file) ?? ownProblems[code] ?? error.message,
  };
}
