import { styleText } from 'node:util';

/** An option, as `parseArgs` reads it and as the help shows it. */
interface OptionHelp {
  type: 'string' | 'boolean';
  short?: string;
  /** What stands for its value. */
  value?: string;
  text: string;
}

export const options = {
  style: {
    type: 'string',
    short: 's',
    value: 'id',
    text: 'A citation style: apa (the default), mla, chicago, harvard, ieee, or an id that the command styles prints.',
  },
  language: {
    type: 'string',
    short: 'l',
    value: 'tag',
    text: "The language of printed words, as de-DE or pt. By default the style's own.",
  },
  json: {
    type: 'boolean',
    text: 'Print data in place of text; what fails is printed as data on standard error.',
  },
  html: { type: 'boolean', text: 'Print HTML.' },
  to: { type: 'string', value: 'format', text: 'The format to write: bib, ris or json.' },
  force: { type: 'boolean', text: 'Replace the file to write where it exists.' },
  'no-look-up': {
    type: 'boolean',
    text: 'Compare the citations of a paper with its list only: no register is asked.',
  },
  mail: {
    type: 'string',
    value: 'address',
    text: 'Tell the registers whom to write to; they answer those sooner who say it.',
  },
  version: { type: 'boolean', text: 'Print the version.' },
  help: { type: 'boolean', short: 'h', text: 'Print this help.' },
} as const satisfies Record<string, OptionHelp>;

export type OptionName = keyof typeof options;

/** What a command takes, and what it does: paragraphs of its help. */
interface CommandHelp {
  /** What follows its name. */
  takes: string;
  /** How many operands it takes at most. */
  most: number;
  summary: string;
  description: readonly string[];
  options: readonly OptionName[];
  /** When the exit code is 1. */
  unsure?: string;
  examples: readonly string[];
}

const many = Number.POSITIVE_INFINITY;

export const commands = {
  cite: {
    takes: '[<source>...]',
    most: many,
    summary: 'give the reference of a source',
    description: [
      'Looks each source up and prints its reference, with the forms for the text, the record and what a reader should know of it.',
      'A source is a DOI, an ISBN, a web address, an arXiv id, the words of a title, a whole reference, or an in-text citation such as "(Smith, 2020)". Without a source, each line of standard input is one. One of several that fails does not stop the others.',
    ],
    options: ['style', 'language', 'json', 'mail'],
    unsure: 'a source is not found, or several works may be meant, which are listed',
    examples: [
      'citewright cite 10.1038/nature14539',
      'citewright cite --style vancouver "deep learning lecun nature"',
      'citewright cite --json < dois.txt',
    ],
  },
  check: {
    takes: '[<file>]',
    most: 1,
    summary: 'check a reference list, or the citations and the list of a paper',
    description: [
      'Compares each entry with the registers. The file is a list of references as text, a file of a reference manager (.bib, .ris, .json and others), or a paper (.docx, .odt, .pdf, .tex, .md, .qmd, .Rmd, .html): of a paper the citations are compared with the list, too; of .tex, .md, .qmd and .Rmd with the files in their folder that they take in. Without a file, or with -, standard input is the list.',
    ],
    options: ['no-look-up', 'json', 'mail'],
    unsure: 'an entry differs, belongs to another work or is not found, or the paper has findings',
    examples: ['citewright check thesis.docx', 'citewright check --json library.bib > report.json'],
  },
  convert: {
    takes: '[<from> [<to>]]',
    most: 2,
    summary: 'write a file of references in another format',
    description: [
      "Reads BibTeX, RIS, CSL-JSON, CSL-YAML, PubMed, EndNote, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff, Hayagriva or a table (CSV or TSV with a row of titles), and writes the format of the second file's ending: .bib, .ris or .json.",
      'Without a first file, or with -, standard input is read. Without a second one, or with -, standard output is written in the format of --to; --json is short for --to json.',
      'From .bib to .bib all stands as it was written, in UTF-8: comments, macros, fields, their order, keys and entries that cannot be read. Other formats do not hold comments and own fields; what is left out is named.',
      'A file that exists is replaced with --force only, and the file that is read never. A file is written whole or not at all.',
      'Text is read in UTF-8, UTF-16 or Windows-1252; standard error says which where it is not UTF-8.',
    ],
    options: ['to', 'force', 'json'],
    unsure: 'an entry could not be read, or something of a .bib file was left out',
    examples: ['citewright convert a.bib b.ris', 'citewright convert --to json < a.bib'],
  },
  format: {
    takes: '[<file>]',
    most: 1,
    summary: 'print references as the list of a style',
    description: [
      'Prints the references of a file, in any format that convert reads, or of a list as text, in the order of the style. Nothing is looked up: what is given is printed. An entry of a list of which words would be lost or added stands as it was given. Without a file, or with -, standard input is read.',
    ],
    options: ['style', 'language', 'html', 'json'],
    unsure: 'an entry could not be read, or stands as it was given',
    examples: ['citewright format list.json --style vancouver'],
  },
  styles: {
    takes: '<word>...',
    most: many,
    summary: 'find citation styles',
    description: [
      'Finds styles by title, journal, ISSN, abbreviation or what people call them, best first. Their ids serve as --style.',
    ],
    options: ['json'],
    unsure: 'no style has such a name',
    examples: ['citewright styles nature communications'],
  },
  serve: {
    takes: '',
    most: 0,
    summary: 'serve the website and its API',
    description: [
      'Runs the server on an embedded database until it is interrupted. Its settings are variables of the environment: PORT (3000), HOST, DATA_DIR and those that docs/operations.md lists.',
    ],
    options: [],
    examples: ['PORT=8080 citewright serve'],
  },
  mcp: {
    takes: '',
    most: 0,
    summary: 'serve assistants on standard input and output',
    description: [
      'Speaks the Model Context Protocol until its input ends. An assistant starts this program by itself: name "citewright" with the argument "mcp" in its settings, or "npx" with "citewright mcp".',
    ],
    options: ['mail'],
    examples: ['claude mcp add citewright -- npx citewright mcp'],
  },
} as const satisfies Record<string, CommandHelp>;

