import type { ZipArchive } from '../../zip/read-zip.ts';
import { inclusionsOf } from '../latex/inclusions.ts';
import { runningLatex } from '../latex/passages.ts';
import { filesTakenIn } from '../markdown/inclusions.ts';
import { front } from '../markdown/passages.ts';
import { chaptersOf, projectFilesOf, valuesUnder } from '../markdown/project.ts';
import { filesBeside, findFile, type ProjectFiles } from './project-files.ts';

// Which file of an archive is its paper: the one that prints a list of references, and of several the one with most text.

/** What a file says of itself. */
interface Facts {
  isPaper: boolean;
  printsList: boolean;
  characters: number;
  /** Names of the files that it takes in. */
  takesIn: string[];
}

const listOfLatex = /\\(?:print)?bibliography(?![a-zA-Z])|\\begin\s*\{thebibliography\}/;

function factsOfLatex(source: string): Facts {
  const text = runningLatex(source);
  const takesIn = inclusionsOf(text);
  const [, kind] = /\\documentclass\s*(?:\[[^\]]{0,300}\])?\s*\{([^{}]{0,80})\}/.exec(text) ?? [];
  return {
    isPaper: kind !== 'subfiles' && (kind !== undefined || /\\begin\s*\{document\}/.test(text)),
    printsList: listOfLatex.test(text),
    characters: text.length,
    takesIn,
  };
}

function factsOfMarkdown(source: string, files: ProjectFiles): Facts {
  const [, own = ''] = front.exec(source) ?? [];
  const said = [own, ...projectFilesOf(files).map(({ data }) => data)];
  return {
    // A part of others, to Quarto and to bookdown.
    isPaper: !/(?:^|\/)_[^/]*$/.test(files.main),
    printsList:
      /^references[ \t]*:/m.test(own) || said.some((data) => valuesUnder(data, 'bibliography').length > 0),
    characters: source.length,
    takesIn: [...filesTakenIn(source), ...chaptersOf(files)],
  };
}

/** Languages of papers, the likely ones first. */
const languages: readonly { ending: RegExp; factsOf: (source: string, files: ProjectFiles) => Facts }[] = [
  { ending: /\.(?:tex|ltx)$/, factsOf: factsOfLatex },
  { ending: /\.(?:md|markdown|qmd|rmd)$/, factsOf: factsOfMarkdown },
  {
    ending: /\.(?:html?|xhtml)$/,
    factsOf: ({ length }) => ({ isPaper: true, printsList: false, characters: length, takesIn: [] }),
  },
];

/** Files that are looked at. */
const looked = 400;

const isHidden = (name: string) => /(?:^|\/)(?:__macosx\/|\.|readme)/.test(name);

/** Names of files that may be papers, by the language of papers. */
export const paperNames = ({ parts }: Pick<ZipArchive, 'parts'>): string[] =>
  languages.flatMap(({ ending }) => [...parts.keys()].filter((name) => ending.test(name) && !isHidden(name)));

/** The name that is asked for: a path, or the name of a file in any folder. */
function askedName(names: readonly string[], wanted: string): string | undefined {
  const path = wanted.trim().toLowerCase().replace(/^\.\//, '');
  const isPath = path.includes('/');
  return names.find((name) => name === path) ?? names.find((name) => !isPath && name.endsWith(`/${path}`));
}

/** The paper of an archive by its name: the one that is wanted, or the likeliest. */
export function mainOf(archive: ZipArchive, wanted?: string): string | undefined {
  const names = paperNames(archive);
  if (wanted !== undefined) return askedName(names, wanted);
  const facts = new Map<string, Facts>();
  const all = filesBeside(archive, '');
  // Files of a project speak for many papers, and are read once.
  const said = new Map<string, string | undefined>();
  const readOnce = (name: string) => {
    if (!said.has(name)) said.set(name, all.read(name));
    return said.get(name);
  };
  for (const name of names.slice(0, looked)) {
    const language = languages.find(({ ending }) => ending.test(name));
    const files = { main: name, names: all.names, read: readOnce };
    if (language) facts.set(name, language.factsOf(all.read(name) ?? '', files));
  }
  /** A paper with all that it takes in. */
  const whole = (main: string): Pick<Facts, 'printsList' | 'characters'> => {
    const taken = new Set([main]);
    for (const name of taken)
      for (const called of facts.get(name)?.takesIn ?? []) {
        const found = findFile({ names }, called, ['.tex', '.ltx']);
        if (found !== undefined) taken.add(found);
      }
    const parts = [...taken].flatMap((name) => facts.get(name) ?? []);
    return {
      printsList: parts.some(({ printsList }) => printsList),
      characters: parts.reduce((sum, { characters }) => sum + characters, 0),
    };
  };
  const rankOf = (name: string) => languages.findIndex(({ ending }) => ending.test(name));
  const papers = [...facts]
    .filter(([, { isPaper }]) => isPaper)
    .map(([name]) => ({ name, rank: rankOf(name), ...whole(name) }))
    .sort(
      (one, other) =>
        Number(other.printsList) - Number(one.printsList) ||
        one.rank - other.rank ||
        other.characters - one.characters,
    );
  return papers[0]?.name ?? names[0];
}
