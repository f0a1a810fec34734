/** What a command takes, and what it does: lines of its help. */
export interface CommandHelp {
  usage: string;
  summary: string;
  text: string;
}

export const commands = {
  cite: {
    usage: 'citewright cite <source>...',
    summary: 'give the reference of a source',
    text: `Looks each source up and prints its reference, with the forms for the text, the record and what a reader should know of it.
A source is a DOI, an ISBN, a web address, an arXiv id, the words of a title, a whole reference, or an in-text citation such as "(Smith, 2020)".
Without a source, each line of standard input is one. Where several works may be meant, they are listed, and the exit code is 1.

  citewright cite 10.1038/nature14539
  citewright cite --style vancouver "deep learning lecun nature"
  cat dois.txt | citewright cite --json`,
  },
  check: {
    usage: 'citewright check [<file>]',
    summary: 'check a reference list, or the citations and the list of a paper',
    text: `Compares each entry with the registers. The file is a list of references as text, a file of a reference manager (.bib, .ris, .json and
others), or a paper (.docx, .odt, .pdf, .tex, .md, .html): of a paper the citations are compared with the list, too. Without a file, or with -, standard
input is the list. The exit code is 1 when an entry differs, belongs to another work or is not found, or when the paper has findings.

  citewright check thesis.docx
  citewright check --json library.bib > report.json`,
  },
  convert: {
    usage: 'citewright convert <from> <to>',
    summary: 'write a file of references in another format',
    text: `Reads BibTeX, RIS, CSL-JSON, CSL-YAML, PubMed, EndNote, RefWorks, Web of Science, Zotero RDF, MODS, Word sources, CITATION.cff or Hayagriva, and
writes the format of the second file's ending: .bib, .ris or .json. With - as the first file standard input is read, with - as the second, and --to, standard
output is written.

  citewright convert a.bib b.ris
  citewright convert - - --to json < a.bib`,
  },
  format: {
    usage: 'citewright format [<file>]',
    summary: 'print references as the list of a style',
    text: `Prints the references of a file, in any format that convert reads, or of a list as text, in the order of the style. Nothing is looked up: what is
given is printed. Without a file, or with -, standard input is read. --html prints HTML.

  citewright format list.json --style vancouver`,
  },
  styles: {
    usage: 'citewright styles <words>...',
    summary: 'find citation styles',
    text: `Finds styles by title, journal, ISSN, abbreviation or what people call them, best first. The ids serve as --style.

  citewright styles nature communications`,
  },
  serve: {
    usage: 'citewright serve',
    summary: 'serve the website and its API',
    text: `Runs the server on an embedded database. Its settings are variables of the environment, among them PORT, HOST and DATA_DIR.`,
  },
  mcp: {
    usage: 'citewright mcp',
    summary: 'serve assistants on standard input and output',
    text: `Speaks the Model Context Protocol. An assistant starts this program by itself: name "citewright" with the argument "mcp" in its settings.`,
  },
} as const satisfies Record<string, CommandHelp>;

export type CommandName = keyof typeof commands;

const options = `Options
  -s, --style <id>       a citation style: apa (the default), mla, chicago, harvard, ieee, or one that "styles" finds
  -l, --language <tag>   what is printed in: de-DE, pt
      --json             print data instead of text
      --html             print HTML (format)
      --to <format>      bib, ris or json (convert)
      --no-look-up       compare the citations of a paper with its list only (check)
      --mail <address>   tell the registers whom to write to; they answer it sooner
      --version          print the version
  -h, --help             print this, or the help of a command

Exit codes
  0  all is well
  1  something to look at: not found, several works, entries that differ
  2  the command is wrong
  3  a service, a file or this program failed

Environment
  CONTACT_EMAIL          as --mail
  NO_COLOR               no colours; they are used on a terminal only
  XDG_CACHE_HOME         where answers of the registers are kept`;

/** The help of the program. */
export function programHelp(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: citewright <command> [options]

References that registers vouch for, from the command line.

Commands
${list.join('\n')}

${options}

"citewright <command> --help" says more.`;
}

/** The help of a command. */
export function commandHelp(name: CommandName): string {
  const { usage, text } = commands[name];
  return `Usage: ${usage} [options]

${text}

${options}`;
}