export type CommandName = keyof typeof commands;

/** Every command takes these. */
export const commonOptions: readonly OptionName[] = ['help', 'version'];

const environment: readonly [name: string, text: string][] = [
  ['CONTACT_EMAIL', 'As --mail.'],
  ['NO_COLOR', 'No colours. Without it they are used on a terminal only.'],
  ['XDG_CACHE_HOME', "Where the folder of answers lies, in place of the system's own place for caches."],
  ['XDG_DATA_HOME', 'Where serve keeps its database, unless DATA_DIR names a folder.'],
];

const files: readonly [name: string, text: string][] = [
  [
    '~/.cache/citewright',
    'Answers of registers and compiled code (macOS: ~/Library/Caches, Windows: %LOCALAPPDATA%). It may be deleted. Where it cannot be written, answers are kept in memory; a damaged file is set aside as .damaged.',
  ],
  ['~/.local/share/citewright', 'The database of serve.'],
];

const exitStatus = (unsure: string | undefined): readonly [name: string, text: string][] => [
  ['0', 'All is well.'],
  ...(unsure === undefined ? [] : [['1', `There is something to look at: ${unsure}.`] as [string, string]]),
  ['2', 'The command is wrong.'],
  [
    '3',
    'A service, a file or this program failed; an empty file, one that is not text, and a paper whose list was not found or not read whole, too.',
  ],
  ['130', 'It was interrupted.'],
];

const width = 79;
const indent = ' '.repeat(7);

/** Breaks text into lines that begin with `margin`; a word that is too long stays whole. */
function wrapped(text: string, margin = indent): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${margin}${word}`);
  }
  return lines.join('\n');
}

const heading = (title: string): string => styleText('bold', title);

const section = (title: string, ...paragraphs: readonly string[]): string =>
  `${heading(title)}\n${paragraphs.join('\n\n')}`;

const terms = (rows: readonly (readonly [name: string, text: string])[]): string =>
  rows.map(([name, text]) => `${indent}${name}\n${wrapped(text, `${indent}    `)}`).join('\n');

function optionRow(name: OptionName): [string, string] {
  const { short, value, text }: OptionHelp = options[name];
  return [`${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`, text];
}

/** The help of the program. */
export function programHelp(): string {
  const names = Object.keys(commands) as CommandName[];
  const list = names.map((name): [string, string] => [name, commands[name].summary]);
  const longest = Math.max(...names.map((name) => name.length));
  return [
    section('NAME', `${indent}citewright - references that registers vouch for, from the command line`),
    section('SYNOPSIS', `${indent}citewright <command> [<options>]\n${indent}citewright help [<command>]`),
    section(
      'DESCRIPTION',
      wrapped(
        'Cites, checks, converts and prints references in some 10,000 styles. What is printed comes from registers, libraries and pages, never from a model. No server is needed. Progress goes to standard error; every command works in a pipe.',
      ),
    ),
    section('COMMANDS', list.map(([name, text]) => `${indent}${name.padEnd(longest)}  ${text}`).join('\n')),
    section('OPTIONS', terms((Object.keys(options) as OptionName[]).map(optionRow))),
    section('EXIT STATUS', terms(exitStatus('not found, several works, entries that differ'))),
    section('ENVIRONMENT', terms(environment)),
    section('FILES', terms(files)),
    section('EXAMPLES', names.map((name) => `${indent}${commands[name].examples[0]}`).join('\n')),
  ].join('\n\n');
}

/** The help of a command. */
export function commandHelp(name: CommandName): string {
  const { takes, summary, description, options: own, unsure, examples }: CommandHelp = commands[name];
  return [
    section('NAME', `${indent}citewright ${name} - ${summary}`),
    section(
      'SYNOPSIS',
      `${indent}${['citewright', name, ...(own.length > 0 ? ['[<options>]'] : []), takes].join(' ').trimEnd()}`,
    ),
    section('DESCRIPTION', ...description.map((text) => wrapped(text))),
    section('OPTIONS', terms([...own, ...commonOptions].map(optionRow))),
    section('EXIT STATUS', terms(exitStatus(unsure))),
    section('EXAMPLES', examples.map((example) => `${indent}${example}`).join('\n')),
  ].join('\n\n');
}
