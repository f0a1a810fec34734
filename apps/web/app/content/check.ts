import type { FaqEntry } from '@citewright/contract';

/** Copy of the page that checks a list of references. */
export const checkCopy = {
  heading: 'Check a list or a whole paper',
  lead: 'Every entry is looked up where works are registered, and compared field by field. In a paper, what its text cites is compared with its list, too.',
  privacy:
    'Your list or document is sent to our server to be looked up, and forgotten when the answer is sent. What was read stays in this tab until you close it or start again; it is stored only if you save it as a project.',
  /** After the name of a document whose check failed. */
  stillChosen: 'is still chosen: “Check the list” sends it again.',
  field: 'Your reference list',
  hint: 'Numbered or not, in any style.',
  paper: 'Your paper',
  paperHint:
    'As Word, OpenDocument, PDF, LaTeX, Markdown, HTML or text. A library works, too: BibTeX, RIS, EndNote, PubMed or CSL-JSON.',
  /** Said where files can be dragged. */
  drop: 'Drop it anywhere on the page, or choose it here.',
} as const;

/** An example for an empty page: entries with a wrong year, a wrong DOI, a duplicate and one that no register can hold. */
export const exampleList = [
  'LeCun, Y., Bengio, Y., & Hinton, G. (2016). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
  'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids. Nature, 171(4356), 737–738. https://doi.org/10.1038/nature14539',
  'Kuhn, T. S. (1962). The structure of scientific revolutions. University of Chicago Press.',
  'Okafor, A. (2021, March 3). Personal communication.',
].join('\n');

export const checkSteps = [
  {
    title: 'Give the list or the paper as it is',
    text: 'Numbers, hanging lines, hyphens from a PDF: the entries are told apart and read into their fields, and the citations of a paper are linked with them.',
  },
  {
    title: 'See what the registers say',
    text: 'DOIs, ISBNs and links are looked up and compared with their entry; the rest is searched by title, authors and year.',
  },
  {
    title: 'Fix, restyle, save',
    text: 'Use the record’s value or keep yours, field by field. Then copy the list in any style, export it, or download a report.',
  },
] as const;

export const checkQuestions: readonly FaqEntry[] = [
  {
    question: 'Does “not found” mean that a reference is wrong?',
    answer:
      'No. It means that the registers that we name were asked and had no work like it. Old books, reports and articles without a DOI are often missing there. We show what came closest, so that you can compare.',
  },
  {
    question: 'Which registers are asked?',
    answer:
      'Identifiers are looked up where they are registered; other entries are searched at Crossref, OpenAlex, DataCite and Open Library, depending on the kind of work, at PubMed for medicine and biology, and at DBLP for computer science. An entry with a web address and no identifier has its page opened and compared. Each card names those that were asked for it, and links to the record that was found.',
  },
  {
    question: 'What is checked in a paper?',
    answer:
      'Whether everything that the text cites is listed, and everything listed is cited; whether names and years agree; whether a citation could mean two entries; numbers that the list does not have; works that are listed twice. Each finding stands beside its place in the text, and citations and entries lead to each other.',
  },
  {
    question: 'Do I get my document back?',
    answer:
      'Yes, a Word document (.docx), a text of OpenDocument (.odt), Markdown or LaTeX: with comments, with tracked changes that you accept or reject, or with the changes made. The list can be reformatted in any style, and citations can become live ones: fields of Zotero, or keys with a .bib file. What is not corrected stays exactly as it was.',
  },
  {
    question: 'Is my list or paper stored?',
    answer:
      'No. The server looks the entries up and forgets them. This tab keeps what was read and the verdicts so that a reload does not lose them; closing the tab or starting again removes them. Saving as a project is your choice.',
  },
  {
    question: 'Can I keep a value that differs from the record?',
    answer:
      'Yes. Records have mistakes too. Every difference has two buttons, and nothing changes until you press one.',
  },
  {
    question: 'What does the report contain?',
    answer:
      'Every entry as it was submitted, its verdict, the differences, the record with its address, and the registers that were asked, with the date. It comes as a page for printing, as CSV and as JSON.',
  },
];

/** The keys of the results. */
export const checkKeys = [
  { key: 'j', action: 'next entry' },
  { key: 'k', action: 'previous entry' },
  { key: 'a', action: 'use the record’s' },
  { key: 'x', action: 'keep mine' },
] as const;
