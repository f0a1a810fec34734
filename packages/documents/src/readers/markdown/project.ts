import { folderOf, type ProjectFiles } from '../keys/project-files.ts';

// What the files of a project of Quarto or bookdown say of its papers: their references and the chapters of a book. Of YAML only lists of names are
// read, each on its line or below it.

/** Characters of such a file that are read; files that one of its lists names; folders above a paper that are looked into; profiles of a project. */
const limits = { file: 100_000, names: 500, folders: 20, profiles: 20 };

/** The files of a folder that speak for the papers in it and below it. */
const projectFileNames = ['_metadata.yml', '_metadata.yaml', '_quarto.yml', '_quarto.yaml', '_bookdown.yml'];

const isBookdown = (path: string) => path.endsWith('_bookdown.yml');
/** The project itself, or one of its profiles: each adds its chapters and references. */
const isQuarto = (path: string) => /(?:^|\/)_quarto(?:-[^/]{1,80})?\.ya?ml$/.test(path);

/** Whether a file speaks for the papers in its folder and below it. */
export const isProjectFile = (path: string): boolean =>
  projectFileNames.includes(path.slice(path.lastIndexOf('/') + 1)) || isQuarto(path);

/** The files of a folder that speak for the papers in it, by the names in it: those of the project before its profiles. */
export function projectFilesIn(names: readonly string[]): string[] {
  const known = new Set(names);
  const profiles = names.filter((name) => isQuarto(name) && name.includes('_quarto-')).toSorted();
  return [...projectFileNames.filter((name) => known.has(name)), ...profiles.slice(0, limits.profiles)];
}

/** A value of YAML without its quotation marks. */
export const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** What stands under a name, on its line and on those below it that belong to it; remarks are no part of it. */
function linesUnder(data: string, name: string): string[] {
  const found: string[] = [];
  const start = new RegExp(`^[ \\t]*${name}[ \\t]*:(.*)$`);
  let inside: number | undefined;
  for (const line of data.split(/\r?\n/)) {
    const said = line.replace(/(?:^|\s)#.*$/, '');
    if (said.trim() === '') continue;
    const indent = indentOf(said);
    if (inside !== undefined && (indent > inside || (indent === inside && /^\s*-\s/.test(said)))) {
      found.push(said);
      continue;
    }
    const [, rest] = start.exec(said) ?? [];
    inside = rest === undefined ? undefined : indent;
    if (rest !== undefined) found.push(rest);
  }
  return found;
}

/** The values of a list of YAML: `name: [a, b]`, or one a line below the name. */
export const valuesUnder = (data: string, name: string): string[] =>
  linesUnder(data, name)
    .flatMap((line) =>
      line
        .trim()
        .replace(/^-\s+/, '')
        .replace(/^\[|\]$/g, '')
        .split(','),
    )
    .map(unquoted)
    .filter((value) => value !== '')
    .slice(0, limits.names);

/** A name of a source, in quotation marks where it has spaces. */
const sourceName =
  /"([^"\n]{1,300}\.(?:qmd|rmd|md))"|'([^'\n]{1,300}\.(?:qmd|rmd|md))'|[^\s"'[\],{}:]{1,300}\.(?:qmd|rmd|md)(?![\w.])/gi;

/** The sources that lists of YAML name, each once, in their order. */
const sourcesUnder = (data: string, names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => linesUnder(data, name))
      .flatMap((line) => Array.from(line.matchAll(sourceName), ([bare, one, other]) => one ?? other ?? bare)),
  ),
];

/** Whether a source is the first one of a book, which takes in the others. */
const isFirst = (path: string) => /(?:^|\/)index\.(?:qmd|rmd|md)$/i.test(path);

/** Folders of bookdown whose sources are chapters, too, with their slashes; an empty one is the whole folder of the book. */
export function chapterFoldersIn(data: string): string[] {
  const values = valuesUnder(data, 'rmd_subdir');
  if (values.some((value) => /^(?:true|yes|on|y)$/i.test(value))) return [''];
  return values
    .filter((value) => !/^(?:false|no|off|n)$/i.test(value))
    .map((value) => `${value.replace(/^(?:\.\/)+|\/+$/g, '')}/`)
    .map((folder) => (folder === './' ? '' : folder));
}

/** The sources of R in the folder of a book, and behind them those in some of its folders. */
function sourcesOfR(names: readonly string[], folders: readonly string[]): string[] {
  const begins = folders.map((folder) => folder.toLowerCase());
  const sources = names.filter((name) => /\.rmd$/i.test(name)).toSorted();
  const below = sources.filter((name) => begins.some((begin) => name.toLowerCase().startsWith(begin)));
  return [...new Set([...sources.filter((name) => !name.includes('/')), ...below])];
}

const isSetAside = (path: string) => /(?:^|\/)_[^/]*$/.test(path);

/** The chapters of bookdown: those that a list names, for any format, and those in the folders of chapters; without a list all but what is set aside by its name. */
function chaptersOfBookdown(data: string, names: readonly string[]): string[] {
  const listed = sourcesUnder(data, ['rmd_files']);
  const folders = chapterFoldersIn(data);
  if (listed.length > 0) return folders.length > 0 ? [...listed, ...sourcesOfR(names, folders)] : listed;
  return sourcesOfR(names, folders).filter((name) => !isSetAside(name));
}

/**
 * The chapters of a book by their paths in its folder, where `main` is its first file; none for a paper by itself. `data` is what a file of the
 * project says, `beside` the names in its folder and, as paths, in the folders of chapters.
 */
export function chaptersIn(path: string, data: string, main: string, beside: readonly string[]): string[] {
  if (!isFirst(main)) return [];
  if (isQuarto(path))
    return sourcesUnder(data, ['chapters', 'appendices', 'references']).slice(0, limits.names);
  return isBookdown(path) ? chaptersOfBookdown(data, beside).slice(0, limits.names) : [];
}

/** A file that speaks for a paper. */
interface ProjectFile {
  path: string;
  data: string;
}

/** The files that speak for the paper of an archive: in its folder and in those above it, up to that of the project. */
export function projectFilesOf({ main, names, read }: ProjectFiles): ProjectFile[] {
  const found: ProjectFile[] = [];
  const beside = Map.groupBy(names.filter(isProjectFile), folderOf);
  let folder = folderOf(main);
  for (let looked = 0; looked < limits.folders; looked += 1) {
    const own = (beside.get(folder) ?? []).map((path) => path.slice(folder.length));
    for (const path of projectFilesIn(own).map((name) => folder + name)) {
      const data = read(path)?.slice(0, limits.file);
      if (data !== undefined) found.push({ path, data });
    }
    if (folder === '' || found.some(({ path }) => isQuarto(path) || isBookdown(path))) break;
    folder = folderOf(folder.slice(0, -1));
  }
  return found;
}

/** The chapters that the paper of an archive takes in, by their paths in its folder. */
export function chaptersOf(files: ProjectFiles): string[] {
  if (!isFirst(files.main)) return [];
  const folder = folderOf(files.main);
  const beside = files.names.flatMap((name) => (name.startsWith(folder) ? name.slice(folder.length) : []));
  const chapters = projectFilesOf(files)
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap(({ path, data }) => chaptersIn(path, data, files.main, beside));
  // Names of an archive are in lower case, those of a list as it writes them.
  return [...new Map(chapters.map((chapter) => [chapter.toLowerCase(), chapter])).values()];
}
