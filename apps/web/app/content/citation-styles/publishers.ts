import type { CitationStyle } from './citation-style.ts';

const keyStyle =
  'https://dam.springernature.com/file/1iVex7Gr46Q8xLzdF9RNhT/*/Key+Style+Points_Dec_24.pdf?authcred=Q29weVVSTDpDMHB5X1VSTA==';
const springer = {
  prescribedBy: 'Springer',
  manual: {
    title: 'Key Style Points 1.0',
    href: 'http://www.springer.com/cda/content/document/cda_downloaddocument/Key_Style_Points_1.0.pdf',
  },
};

/** Styles that a publisher prescribes to journals of all fields. */
export const publishers: readonly CitationStyle[] = [
  {
    slug: 'elsevier-harvard',
    id: 'elsevier-harvard',
    name: 'Elsevier Harvard',
    prescribedBy: 'Elsevier',
    manual: {
      title: 'Guide for authors of Biological Conservation',
      href: 'http://www.elsevier.com/journals/biological-conservation/0006-3207/guide-for-authors#68000',
    },
    purpose:
      'One of Elsevier’s three common formats, by author and year. There are no italics and no quotation marks; the guide for authors of your journal says which of the three it takes.',
    journals: ['Water Research', 'Gene', 'Journal of Public Economics'],
  },
  {
    slug: 'elsevier-numeric',
    id: 'elsevier-with-titles',
    name: 'Elsevier numeric',
    prescribedBy: 'Elsevier',
    manual: {
      title: 'Guide for authors of the Journal of Hazardous Materials',
      href: 'http://www.elsevier.com/journals/journal-of-hazardous-materials/0304-3894/guide-for-authors#68001',
    },
    purpose:
      'Elsevier’s numbered format with the titles of articles: initials first, numbers in square brackets.',
    journals: ['Bone', 'Surface Science', 'Neurocomputing'],
  },
  {
    slug: 'elsevier-vancouver',
    id: 'elsevier-vancouver',
    name: 'Elsevier Vancouver',
    prescribedBy: 'Elsevier',
    manual: {
      title: 'Guide for authors of Energy',
      href: 'http://www.elsevier.com/journals/energy/0360-5442/guide-for-authors#68000',
    },
    purpose:
      'Close to Vancouver, for part of Elsevier’s journals: surname first, no stops after initials, short page ranges.',
    journals: ['Fuel', 'Blood Reviews', 'Journal of Hospital Infection'],
  },
  {
    slug: 'springer-author-date',
    id: 'springer-basic-author-date',
    name: 'Springer Basic (author-date)',
    ...springer,
    purpose:
      'Springer’s format for medicine, life sciences, chemistry, geosciences, computing, engineering and economics, here by author and year.',
    journals: ['Oecologia', 'Natural Hazards', 'Journal of Chemical Ecology'],
  },
  {
    slug: 'springer-numeric',
    id: 'springer-basic-brackets',
    name: 'Springer Basic (numeric)',
    ...springer,
    purpose:
      'The same references as Springer’s author-date format, in the order of citing, with numbers in square brackets.',
    journals: ['Intensive Care Medicine', 'Journal of Materials Science', 'Archives of Virology'],
  },
  {
    slug: 'springer-vancouver',
    id: 'springer-vancouver-brackets',
    name: 'Springer Vancouver',
    prescribedBy: 'Springer',
    manual: { title: 'Key Style Points 2.0 (December 2024)', href: keyStyle },
    purpose:
      'Springer’s version of Vancouver: numbers in square brackets, six authors before et al., the DOI as a link.',
    journals: ['Genome Biology', 'Medical Oncology', 'Surgery Today'],
  },
  {
    slug: 'springer-socpsych',
    id: 'springer-socpsych-author-date',
    name: 'Springer SocPsych',
    ...springer,
    purpose:
      'Springer’s format for psychology and the social sciences. It resembles an older APA; in the text no comma stands before the year.',
    journals: ['Demography', 'Higher Education', 'Political Behavior'],
  },
  {
    slug: 'taylor-francis-chicago',
    id: 'taylor-and-francis-chicago-author-date',
    name: 'Taylor & Francis Chicago',
    prescribedBy: 'Taylor & Francis',
    manual: {
      title: 'Standard Reference Style Guide: Chicago author-date, version 2.0',
      href: 'https://files.taylorandfrancis.com/tf_ChicagoAD.pdf',
    },
    purpose:
      'The publisher’s reading of Chicago’s 17th edition: page ranges are written out, and a repeated author is named again.',
    journals: ['Ergonomics', 'Journalism Practice', 'Gender and Education'],
  },
  {
    slug: 'taylor-francis-nlm',
    id: 'taylor-and-francis-national-library-of-medicine',
    name: 'Taylor & Francis NLM',
    prescribedBy: 'Taylor & Francis',
    manual: {
      title: 'Reference style NLM, version 2.2 (2023)',
      href: 'https://files.taylorandfrancis.com/tf_NLM.pdf',
    },
    purpose:
      'The publisher’s numbered style after the National Library of Medicine, with square brackets, in science and medicine.',
    journals: ['Liquid Crystals', 'Statistics', 'Expert Review of Vaccines'],
  },
  {
    slug: 'sage-harvard',
    id: 'sage-harvard',
    name: 'SAGE Harvard',
    prescribedBy: 'SAGE Publishing',
    manual: {
      title: 'SAGE Harvard reference style',
      href: 'https://uk.sagepub.com/sites/default/files/sage_harvard_reference_style_0.pdf',
    },
    purpose:
      'SAGE’s journals of the social sciences: the year in brackets, no quotation marks around titles, journals in italics.',
    journals: ['Sociology', 'Human Relations', 'Social Studies of Science'],
  },
  {
    slug: 'sage-vancouver',
    id: 'sage-vancouver',
    name: 'SAGE Vancouver',
    prescribedBy: 'SAGE Publishing',
    manual: {
      title: 'SAGE Vancouver reference style',
      href: 'http://www.uk.sagepub.com/repository/binaries/pdf/SAGE_Vancouver_reference_style.pdf',
    },
    purpose:
      'SAGE’s medical journals: raised numbers, journals in italics without stops, three authors before et al.',
    journals: ['Cephalalgia', 'Vascular Medicine', 'Clinical Pediatrics'],
  },
  {
    slug: 'emerald',
    id: 'emerald-harvard',
    name: 'Emerald Harvard',
    prescribedBy: 'Emerald Publishing',
    manual: {
      title: 'Using the Harvard reference system',
      href: 'https://www.emeraldgrouppublishing.com/use-harvard-reference-system',
    },
    purpose:
      'Management and business journals of Emerald. Double quotation marks, and Vol. and No. are written out.',
    journals: ['Journal of Managerial Psychology'],
  },
];
