import type { Span } from '../../document.ts';
import { PaperError } from '../../error.ts';
import type { ProjectFiles } from './project-files.ts';

/** Characters of all files of a source; files inside files; names of files that are looked for. */
const limits = { source: 8_000_000, depth: 8, names: 5_000 };

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
  /** Files that it would take in and that are not there, as it calls them, and where in the text. */
  absent: { name: string; at: number }[];
}

/** A place of a source that is replaced by files, by what it calls them; one that is not there leaves nothing. */
export interface Inclusion extends Span {
  names: readonly string[];
}

/** How a language takes files in. */
export interface Including {
  /** The places of a file that take others in, in their order; `file` is absent for the paper itself. */
  inclusionsIn(text: string, file: string | undefined): Inclusion[];
  /** The path of a file in the project by what another one calls it. */
  find(name: string, file: string | undefined): string | undefined;
  /** What of a file is taken in. */
  bodyOf(text: string): Span;
  /** What stands around a file that is taken in. */
  around: readonly [before: string, behind: string];
}

/** Joins a source with the files that it takes in. Throws a `PaperError` when it takes in too much. */
export function joinSource(
  source: string,
  { main, read }: Pick<ProjectFiles, 'main' | 'read'>,
  { inclusionsIn, find, bodyOf, around: [before, behind] }: Including,
): JoinedSource {
  const texts: string[] = [];
  const pieces: SourcePiece[] = [];
  const absent: JoinedSource['absent'] = [];
  const taken = new Set<string | undefined>();
  let [length, count] = [0, 0];

  // A file that is taken in again is not inflated again.
  const contents = new Map<string, string | undefined>();
  const contentOf = (file: string) => {
    if (!contents.has(file)) contents.set(file, read(file));
    return contents.get(file);
  };

  const add = (text: string) => {
    texts.push(text);
    length += text.length;
    if (length > limits.source) throw new PaperError('too-long', 'The source has more than 600 pages');
  };
  const join = (text: string, file: string | undefined, depth: number) => {
    const isFirst = !taken.has(file);
    taken.add(file);
    const put = (from: number, to: number) => {
      if (isFirst && from < to) pieces.push({ file, from, start: length, end: length + to - from });
      add(text.slice(from, to));
    };
    const body = depth === 0 ? { start: 0, end: text.length } : bodyOf(text);
    let at = body.start;
    for (const { start, end, names } of depth < limits.depth ? inclusionsIn(text, file) : []) {
      if (start < at || end > body.end) continue;
      put(at, start);
      at = end;
      for (const name of names) {
        count += 1;
        if (count > limits.names) throw new PaperError('too-complex', 'The source takes in too many files');
        const found = find(name, file);
        if (found !== undefined && found === main) continue;
        const content = found === undefined ? undefined : contentOf(found);
        if (content === undefined) absent.push({ name, at: length });
        if (content === undefined) continue;
        add(before);
        join(content, found, depth + 1);
        add(behind);
      }
    }
    put(at, body.end);
  };

  join(source, undefined, 0);
  return { text: texts.join(''), pieces, absent };
}
