import type { Span } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { findFile, type ProjectFiles } from '../keys/project-files.ts';
import { isUnread, latexPassages } from './passages.ts';

/** Characters of all files of a source; files inside files. */
const limits = { source: 8_000_000, files: 8 };

const inclusion =
  /\\(?:input|include|subfile|subfileinclude)\s*\{([^{}]{1,300})\}|\\input[ \t]+([\w./-]{1,300})|\\(?:sub)?(?:import|inputfrom|includefrom)\*?\s*\{([^{}]{0,300})\}\s*\{([^{}]{1,300})\}/g;

/** The names of the files that a source takes in. */
export const inclusionsOf = (source: string): string[] =>
  Array.from(
    source.matchAll(inclusion),
    ([, braced, bare, folder = '', inside = '']) => braced ?? bare ?? folder + inside,
  );

/** The body of a file that is a document by itself, too, as subfiles are; the whole file where it is none. */
function bodyOf(text: string): Span {
  const begin = /\\begin\s*\{document\}/.exec(text);
  if (!begin) return { start: 0, end: text.length };
  const start = begin.index + begin[0].length;
  const end = text.indexOf('\\end{document}', start);
  return { start, end: end < 0 ? text.length : end };
}

/** A part of a joined source, and where it stands in its file. */
export interface SourcePiece extends Span {
  /** The path of the file; absent for the paper itself. */
  file: string | undefined;
  from: number;
}

/** A source with the files that it takes in. */
export interface JoinedSource {
  text: string;
  /** In their order. Text of a file that is taken in again is in none. */
  pieces: SourcePiece[];
}

/** Joins a source with the files that it takes in. Throws a `PaperError` when it takes in too much. */
export function withInclusions(source: string, files: ProjectFiles): JoinedSource {
  const texts: string[] = [];
  const pieces: SourcePiece[] = [];
  const taken = new Set<string | undefined>();
  let length = 0;

  const join = (text: string, file: string | undefined, depth: number) => {
    const isFirst = !taken.has(file);
    taken.add(file);
    const put = (from: number, to: number) => {
      if (isFirst && from < to) pieces.push({ file, from, start: length, end: length + to - from });
      texts.push(text.slice(from, to));
      length += to - from;
      if (length > limits.source) throw new PaperError('too-long', 'The source has more than 600 pages');
    };
    const body = depth === 0 ? { start: 0, end: text.length } : bodyOf(text);
    let at = body.start;
    const unread = latexPassages(text).filter(isUnread);
    let next = 0;
    for (const match of text.matchAll(inclusion)) {
      const { 0: whole, 1: braced, 2: bare, 3: folder = '', 4: inside = '', index } = match;
      if (index < body.start || index >= body.end) continue;
      while ((unread[next]?.end ?? text.length) <= index) next += 1;
      if ((unread[next]?.start ?? text.length) <= index || depth >= limits.files) continue;
      put(at, index);
      at = index + whole.length;
      const found = findFile(files, braced ?? bare ?? folder + inside, ['.tex', '.ltx']);
      const content = found?.endsWith('.bib') ? undefined : found && files.read(found);
      if (content === undefined) continue;
      join(content, found, depth + 1);
      texts.push('\n');
      length += 1;
    }
    put(at, body.end);
  };

  join(source, undefined, 0);
  return { text: texts.join(''), pieces };
}
