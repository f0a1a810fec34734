import type { CitationForm, Cite } from '../keys/cited-works.ts';
import { plainTex } from './bibliography.ts';
import { argumentAt, optionAt, skipSpace } from './expand-macros.ts';

/** A citation of LaTeX: where its command ends, the works, and how they are printed. */
export interface CiteCommand {
  cites: Cite[];
  form: CitationForm | 'note' | 'nothing';
  end: number;
}

/** Commands of LaTeX, natbib, biblatex, apacite and jurabib, without capitals and stars. */
const forms: Readonly<Record<string, CiteCommand['form']>> = {
  cite: 'brackets',
  citep: 'brackets',
  citealp: 'bare',
  citealt: 'bare',
  citenp: 'bare',
  citea: 'sentence',
  citet: 'sentence',
  citen: 'brackets',
  onlinecite: 'brackets',
  shortcite: 'brackets',
  fullcite: 'bare',
  shortcites: 'brackets',
  parencite: 'brackets',
  parencites: 'brackets',
  textcite: 'sentence',
  textcites: 'sentence',
  autocite: 'brackets',
  autocites: 'brackets',
  smartcite: 'brackets',
  smartcites: 'brackets',
  supercite: 'brackets',
  supercites: 'brackets',
  cites: 'brackets',
  citeauthor: 'author',
  shortciteauthor: 'author',
  citeauthornp: 'author',
  citeyear: 'year',
  citedate: 'year',
  citeyearnp: 'year',
  citeyearpar: 'brackets',
  citetitle: 'title',
  footcite: 'note',
  footcites: 'note',
  footfullcite: 'note',
  footcitetext: 'note',
  nocite: 'nothing',
};

/** How a command cites; absent when it does not. */
export function citationForm(name: string): CiteCommand['form'] | undefined {
  const bare = name.toLowerCase();
  return forms[bare];
}

/** Works that one command names. */
const mostKeys = 500;

const keysOf = (text: string) =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .slice(0, mostKeys);

/** A note in round brackets, as commands for several citations have them before all and behind all. */
function roundAt(text: string, at: number): { inner: string; end: number } | undefined {
  const [whole, inner = ''] = /^\s?\(([^()]{0,300})\)/.exec(text.slice(at, at + 320)) ?? [];
  return whole === undefined ? undefined : { inner, end: at + whole.length };
}

/** Whether a command has works in several groups: `\parencites[3]{a}[7]{b}`. */
const citesSeveral = (name: string): boolean => /cites$/i.test(name) && name.toLowerCase() !== 'shortcites';

/** A citation, whose command's name ends at a place. */
export function readCitation(text: string, name: string, at: number): CiteCommand | undefined {
  const form = citationForm(name);
  if (form === undefined) return;
  let end = text[at] === '*' ? at + 1 : at;
  const isSeveral = citesSeveral(name);
  const cites: Cite[] = [];
  const [before, behind] = isSeveral ? [roundAt(text, end), undefined] : [undefined, undefined];
  const last = before && roundAt(text, before.end);
  end = last?.end ?? before?.end ?? end;
  do {
    const first = optionAt(text, end) ?? angleAt(text, end);
    const second = first && (optionAt(text, first.end) ?? angleAt(text, first.end));
    const start = skipSpace(text, second?.end ?? first?.end ?? end);
    if (text[start] !== '{') return cites.length > 0 ? { cites, form, end } : undefined;
    const keys = argumentAt(text, start);
    end = keys.end;
    const own = keysOf(keys.inner).map((key): Cite => ({ key }));
    const [head, tail] = [own[0], own.at(-1)];
    const isYearOnly = name.toLowerCase() === 'citeyearpar';
    if (head && second) head.before = plainTex(first.inner);
    if (tail && first) tail.behind = plainTex((second ?? first).inner);
    cites.push(...own.map((cite) => (isYearOnly ? { ...cite, isYearOnly } : cite)));
  } while (isSeveral && cites.length < mostKeys && /^\s?[[{]/.test(text.slice(end, end + 2)));
  const outer = last ? [before, last] : [behind, before];
  const [head, tail] = [cites[0], cites.at(-1)];
  if (head && outer[0]) head.before = [plainTex(outer[0].inner), head.before].filter(Boolean).join(' ');
  if (tail && outer[1]) tail.behind = [tail.behind, plainTex(outer[1].inner)].filter(Boolean).join(', ');
  return { cites, form, end };
}

/** The note before the keys as apacite has it: `<see>`. */
function angleAt(text: string, at: number): { inner: string; end: number } | undefined {
  const [whole, inner = ''] = /^<([^<>]{0,300})>/.exec(text.slice(at, at + 320)) ?? [];
  return whole === undefined ? undefined : { inner, end: at + whole.length };
}

const anyCitation =
  /\\([a-zA-Z]{0,20}cit[a-zA-Z]{0,20})\*?(?:\s?(?:\[[^\][]{0,300}\]|<[^<>]{0,300}>|\([^()]{0,300}\))){0,4}\s?\{([^{}]{0,10000})\}/gi;

const nextGroup = /(?:\s?\[[^\][]{0,300}\]){0,2}\s?\{([^{}]{0,10000})\}/y;

/** The keys of the groups behind the first one. */
function furtherKeys(source: string, at: number): string[] {
  const found: string[] = [];
  nextGroup.lastIndex = at;
  for (let group = nextGroup.exec(source); group && found.length < mostKeys; group = nextGroup.exec(source))
    found.push(...keysOf(group[1] ?? ''));
  return found;
}

/** Every key that a source cites, in its order. */
export const latexKeys = (source: string): string[] =>
  Array.from(source.matchAll(anyCitation), ({ 0: whole, 1: name = '', 2: keys = '', index }) =>
    citationForm(name) === undefined
      ? []
      : [...keysOf(keys), ...(citesSeveral(name) ? furtherKeys(source, index + whole.length) : [])],
  ).flat();
