/** Copy of the about page. */
export const aboutCopy = {
  eyebrow: 'About Citewright',
  title: 'A reference is a promise that the source is there',
  lead: 'Citewright is a free citation generator made by a small studio in the United Kingdom, for students at one in the morning and for researchers with sixty sources to list. It needs no registration.',
  statsLabel: 'Citewright in figures',
} as const;

/** The figures of the carousel, each with its caption. Only what anybody can check on this site (`about.test.ts`). */
export const stats = [
  { name: 'styles', figure: '5', text: 'styles, each with a guide to its manual' },
  { name: 'sources', figure: '45', text: 'types of source, from articles to treaties' },
  { name: 'price', figure: '$0', text: 'for any number of citations' },
  { name: 'accounts', figure: '0', text: 'accounts, advertisements and trackers' },
  { name: 'lists', figure: '2,000', text: 'references in one project' },
] as const;

/** How often the figure changes, in milliseconds (specification §9). */
export const statsInterval = 3_000;

export const mission = {
  heading: 'Our mission',
  paragraphs: [
    'Nobody loses marks for the argument they made at two in the afternoon. They lose them for the comma they placed at two in the morning: a title in the wrong case, an initial that should have been a name, a web address where a DOI belongs. None of that is scholarship, and all of it can be looked up.',
    'So we look it up. Citewright asks those who keep the record of a work, the registries of publishers, the catalogues of national libraries, the page itself, and sets what they say by the rules of the manual your marker has on the shelf. Every reference says where its facts came from, so that you can check in a moment what you are about to sign.',
  ],
} as const;

export const values = [
  {
    title: 'Nothing is invented',
    text: 'If no registry, library or page knows a work, we say so. A tool that makes up a plausible reference has done more harm than one that gives up.',
  },
  {
    title: 'The manual decides',
    text: 'Five styles are set by their manuals, down to the ampersand and the en dash. Where a manual leaves a choice, we take the one that a strict marker accepts.',
  },
  {
    title: 'Your reading is your own',
    text: 'No account, no advertisements, no analytics. What you cite says a good deal about what you think, and it is nobody’s business.',
  },
  {
    title: 'You keep the pen',
    text: 'Every field can be corrected, every list leaves as Word, BibTeX or RIS, and the source of each fact is one click away. The reference is yours, and so is the judgement.',
  },
  {
    title: 'Everyone is meant',
    text: 'By keyboard, by screen reader, on a small phone in a library with poor reception: the tool works, or it is a fault that we fix.',
  },
] as const;
