import type { StyleGuide } from './guide.ts';
import { harvardWorks as works } from './harvard-works.ts';

/** The guide to Harvard referencing, based on Cite Them Right, 13th edition. */
export const harvardGuide: StyleGuide = {
  style: 'harvard',
  edition: 'Harvard, as in Cite Them Right',
  title: 'Harvard citation generator',
  lead: 'There is no Harvard manual, and Harvard University has none either. There is a habit, author and year, that every university writes down in its own way. Citewright follows the version that many British universities hand to their students: Cite Them Right.',
  facts: [
    { label: 'Manual', value: 'Cite Them Right, 13th edition, 2025' },
    { label: 'At home in', value: 'British and Australian universities, in most subjects' },
    { label: 'In the text', value: 'Author and year: (Thelen, 2004)' },
    { label: 'The list is called', value: 'Reference list' },
  ],
  tool: {
    title: 'Reference a source in Harvard',
    lead: 'The style is set to Harvard. Web pages get today’s date as the date of access, which Harvard always asks for.',
  },
  examples: {
    title: 'Harvard references, source by source',
    lead: 'Who, when, what, and how to find it. The year is in round brackets with no full stop after it; what was published on its own is italic, what appeared inside something is in single quotation marks.',
    entries: [
      {
        kind: 'Book',
        work: works.book,
        note: 'The 13th edition no longer asks for the place of publication. If your handbook still does, switch it on under the style: it goes before the publisher, <i>Cambridge: Cambridge University Press</i>.',
        tryWith: 'identifier',
      },
      {
        kind: 'Journal article',
        work: works.article,
        note: 'Volume and issue close up, 38(1), and the pages have their <i>pp.</i> An article read on paper ends there; one read online adds its DOI.',
        tryWith: 'identifier',
      },
      {
        kind: 'Website',
        work: works.website,
        note: 'The address and the day you looked at it. The organisation is the author, however short the page.',
        tryWith: 'typed',
      },
      {
        kind: 'Report',
        work: works.report,
        note: 'A report is set like a book. The person who led a review is its author; the department that issued it is the publisher.',
        tryWith: 'typed',
      },
      {
        kind: 'Conference paper',
        work: works.conference,
        note: 'The paper is in quotation marks, the proceedings in italics, with the place and days of the conference after them.',
        tryWith: 'typed',
      },
      {
        kind: 'Chapter in an edited book',
        work: works.chapter,
        note: 'The editors’ initials come before their names here, (eds) has no full stop, and the pages end the reference.',
      },
      {
        kind: 'Edited book',
        work: works.editedBook,
        note: 'From four names on, the first and <i>et al.</i> in italics.',
      },
      {
        kind: 'Translated book',
        work: works.translated,
        note: 'The translator follows the title with initials first. The year is that of the translation.',
      },
      {
        kind: 'Reprint or later edition',
        work: works.reprint,
        note: 'Give the year of the copy you read; when the book first appeared (here 1845) is for your sentence to say.',
      },
      {
        kind: 'Thesis',
        work: works.thesis,
        note: 'Its kind and the university follow the title. A repository’s DOI is better than its address.',
      },
      {
        kind: 'Newspaper article',
        work: works.newspaper,
        note: 'Day and month follow the name of the paper; the year is already at the front. Two authors are joined by <i>and</i>.',
      },
      {
        kind: 'Video',
        work: works.video,
        note: 'The speaker is the author, day and month follow the title. The platform is plain from the address.',
      },
      {
        kind: 'Data online',
        work: works.dataset,
        note: 'A collection of figures on a site is referenced like the site: its maker, the year, its name in italics.',
      },
      {
        kind: 'Government report',
        work: works.government,
        note: 'The department as it was called at the time is the author; <i>HM Government</i> where several signed.',
      },
    ],
  },
  inText: {
    title: 'Citing in your sentences',
    lead: 'Family name, comma, year. The page is added for a quotation and wherever the point can be found on one page.',
    entries: [
      { situation: 'One author', work: works.book, form: 'parenthetical' },
      { situation: 'In the sentence', work: works.book, form: 'narrative' },
      { situation: 'With a page', work: works.article, form: 'parenthetical', page: '61' },
      { situation: 'Two authors', work: works.twoAuthors, form: 'parenthetical' },
      { situation: 'Four or more authors', work: works.fourAuthors, form: 'parenthetical' },
      { situation: 'An organisation', work: works.website, form: 'parenthetical' },
      { situation: 'No author', work: works.noAuthor, form: 'parenthetical' },
      { situation: 'No date', work: works.noDate, form: 'parenthetical' },
    ],
    notes: [
      'Two and three authors are all named, with <i>and</i>, in the brackets as in the sentence. Harvard has no ampersand.',
      'Several sources in one bracket go from the oldest to the newest, divided by semicolons.',
      'Second-hand: name the work you have not seen, then <i>cited in</i> and the one you have. Only the second is in the list.',
      'A web page has no page number to give; the author and the year are enough.',
      'Use the page for a paraphrase too, where a reader would otherwise have to search a whole book.',
    ],
  },
  edgeCases: {
    title: 'If something is missing',
    lead: 'Write what you know and say what you do not. A gap that is named is not a mistake.',
    entries: [
      {
        title: 'No author',
        text: 'The title takes the author’s place, in italics, with the year behind it. An organisation is always better than no author: look at the foot of the page.',
        works: [works.noAuthor],
      },
      {
        title: 'No date',
        text: '<i>No date</i> is written out in the brackets. Cite Them Right does not abbreviate it.',
        works: [works.noDate],
      },
      {
        title: 'Four authors or more',
        text: 'The first, then <i>et al.</i>, in the text and in the list. Some departments want every name in the list: ask.',
        works: [works.fourAuthors],
      },
      {
        title: 'Same author, same year',
        text: 'Letters after the year, in the order of the list: (Bandura, 1977a), (Bandura, 1977b).',
        works: [works.sameYearFirst, works.sameYearSecond],
      },
      {
        title: 'An organisation with a long name',
        text: 'Write it out in the list. In the text it may be shortened after its first use, if you say how.',
        works: [works.website],
      },
    ],
  },
  mistakes: {
    title: 'Where marks are lost',
    lead: 'Mixed dialects, mostly: half a reference from one university’s Harvard, half from another’s.',
    entries: [
      {
        wrong: 'How Institutions Evolve: The Political Economy of Skills',
        right: 'How institutions evolve: the political economy of skills',
        work: works.book,
        why: 'Only the first word and names have capitals; after the colon there is none.',
      },
      {
        wrong: 'Sampson, R.J. & Laub, J.H. (1992)',
        right: 'Sampson, R.J. and Laub, J.H. (1992)',
        work: works.twoAuthors,
        why: 'The ampersand is APA’s.',
      },
      {
        wrong: 'Stern, N. (2006). <i>The economics of climate change</i>',
        right: 'Stern, N. (2006) <i>The economics of climate change: the Stern Review</i>',
        work: works.report,
        why: 'No full stop after the year: that is APA again.',
      },
      {
        wrong: '(Accessed 18/04/25)',
        right: '(Accessed: 18 April 2025)',
        work: works.website,
        why: 'A colon, and the month as a word.',
      },
      {
        wrong: '“Time, work-discipline, and industrial capitalism”',
        right: '‘Time, work-discipline, and industrial capitalism’',
        work: works.article,
        why: 'Single quotation marks.',
      },
    ],
  },
  guidelines: {
    title: 'The reference list',
    lead: 'What Cite Them Right asks of the list as a whole.',
    entries: [
      {
        title: 'One list',
        text: 'Everything that you cited, books, sites and films together. What you read and did not cite belongs in a separate bibliography, if one is wanted.',
        rule: 'Cite Them Right, part A',
      },
      {
        title: 'Alphabetical',
        text: 'By family name or organisation; works of one author from the earliest to the latest.',
        rule: 'Cite Them Right, part A',
      },
      {
        title: 'Initials closed up',
        text: 'Thompson, E.P.: full stops, no space between.',
        rule: 'Cite Them Right, part B',
      },
      {
        title: 'Editions',
        text: 'A second or later edition is named after the title: 2nd edn. The first never is.',
        rule: 'Cite Them Right, part B',
      },
      {
        title: 'Date of access',
        text: 'For anything on the web that could change. An article with a DOI may do without.',
        rule: 'Cite Them Right, part B',
      },
      {
        title: 'Your own handbook first',
        text: 'If your department prints another Harvard, follow it to the comma, and be consistent.',
        rule: 'Every marker',
      },
    ],
  },
  questions: [
    {
      question: 'Why is it called Harvard?',
      answer:
        'The habit is usually traced to Edward Laurens Mark, a zoologist at Harvard, who put author and year in brackets in a paper of 1881. The university never issued a manual for it.',
    },
    {
      question: 'Is Harvard the same as APA?',
      answer:
        'Both cite by author and year. Harvard has no full stop after the year, no ampersand, single quotation marks around articles, “Available at:” before addresses and a date of access behind them.',
    },
    {
      question: 'My university’s Harvard looks different. Which is right?',
      answer:
        'Yours, for your essay. Compare one of our references with one in your handbook and adjust the punctuation in the same way throughout.',
    },
    {
      question: 'Reference list or bibliography?',
      answer:
        'A reference list holds what you cited. A bibliography also holds what you only read. Unless you are asked for the second, hand in the first.',
    },
  ],
  closing: {
    title: 'One dialect, all the way down',
    text: 'Every reference from Citewright speaks the same Harvard. Yours will be consistent without trying.',
  },
};
