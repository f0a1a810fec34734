import { UsageError } from './arguments.ts';

/** What went wrong, in words, for programs, and as an exit code. */
export interface Failure {
  exit: 1 | 2 | 3;
  code: string;
  message: string;
}

/** Words for what the system says of files. */
const ofFiles: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder.`,
  EACCES: (file) => `${file} may not be read or written.`,
  ENOTDIR: (file) => `${file} is not in a folder.`,
  ENOSPC: (file) => `There is no room for ${file}.`,
  EROFS: (file) => `${file} is on a disk that cannot be written.`,
  ELOOP: (file) => `${file} is a link that leads to itself.`,
};

/** What the API says to programs, for people at a terminal: the command line is wrong. */
const ofCommands: Readonly<Record<string, string>> = {
  UNKNOWN_STYLE: 'There is no citation style with this name. "citewright styles <word>..." finds them.',
  UNKNOWN_LANGUAGE: 'We cannot print references in this language. Name it by its tag, like de-DE or pt-BR.',
};

/** Describes an error: of the command line, of a file, of the API (by its code), or any other. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UsageError) return { exit: 2, code: 'USAGE', message: error.message };
  if (!(error instanceof Error)) return { exit: 3, code: 'FAILED', message: String(error) };
  // Of an option, or of a variable of the environment.
  if (error.name === 'ConfigError') return { exit: 2, code: 'USAGE', message: error.message };
  const code = 'code' in error ? String(error.code) : 'FAILED';
  const wrong = ofCommands[code];
  if (wrong !== undefined) return { exit: 2, code, message: wrong };
  const file = 'path' in error ? `"${error.path}"` : 'The file';
  return {
    exit: code.endsWith('_NOT_FOUND') ? 1 : 3,
    code,
    message: ofFiles[code]?.(file) ?? error.message,
  };
}
