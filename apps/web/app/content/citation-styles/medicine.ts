import type { CitationStyle } from './citation-style.ts';

const nlm = {
  prescribedBy: 'National Library of Medicine, United States',
  manual: {
    title: 'Citing Medicine, 2nd edition (2007, last update 2015)',
    href: 'https://www.nlm.nih.gov/citingmedicine',
  },
};

/** Styles of medicine and the life sciences. */
export const medicine: readonly CitationStyle[] = [
  {
    slug: 'vancouver',
    id: 'nlm-citation-sequence',
    name: 'Vancouver',
    ...nlm,
    purpose:
      'Named for the city where editors of medical journals met in 1978; their committee, the ICMJE, refers authors to the rules of the National Library of Medicine. Sources are numbered in the order in which they are cited.',
    journals: ['Annals of Internal Medicine', 'Emerging Infectious Diseases', 'ICMJE Recommendations'],
  },
  {
    slug: 'vancouver-superscript',
    id: 'nlm-citation-sequence-superscript',
    name: 'Vancouver (superscript)',
    ...nlm,
    purpose:
      'The same references as Vancouver; the number in the text is raised instead of standing in brackets. Ask your journal which of the two it wants.',
    journals: ['BJOG', 'Medical Education', 'Gastrointestinal Endoscopy'],
  },
  {
    slug: 'ama',
    id: 'american-medical-association',
    name: 'AMA 11',
    prescribedBy: 'American Medical Association',
    manual: {
      title: 'AMA Manual of Style, 11th edition (2020)',
      href: 'https://doi.org/10.1093/jama/9780190246556.003.0003',
    },
    purpose:
      'Made for JAMA and used across American clinical journals. Raised numbers, journals in italics by their short names, and from seven authors on only the first three.',
    journals: ['Blood', 'World Psychiatry', 'Kidney International'],
  },
  {
    slug: 'bmj',
    id: 'bmj',
    name: 'BMJ',
    prescribedBy: 'BMJ Publishing Group',
    manual: {
      title: 'BMJ Author Hub: formatting your paper',
      href: 'https://authors.bmj.com/writing-and-formatting/formatting-your-paper/',
    },
    purpose: 'Vancouver as the BMJ’s journals print it: three authors before et al., journals in italics.',
    journals: ['BMJ Open', 'Gut', 'Thorax'],
  },
  {
    slug: 'lancet',
    id: 'the-lancet',
    name: 'The Lancet',
    prescribedBy: 'The Lancet',
    manual: {
      title: 'Information for authors',
      href: 'http://download.thelancet.com/flatcontentassets/authors/lancet-information-for-authors.pdf',
    },
    purpose:
      'Vancouver in the dress of one family of journals: raised numbers, the volume in bold, spaces after semicolon and colon.',
    journals: ['The Lancet Oncology', 'The Lancet Neurology', 'The Lancet Infectious Diseases'],
  },
  {
    slug: 'nejm',
    id: 'the-new-england-journal-of-medicine',
    name: 'NEJM',
    prescribedBy: 'The New England Journal of Medicine',
    manual: {
      title: 'Author Center: manuscript submission',
      href: 'http://www.nejm.org/page/author-center/manuscript-submission#style',
    },
    purpose:
      'For manuscripts to the New England Journal: Vancouver with raised numbers, at most three authors before et al. once there are seven.',
  },
  {
    slug: 'cse',
    id: 'cse-name-year',
    name: 'CSE 9 (name-year)',
    prescribedBy: 'Council of Science Editors',
    manual: {
      title: 'The CSE Manual: Scientific Style and Format, 9th edition (2024)',
      href: 'https://www.csemanual.org/Tools/CSE-Citation-Quick-Guide.html',
    },
    purpose:
      'Biology and its neighbours. The manual knows several systems; this one names author and year in the text. No italics, no commas between surname and initials.',
    journals: ['Genetics', 'Genome Biology and Evolution', 'Behavioral Ecology'],
  },
  {
    slug: 'plos',
    id: 'plos',
    name: 'PLOS',
    prescribedBy: 'Public Library of Science',
    manual: { title: 'Submission guidelines', href: 'http://www.plosone.org/static/guidelines#references' },
    purpose:
      'Vancouver as PLOS prints it: numbers in square brackets, and the DOI at the end wherever there is one.',
    journals: ['PLOS ONE', 'PLOS Biology', 'PLOS Medicine'],
  },
  {
    slug: 'bmc',
    id: 'biomed-central',
    name: 'BMC',
    prescribedBy: 'BioMed Central',
    manual: {
      title: 'Submission guidelines: preparing your manuscript',
      href: 'http://bmcbioinformatics.biomedcentral.com/submission-guidelines/preparing-your-manuscript/research-article',
    },
    purpose:
      'The open-access journals of BioMed Central: Vancouver with numbers in square brackets and the DOI as a link.',
    journals: ['BMC Biology', 'BMC Medicine', 'BMC Nursing'],
  },
  {
    slug: 'cell',
    id: 'cell',
    name: 'Cell',
    prescribedBy: 'Cell Press',
    manual: { title: 'Information for authors', href: 'https://www.cell.com/cell/authors' },
    purpose:
      'The journals of Cell Press. Since 2022 raised numbers stand in the text. Up to ten authors are named.',
    journals: ['Neuron', 'Immunity', 'Current Biology'],
  },
  {
    slug: 'frontiers',
    id: 'frontiers',
    name: 'Frontiers',
    prescribedBy: 'Frontiers Media',
    manual: { title: 'Author guidelines', href: 'https://www.frontiersin.org/guidelines/author-guidelines' },
    purpose:
      'For the Frontiers journals that cite by author and year: look at the journal’s own page before you choose.',
    journals: ['Frontiers in Psychology', 'Frontiers in Plant Science', 'Frontiers in Neuroscience'],
  },
];
