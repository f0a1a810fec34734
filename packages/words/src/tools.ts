import type { ProblemCode } from '@citewright/contract';
import { counted } from './counted.ts';

// What the tools of the Model Context Protocol say to assistants, and what they are for. What a field of their schemas means stands beside it.

/** What an assistant is told of all tools. */
export const toolInstructions = `Citewright gives references that registers, libraries and pages confirm. Cite only what these tools return, word by word; never
complete, correct or invent a reference from memory. When cite answers "choose", ask the person which work is meant. When something is not found, say which
registers were asked. Pass on notices: retractions above all.`;

/** How each tool is called and what it is for. */
export const toolDescriptions = {
  cite: {
    title: 'Cite a source',
    description:
      'Looks a source up in registers (Crossref, DataCite, libraries and others) or on its page, and gives its reference in a citation style, with in-text forms, evidence and notices. Use it for every reference that you give: quote what it returns, never write a reference from memory. Where it finds nothing, say so.',
  },
  cite_pdf: {
    title: 'Cite a PDF',
    description:
      'Takes the PDF of a work (article, thesis, report, chapter) and gives its reference, as cite does: by an identifier in the file whose record has the title of the page, else by a search for title and authors. Where no register has the work it says what its first pages say, with verification "given-page": tell people to compare it. Give the path of the file (stdio only) or the file as base64, up to 8 MB.',
  },
  verify_references: {
    title: 'Verify references',
    description:
      'Checks whether the works of a reference list exist and are described correctly: each entry is looked up in registers and compared with the record field by field. Takes a pasted list in any style, or the text of a BibTeX, RIS or CSL-JSON file, up to 1,000 entries, and checks `limit` of them from `offset` on; `next` is the offset of those that follow. "not-found" says which registers were asked, not that a work is invented: tell people so.',
  },
  check_paper: {
    title: 'Check a paper',
    description:
      'Compares the in-text citations of a document with its reference list (cited and not listed, listed and not cited, years and names that differ, numbers missing) and, unless lookUp is false, each entry with registers. Give either text (plain, Markdown, LaTeX or HTML) or the file as base64 (.docx, .odt, .pdf, .tex, .md, .qmd, .Rmd, .html, .txt, up to 8 MB).',
  },
  cite_links: {
    title: 'Turn the links of a draft into citations',
    description:
      'Takes a draft whose sources are links (hyperlinks, addresses, DOIs, ISBNs, arXiv ids, PMIDs), looks each up, and gives the draft back with citations in a style in their place and the reference list behind it. Links that may be no source (mail, searches, forms, tools, first pages of sites) are left and named with the reason; links that lead to nothing that was found stay, too: tell people which.',
  },
  search_styles: {
    title: 'Search citation styles',
    description:
      'Finds citation styles among some 10,000 by title, journal, ISSN, abbreviation or what people call them ("Vancouver", "Nature", "Harvard Leeds"), best first. Gives the ids that the other tools take.',
  },
  find_style: {
    title: 'Find the style of examples',
    description:
      'Finds the citation styles that print one to ten references most nearly as a guide prints them, with what each does otherwise. Paste the references unchanged, each on a line, with italics as HTML or Markdown if they have them, and citations in the text on lines of their own. Styles that print the examples alike come together.',
  },
  format_bibliography: {
    title: 'Format a bibliography',
    description:
      'Prints works as the reference list of a style: sorted, numbered and told apart as its manual says. It prints what it is given and looks nothing up: give it items from cite or verify_references, not from memory.',
  },
  export: {
    title: 'Export references',
    description:
      'Writes works as the text of a file for reference managers and LaTeX: BibTeX, RIS or CSL-JSON. It writes what it is given and looks nothing up.',
  },
} as const;

/** Problems of the API in the words of tools, where a tool or its input is what helps. */
export const toolProblems: Partial<Readonly<Record<ProblemCode, string>>> = {
  UNKNOWN_STYLE: 'There is no citation style with this id. search_styles finds ids.',
  CHECK_TOO_LONG: 'That is more than 1,000 references. Give verify_references the list in parts.',
  IMPORT_UNREADABLE:
    'No references were found in this text. Give verify_references a list, or the text of a BibTeX, RIS or CSL-JSON file; check_paper takes a document.',
  IMPORT_UNKNOWN_FORMAT:
    'We do not read this format as a list of references. check_paper reads documents; verify_references reads lists, BibTeX, RIS and CSL-JSON.',
};

/** What tools answer, beside references and sentences about them. */
export const toolSentences = {
  unknownSource: 'This is not an identifier, address, title or citation that can be looked up',
  choose: 'Several works may be meant. Ask which one, then call cite with what stands in its brackets:',
  others: 'Other works that may be meant:',
  record: (name: string, url: string) => `Record: ${name}, ${url}`,
  noPdf: 'Give the file as base64; a path is read only by a server on the same machine (stdio).',
  unreadPath: (path: string) => `There is no PDF of up to 20 MB at ${path}.`,
  readFrom: (verification: string | undefined) => `Read from: ${verification}`,
  notice: (message: string) => `Notice: ${message}`,
  recordAt: (url: string) => `Record: ${url}`,
  asked: (registers: readonly string[]) => `Asked: ${registers.join(', ')}`,
  sameWork: (index: number) => `The same work as entry ${index + 1}`,
  notRead: (index: number, input: string) => `Not read: entry ${index + 1}, ${input}`,
  notInFile: (what: readonly string[]) => `Not in the file: ${what.join(', ')}`,
  perhaps: (count: number) =>
    `${counted(count, 'more place')} may be wrong; we are less sure of ${count === 1 ? 'it' : 'them'}. The data under "perhaps" says where.`,
  mainOf: (file: string) => `The paper is ${file}.`,
  paper: (citations: number, entries: number, findings: number) =>
    `${counted(citations, 'citation')}, ${counted(entries, 'entry', 'entries')} in the list, ${counted(findings, 'finding')}.`,
  citedLinks: (cited: number, links: number) =>
    `${counted(cited, 'link')} of ${links} ${cited === 1 ? 'is' : 'are'} cited now.`,
  itemsOrReferences: 'Give items or references: one of the two, not both.',
  more: (shown: number, listed: number, next: number) =>
    `These are ${shown} of ${listed} entries. For the next ones, call verify_references with offset ${next}.`,
  noStyle: 'No style has this name.',
  noExample: 'No reference was found in these examples.',
} as const;
