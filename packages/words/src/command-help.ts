// The help of the command line, in words. What a command takes, its options and examples stand in the command line.

/** What each option does. */
export const optionTexts = {
  style:
    'A citation style: apa (the default), mla, chicago, harvard, ieee, or an id that the command styles prints.',
  language: "The language of printed words, as de-DE or pt. By default the style's own.",
  json: 'Print data in place of text; what fails is printed as data on standard error.',
  sarif:
    'Print a report in SARIF 2.1.0, with the lines of what is found: editors and code hosting services show it beside the files.',
  html: 'Print HTML.',
  annotated: 'Print the annotation of each work (annote) below its entry.',
  cite: 'Print how a text cites these works together, in place of the list: citationItems of CSL as JSON. Their id is a key of the file or a place in it, from 0; locator, label, prefix, suffix, suppress-author and author-only are optional.',
  to: 'The format to write: bib, ris or json.',
  force: 'Replace the file to write if it exists.',
  tracked: 'Track the changes, so that you can accept or reject each.',
  'no-look-up': 'Compare the citations of a paper with its list only: no register is asked.',
  main: 'The path of the paper in a .zip archive. By default the file that prints a list of references and has most text.',
  'list-begins':
    'The first line of the list of references of a paper, as it prints it, if the list is not found.',
  mail: 'An address that registers may write to; those that have one answer sooner.',
  version: 'Print the version.',
  help: 'Print this help.',
} as const;

/** What a command does. */
export interface CommandTexts {
  summary: string;
  /** The paragraphs of its help. */
  description: readonly string[];
  /** When its exit code is 1. */
  unsure?: string;
}

/** What each command does. */
export const commandTexts = {
  cite: {
    summary: 'give the reference of a source',
    description: [
      'Looks each source up and prints its reference, with the forms for the text, the record and what a reader should know of it.',
      'A source is a DOI, an ISBN, a web address, an arXiv id, the words of a title, a whole reference, an in-text citation such as "(Smith, 2020)", or a PDF file of a work (paper.pdf). Without a source, each line of standard input is one. One of several that fails does not stop the others.',
    ],
    unsure: 'a source is not found, or several works may be meant, which are listed',
  },
  check: {
    summary: 'check a reference list, or the citations and the list of a paper',
    description: [
      'Compares each entry with the registers. The file is a list of references as text, a file of a reference manager (.bib, .ris, .json and others), or a paper (.docx, .odt, .pdf, .tex, .md, .qmd, .Rmd, .html, or a .zip of a source with its files), whose citations are compared with its list, too; of .tex, .md, .qmd and .Rmd with the files in their folder that they take in. Without a file, or with -, standard input is the list. Of several files, one that fails does not stop the others.',
    ],
    unsure:
      'an entry differs, belongs to another work, is not found, is retracted or corrected, or cannot be right, or the paper has findings',
  },
  'cite-links': {
    summary: 'turn the links of a draft into citations with a list',
    description: [
      'Finds the links of a draft (.docx, .odt, .md, .qmd, .Rmd or .tex): hyperlinks, web addresses, DOIs, ISBNs, arXiv ids, PMIDs. Looks each up, sets a citation in its place, and the list of references behind the text. A list that is there is completed.',
      'What may be no source (mail, searches, forms, tools, first pages of sites) stays as it is and is named with the reason, as is what is not found.',
      'The second file is written, by default one beside the draft with ", cited" in its name. An existing file is replaced only with --force.',
    ],
    unsure: 'a link was left as it was',
  },
  convert: {
    summary: 'write a file of references in another format',
    description: [
      "Reads BibTeX, RIS, CSL-JSON, CSL-YAML, PubMed, EndNote, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff, Hayagriva or a table (CSV or TSV with a row of titles), and writes the format of the second file's ending: .bib, .ris or .json.",
      'Without a first file, or with -, standard input is read. Without a second one, or with -, standard output is written in the format of --to; --json is short for --to json.',
      'From .bib to .bib everything stays as it was written, in UTF-8: comments, macros, fields, their order, keys and entries that cannot be read. Other formats have no place for comments and fields of your own; what is left out is named.',
      'An existing file is replaced only with --force, and the file that is read never is. A file is written whole or not at all.',
      'Text is read in UTF-8, UTF-16 or Windows-1252; standard error says which if it is not UTF-8.',
    ],
    unsure: 'an entry could not be read, or something of the file was left out',
  },
  format: {
    summary: 'print references as the list of a style',
    description: [
      'Prints the references of a file, in any format that convert reads, or of a list as text, in the order of the style. Nothing is looked up: what is given is printed. An entry of a list that would lose or gain words stays as it was given. Without a file, or with -, standard input is read.',
    ],
    unsure: 'an entry could not be read, or stays as it was given',
  },
  styles: {
    summary: 'find citation styles',
    description: [
      'Finds styles by title, journal, ISSN, abbreviation or what people call them, best first. Their ids serve as --style.',
    ],
    unsure: 'no style has such a name',
  },
  'find-style': {
    summary: 'find the style of examples',
    description: [
      'Reads one to ten references as a guide prints them, each on a line, and citations in the text on lines of their own: text, HTML or Markdown. Prints the styles that print them most nearly, nearest first, with the share of words and signs that agree, and what they do otherwise: [-only in the example-] {+only in the style+}. Without a file, or with -, standard input is read.',
    ],
    unsure: 'no style prints the examples exactly',
  },
  serve: {
    summary: 'serve the website and its API',
    description: [
      'Runs the server on an embedded database until it is interrupted. Its settings are variables of the environment: PORT (3000), HOST, DATA_DIR and those that docs/operations.md lists.',
    ],
  },
  mcp: {
    summary: 'serve assistants on standard input and output',
    description: [
      'Speaks the Model Context Protocol until its input ends. An assistant starts this program by itself: name "citewright" with the argument "mcp" in its settings, or "npx" with "citewright mcp".',
    ],
  },
} as const satisfies Record<string, CommandTexts>;

