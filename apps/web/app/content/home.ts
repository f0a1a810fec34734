/** Copy of the home page. */
export const homeCopy = {
  title: 'Citewright: free citation generator for APA, MLA, Chicago, Harvard and IEEE',
  eyebrow: 'Free citation generator',
  headline: 'Citations your marker can check.',
  promise: 'Paste a web address, a DOI, an ISBN or a title. Free, no registration needed.',
  introduction: 'One paste, one finished reference',
  lead: 'Citewright finds the record of your source and sets the reference in the style your marker asks for, with the in-text citation beside it. What it could not confirm, it says.',
  toolHeading: 'Citation generator',
} as const;

/** The three steps of the "how it works" section. */
export const steps = [
  {
    title: 'Choose your style',
    text: 'APA, MLA, Chicago, Harvard or IEEE, or that of a journal. You can change your mind later.',
  },
  {
    title: 'Give the source',
    text: 'A link, a DOI, an ISBN, a citation you found in a text, or the details typed by hand. What you pasted is recognised as you paste it.',
  },
  {
    title: 'Copy the reference',
    text: 'Italics and hanging indent survive the trip into Word and Google Docs. The in-text citation is copied separately.',
  },
] as const;

/** The feature texts; each is shown beside a typographic drawing. */
export const features = {
  url: {
    title: 'URL citation',
    text: 'Paste the address of an article, report or page. Author, date, title and publisher are read from what the page says about itself, and you see where each came from.',
  },
  identifiers: {
    title: 'DOI and ISBN support',
    text: 'Identifiers are looked up where they are registered: publishers’ own records for DOIs, library catalogues for ISBNs. A mistyped digit is caught before you are.',
  },
  formats: {
    title: 'Multiple formats',
    text: 'One source, five styles set by the official rules of their manuals, down to the ampersand, and thousands of others by the Citation Style Language.',
  },
} as const;

/** The invitation to group citations into projects. */
export const projectsPromo = {
  title: 'Keep a whole reference list together',
  text: 'Group your citations into projects, one for each module or paper, and copy the finished list in one go, sorted as its style asks. A list or a paper that you have already is checked against the registers, entry by entry.',
  action: 'Open projects',
  check: 'Check a list or paper',
} as const;

/** For whom the tool is made: the four tiles of the specification's trusted-by block (§2), without its claim. */
export const trustedBy = {
  title: 'For everybody who hands in a reference list',
  tiles: [
    { id: 'university', label: 'University', text: 'Essays, dissertations and theses' },
    { id: 'research', label: 'Research', text: 'Papers, reviews and reports' },
    { id: 'education', label: 'Education', text: 'Teaching how to cite' },
    { id: 'institutes', label: 'Institutes', text: 'Briefs and working papers' },
  ],
} as const;
