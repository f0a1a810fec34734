import type { CitationStyle } from './citation-style.ts';

/** Styles of the sciences, engineering and computing. */
export const sciences: readonly CitationStyle[] = [
  {
    slug: 'ieee',
    id: 'ieee',
    name: 'IEEE',
    prescribedBy: 'Institute of Electrical and Electronics Engineers',
    manual: {
      title: 'IEEE Reference Guide',
      href: 'https://journals.ieeeauthorcenter.ieee.org/your-role-in-article-production/ieee-editorial-style-manual/',
    },
    purpose:
      'Electrical engineering and computing. A number in square brackets, titles in quotation marks, and the journal’s name in the short form of IEEE’s own list.',
    journals: ['IEEE Access', 'IEEE Spectrum', 'Bell Labs Technical Journal'],
  },
  {
    slug: 'nature',
    id: 'nature',
    name: 'Nature',
    prescribedBy: 'Nature Portfolio',
    manual: {
      title: 'Formatting guide',
      href: 'https://www.nature.com/nature/for-authors/formatting-guide',
    },
    purpose:
      'Nature and the journals around it. Raised numbers, the volume in bold, the year at the end in brackets; from six authors on, only the first is named.',
    journals: ['Nature Communications', 'Nature Genetics', 'Nature Physics'],
  },
  {
    slug: 'science',
    id: 'science',
    name: 'Science',
    prescribedBy: 'American Association for the Advancement of Science',
    manual: {
      title: 'Instructions for preparing an initial manuscript',
      href: 'https://www.science.org/content/page/instructions-preparing-initial-manuscript#science-citation-style',
    },
    purpose:
      'Science and Science Advances. The number in the text is in italics and brackets, initials come before the surname.',
    journals: ['Science Advances'],
  },
  {
    slug: 'pnas',
    id: 'pnas',
    name: 'PNAS',
    prescribedBy: 'National Academy of Sciences, United States',
    manual: {
      title: 'Information for authors',
      href: 'http://www.pnas.org/site/authors/procedures.xhtml',
    },
    purpose:
      'For the Proceedings of the National Academy of Sciences. Numbers in round brackets; from six authors on, the first and et al.',
  },
  {
    slug: 'acs',
    id: 'american-chemical-society',
    name: 'ACS',
    prescribedBy: 'American Chemical Society',
    manual: {
      title: 'ACS Guide to Scholarly Communication (2020, revised 2022)',
      href: 'https://doi.org/10.1021/acsguide.40303',
    },
    purpose:
      'Chemistry. Authors are divided by semicolons, the year is bold, the volume in italics, and journals have the short names of the Chemical Abstracts Service.',
    journals: ['ACS Nano', 'Chemical Reviews', 'Organic Letters'],
  },
  {
    slug: 'rsc',
    id: 'royal-society-of-chemistry',
    name: 'RSC',
    prescribedBy: 'Royal Society of Chemistry',
    manual: {
      title: 'Prepare your article',
      href: 'http://www.rsc.org/journals-books-databases/journal-authors-reviewers/prepare-your-article/#format-layout',
    },
    purpose: 'British chemistry: initials first, no title for an article, year before the bold volume.',
    journals: ['Chemical Science', 'Nanoscale', 'Green Chemistry'],
  },
  {
    slug: 'aip',
    id: 'american-institute-of-physics',
    name: 'AIP',
    prescribedBy: 'American Institute of Physics',
    manual: {
      title: 'AIP Style Manual, 4th edition',
      href: 'https://publishing.aip.org/wp-content/uploads/2021/03/AIP_Style_4thed.pdf',
    },
    purpose:
      'Physics, in the journals of AIP Publishing: raised numbers in the text and in the list, the volume in bold, the year last.',
    journals: ['Applied Physics Letters', 'The Journal of Chemical Physics', 'Physics of Fluids'],
  },
  {
    slug: 'aps',
    id: 'american-physics-society',
    name: 'APS',
    prescribedBy: 'American Physical Society',
    manual: {
      title: 'Physical Review Letters: information for authors',
      href: 'https://journals.aps.org/prl/authors#techformat',
    },
    purpose:
      'The Physical Review and its sisters. Of the pages only the first is given; more than ten authors become the first and et al.',
    journals: ['Physical Review Letters', 'Physical Review X', 'Physical Review B'],
  },
  {
    slug: 'acm',
    id: 'association-for-computing-machinery',
    name: 'ACM',
    prescribedBy: 'Association for Computing Machinery',
    manual: {
      title: 'ACM citation style and reference formats',
      href: 'https://www.acm.org/publications/authors/reference-formatting',
    },
    purpose:
      'Journals of the ACM. Numbered, but the list is alphabetical: number 1 is the first author of the alphabet, not the first source you cite.',
    journals: ['Journal of the ACM', 'ACM Computing Surveys', 'ACM Transactions on Graphics'],
  },
  {
    slug: 'acm-sig',
    id: 'acm-sig-proceedings',
    name: 'ACM SIG Proceedings',
    prescribedBy: 'Association for Computing Machinery',
    manual: {
      title: 'ACM citation style and reference formats',
      href: 'https://www.acm.org/publications/authors/reference-formatting',
    },
    purpose:
      'Conference papers of the ACM’s special interest groups. Initials instead of given names, and et al. from three authors on.',
  },
  {
    slug: 'lncs',
    id: 'springer-lecture-notes-in-computer-science',
    name: 'Springer LNCS',
    prescribedBy: 'Springer',
    manual: {
      title: 'Information for authors of computer science proceedings',
      href: 'http://www.springer.com/computer/lncs?SGWID=0-164-6-793341-0',
    },
    purpose:
      'Proceedings in the series Lecture Notes in Computer Science: numbers in square brackets, a colon after the authors, the year at the end.',
    journals: ['International Conference on Human-Computer Interaction'],
  },
  {
    slug: 'asce',
    id: 'american-society-of-civil-engineers',
    name: 'ASCE',
    prescribedBy: 'American Society of Civil Engineers',
    manual: {
      title: 'Author Center: journals',
      href: 'https://ascelibrary.org/author-center/journal#peer-review-process',
    },
    purpose:
      'Civil engineering cites by author and year, unlike most of engineering. The list is alphabetical.',
    journals: [
      'Journal of Structural Engineering',
      'Journal of Hydraulic Engineering',
      'Natural Hazards Review',
    ],
  },
  {
    slug: 'asme',
    id: 'american-society-of-mechanical-engineers',
    name: 'ASME',
    prescribedBy: 'American Society of Mechanical Engineers',
    manual: {
      title: 'Journal guidelines: references',
      href: 'https://www.asme.org/publications-submissions/journals/information-for-authors/journal-guidelines/references',
    },
    purpose:
      'Mechanical engineering: numbers in square brackets in the text, surname first and the year right after the authors in the list.',
    journals: ['Journal of Heat Transfer', 'Applied Mechanics Reviews', 'Journal of Mechanical Design'],
  },
  {
    slug: 'mdpi',
    id: 'multidisciplinary-digital-publishing-institute',
    name: 'MDPI',
    prescribedBy: 'Multidisciplinary Digital Publishing Institute',
    manual: { title: 'Reference list and citations guide', href: 'http://www.mdpi.com/authors/references' },
    purpose:
      'The open-access journals of MDPI. It looks like ACS: semicolons between authors, a bold year, an italic volume.',
    journals: ['Sensors', 'Molecules', 'Entropy'],
  },
];
