/** Copy of the guide to citing. Paragraphs may contain `<i>` and `<b>`. */
export const howToCiteCopy = {
  eyebrow: 'Guide',
  title: 'How to cite sources',
  lead: 'What needs a citation, what does not, and how to set one that a strict marker accepts: from the first note you take to the last full stop of the list.',
  published: '2024-01-15',
  changed: '2024-12-19',
  readTime: '15 min read',
  closing: {
    title: 'Now your own sources',
    text: 'Paste a link, a DOI or an ISBN, and compare what comes out with what you have learnt here.',
  },
} as const;

/** The panel beside the hero. */
export const quickFacts = [
  { value: '3', label: 'Major styles' },
  { value: '45', label: 'Source types' },
  { value: '0', label: 'Accounts needed' },
  { value: '100%', label: 'Free' },
] as const;

/** The chapters of the guide, in order. */
export const chapters = {
  why: {
    id: 'why-citing-matters',
    title: 'Why citing matters',
    paragraphs: [
      'A citation is a promise that can be checked. It says: this thought is not mine, here is whose it is, and here is the page on which you can read it. Everything else about citing, the commas and the italics, serves that one promise.',
      'It does four things at once. It gives <b>credit</b> to the person who did the work. It gives your reader a <b>way back</b> to the evidence, so that nobody has to take your word for it. It shows the <b>ground you stand on</b>: which debates you know and which side you argue with. And it draws the <b>line between borrowed and new</b>, which is what a marker looks for first, because only what is new earns marks.',
      'Plagiarism is mostly not theft by plan but notes kept badly: a sentence copied in March without quotation marks comes back in May as one’s own. The cure is dull and works: write down where a thought comes from at the moment you write down the thought.',
    ],
  },
  what: {
    id: 'what-to-cite',
    title: 'What needs a citation, and what does not',
    paragraphs: [
      'Cite whenever a reader could fairly ask “says who?”. Do not cite what every reader of your subject knows and no one disputes.',
    ],
  },
  borrowing: {
    id: 'quote-paraphrase-summarise',
    title: 'Quote, paraphrase or summarise',
    paragraphs: [
      'There are three honest ways to use somebody else’s thought, and one that looks honest and is not. Here is a sentence by William James, and what may become of it.',
      'Quote when the words themselves matter: a definition, a formulation that you will take apart, a voice. Paraphrase when the thought matters, which is nearly always. Summarise when you need the result of ten pages and not the way there.',
    ],
  },
  styles: {
    id: 'three-major-styles',
    title: 'The three major styles',
    paragraphs: [
      'A style is an agreement about order and punctuation. Three of them cover most of what is written at universities; below, each prints the same book.',
    ],
  },
  steps: {
    id: 'three-steps',
    title: 'Citing in three steps',
    paragraphs: [
      'Every citation has two halves: a short one in the text and a full one in the list. They are tied together by the first word of the full one, which is why both must be made from the same record.',
    ],
  },
  mistakes: {
    id: 'mistakes-and-practices',
    title: 'Common mistakes and best practices',
    paragraphs: ['Markers see the same dozen errors every year. Each of them has a habit that prevents it.'],
  },
  tools: {
    id: 'tools',
    title: 'Tools, and how far to trust them',
    paragraphs: [
      'A generator is a typist: quick, tireless, and only as good as the record it is given. A DOI or an ISBN leads it to a record that a publisher or a library has made. A web address leads it to whatever the page says about itself, which may be little.',
      'So check four things before you copy: that the <b>authors</b> are the authors, and an organisation has not become a person with initials; that the <b>date</b> is that of the work and not of the web page’s last redesign; that the <b>title</b> has the capitals that your style wants; and that the <b>kind of source</b> is right, since a report printed as a website is wrong in every style.',
      'Citewright shows beside each reference where every part of it was found, so that the check takes a glance. What it cannot find it leaves out and says so. Language models, asked for references, write ones that look right and often lead nowhere; never hand in a reference that you have not opened.',
    ],
  },
} as const;

/** What needs a citation and what does not, side by side. */
export const needsCitation = {
  yes: {
    title: 'Cite',
    entries: [
      'Words that you quote, however few, with their page',
      'A thought, argument or structure in your own words',
      'Figures, tables, images, code and data that others made',
      'Facts that are not common knowledge in your subject',
      'Your own earlier work, where you use it again',
    ],
  },
  no: {
    title: 'No need',
    entries: [
      'What any textbook of the subject says without a source',
      'Dates and facts that nobody disputes: water boils at 100 °C at sea level',
      'Proverbs and words of daily life',
      'Your own observations, results and conclusions',
    ],
  },
} as const;

