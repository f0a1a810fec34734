import { openZip, type ZipArchive } from '../../zip/read-zip.ts';
import { isZip } from '../office/office-file.ts';
import { readPlain } from '../plain.ts';

/** The files beside a paper: parts of its text, and its works. */
export interface ProjectFiles {
  /** Paths in the archive, in lower case. */
  names: readonly string[];
  /** The text of a file; absent when there is none. Throws a `PaperError` for one that is damaged. */
  read(name: string): string | undefined;
}

/** The paper of a project, and what is beside it. */
export interface Project {
  main: { name: string; bytes: Uint8Array };
  files: ProjectFiles;
}

/** A paper by itself. */
export const noFiles: ProjectFiles = { names: [], read: () => undefined };

const folderDepth = (name: string) => name.split('/').length;

/** Names of papers, the likely ones first. */
function papersIn({ parts }: Pick<ZipArchive, 'parts'>, ending: RegExp): string[] {
  const isUsual = (name: string) => /(?:^|\/)(?:main|paper|article|manuscript|thesis|ms)\.\w+$/.test(name);
  return [...parts.keys()]
    .filter((name) => ending.test(name) && !/(?:^|\/)(?:__macosx\/|\.|readme)/.test(name))
    .sort(
      (one, other) =>
        Number(isUsual(other)) - Number(isUsual(one)) ||
        folderDepth(one) - folderDepth(other) ||
        (parts.get(other)?.size ?? 0) - (parts.get(one)?.size ?? 0),
    );
}

/** Files that are looked at for the beginning of a document of LaTeX. */
const looked = 40;

const bytesIn = (archive: ZipArchive, name: string) => archive.read(name) ?? new Uint8Array();

function mainOf(archive: ZipArchive): string | undefined {
  const sources = papersIn(archive, /\.(?:tex|ltx)$/);
  const begins = (name: string) =>
    /\\documentclass|\\begin\s*\{document\}/.test(readPlain(bytesIn(archive, name)).text);
  return (
    sources.slice(0, looked).find(begins) ??
    sources[0] ??
    papersIn(archive, /\.(?:md|markdown|qmd|rmd)$/)[0] ??
    papersIn(archive, /\.(?:html?|xhtml)$/)[0]
  );
}

/** Whether a file is an archive of a paper with what belongs to it, in place of a document of an office program. */
export function isProject(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return false;
  const { parts } = openZip(bytes);
  const isOffice = parts.has('[content_types].xml') || parts.has('content.xml') || parts.has('mimetype');
  return !isOffice && papersIn({ parts }, /\.(?:tex|ltx|md|markdown|qmd|rmd|html?|xhtml)$/).length > 0;
}

/** The paper of an archive. Throws a `PaperError` for a damaged one. */
export function openProject(bytes: Uint8Array): Project | undefined {
  const archive = openZip(bytes);
  const main = mainOf(archive);
  if (main === undefined) return;
  const read = (name: string) => {
    const file = archive.read(name);
    return file && readPlain(file).text;
  };
  return {
    main: { name: main, bytes: bytesIn(archive, main) },
    files: { names: [...archive.parts.keys()], read },
  };
}

/** The name of a file of a project by what a paper calls it: its path, or the last part of it. */
export function findFile(
  { names }: Pick<ProjectFiles, 'names'>,
  called: string,
  endings: readonly string[],
): string | undefined {
  const path = called.trim().toLowerCase().replace(/^\.\//, '');
  const wanted = ['', ...endings].map((ending) => path + ending);
  return (
    names.find((name) => wanted.includes(name)) ??
    names.find((name) => wanted.some((one) => name.endsWith(`/${one.split('/').at(-1)}`)))
  );
}
