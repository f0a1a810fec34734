import type { ZipArchive } from '../../zip/read-zip.ts';
import { decodedText } from '../plain.ts';

/** The files beside a paper: parts of its text, and its works. */
export interface ProjectFiles {
  /** The path of the paper in the archive, in lower case; empty for one by itself. */
  main: string;
  /** Paths in the archive, in lower case. */
  names: readonly string[];
  /** The text of a file; absent when there is none. Throws a `PaperError` for one that is damaged. */
  read(name: string): string | undefined;
}

/** A paper by itself. */
export const noFiles: ProjectFiles = { main: '', names: [], read: () => undefined };

/** The files of an archive beside its paper. */
export const filesBeside = (archive: ZipArchive, main: string): ProjectFiles => ({
  main,
  names: [...archive.parts.keys()],
  read(name) {
    const bytes = archive.read(name);
    return bytes && decodedText(bytes);
  },
});

/** The folder of a file, with its slash; empty for the top of the project. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The path that a file of a folder means by a path; absent for one that leaves the project. */
export function pathFrom(folder: string, called: string): string | undefined {
  const parts: string[] = [];
  for (const part of (folder + called).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return called.startsWith('/') || parts.length === 0 ? undefined : parts.join('/');
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

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
    names.find((name) => wanted.some((one) => lastOf(name) === lastOf(one)))
  );
}
