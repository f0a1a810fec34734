// What the command line says, in words. Names of files come quoted, or as "Standard input".

/** A command that is wrong. */
export const usageSentences = {
  unknownCommand: (command: string) => `There is no command "${command}".`,
  unknownOption: (option: string) => `There is no option ${option}.`,
  foreignOption: (command: string, option: string) => `"${command}" has no option --${option}.`,
  surplusOperand: (command: string, operand: string) =>
    `"${command}" does not know what to do with "${operand}".`,
  nearest: (word: string) => `Did you mean "${word}"?`,
  noSource: 'Name a source to cite.',
  noFormat: 'Name a format to write with --to, or a file that ends in .bib, .ris or .json.',
  citeIsNoJson:
    'Give --cite the works as JSON, such as [{"id":"okafor2019","prefix":"see"},{"id":"berg2014","locator":"7"}].',
  noDraft: 'Name the file of the draft: .docx, .odt, .md, .qmd, .Rmd or .tex.',
  noStyleWords: 'Give a word or two of the name of the style, or its journal.',
  noFile: 'Name a file, or pass one on standard input.',
  mainOutsideArchive: '--main names the paper in a .zip archive, and this is none.',
  listOfNoPaper: '--list-begins is for a paper. Name its file.',
  fileIsRead: (file: string) => `"${file}" is the file that is read. Name another one to write.`,
  fileExists: (file: string) => `"${file}" exists. Use --force to replace it.`,
  noFolder: (file: string) => `There is no folder for "${file}".`,
  seeHelp: '"citewright help" lists the commands.',
} as const;

/** Problems of the API in the words of a terminal, where the command is what is wrong. */
export const usageProblems: Readonly<Record<string, string>> = {
  UNKNOWN_STYLE: 'There is no citation style with this name. "citewright styles <word>..." finds them.',
  PAPER_NOT_IN_ARCHIVE:
    'The archive has no such paper. Give its path in the archive, such as chapters/main.tex.',
  PAPER_NO_SUCH_PLACE: 'The paper has no such line. Copy the first line of its list after --list-begins.',
  UNKNOWN_LANGUAGE: 'We cannot print references in this language. Name it by its tag, like de-DE or pt-BR.',
};

/** The name of a file where the system gives none, and of what is passed on. */
export const fileNames = { unknown: 'The file', standardInput: 'Standard input' } as const;

const inSentence = (file: string) => (file === fileNames.unknown ? 'the file' : file);

/** What the system says of files, by its codes (errno). */
export const fileSentences: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder.`,
  EACCES: (file) => `${file} may not be read or written.`,
  ENOTDIR: (file) => `${file} is not in a folder.`,
  ENOSPC: (file) => `There is no space left for ${inSentence(file)}.`,
  EROFS: (file) => `${file} is on a disk that cannot be written.`,
  ENAMETOOLONG: (file) => `The name of ${inSentence(file)} is too long.`,
  ELOOP: (file) => `${file} is a link that leads to itself.`,
};

/** What is said otherwise than by a server: here is one person, on a computer of their own. */
export const ownProblems: Readonly<Record<string, string>> = {
  OVERLOADED: 'This computer had too much to do. Try again.',
};

/** What a file that is read is, or is not. */
export const inputSentences = {
  tooLarge: (file: string, megabytes: number) =>
    `${file} is larger than ${megabytes} MB, the most that is read. Try it in parts.`,
  outside: (file: string) => `${file} is a link out of the folder of the paper: it was not read.`,
  empty: (file: string) => `${file} is empty.`,
  binary: (file: string) =>
    `${file} is not text. Export references from your program as RIS or BibTeX; papers are read as .docx, .odt, .pdf, .tex, .md or .html.`,
} as const;

/** In which encoding a file was read that is not UTF-8. */
export const encodingSentences = {
  'UTF-16': (file: string) => `${file} was read as UTF-16.`,
  'Windows-1252': (file: string) =>
    `${file} is not UTF-8. It was read as Windows-1252: check the letters with accents.`,
  mixed: (file: string) =>
    `${file} is UTF-8 but for some lines, which were read as Windows-1252: check the letters with accents.`,
} as const;

/** What became of the cache of answers. */
export const cacheSentences = {
  none: (reason: string) =>
    `There is no cache: ${reason}. What the registers answer is forgotten when this ends.`,
  noFolder: 'its folder cannot be made',
  unusable: (file: string, reason: string) => `"${file}" cannot be used (${reason})`,
  renewed: (file: string) =>
    `The cache was damaged, so a new one was started. The old one is "${file}.damaged".`,
} as const;
