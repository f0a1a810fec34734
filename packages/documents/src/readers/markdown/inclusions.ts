import type { Span } from '../../document.ts';
import { type Inclusion, type JoinedSource, joinSource } from '../keys/join-source.ts';
import { findFile, folderOf, noFiles, type ProjectFiles, pathFrom } from '../keys/project-files.ts';
import { front, markdownPassages } from './passages.ts';
import { chaptersOf, projectFilesOf, unquoted, valuesUnder } from './project.ts';

/** A shortcode of Quarto that takes a file in. */
const shortcode = /\{\{<\s*include\s+(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"'<>]{1,300}))\s*>\}\}/g;

/** The head of a block of knitr, and its options that stand in remarks. */
const blockHead = /^[ \t>]{0,20}[`~]{3,}[ \t]*\{[ \t]*r\b([^\n]{0,1000})\}/i;
const childInHead = /\bchild[ \t]*=[ \t]*(?:c\(([^()\n]{1,1000})\)|("[^"\n]{1,300}"|'[^'\n]{1,300}'))/;
const childBelow = /^[ \t]*#\|[ \t]*child[ \t]*:[ \t]*([^\n]{1,1000})$/m;

const namesIn = (list: string): string[] =>
  list
    .replace(/^\s*!expr\s*(?:c\()?|[[\]()]/g, '')
    .split(',')
    .map(unquoted)
    .filter((name) => name !== '');

/** The children of a block of code of knitr, by the names in it. */
function childrenOf(block: string): string[] {
  const [, head] = blockHead.exec(block) ?? [];
  if (head === undefined) return [];
  const [, several, one] = childInHead.exec(head) ?? [];
  const [, below] = childBelow.exec(block) ?? [];
  return namesIn(several ?? one ?? below ?? '');
}

/** The places where a source takes others in, in their order. */
function placesTakingIn(text: string): Inclusion[] {
  const passages = markdownPassages(text).filter(
    ({ kind }) => kind === 'front' || kind === 'remark' || kind === 'block',
  );
  const children = passages.flatMap(({ kind, start, end }): Inclusion[] => {
    const names = kind === 'block' ? childrenOf(text.slice(start, end)) : [];
    return names.length > 0 ? [{ start, end, names }] : [];
  });
  let next = 0;
  const codes = Array.from(text.matchAll(shortcode)).flatMap((match): Inclusion[] => {
    const { 0: whole, 1: double, 2: single, 3: bare = '', index } = match;
    while ((passages[next]?.end ?? text.length) <= index) next += 1;
    if ((passages[next]?.start ?? text.length) <= index) return [];
    return [{ start: index, end: index + whole.length, names: [double ?? single ?? bare] }];
  });
  return [...children, ...codes].sort((one, other) => one.start - other.start);
}

/** The names of the files that a source takes in. */
export const filesTakenIn = (source: string): string[] =>
  placesTakingIn(source).flatMap(({ names }) => names);

/** What stands behind the data in front of a source. */
function behindFront(text: string): Span {
  const [data = ''] = front.exec(text) ?? [];
  return { start: data.length, end: text.length };
}

/** Joins a source with the files that it takes in, and the first file of a book with its chapters. Throws a `PaperError` when it takes in too much. */
export function withParts(source: string, files: ProjectFiles): JoinedSource {
  const known = new Set(files.names);
  return joinSource(source, files, {
    inclusionsIn(text, file) {
      const own = placesTakingIn(text);
      const [start, end] = [text.length, text.length];
      return file === undefined ? [...own, { start, end, names: chaptersOf(files) }] : own;
    },
    // From its own folder, from that of the paper, or by the last part of it.
    find(name, file = files.main) {
      const called = name.toLowerCase().replace(/^\//, '');
      const paths = [folderOf(file), folderOf(files.main)].map((folder) => pathFrom(folder, called));
      return paths.find((path) => path !== undefined && known.has(path)) ?? findFile(files, called, []);
    },
    bodyOf: behindFront,
    around: ['\n\n', '\n\n'],
  });
}

/** The files of references that a paper calls, as it and its project write them. */
interface CalledFiles {
  /** In front of it and of the files that it takes in. */
  own: string[];
  /** In the files of its project, and in front of the first file of a book. */
  project: string[];
}

const calledInFront = (sources: readonly string[]) =>
  sources.flatMap((source) => valuesUnder(front.exec(source)?.[1] ?? '', 'bibliography'));

function filesCalled(source: string, files: ProjectFiles): CalledFiles {
  const parts = withParts(source, files).pieces.flatMap(({ file }) => file ?? []);
  const project = projectFilesOf(files);
  const first = project.flatMap(({ path }) =>
    path.endsWith('_bookdown.yml') ? files.names.filter((name) => name === `${folderOf(path)}index.rmd`) : [],
  );
  const contentsOf = (names: readonly string[]) => [...new Set(names)].map((name) => files.read(name) ?? '');
  return {
    own: calledInFront([source, ...contentsOf(parts)]),
    project: [
      ...calledInFront(contentsOf(first)),
      ...project.flatMap(({ data }) => valuesUnder(data, 'bibliography')),
    ],
  };
}

/** The files of references that a paper calls, as it and its project write them. */
export function filesCalledByMarkdown(source: string, files: ProjectFiles = noFiles): string[] {
  const { own, project } = filesCalled(source, files);
  return [...new Set([...own, ...project])];
}

/** Whether the references of a paper are those of a whole project, whose other papers cite them, too. */
export function sharesReferences(source: string, files: ProjectFiles): boolean {
  const { own, project } = filesCalled(source, files);
  return own.length === 0 && project.length > 0 && chaptersOf(files).length === 0;
}
