import { readTex, stripTags } from '@citewright/record';
import type { KeyedWork } from '../keys/cited-works.ts';
import { findFile, type ProjectFiles } from '../keys/project-files.ts';
import { worksByKey } from '../keys/works-by-key.ts';
import { worksOfBiblatex } from './biblatex-list.ts';
import { argumentAt, groupAt, optionAt } from './expand-macros.ts';

/** TeX as plain text. */
export const plainTex = (tex: string): string => stripTags(readTex(tex));

/** The label of natbib: `Smith et~al.(2020)Smith, Jones, and Doe`; some styles set a space before the letter of the year. */
const dated = /^(.{1,200}?)\s*[([]\s*((?:1[5-9]|20)\d\d(?:\s?[a-z](?![a-z]))?|n\.\s?d\.)[^)\]]*[)\]]/u;

function bibitemLabel(option: string | undefined): KeyedWork['label'] {
  if (option === undefined) return;
  const byAuthorYear = /\\citeauthoryear/.exec(option);
  if (byAuthorYear) {
    const names: string[] = [];
    let at = byAuthorYear.index + byAuthorYear[0].length;
    while (option[at] === '{' && names.length < 3) {
      const { inner, end } = groupAt(option, at);
      names.push(plainTex(inner));
      at = end;
    }
    return { author: names.at(-2) ?? '', year: names.at(-1) ?? '' };
  }
  const plain = plainTex(option);
  const [, author, year] = dated.exec(plain) ?? [];
  return author && year ? { author, year: year.replace(/(?<=\d)\s/, '') } : { author: plain, year: '' };
}

const itemCommand = /\\bibitem(?![a-zA-Z])/g;
const furniture =
  /\\(?:newblock|BibitemOpen|BibitemShut\s*\{[^}]{0,40}\}|bibinfo\s*\{[^}]{0,40}\}|bibfield\s*\{[^}]{0,40}\}|bibnamefont|bibfnamefont|BIBentryALTinterwordspacing|BIBentrySTDinterwordspacing|providecommand\S*|url(?=\s*\{)|path(?=\s*\{)|doi(?=\s*\{))/g;

/** The letter of a year stands right behind it. */
const letters = /\s*\\natexlab\s*(?=\{)/g;

/** The entries of a printed list: `thebibliography` in the text, or the file that BibTeX made. */
export function entriesOfList(source: string): Map<string, KeyedWork> {
  const [list = ''] = source.split(/\\end\s*\{thebibliography\}/, 1);
  const starts = Array.from(list.matchAll(itemCommand), ({ index, 0: { length } }) => ({
    index,
    after: index + length,
  }));
  return new Map(
    starts.map(({ after }, place): [string, KeyedWork] => {
      const option = optionAt(list, after);
      const { inner: key, end } = argumentAt(list, option?.end ?? after);
      const entry = list.slice(end, starts[place + 1]?.index ?? list.length);
      return [
        key.trim(),
        {
          entry: plainTex(entry.replace(letters, '').replace(furniture, ' ')),
          label: bibitemLabel(option?.inner.replace(letters, '')),
        },
      ];
    }),
  );
}

const opening = /\\begin\s*\{filecontents\*?\}(?:\[[^\]]{0,80}\])?\{[^{}]{0,200}\.bib\}/g;

/** Files of references that a source holds itself. */
function filesInside(source: string): string[] {
  const starts = Array.from(source.matchAll(opening), ({ index, 0: { length } }) => index + length);
  return starts.map(
    (start, place) => source.slice(start, starts[place + 1]).split('\\end{filecontents', 1)[0] ?? '',
  );
}

const calls = /\\(?:bibliography|addbibresource|addglobalbib)(?:\[[^\]]{0,200}\])?\s*\{([^{}]{0,2000})\}/g;

/** The files of references that a source calls, as it writes them. */
export const filesCalledByLatex = (source: string): string[] =>
  Array.from(source.matchAll(calls), ([, names = '']) => names.split(',')).flat();

/** Files that come with TeX and hold the names of journals. */
const abbreviations = /^(?:ieee(?:abrv|full)|.*(?:abbrv?|strings?|journals?))(?:\.bib)?$/i;

/** The works of a paper by their keys, and the files of them that the paper calls and that are not there. */
export interface Bibliography {
  works: Map<string, KeyedWork>;
  absent: string[];
}

/**
 * The works of a paper: of its printed list, and of the files of references that it names, or that lie beside it. Of several lists that BibTeX made the one is read
 * that has most of the keys; one that lacks a work of the files is of an earlier day.
 */
export function bibliographyOf(
  source: string,
  list: string | undefined,
  files: ProjectFiles,
  keys: readonly string[],
): Bibliography {
  const called = filesCalledByLatex(source);
  const named = called.flatMap((name) => findFile(files, name, ['.bib']) ?? []);
  const beside = files.names.filter((name) => name.endsWith('.bib'));
  const items = new Map(
    [...new Set(named.length > 0 ? named : beside)].flatMap((name) => [
      ...worksByKey(files.read(name) ?? ''),
    ]),
  );
  for (const own of filesInside(source)) for (const [key, item] of worksByKey(own)) items.set(key, item);
  const lists = files.names.filter((name) => name.endsWith('.bbl')).map((name) => files.read(name) ?? '');
  const covered = (works: ReadonlyMap<string, KeyedWork>) => keys.filter((key) => works.has(key)).length;
  const [made] = lists.map(entriesOfList).sort((one, other) => covered(other) - covered(one));
  const isOld = made && keys.some((key) => items.has(key) && !made.has(key));
  const printed = [entriesOfList(list ?? ''), isOld ? new Map() : made].find((one) => one && one.size > 0);
  if (printed)
    return {
      works: new Map([...printed].map(([key, work]) => [key, { ...work, item: items.get(key) }])),
      absent: [],
    };
  const isThere = (name: string) => findFile(files, name, ['.bib']) !== undefined;
  const absent =
    named.length === 0 && items.size > 0
      ? []
      : called
          .map((name) => name.trim())
          .filter((name) => !/\\|^$/.test(name) && !isThere(name) && !abbreviations.test(name));
  // The list that biber made has the works of files that are not there; what nothing cites any more is of an earlier day.
  const cited = new Set(keys);
  const known =
    absent.length > 0 || called.length === 0 ? lists.flatMap((one) => [...worksOfBiblatex(one)]) : [];
  return {
    works: new Map(
      [...known.filter(([key]) => cited.has(key) || cited.has('*')), ...items].map(([key, item]) => [
        key,
        { item },
      ]),
    ),
    absent,
  };
}
