import { styleText } from 'node:util';
import {
  type CommandTexts,
  commandTexts,
  environmentTexts,
  exitTexts,
  folderTexts,
  optionTexts,
  programTexts,
} from '@citewright/words';

/** An option, as `parseArgs` reads it and as the help shows it. */
interface OptionHelp {
  type: 'string' | 'boolean';
  short?: string;
  /** What stands for its value. */
  value?: string;
}

export const options = {
  style: { type: 'string', short: 's', value: 'id' },
  language: { type: 'string', short: 'l', value: 'tag' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  html: { type: 'boolean' },
  annotated: { type: 'boolean' },
  cite: { type: 'string', value: 'works' },
  to: { type: 'string', value: 'format' },
  force: { type: 'boolean' },
  tracked: { type: 'boolean' },
  'no-look-up': { type: 'boolean' },
  main: { type: 'string', value: 'path' },
  'list-begins': { type: 'string', value: 'line' },
  mail: { type: 'string', value: 'address' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Record<string, OptionHelp>;

export type OptionName = keyof typeof options;

/** What a command takes; what it does stands in `commandTexts`. */
interface CommandHelp {
  /** What follows its name. */
  takes: string;
  /** How many operands it takes at most. */
  most: number;
  options: readonly OptionName[];
  examples: readonly string[];
}

const many = Number.POSITIVE_INFINITY;

export const commands = {
  cite: {
    takes: '[<source>...]',
    most: many,
    options: ['style', 'language', 'json', 'mail'],
    examples: [
      'citewright cite 10.1038/nature14539',
      'citewright cite --style vancouver "deep learning lecun nature"',
      'citewright cite paper.pdf thesis.pdf',
      'citewright cite --json < dois.txt',
    ],
  },
  check: {
    takes: '[<file>...]',
    most: many,
    options: ['main', 'list-begins', 'no-look-up', 'json', 'sarif', 'mail'],
    examples: [
      'citewright check thesis.docx',
      'citewright check --sarif thesis.tex library.bib > report.sarif',
      'citewright check thesis.zip --main chapters/main.tex',
      'citewright check --json library.bib > report.json',
    ],
  },
  'cite-links': {
    takes: '<draft> [<to>]',
    most: 2,
    options: ['style', 'tracked', 'force', 'json', 'mail'],
    examples: ['citewright cite-links draft.docx', 'citewright cite-links --tracked draft.docx cited.docx'],
  },
  convert: {
    takes: '[<from> [<to>]]',
    most: 2,
    options: ['to', 'force', 'json'],
    examples: ['citewright convert a.bib b.ris', 'citewright convert --to json < a.bib'],
  },
  format: {
    takes: '[<file>]',
    most: 1,
    options: ['style', 'language', 'annotated', 'cite', 'html', 'json'],
    examples: [
      'citewright format list.json --style vancouver',
      `citewright format list.bib --cite '[{"id":"okafor2019","prefix":"see"},{"id":"berg2014","locator":"7"}]'`,
    ],
  },
  styles: {
    takes: '<word>...',
    most: many,
    options: ['json'],
    examples: ['citewright styles nature communications'],
  },
  'find-style': {
    takes: '[<file>]',
    most: 1,
    options: ['json'],
    examples: ['citewright find-style examples.txt'],
  },
  serve: {
    takes: '',
    most: 0,
    options: [],
    examples: ['PORT=8080 citewright serve'],
  },
  mcp: {
    takes: '',
    most: 0,
    options: ['mail'],
    examples: ['claude mcp add citewright -- npx citewright mcp'],
  },
} as const satisfies Record<string, CommandHelp>;

export type CommandName = keyof typeof commands;

/** Every command takes these. */
export const commonOptions: readonly OptionName[] = ['help', 'version'];

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
  const { short, value }: OptionHelp = options[name];
  return [`${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`, optionTexts[name]];
}

/** The help of the program. */
export function programHelp(): string {
  const names = Object.keys(commands) as CommandName[];
  const list = names.map((name): [string, string] => [name, commandTexts[name].summary]);
  const longest = Math.max(...names.map((name) => name.length));
  return [
    section('NAME', `${indent}citewright - ${programTexts.summary}`),
    section('SYNOPSIS', `${indent}citewright <command> [<options>]\n${indent}citewright help [<command>]`),
    section('DESCRIPTION', wrapped(programTexts.description)),
    section('COMMANDS', list.map(([name, text]) => `${indent}${name.padEnd(longest)}  ${text}`).join('\n')),
    section('OPTIONS', terms((Object.keys(options) as OptionName[]).map(optionRow))),
    section('EXIT STATUS', terms(exitTexts(programTexts.unsure))),
    section('ENVIRONMENT', terms(environmentTexts)),
    section('FILES', terms(folderTexts)),
    section('EXAMPLES', names.map((name) => `${indent}${commands[name].examples[0]}`).join('\n')),
  ].join('\n\n');
}

/** The help of a command. */
export function commandHelp(name: CommandName): string {
  const { takes, options: own, examples }: CommandHelp = commands[name];
  const { summary, description, unsure }: CommandTexts = commandTexts[name];
  return [
    section('NAME', `${indent}citewright ${name} - ${summary}`),
    section(
      'SYNOPSIS',
      `${indent}${['citewright', name, ...(own.length > 0 ? ['[<options>]'] : []), takes].join(' ').trimEnd()}`,
    ),
    section('DESCRIPTION', ...description.map((text) => wrapped(text))),
    section('OPTIONS', terms([...own, ...commonOptions].map(optionRow))),
    section('EXIT STATUS', terms(exitTexts(unsure))),
    section('EXAMPLES', examples.map((example) => `${indent}${example}`).join('\n')),
  ].join('\n\n');
}
