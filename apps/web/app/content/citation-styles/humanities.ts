import type { CitationStyle } from './citation-style.ts';

const chicago = {
  prescribedBy: 'University of Chicago Press',
  href: 'https://www.chicagomanualofstyle.org/',
};

/** Styles of the humanities and the social sciences. */
export const humanities: readonly CitationStyle[] = [
  {
    slug: 'apa',
    id: 'apa',
    name: 'APA 7',
    prescribedBy: 'American Psychological Association',
    manual: {
      title: 'Publication Manual, 7th edition (2020)',
      href: 'https://apastyle.apa.org/style-grammar-guidelines/references',
    },
    purpose:
      'The style of psychology, education and nursing, and of much of the social sciences. The year follows the author, so that a reader sees at once how recent the evidence is.',
    journals: [
      'Review of Educational Research',
      'Journal of Family Psychology',
      'Annals of Tourism Research',
    ],
  },
  {
    slug: 'mla',
    id: 'modern-language-association',
    name: 'MLA 9',
    prescribedBy: 'Modern Language Association',
    manual: { title: 'MLA Handbook, 9th edition', href: 'https://style.mla.org/' },
    purpose:
      'Literature and languages cite with MLA: author and page in the text, because the passage matters more than the year. An entry is built from core elements in a fixed order.',
    journals: ['PMLA: Publications of the Modern Language Association of America', 'Angelaki'],
  },
  {
    slug: 'harvard',
    id: 'harvard',
    name: 'Harvard (Cite Them Right)',
    prescribedBy: 'Cite Them Right',
    manual: { title: 'Cite Them Right, 13th edition', href: 'http://www.citethemrightonline.com/' },
    purpose:
      'Harvard has no single manual: every university has its own. Cite Them Right is the one that many British universities point to, and what most people mean by Harvard without a further name.',
  },
  {
    slug: 'chicago-notes',
    id: 'chicago-notes-bibliography',
    name: 'Chicago 18 (notes)',
    prescribedBy: chicago.prescribedBy,
    manual: { title: 'The Chicago Manual of Style, 18th edition (2024)', href: chicago.href },
    purpose:
      'History, art and theology put their sources into notes. The edition of 2024 no longer asks for the place of publication, and a chapter need not have its pages in the bibliography.',
  },
  {
    slug: 'chicago-author-date',
    id: 'chicago-author-date',
    name: 'Chicago 18 (author-date)',
    prescribedBy: chicago.prescribedBy,
    manual: { title: 'The Chicago Manual of Style, 18th edition (2024)', href: chicago.href },
    purpose:
      'Chicago’s second system, for the sciences and social sciences: the year moves up behind the author, and a citation in brackets replaces the note.',
    journals: ['American Political Science Review', 'Social Forces', 'International Studies Quarterly'],
  },
  {
    slug: 'chicago-17',
    id: 'chicago-notes-bibliography-17th-edition',
    name: 'Chicago 17 (notes)',
    prescribedBy: chicago.prescribedBy,
    manual: { title: 'The Chicago Manual of Style, 17th edition (2017)', href: chicago.href },
    purpose:
      'The edition before the present one, which teachers and journals still ask for. A book has its place of publication, and a chapter its pages.',
    journals: ['The Journal of Medieval and Early Modern Studies'],
  },
  {
    slug: 'turabian',
    id: 'turabian-notes-bibliography',
    name: 'Turabian 9 (notes)',
    prescribedBy: chicago.prescribedBy,
    manual: {
      title:
        'Kate L. Turabian, A Manual for Writers of Research Papers, Theses, and Dissertations, 9th edition (2018)',
      href: chicago.href,
    },
    purpose:
      'Chicago style as students need it. The 9th edition corresponds to the 17th of the Chicago Manual, apart from small differences that suit papers and theses.',
  },
  {
    slug: 'mhra',
    id: 'mhra-notes',
    name: 'MHRA 4 (notes)',
    prescribedBy: 'Modern Humanities Research Association',
    manual: { title: 'MHRA Style Guide, 4th edition (2024)', href: 'https://www.mhra.org.uk/style/' },
    purpose:
      'British departments of languages and literature use it, and its publisher gives it away as a PDF. It has footnotes with commas between all parts, and volume and issue as one number: 521.7553.',
    journals: ['Modern Language Review', 'Oxford German Studies', 'Slavonic & East European Review'],
  },
  {
    slug: 'asa',
    id: 'american-sociological-association',
    name: 'ASA 7',
    prescribedBy: 'American Sociological Association',
    manual: {
      title: 'ASA Style Guide, 7th edition (2022)',
      href: 'https://www.asanet.org/publications/journals/asa-style-guide/',
    },
    purpose:
      'Sociology’s own version of Chicago’s author-date system: given names in full, no space between volume and pages, and none between year and page in the text.',
    journals: ['American Sociological Review', 'Sociology of Education', 'Social Psychology Quarterly'],
  },
  {
    slug: 'apsa',
    id: 'american-political-science-association',
    name: 'APSA',
    prescribedBy: 'American Political Science Association',
    manual: {
      title: 'APSA Style Manual, revised edition of 2018',
      href: 'https://connect.apsanet.org/stylemanual/',
    },
    purpose:
      'For papers in political science. It follows Chicago’s author-date system and differs in details: short forms for editors, pages of a chapter at the end of the entry.',
    journals: ['Perspectives on Politics', 'PS: Political Science & Politics'],
  },
  {
    slug: 'aaa',
    id: 'american-anthropological-association',
    name: 'AAA',
    prescribedBy: 'American Anthropological Association',
    manual: {
      title: 'AAA Style Guide',
      href: 'http://www.aaanet.org/publications/style_guide.pdf',
    },
    purpose:
      'The association’s own guide for anthropology. The year stands on a line of its own below the author, and titles have neither italics nor quotation marks.',
  },
  {
    slug: 'apa-6',
    id: 'apa-6th-edition',
    name: 'APA 6',
    prescribedBy: 'American Psychological Association',
    manual: {
      title: 'Publication Manual, 6th edition',
      href: 'http://owl.english.purdue.edu/owl/resource/560/01/',
    },
    purpose:
      'The edition before the present one, for courses that have not changed. A book has its place, three authors are all named at their first citation, and a long list keeps six and the last.',
    journals: ['American Journal of Physical Anthropology', 'Development Growth & Differentiation'],
  },
  {
    slug: 'sbl',
    id: 'society-of-biblical-literature-fullnote-bibliography',
    name: 'SBL 2',
    prescribedBy: 'Society of Biblical Literature',
    manual: { title: 'The SBL Handbook of Style, 2nd edition (2014)', href: 'https://sblhs2.com' },
    purpose:
      'Biblical studies and the history of the ancient Near East and early Christianity. The handbook adds to the Chicago Manual, which counts wherever it has no rule of its own.',
  },
];
