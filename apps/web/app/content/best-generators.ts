import type { Criterion, FaqEntry, StyleId, ToolReview } from '@citewright/contract';

/** Copy of the review of citation generators. */
export const bestGeneratorsCopy = {
  eyebrow: 'Review',
  title: 'The best citation generators',
  lead: 'Four good tools, what each does best, and how to tell whether a reference is right. One of them is ours; you will find its weak points here too.',
  published: '2024-01-15',
  changed: '2024-12-19',
  readTime: '15 min read',
  criteria: {
    title: 'What we judge by',
    lead: 'A generator is good if you can hand in what it gives you. Everything else is comfort.',
  },
  reviews: {
    title: 'Four tools compared',
    lead: 'All four are free for what they are reviewed for here. Tools change: look at their own pages before you decide.',
  },
  generators: {
    title: 'Our five generators',
    lead: 'Each style has a page with the tool set to it and a short guide to its manual.',
  },
  questions: { title: 'Questions about generators' },
  closing: {
    title: 'Judge for yourself',
    text: 'Cite a source whose reference you know by heart, and look for the mistake.',
  },
} as const;

/** The criteria of the comparison. Icons are chosen by index in `features/best-generators`. */
export const criteria: readonly Criterion[] = [
  {
    criterion: 'Correct references',
    description:
      'Capitals, italics, organisations, many authors, missing dates: as the manual has them, not nearly.',
    icon: 'accuracy',
  },
  {
    criterion: 'Real records',
    description: 'Details come from publishers and libraries, and you can see where each was found.',
    icon: 'records',
  },
  {
    criterion: 'Kinds of source',
    description: 'Articles, books and web pages are the least; reports, chapters and data count too.',
    icon: 'sources',
  },
  {
    criterion: 'Speed and calm',
    description: 'From paste to copy without a detour, an advertisement or an account.',
    icon: 'speed',
  },
  {
    criterion: 'Copying out',
    description: 'Italics and hanging indents survive the way into Word and Google Docs.',
    icon: 'copying',
  },
  {
    criterion: 'Honesty',
    description: 'What could not be found is said, not invented.',
    icon: 'honesty',
  },
];

/** The reviewed tools, ours first (specification §2), without ratings: nobody has measured them. The statements about the others come from their own pages. */
export const reviews: readonly ToolReview[] = [
  {
    name: 'Citewright',
    features: [
      'Web address, DOI, ISBN, in-text citation or typed details',
      'APA 7, MLA 9, Chicago 17, Harvard and IEEE, and thousands of CSL styles',
      'Projects with a sorted list to copy',
    ],
    pros: [
      'Shows where each part of a reference was found',
      'Sentence case that keeps names and acronyms',
      'No account, no advertisements',
    ],
    cons: ['No plug-in for word processors', 'No library of PDFs and notes'],
    bestFor: 'Essays and papers with a list to hand in',
    link: '/',
  },
  {
    name: 'Zotero',
    features: [
      'Library on your own computer, with synchronisation',
      'Plug-ins for Word, LibreOffice and Google Docs',
      'Thousands of CSL styles',
    ],
    pros: [
      'Open source, run by a non-profit organisation',
      'Saves records and PDFs from the browser with one click',
      'Made for theses and teams',
    ],
    cons: ['Must be installed and learnt', 'More than one essay needs'],
    bestFor: 'Dissertations and years of reading',
    link: 'https://www.zotero.org/',
  },
  {
    name: 'ZoteroBib',
    features: [
      'Bibliography in the browser, from the makers of Zotero',
      'Finds works by address, ISBN, DOI or title',
      'Thousands of CSL styles',
    ],
    pros: [
      'Nothing to install, no account',
      'A link shares the bibliography',
      'Moves on to Zotero when the list grows',
    ],
    cons: ['Titles must be put into sentence case by hand', 'Kept in one browser unless you make a link'],
    bestFor: 'A quick bibliography in a rare style',
    link: 'https://zbib.org/',
  },
  {
    name: 'Scribbr',
    features: [
      'Citation generator among tools for student writing',
      'APA, MLA, Chicago, Harvard and others',
      'Many explanatory articles about each style',
    ],
    pros: ['Good explanations beside the tool', 'Clear forms for many kinds of source'],
    cons: ['Sells proofreading and plagiarism checks beside it'],
    bestFor: 'Students who want to read up on a rule',
    link: 'https://www.scribbr.com/citation/generator/',
  },
];

/** The text of each of our generators in the grid. */
export const generatorBlurbs: Readonly<Record<StyleId, string>> = {
  apa: 'Author and date, sentence case, DOIs as links.',
  mla: 'Nine core elements, containers, pages in the text.',
  chicago: 'Full notes, short notes and a bibliography.',
  harvard: 'Cite Them Right, with dates of access.',
  ieee: 'Numbers in the order of first citing.',
};

/** The four questions (specification §2). */
export const generatorQuestions: readonly FaqEntry[] = [
  {
    question: 'Are citation generators accurate?',
    answer:
      'As accurate as the record they find and the rules they know. With a DOI or an ISBN a good one is nearly always right; with a web page, check the author and the date. Read every reference once before you hand it in.',
  },
  {
    question: 'Is using a generator plagiarism?',
    answer:
      'No. A reference is a fact about a source, set in an agreed form. Plagiarism is leaving it out. You remain responsible for what the list says.',
  },
  {
    question: 'Can I use ChatGPT to write my references?',
    answer:
      'Not safely. Language models write references that look right and may lead to works that do not exist. Use a tool that looks records up, and open every source that you cite.',
  },
  {
    question: 'Which style should I choose?',
    answer:
      'The one that your department or journal names. Without a rule: APA for the social sciences, MLA for literature, Chicago for history, Harvard at many British universities, IEEE for engineering.',
  },
];
