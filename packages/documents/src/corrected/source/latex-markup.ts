import { escapeLatex, type Run } from '@citewright/interchange';
import type { Span } from '../../document.ts';
import { plainTex } from '../../readers/latex/bibliography.ts';
import { latexPassages } from '../../readers/latex/passages.ts';
import { behind, type KeyedWork, type SourceMarkup } from './source-markup.ts';

/** Characters that fonts of LaTeX have under names of their own. */
const signs: Readonly<Record<string, string>> = {
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '\u00a0': '~',
};

const text = (plain: string) => escapeLatex(plain).replace(/[–—“”‘’\u00a0]/g, (sign) => signs[sign] ?? sign);

/** An address that is printed as such. In arguments of other commands \url cannot have some signs. */
const isAddress = ({ text: plain, href }: Run): boolean =>
  href !== undefined && plain === href && !/[{}\\%#^]/.test(plain);

function writeLatexRun(run: Run, hasUrl: boolean): string {
  const { text: plain, italic, bold, sub, sup, smallCaps, href } = run;
  if (hasUrl && isAddress(run)) return `\\url{${plain}}`;
  const words = text(plain.replace('\t', ' '));
  // Two hyphens of an address are no dash.
  const written = plain === href ? words.replace(/-(?=-)/g, '-{}') : words;
  const commands = [
    smallCaps && '\\textsc',
    sup && '\\textsuperscript',
    sub && '\\textsubscript',
    bold && '\\textbf',
    italic && '\\emph',
  ].filter((command) => command !== false);
  return commands.reduce((inner, command) => `${command}{${inner}}`, written);
}

/** An argument in square brackets must not have some of its own. */
const option = (words: string) => `[${/[[\]]/.test(words) ? `{${text(words)}}` : text(words)}]`;

function command(name: string, { prefix, ...work }: KeyedWork): string {
  const [before, after] = [prefix?.trim() ?? '', behind(work)];
  const options = before === '' ? (after === '' ? '' : option(after)) : `${option(before)}${option(after)}`;
  return `\\${name}${options.replace(/\[(pp?\.) /, '[$1~')}{${work.key}}`;
}

const isBare = (work: KeyedWork) => !work.prefix && behind(work) === '';

/** The commands of a package: for a bracket, for a work inside of one, for a year in brackets. */
const commands = {
  natbib: { bracket: 'citep', inside: 'citealp', year: 'citeyearpar' },
  biblatex: { bracket: 'parencite', inside: 'cite', year: 'parencite*' },
} as const;

/** A citation: one command for works without words between them, else one for each in common brackets. */
function citation(works: readonly KeyedWork[], isNumeric: boolean, dialect: keyof typeof commands): string {
  const { bracket, inside, year } = commands[dialect];
  const name = isNumeric ? 'cite' : works.every(({ suppressAuthor }) => suppressAuthor) ? year : bracket;
  const [first] = works;
  if (works.length === 1 && first) return command(name, first);
  if (works.every(isBare)) return `\\${name}{${works.map(({ key }) => key).join(',')}}`;
  return isNumeric
    ? works.map((work) => command(name, work)).join('')
    : `(${works.map((work) => command(inside, work)).join('; ')})`;
}

const braceDepth = (source: string): { least: number; last: number } => {
  let [least, last] = [0, 0];
  for (const [sign] of source.matchAll(/\\[{}]|[{}]/g)) {
    last += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    least = Math.min(least, last);
  }
  return { least, last };
};

const stemOf = (file: string) => file.replace(/\.bib$/, '');

/** The commands of BibTeX for the list. */
const listOf = (file: string, hasNames: boolean) =>
  `\\bibliographystyle{${hasNames ? 'plainnat' : 'unsrt'}}\n\\bibliography{${stemOf(file)}}`;

/** Where a command stands that is neither in a remark nor in code. */
const printed = (source: string, silent: readonly Span[], command: RegExp): RegExpExecArray | undefined =>
  [...source.matchAll(command)].find(
    ({ index }) => !silent.some(({ start, end }) => start <= index && index < end),
  );

const classCommand = /\\documentclass\s*(?:\[[^\]]{0,4000}\])?\s*\{[^{}]{0,200}\}/g;
const beginCommand = /\\begin\s*\{document\}/g;
const endCommand = /\\end\s*\{document\}/g;
const listCommand = /\\bibliography\s*\{[^{}]{0,2000}(?=\})/g;

