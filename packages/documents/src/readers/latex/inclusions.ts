import type { Span } from '../../document.ts';
import { type Including, type JoinedSource, joinSource } from '../keys/join-source.ts';
import { findFile, type ProjectFiles } from '../keys/project-files.ts';
import { isUnread, latexPassages } from './passages.ts';

const inclusion =
  /\\(?:input|include|subfile|subfileinclude)\s*\{([^{}]{1,300})\}|\\input[ \t]+([\w./-]{1,300})|\\(?:sub)?(?:import|inputfrom|includefrom)\*?\s*\{([^{}]{0,300})\}\s*\{([^{}]{1,300})\}/g;

const calledIn = ([, braced, bare, folder = '', inside = '']: RegExpExecArray) =>
  braced ?? bare ?? folder + inside;

/** The names of the files that a source takes in. */
export const inclusionsOf = (source: string): string[] => Array.from(source.matchAll(inclusion), calledIn);

/** The body of a file that is a document by itself, too, as subfiles are; the whole file where it is none. */
function bodyOf(text: string): Span {
  const begin = /\\begin\s*\{document\}/.exec(text);
  if (!begin) return { start: 0, end: text.length };
  const start = begin.index + begin[0].length;
  const end = text.indexOf('\\end{document}', start);
  return { start, end: end < 0 ? text.length : end };
}

/** Joins a source with the files that it takes in. Throws a `PaperError` when it takes in too much. */
export function withInclusions(source: string, files: ProjectFiles): JoinedSource {
  const find: Including['find'] = (name) => {
    const found = findFile(files, name, ['.tex', '.ltx']);
    return found?.endsWith('.bib') ? undefined : found;
  };
  const inclusionsIn: Including['inclusionsIn'] = (text) => {
    const unread = latexPassages(text).filter(isUnread);
    let next = 0;
    return Array.from(text.matchAll(inclusion)).flatMap((match) => {
      const { 0: whole, index } = match;
      while ((unread[next]?.end ?? text.length) <= index) next += 1;
      if ((unread[next]?.start ?? text.length) <= index) return [];
      return [{ start: index, end: index + whole.length, names: [calledIn(match)] }];
    });
  };
  return joinSource(source, files, { inclusionsIn, find, bodyOf, around: ['', '\n'] });
}

/** Files of commands, drawings and references, which hold no text. */
const textless =
  /\.(?:sty|cls|def|cfg|clo|bib|bbx|cbx|pgf|tikz|png|jpe?g|pdf|e?ps|svg)$|[._](?:pdf|e?ps|svg)_?te?x(?:_t)?$|\.pstex_t$|#|^\|/i;

/** Files of the text of a source that were not given, as it calls them. What stands before a document begins and behind its end has none. */
export function absentParts({ text, absent }: JoinedSource): string[] {
  const begin = Math.max(0, text.search(/\\begin\s*\{document\}/));
  const finish = text.indexOf('\\end{document}', begin);
  const end = finish < 0 ? text.length : finish;
  return absent.flatMap(({ name, at }) => (at >= begin && at <= end && !textless.test(name) ? name : []));
}
