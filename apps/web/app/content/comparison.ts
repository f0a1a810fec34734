import type { ComparisonRow, StyleId } from '@citewright/contract';

/** Copy of the comparison of styles. */
export const comparisonCopy = {
  eyebrow: 'The five styles',
  title: 'Citation styles compared',
  lead: 'All five answer the same two questions: whose thought is this, and where can I read it? They differ in what the reader should see first: the year, the page, the note or a number.',
  firstSight: 'What the reader sees first',
  oneSource: {
    title: 'One article, five references',
    lead: 'Alan Turing’s paper of 1950, in which he asks whether machines can think. Watch the year move, the capitals change, and the labels come and go.',
  },
  cards: {
    title: 'Style by style',
    lead: 'What each is called in full, who uses it, and how it points from the text to the list.',
  },
  table: {
    title: 'Side by side',
    lead: 'The four differences that you notice first when you change from one to another.',
    scrolls: 'Swipe the table sideways for the other styles.',
    note: 'The table gives the families. Within them details vary: Harvard as Cite Them Right has it puts a comma between author and year, and IEEE sets the titles of papers as sentences and those of books and journals in title case. Our generator follows the detail.',
  },
  choice: {
    title: 'When to use which',
    lead: 'Your department or journal decides; look in its handbook first. Where nobody says anything, let the subject decide.',
  },
  closing: {
    title: 'Settled on one?',
    text: 'Give a source once and see it in all five. You can change your mind until the day you hand in.',
  },
} as const;

/** The text on a style's card, shown beside the references that our engine formats. */
export interface StyleCard {
  style: StyleId;
  fullName: string;
  /** The fields of study that use it. */
  fields: string;
  /** The general in-text pattern (specification §9). */
  inText: string;
  keyFeatures: readonly string[];
}

export const styleCards: readonly StyleCard[] = [
  {
    style: 'apa',
    fullName: 'American Psychological Association, 7th edition',
    fields: 'Psychology, education, nursing, social sciences',
    inText: '(Author, Year)',
    keyFeatures: [
      'The year comes second, because new results matter',
      'Titles of works in sentence case',
      'Up to twenty authors in the list; et al. from three in the text',
      'DOIs as links, no places of publication',
    ],
  },
  {
    style: 'mla',
    fullName: 'Modern Language Association, 9th edition',
    fields: 'Literature, languages, film, arts',
    inText: '(Author Page)',
    keyFeatures: [
      'The page matters more than the year',
      'Nine core elements for every medium',
      'Full given names; et al. from three authors',
      'Containers: what a work sits inside',
    ],
  },
  {
    style: 'chicago',
    fullName: 'Chicago Manual of Style, 17th edition, notes and bibliography',
    fields: 'History, theology, history of art, publishing',
    inText: 'Footnote or endnote',
    keyFeatures: [
      'A full note first, short notes after it',
      'Notes may comment on their sources',
      'Title case; place, publisher and year together',
      'At home with archives and old prints',
    ],
  },
  {
    style: 'harvard',
    fullName: 'Harvard, as in Cite Them Right, 13th edition',
    fields: 'Most subjects at British and Australian universities',
    inText: '(Author Year)',
    keyFeatures: [
      'No single manual: every university has its dialect',
      'The year in brackets, no full stop after it',
      'Single quotation marks around articles',
      '“Available at:” and a date of access',
    ],
  },
  {
    style: 'ieee',
    fullName: 'Institute of Electrical and Electronics Engineers',
    fields: 'Engineering, computing, telecommunications',
    inText: '[Number]',
    keyFeatures: [
      'Numbers in the order of first citing',
      'The list is not alphabetical',
      'Initials before family names',
      'Labels: vol., no., pp.',
    ],
  },
];

/** What an in-text citation shows the reader, by style. */
export const firstSights: Readonly<Record<StyleId, string>> = {
  apa: 'how old the finding is',
  mla: 'the page to turn to',
  chicago: 'nothing but a number, and then everything',
  harvard: 'who said it, and when',
  ieee: 'a place in the list',
};

/** The comparison table; its facts are the specification's (§9). */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    feature: 'In-text citation',
    apa: '(Author, Year)',
    mla: '(Author Page)',
    chicago: 'Footnote/endnote',
    harvard: '(Author Year)',
    ieee: '[Number]',
  },
  {
    feature: 'Reference list name',
    apa: 'References',
    mla: 'Works Cited',
    chicago: 'Bibliography',
    harvard: 'Reference List',
    ieee: 'References',
  },
  {
    feature: 'Date placement',
    apa: 'After the author',
    mla: 'At the end',
    chicago: 'At the end',
    harvard: 'After the author',
    ieee: 'At the end',
  },
  {
    feature: 'Title capitalization',
    apa: 'Sentence case',
    mla: 'Title case',
    chicago: 'Title case',
    harvard: 'Sentence case',
    ieee: 'Title case',
  },
];

/** When to use which style. */
export const choices: readonly { style: StyleId; when: string; because: string }[] = [
  {
    style: 'apa',
    when: 'You report or review studies.',
    because:
      'The reader sees at once how recent each finding is. Journals of psychology, education and health expect it.',
  },
  {
    style: 'mla',
    when: 'You read texts closely.',
    because:
      'The page leads to the very line that you discuss, and the edition in the list tells which page 112 you mean.',
  },
  {
    style: 'chicago',
    when: 'You work with documents.',
    because:
      'A note has room for a box number in an archive, a doubtful date, or a word of thanks, and leaves the sentence alone.',
  },
  {
    style: 'harvard',
    when: 'Your university says “Harvard”.',
    because:
      'It will nearly always mean author and year in the British manner. Ask for its handbook and check the punctuation.',
  },
  {
    style: 'ieee',
    when: 'You write for engineers.',
    because:
      'A number takes three characters, so that a dense page stays readable with a dozen sources on it.',
  },
];
