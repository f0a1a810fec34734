import { escapeLatex, type Run } from '@citewright/interchange';
import { plainTex } from '../../readers/latex/bibliography.ts';
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

function writeRun({ text: plain, italic, bold, sub, sup, smallCaps, href }: Run): string {
  if (href !== undefined && plain === href) return `\\url{${href.replace(/[{}\\%#]/g, encodeURIComponent)}}`;
  const written = text(plain.replace('\t', ' '));
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

/** Behind the line of a source that a pattern is in. */
function lineBehind(source: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(source);
  if (!found) return undefined;
  const end = source.indexOf('\n', found.index + found[0].length);
  return end < 0 ? source.length : end + 1;
}

const depthOf = (source: string): { least: number; last: number } => {
  let [least, last] = [0, 0];
  for (const [sign] of source.matchAll(/\\[{}]|[{}]/g)) {
    last += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    least = Math.min(least, last);
  }
  return { least, last };
};

const loads = (source: string, packages: string): boolean =>
  new RegExp(
    String.raw`\\(?:usepackage|RequirePackage)(?:\[[^\]]{0,400}\])?\{[^{}]{0,200}\b(?:${packages})\b`,
  ).test(source);

/** LaTeX. Remarks are comments; changes are those of the package `changes`; citations those of biblatex where it is loaded, else of natbib. */
export function latexMarkup(source: string): SourceMarkup {
  const dialect = loads(source, 'biblatex') ? 'biblatex' : 'natbib';
  let hasNames = false;
  return {
    // Letters with accents are commands: M\"uller, Garc{\'\i}a.
    word: /\p{N}+|(?:\p{L}|\{?\\["'`^~=.](?:\{\\?[a-zA-Z]\}|\\?[a-zA-Z])\}?|\{?\\[cvuHkrd]\s?\{[a-zA-Z]\}\}?|\{\\(?:ss|o|O|ae|AE|oe|OE|aa|AA|l|L|i|j)\}|(?<![\\a-zA-Z])\\(?:ss|o|O|ae|AE|oe|OE|aa|AA|l|L)(?![a-zA-Z])\s?)+/gu,
    plainWord: (word) => (word.includes('\\') ? plainTex(word) : word),
    isMark: (text, { start }) => beforeMark.test(text.slice(Math.max(0, start - 400), start)),
    write: (runs) => runs.map(writeRun).join(''),
    remark: {
      stands: 'before-line',
      write: (message) => `% Citewright: ${message.replace(/\s+/g, ' ')}\n`,
    },
    removed: (text) => `\\deleted{${text}}`,
    added: (text) => `\\added{${text}}`,
    cite(works, isNumeric) {
      hasNames ||= !isNumeric;
      return citation(works, isNumeric, dialect);
    },
    note: (text) => `\\footnote{${text}}`,
    list: (file) =>
      dialect === 'biblatex'
        ? '\\printbibliography'
        : `\\bibliographystyle{${hasNames ? 'plainnat' : 'unsrt'}}\n\\bibliography{${file.replace(/\.bib$/, '')}}`,
    prepare(text, { tracked, file }) {
      const lines = [
        tracked && !loads(text, 'changes') && '\\usepackage{changes}\n',
        file !== undefined && dialect === 'biblatex' && `\\addbibresource{${file}}\n`,
        file !== undefined &&
          dialect === 'natbib' &&
          hasNames &&
          !loads(text, 'natbib|apacite') &&
          '\\usepackage{natbib}\n',
      ].filter((line) => line !== false);
      // Without a preamble it is a part of a document, whose main file needs the packages.
      const at = lineBehind(text, /\\documentclass/);
      return lines.length === 0 || at === undefined
        ? []
        : [{ at: dialect === 'biblatex' ? (beginOf(text) ?? at) : at, text: lines.join('') }];
    },
    isBalanced(text) {
      const { least, last } = depthOf(text);
      return least === 0 && last === 0;
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

const beginOf = (text: string): number | undefined => {
  const at = text.search(/\\begin\s*\{document\}/);
  return at < 0 ? undefined : at;
};
