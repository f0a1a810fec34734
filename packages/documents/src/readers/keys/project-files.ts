/** The files beside a paper: parts of its text, and its works. */
export interface ProjectFiles {
  /** Paths in the archive, in lower case. */
  names: readonly string[];
  /** The text of a file; absent when there is none. Throws a `PaperError` for one that is damaged. */
  read(name: string): string | undefined;
}

/** A paper by itself. */
export const noFiles: ProjectFiles = { names: [], read: () => undefined };

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