/** LaTeX. Remarks are comments; changes are those of the package `changes`; citations those of biblatex where it is loaded, else of natbib. */
export function latexMarkup(source: string): SourceMarkup {
  const passages = latexPassages(source);
  const silent = passages.filter(({ kind }) => kind !== 'formula');
  const find = (command: RegExp) => printed(source, silent, command);
  const loads = (packages: string) =>
    find(
      new RegExp(
        String.raw`\\(?:usepackage|RequirePackage)(?:\[[^\]]{0,400}\])?\{[^{}]{0,200}\b(?:${packages})\b`,
        'g',
      ),
    ) !== undefined;
  const dialect = loads('biblatex') ? 'biblatex' : 'natbib';
  const hasNatbib = loads('natbib|apacite');
  let hasNames = hasNatbib;
  let hasList = false;
  let hasAddress = false;
  const loadsUrl = loads('url|xurl|hyperref') || find(/\\url\s*\{/g) !== undefined;
  // A part of a document cannot load it.
  const hasUrl = loadsUrl || find(classCommand) !== undefined;
  return {
    silent,
    closed: passages.filter(({ kind }) => kind === 'formula'),
    // Letters with accents are commands: M\"uller, Garc{\'\i}a.
    word: /\p{N}+|(?:\p{L}|\{?\\["'`^~=.](?:\{\\?[a-zA-Z]\}|\\?[a-zA-Z])\}?|\{?\\[cvuHkrd]\s?\{[a-zA-Z]\}\}?|\{\\(?:ss|o|O|ae|AE|oe|OE|aa|AA|l|L|i|j)\}|(?<![\\a-zA-Z])\\(?:ss|o|O|ae|AE|oe|OE|aa|AA|l|L)(?![a-zA-Z])\s?)+/gu,
    plainWord: (word) => (word.includes('\\') ? plainTex(word) : word),
    isMark: (text, { start }) => beforeMark.test(text.slice(Math.max(0, start - 400), start)),
    write(runs, before = '') {
      hasAddress ||= runs.some(isAddress);
      const written = runs.map((run) => writeLatexRun(run, hasUrl)).join('');
      // Behind \item it would be its label.
      return /\\item\s*$/.test(before) ? written.replace(/^\[/, '{[}') : written;
    },
    remark: {
      stands: 'before-line',
      write: (message) => `% Citewright: ${message.replace(/\s+/g, ' ').replace(/\^(?=\^)/g, '^ ')}\n`,
    },
    removed: (text) => `\\deleted{${text}}`,
    added: (text) => `\\added{${text}}`,
    cite(works, isNumeric) {
      hasNames ||= !isNumeric;
      return citation(works, isNumeric, dialect);
    },
    note: (text) => `\\footnote{${text}}`,
    list(file) {
      hasList = true;
      if (dialect === 'biblatex') return find(/\\printbibliography/g) ? '' : '\\printbibliography';
      return file === undefined ? '' : listOf(file, hasNames);
    },
    prepare({ tracked, hasKeys, file }) {
      const begin = find(classCommand);
      // Without a preamble it is a part of a document, whose main file needs the packages.
      if (!begin) return [];
      const packages = [
        tracked && !loads('changes') && 'changes',
        hasAddress && !loadsUrl && 'url',
        hasKeys && hasNames && !hasNatbib && dialect === 'natbib' && 'natbib',
      ].filter((name) => name !== false);
      const insertions = packages.map((name) => ({
        at: begin.index + begin[0].length,
        text: `\n\\usepackage{${name}}`,
      }));
      if (file === undefined) return insertions;
      if (dialect === 'biblatex')
        return [
          ...insertions,
          { at: find(beginCommand)?.index ?? source.length, text: `\\addbibresource{${file}}\n` },
        ];
      if (hasList) return insertions;
      const called = find(listCommand);
      return [
        ...insertions,
        called
          ? { at: called.index + called[0].length, text: `,${stemOf(file)}` }
          : { at: find(endCommand)?.index ?? source.length, text: `${listOf(file, hasNames)}\n` },
      ];
    },
    isBalanced(text) {
      const { least, last } = braceDepth(text);
      return least === 0 && last === 0;
    },
    linked: [
      [/\\href\s*\{[^{}]{0,2000}\}\s*\{$/, /^\}/],
      [/\\(?:url|doi|path)\s*\{$/, /^\}/],
    ],
    append: (text, heading, paragraphs) => {
      const end = find(endCommand)?.index ?? text.length;
      const at = text.slice(0, end).trimEnd().length;
      return { at, texts: [`\\section*{${heading}}`, ...paragraphs.map((entry) => `\\noindent ${entry}`)] };
    },
    lead: /\\bibitem\s*(?:\[(?:[^[\]{}]|\{(?:[^{}]|\{[^{}]{0,200}\}){0,200}\}){0,400}\])?\s*\{[^{}]{1,200}\}/,
    raised: [/\\textsuperscript\s*\{$/, /^\}/],
    isFixed: () => false,
    escapesSigns: false,
    numbersItself: true,
  };
}

/** What stands before a word that is the name of a command, or an argument that is not printed. */
const beforeMark =
  /\\[a-zA-Z@]*$|\\(?:begin|end|label|ref|cite[a-z]*|bibinfo|bibfield|href|hypertarget|color|textcolor)\*?\s*(?:\[[^\]]{0,80}\])?\{[^{}]{0,300}$/;
