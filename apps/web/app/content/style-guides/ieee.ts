import type { StyleGuide } from './guide.ts';
import { ieeeWorks as works } from './ieee-works.ts';

/** The guide to IEEE style: the IEEE Reference Guide and the IEEE Editorial Style Manual. */
export const ieeeGuide: StyleGuide = {
  style: 'ieee',
  edition: 'IEEE reference format',
  title: 'IEEE citation generator',
  lead: 'A number in square brackets, given in the order of first appearance and kept to the end. Paste a DOI; initials, quotation marks and the abbreviations vol., no. and pp. are put where an IEEE editor expects them.',
  facts: [
    { label: 'Manual', value: 'IEEE Reference Guide, kept up to date online' },
    { label: 'At home in', value: 'Electrical engineering, computing, telecommunications' },
    { label: 'In the text', value: 'A number: [1]' },
    { label: 'The list is called', value: 'References' },
  ],
  tool: {
    title: 'Format a reference for IEEE',
    lead: 'The style is set to IEEE. A single reference is number [1]; in a project each source gets the next one.',
  },
  examples: {
    title: 'References by type',
    lead: 'Articles, papers and chapters are set as sentences in quotation marks; books, journals and standards are italic with capitals. Everything else is commas, up to the full stop.',
    entries: [
      {
        kind: 'Journal article',
        work: works.article,
        note: 'Initials before the name. The journal’s name is shortened. Volume, number and pages have their labels, then the year and the DOI.',
        tryWith: 'identifier',
      },
      {
        kind: 'Conference paper',
        work: works.conference,
        note: 'The word <i>in</i> before the proceedings tells a paper from an article. The name is shortened; place and days are those of the conference, where the record has them.',
        tryWith: 'typed',
      },
      {
        kind: 'Book',
        work: works.book,
        note: 'City, state in the United States, country, then a colon and the publisher. Book titles have capitals.',
        tryWith: 'typed',
      },
      {
        kind: 'Report',
        work: works.report,
        note: 'The organisation, the report’s number, the month and year. An RFC is cited this way.',
        tryWith: 'typed',
      },
      {
        kind: 'Website',
        work: works.website,
        note: 'Author, title, site and date of access each end with a full stop; then [Online]. Available: and the address, with no full stop behind it.',
        tryWith: 'typed',
      },
      {
        kind: 'Standard',
        work: works.standard,
        note: 'Its title, then its number. A standard has no author; it is the thing cited.',
      },
      {
        kind: 'Chapter in an edited book',
        work: works.chapter,
        note: 'Editors come after the book’s title and volume, marked Eds.; an edition would come after them.',
      },
      {
        kind: 'Edited book',
        work: works.editedBook,
        note: 'The editors take the first place when the whole volume is meant.',
      },
      {
        kind: 'Translated book',
        work: works.translated,
        note: 'The author and the English title, then the translator after <i>trans.</i>, and the edition.',
      },
      {
        kind: 'Reprint',
        work: works.reprint,
        note: 'The edition and year of the copy you used: here a reprint of the 3rd edition of 1891.',
      },
      {
        kind: 'Thesis',
        work: works.thesis,
        note: 'M.S. thesis or Ph.D. dissertation, the university, its place, the year.',
      },
      {
        kind: 'Newspaper article',
        work: works.newspaper,
        note: 'Quotation marks inside quotation marks turn single. Months have their short form.',
      },
      {
        kind: 'Video',
        work: works.video,
        note: 'The date in brackets is that of the upload; the kind of medium is in square brackets.',
      },
      {
        kind: 'Data set',
        work: works.dataset,
        note: 'The date stands before the title, which keeps its capitals; then the publisher.',
      },
      {
        kind: 'Government report',
        work: works.government,
        note: 'Agency, place and the full report number, which is how engineers look it up.',
      },
    ],
  },
  inText: {
    title: 'Numbers in the text',
    lead: 'The bracket stands inside the sentence’s punctuation, with a space before it, and is read as a noun or as a footnote mark.',
    entries: [
      { situation: 'At the end of a statement', work: works.article, form: 'parenthetical' },
      { situation: 'With the page', work: works.article, form: 'parenthetical', page: '1292' },
      { situation: 'With the author named', work: works.article, form: 'narrative' },
      { situation: 'Two authors named', work: works.twoAuthors, form: 'narrative' },
      { situation: 'Three or more authors named', work: works.conference, form: 'narrative' },
    ],
    notes: [
      'A source keeps its first number for the whole paper, however often it comes back.',
      'Several sources each have their own brackets, and every number is written out: [1], [2], [3]. The guide of 2025 has no ranges such as [1]–[3] any more.',
      'The number may be the subject: “as [2] shows”. Do not write “in reference [2]” except at the beginning of a sentence.',
      'Parts are named inside the bracket: [3, eq. (8)], [3, Fig. 1], [3, Sec. IV].',
      'Move a paragraph and the numbers change. In a Citewright project the numbers follow the order in which you added your sources.',
    ],
  },
  edgeCases: {
    title: 'Special cases',
    lead: 'The Reference Guide is long because engineers cite everything from patents to datasheets. These come up most.',
    entries: [
      {
        title: 'Up to six authors',
        text: 'All are named, with <i>and</i> before the last.',
        works: [works.sixAuthors],
      },
      {
        title: 'Seven or more authors',
        text: 'The first, then et al., not in italics.',
        works: [works.manyAuthors],
      },
      {
        title: 'No author',
        text: 'The reference begins with the title, as a standard’s does. For a company’s manual, the company is the author.',
        works: [works.standard],
      },
      {
        title: 'No date',
        text: 'A page without a date has only the date of access. Without that too, (n.d.) stands in the place of the date.',
        works: [works.noDate],
      },
      {
        title: 'An organisation',
        text: 'Its name is written out where an author would stand; nothing is inverted or shortened to initials.',
        works: [works.organisation],
      },
      {
        title: 'The same source twice',
        text: 'One entry, one number. Different pages are told apart in the text: [2, p. 423] and [2, p. 425].',
        works: [works.hash],
      },
    ],
  },
  mistakes: {
    title: 'What reviewers mark',
    lead: 'Small things that say the list was not made for IEEE.',
    entries: [
      {
        wrong: 'Donoho, D. L.',
        right: 'D. L. Donoho',
        work: works.article,
        why: 'Names are not inverted: the list is ordered by number, so nothing is filed under the family name.',
      },
      {
        wrong: '“Deep Residual Learning for Image Recognition”',
        right: '“Deep residual learning for image recognition,”',
        work: works.conference,
        why: 'Titles of papers are sentences, and the comma is inside the quotation marks.',
      },
      {
        wrong: '52(4), 1289–1306',
        right: 'vol. 52, no. 4, pp. 1289–1306',
        work: works.article,
        why: 'IEEE labels its numbers.',
      },
      {
        wrong: 'https://doi.org/10.1109/tit.2006.871582',
        right: 'doi: 10.1109/tit.2006.871582',
        work: works.article,
        why: 'The DOI has its label and no address in front of it.',
      },
      {
        wrong: 'Fielding, Nottingham, & Reschke',
        right: 'R. T. Fielding, M. Nottingham, and J. Reschke',
        work: works.report,
        why: 'No ampersand; three names or more take a comma before <i>and</i>.',
      },
    ],
  },
  guidelines: {
    title: 'Layout of the list',
    lead: 'For papers set with IEEE’s templates, most of this is done for you.',
    entries: [
      {
        title: 'Order of appearance',
        text: 'Number [1] is the source that the text cites first. Never alphabetical.',
        rule: 'IEEE Reference Guide, I',
      },
      {
        title: 'Numbers flush left',
        text: 'In square brackets, in a column of their own; the text of the entry is indented past them.',
        rule: 'IEEE Reference Guide, I',
      },
      {
        title: 'One source per number',
        text: 'No [5a], no [5b], and no two works under one number.',
        rule: 'IEEE Reference Guide, I',
      },
      {
        title: 'Short months',
        text: 'All but May are shortened: Jan., Jun., Jul., Sep. Two months of one issue are divided by a slash: May/Jun.',
        rule: 'IEEE Reference Guide, II',
      },
      {
        title: 'Short journal names',
        text: 'Words of a journal’s or conference’s name are shortened by standard lists: Transactions is Trans., Communications is Commun. A name of one word stays.',
        rule: 'IEEE Reference Guide, II',
      },
      {
        title: 'Country with the city',
        text: 'Cambridge, MA, USA; London, U.K. Every place has its country; only the United States and Canada have states.',
        rule: 'IEEE Reference Guide, II',
      },
    ],
  },
  questions: [
    {
      question: 'Do I cite a source again with a new number?',
      answer: 'No. It keeps the number of its first appearance, everywhere.',
    },
    {
      question: 'Where does the bracket go: before or after the full stop?',
      answer: 'Before it, as part of the sentence: “…is NP-hard [4].” A space stands before the bracket.',
    },
    {
      question: 'Does the date of access belong to every online source?',
      answer: 'To web pages, yes. An article with a DOI needs neither a date of access nor an address.',
    },
    {
      question: 'How do I keep the numbers right while I write?',
      answer:
        'Number last. Add your sources to a project in the order in which the finished text uses them, and take the numbers from there.',
    },
  ],
  closing: {
    title: 'From [1] to [n]',
    text: 'Give the sources in the order in which you use them. The numbers look after themselves.',
  },
};