/** Variables of the environment. */
export const environmentTexts: readonly [name: string, text: string][] = [
  ['CONTACT_EMAIL', 'As --mail.'],
  ['NO_COLOR', 'No colours. Without it they are used on a terminal only.'],
  ['XDG_CACHE_HOME', "Where answers are cached, in place of the system's own folder for caches."],
  ['XDG_DATA_HOME', 'Where serve keeps its database, unless DATA_DIR names a folder.'],
];

/** The folders that the program uses. */
export const folderTexts: readonly [name: string, text: string][] = [
  [
    '~/.cache/citewright',
    'Answers of registers and compiled code (macOS: ~/Library/Caches, Windows: %LOCALAPPDATA%). It may be deleted. Where it cannot be written, answers are kept in memory; a damaged file is set aside as .damaged.',
  ],
  ['~/.local/share/citewright', 'The database of serve.'],
];

/** What the exit codes say. */
export const exitTexts = (unsure: string | undefined): readonly [name: string, text: string][] => [
  ['0', 'All is well.'],
  ...(unsure === undefined ? [] : [['1', `There is something to look at: ${unsure}.`] as [string, string]]),
  ['2', 'The command is wrong.'],
  [
    '3',
    'A service, a file or this program failed. Registers that could not be asked, an empty file, one that is not text, and a paper whose list was not found or not fully read count as failures, too.',
  ],
  ['130', 'It was interrupted.'],
];

/** What the program is, in a line and in a paragraph. */
export const programTexts = {
  summary: 'references that registers confirm, from the command line',
  description:
    'Cites, checks, converts and prints references in some 10,000 styles. What is printed comes from registers, libraries and pages, never from a model. No server is needed. Progress goes to standard error; every command works in a pipe.',
  unsure: 'not found, several works, entries that differ',
} as const;
