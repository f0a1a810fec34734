import type { PaperDocument, Span } from '../../document.ts';
import type { JoinedSource, SourcePiece } from '../../readers/keys/join-source.ts';
import { isProject, openProject } from '../../readers/keys/open-project.ts';
import { findFile, folderOf, noFiles, type ProjectFiles } from '../../readers/keys/project-files.ts';
import { filesCalledByLatex } from '../../readers/latex/bibliography.ts';
import { withInclusions } from '../../readers/latex/inclusions.ts';
import { runningLatex } from '../../readers/latex/passages.ts';
import { readLatex } from '../../readers/latex/read-latex.ts';
import { filesCalledByMarkdown, withParts } from '../../readers/markdown/inclusions.ts';
import { readMarkdown } from '../../readers/markdown/read-markdown.ts';
import { readPlain } from '../../readers/plain.ts';
import type { PaperFile } from '../../readers/readers.ts';
import { openZip, type ZipArchive } from '../../zip/read-zip.ts';
import { BibFile } from './bib-file.ts';
import { latexMarkup } from './latex-markup.ts';
import { markdownMarkup } from './markdown-markup.ts';
import type { SourceMarkup } from './source-markup.ts';

/** A language of marked-up texts: its files, its marks, its reader. */
interface Language {
  names: RegExp;
  mediaType: string;
  markup: (source: string) => SourceMarkup;
  read: typeof readMarkdown;
  /** The source with the files that it takes in. */
  join: (source: string, files: ProjectFiles) => JoinedSource;
  /** The files of references that a source calls, as it writes them. */
  called: (source: string, joined: string, files: ProjectFiles) => string[];
}

const languages: readonly Language[] = [
  {
    names: /\.(?:md|markdown|qmd|rmd)$/i,
    mediaType: 'text/markdown',
    markup: markdownMarkup,
    read: readMarkdown,
    join: withParts,
    called: (source, _, files) => filesCalledByMarkdown(source, files),
  },
  {
    names: /\.(?:tex|ltx|latex)$/i,
    mediaType: 'text/x-tex',
    markup: latexMarkup,
    read: readLatex,
    join: withInclusions,
    called: (_, joined) => filesCalledByLatex(runningLatex(joined)),
  },
];

/** A paper of a text format, by itself or in an archive with its .bib files. */
export interface PaperSource {
  language: Language;
  name: string;
  bytes: Uint8Array;
  /** Its text, with that of the files that it takes in, and where each part of it is. */
  text: string;
  pieces: readonly SourcePiece[];
  document: PaperDocument;
  /** The archive; absent for a file by itself. */
  archive: ZipArchive | undefined;
  /** The .bib files that it cites from. */
  bibs: BibFile[];
  /** The file for works that none of them has: its path, and how the source is to call it where it does not. */
  home: { path: string; call?: string };
}

const languageOf = (name: string) => languages.find(({ names }) => names.test(name));

/** A name of a file of references that a paper does not call. */
function newName(called: readonly string[]): string {
  const taken = new Set(called.map((name) => name.toLowerCase().replace(/^.*\/|\.bib$/g, '')));
  const stem = ['references', 'works'].find((one) => !taken.has(one)) ?? 'citewright';
  return `${stem}.bib`;
}

/** The .bib files that a paper cites from, and the one that its further works belong in. */
function bibsOf(
  main: string,
  called: readonly string[],
  archive: ZipArchive | undefined,
): Pick<PaperSource, 'bibs' | 'home'> {
  const names = [...(archive?.parts.keys() ?? [])];
  const named = called.flatMap((name) => findFile({ names }, name, ['.bib']) ?? []);
  const isBib = (name: string) => name.endsWith('.bib');
  const paths = [...new Set((named.length > 0 ? named : names).filter(isBib))];
  const bibs = paths.map((path) => new BibFile(path, archive?.read(path) ?? new Uint8Array()));
  const folder = folderOf(archive?.parts.get(main)?.name ?? '');
  const [first = ''] = paths;
  if (first !== '' && named.includes(first)) return { bibs, home: { path: first } };
  const path = archive?.parts.get(first)?.name;
  if (path?.startsWith(folder)) return { bibs, home: { path, call: path.slice(folder.length) } };
  const name = newName([...called, ...names]);
  return { bibs, home: { path: folder + name, call: name } };
}

/** The source of a paper of Markdown or LaTeX; absent for other files. Throws a `PaperError` for a damaged one. */
export function openSource({ name, bytes, main: wanted }: PaperFile): PaperSource | undefined {
  const project = isProject(bytes) ? openProject(bytes, wanted) : undefined;
  const main = project?.main ?? { name, bytes };
  const language = languageOf(main.name);
  if (!language) return undefined;
  const files = project?.files ?? noFiles;
  const own = readPlain(main.bytes).text;
  const { text, pieces } = language.join(own, files);
  const archive = project && openZip(bytes);
  return {
    language,
    name: main.name,
    bytes: main.bytes,
    text,
    pieces,
    document: language.read(own, files),
    archive,
    ...bibsOf(main.name, language.called(own, text, files), archive),
  };
}

/** The part of a source that a change is in; one at the beginning of a line is of the part that begins there. */
export function pieceOf({ pieces, text }: PaperSource, { start, end }: Span): SourcePiece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const around = pieces
    .slice(Math.max(0, low - 2), low)
    .filter((piece) => start <= piece.end && end <= piece.end);
  return start === 0 || text[start - 1] === '\n' ? around.at(-1) : around[0];
}
