import type { StyleSummary } from '@citewright/contract';

/** Copy of the picker of styles. */
export const moreStyles = {
  tile: { name: 'More styles', detail: 'Over 10,000' },
  title: 'More styles',
  description: 'Of journals, publishers and universities. Each shows your own reference.',
  search: 'Find a style',
  searchHint: 'Name or ISSN',
  field: 'Field of study',
  anyField: 'All fields',
  list: 'Styles',
  groups: {
    custom: 'Your own styles',
    favourites: 'Favourites',
    recent: 'Used before',
    popular: 'Most used',
    found: 'Best matches',
  },
  nothing: {
    title: 'No style matches these words',
    text: 'Try the full title of the journal, its ISSN, or the name of the publisher or university. Many journals follow the style of their publisher.',
  },
  failed: {
    title: 'The styles could not be searched',
    text: 'Check your connection and type again. The styles that you have used before are in your browser.',
  },
  unloaded: {
    title: 'This style could not be loaded',
    text: 'Check your connection and choose it again. Until then the style that you have stays.',
  },
  custom: {
    add: 'Add your own style (.csl)',
    adding: 'Reading the style...',
    failed: 'The style could not be added',
    remove: 'Delete this style',
    removalFailed: 'The style could not be deleted',
    /** Stands where other styles have their licence. */
    origin: 'Added by you: only this browser and your linked devices have it.',
  },
  choose: 'Use this style',
  chosen: 'In use',
  favourite: 'Favourite',
  sample: 'Three examples',
  own: { one: 'Your reference', several: 'Your references' },
  inText: 'In the text',
  page: 'Rules and examples',
} as const;

/** How a style of each kind cites in the text: in words, and as a sign. */
export const styleKinds: Readonly<Record<StyleSummary['kind'], { words: string; sign: string }>> = {
  'author-date': { words: 'Author and date', sign: '(A 24)' },
  author: { words: 'Author and page', sign: '(A 9)' },
  numeric: { words: 'Numbers', sign: '[1]' },
  note: { words: 'Footnotes', sign: 'text¹' },
  label: { words: 'Labels', sign: '[Au24]' },
};

/** The fields of study, as the repository of CSL names them. */
export const styleFields: Readonly<Record<string, string>> = {
  anthropology: 'Anthropology',
  astronomy: 'Astronomy',
  biology: 'Biology',
  botany: 'Botany',
  chemistry: 'Chemistry',
  communications: 'Communications',
  engineering: 'Engineering',
  geography: 'Geography',
  geology: 'Geology',
  history: 'History',
  humanities: 'Humanities',
  law: 'Law',
  linguistics: 'Linguistics',
  literature: 'Literature',
  math: 'Mathematics',
  medicine: 'Medicine',
  philosophy: 'Philosophy',
  physics: 'Physics',
  political_science: 'Political science',
  psychology: 'Psychology',
  science: 'Science',
  social_science: 'Social sciences',
  sociology: 'Sociology',
  theology: 'Theology',
  zoology: 'Zoology',
};
