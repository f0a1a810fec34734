import { zipSync } from 'fflate';
import { filesCalledByLatex } from '../latex/bibliography.ts';
import { inclusionsOf } from '../latex/inclusions.ts';
import { runningLatex } from '../latex/passages.ts';
import { filesTakenIn } from '../markdown/inclusions.ts';
import { front } from '../markdown/passages.ts';
import {
  chapterFoldersIn,
  chaptersIn,
  isProjectFile,
  projectFilesIn,
  valuesUnder,
} from '../markdown/project.ts';
import { decodedText } from '../plain.ts';
import type { PaperFile } from '../readers.ts';
import { folderOf, pathFrom } from './project-files.ts';

/** Files that a paper takes in, at most. */
const mostFiles = 500;

const isLatex = (name: string) => /\.(?:tex|ltx|latex)$/i.test(name);
const isMarkdown = (name: string) => /\.(?:md|markdown|qmd|rmd)$/i.test(name);

/** A file that another one calls: the names that it may have. */
type Called = readonly string[];

const named = (name: string, endings: readonly string[]): Called =>
  endings.map((ending) => name.trim() + ending);

/** A path of Quarto that begins with a slash begins in the folder of the project. */
const inProject = (name: string, endings: readonly string[]) => named(name.replace(/^\//, ''), endings);

const referencesCalled = (data: string): Called[] =>
  valuesUnder(data, 'bibliography').map((one) => inProject(one, ['', '.bib', '.json']));

function calledBy(name: string, source: string): Called[] {
  if (isProjectFile(name)) return referencesCalled(source);
  if (isMarkdown(name))
    return [
      ...referencesCalled(front.exec(source)?.[1] ?? ''),
      ...filesTakenIn(source).map((one) => inProject(one, [''])),
    ];
  if (!isLatex(name)) return [];
  const text = runningLatex(source);
  return [
    ...inclusionsOf(text).map((one) => named(one, ['', '.tex', '.ltx'])),
    ...filesCalledByLatex(text).map((one) => named(one, ['', '.bib'])),
  ];
}

/** The folder of a paper. */
export interface PaperFolder {
  /** A file by its path in the folder; absent where there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** The names in it, or in a folder of it by its path; those of folders end with a slash. */
  names(inside: string): Promise<readonly string[]>;
}

/** Names of a folder, and folders in each other, that are looked at for chapters. */
const mostLooked = { names: 5_000, depth: 8 };

/** The names in the folder of a book, and the paths of the files in its folders of chapters. */
async function namesFor(data: string, folder: PaperFolder): Promise<string[]> {
  const names = [...(await folder.names(''))].slice(0, mostLooked.names);
  let looked = names.length;
  const below = async (inside: string, depth: number): Promise<void> => {
    if (depth > mostLooked.depth) return;
    for (const name of await folder.names(inside)) {
      looked += 1;
      if (looked > mostLooked.names) return;
      if (!name.endsWith('/')) names.push(inside + name);
      else if (!name.startsWith('.')) await below(inside + name, depth + 1);
    }
  };
  for (const called of chapterFoldersIn(data)) {
    const path = called === '' ? '' : pathFrom('', called);
    if (path !== undefined) await below(path === '' ? '' : `${path}/`, 0);
  }
  return names;
}

/**
 * A paper of LaTeX or Markdown with the files that it takes in and its files of references, as an archive; absent for one that has none. For a paper
 * of Quarto or bookdown the files of its project in its folder say what it takes in, too.
 */
export async function packProject(
  { name, bytes }: PaperFile,
  folder: PaperFolder,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const packed = new Map([[name, bytes]]);
  const take = async (from: string, called: Called): Promise<void> => {
    // TeX looks from the paper on, Quarto from the file itself.
    const places = isMarkdown(from) ? [folderOf(from), ''] : ['', folderOf(from)];
    const paths = called.flatMap((one) => places.map((place) => pathFrom(place, one)));
    for (const path of new Set(paths)) {
      if (path === undefined) continue;
      if (packed.has(path)) return;
      const found = packed.size < mostFiles ? await folder.read(path) : undefined;
      if (found) packed.set(path, found);
      if (found) return;
    }
  };
  if (isMarkdown(name)) for (const own of projectFilesIn(await folder.names(''))) await take(name, [own]);
  // bookdown has the data of its chapters in front of the first.
  if (packed.has('_bookdown.yml')) await take(name, ['index.Rmd']);
  // A file that is taken in is gone through in its turn.
  for (const [own, content] of packed) {
    const text = decodedText(content);
    for (const called of calledBy(own, text)) await take(own, called);
    const chapters = isProjectFile(own) ? chaptersIn(own, text, name, await namesFor(text, folder)) : [];
    for (const chapter of chapters) await take(own, [chapter]);
  }
  if (isLatex(name)) await take(name, [name.replace(/\.\w+$/, '.bbl')]);
  return packed.size > 1 ? zipSync(Object.fromEntries(packed)) : undefined;
}