/** The quoted sentence and its page in the first edition. */
export const borrowed = {
  sentence: 'Habit is thus the enormous fly-wheel of society, its most precious conservative agent.',
  page: '121',
} as const;

/**
 * The ways to use the sentence. Placeholders: `{quoted}` is its citation with the page, `{cited}` the one without,
 * `{named}` the narrative one.
 */
export const waysToBorrow = [
  {
    name: 'Quotation',
    honest: true,
    text: '“Habit is thus the enormous fly-wheel of society” {quoted}.',
    why: 'His words, in quotation marks, with their page.',
  },
  {
    name: 'Paraphrase',
    honest: true,
    text: '{named} sees in habit what keeps a society turning as it always has.',
    why: 'His thought in a sentence that he would not recognise as his, and still his name.',
  },
  {
    name: 'Summary',
    honest: true,
    text: 'Early psychology explained social order by habit rather than by conviction {cited}.',
    why: 'One line for a whole chapter.',
  },
  {
    name: 'Patchwork',
    honest: false,
    text: 'Habit is therefore the huge flywheel of society and its most valuable conservative agent {cited}.',
    why: 'A few words were exchanged and the sentence kept. The citation does not fix it: without quotation marks it claims that the sentence is yours.',
  },
] as const;

/** The three styles; the Chicago link goes to the home page (specification §2). */
export const majorStyles = [
  {
    style: 'apa',
    name: 'APA',
    text: 'Author and year, because in psychology and education a finding’s age is half its meaning. Titles in the list are written as sentences.',
    to: '/apa-citation-generator',
    link: 'APA generator',
  },
  {
    style: 'mla',
    name: 'MLA',
    text: 'Author and page, because a reader of novels and poems wants the line. Each entry is built from the same nine elements, whatever the medium.',
    to: '/mla-citation-generator',
    link: 'MLA generator',
  },
  {
    style: 'chicago',
    name: 'Chicago',
    text: 'A number and a note, because historians have much to say about their sources. The note is full the first time and short ever after.',
    to: '/',
    link: 'Chicago generator',
  },
] as const;

/** The three steps (also used as structured data). */
export const howToSteps = [
  {
    title: 'Take down the record while you read',
    text: 'Author, date, title, and where it appeared: journal with volume, issue and pages; book with publisher and edition; web page with its address and the day you saw it. Copy the DOI or ISBN first, because the rest can be found again from it. Put quotation marks around every word that is not yours, with the page beside it.',
  },
  {
    title: 'Cite in the text as you write',
    text: 'Put the citation into the first draft, at the sentence that needs it, even if it is only a name and a page. Say whose thought it is before it begins and cite where it ends, so that the reader can tell how far the borrowing goes.',
  },
  {
    title: 'Build the list and check it both ways',
    text: 'Make one entry for each source in one style. Then go through the text with the list beside you: every citation leads to an entry, every entry is cited, spelling and year agree. Sort, indent, and read the list once aloud: the ear finds a missing full stop.',
  },
] as const;

/** Mistakes with the habits that prevent them. */
export const habits = [
  {
    mistake: 'A source in the text that is missing from the list',
    habit: 'Check both ways before handing in; search the document for every bracket.',
  },
  {
    mistake: 'Two styles in one list',
    habit: 'Choose on the first day, and make every entry with the same tool set to the same style.',
  },
  {
    mistake: 'A paraphrase that keeps the sentence and changes the words',
    habit: 'Close the book, say it to a friend, write down what you said, and cite it.',
  },
  {
    mistake: 'Citing what you have not read',
    habit: 'Cite the book in your hands: quoted in, cited in, as cited in.',
  },
  {
    mistake: 'A web address where a DOI exists',
    habit: 'Look for the DOI on the article’s first page. It works when the address has died.',
  },
  {
    mistake: 'Capitals copied from the database',
    habit: 'Set titles as the style wants: sentences in APA, headlines in MLA and Chicago.',
  },
  {
    mistake: 'An organisation turned into a person',
    habit: 'World Health Organization is one name. It has no initials and no family.',
  },
  {
    mistake: 'All the references made on the last night',
    habit: 'Add each source to a project on the day you first use it.',
  },
] as const;
