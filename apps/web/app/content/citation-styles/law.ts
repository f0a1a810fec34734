import type { CitationStyle } from './citation-style.ts';
import { cases } from './works.ts';

/** Styles of lawyers. */
export const law: readonly CitationStyle[] = [
  {
    slug: 'oscola',
    id: 'oscola',
    name: 'OSCOLA 4',
    prescribedBy: 'Faculty of Law, University of Oxford',
    manual: {
      title: 'Oxford University Standard for the Citation of Legal Authorities, 4th edition',
      href: 'https://www.law.ox.ac.uk/oscola',
    },
    purpose:
      'Law schools in the United Kingdom and many legal journals use it. It has footnotes with very little punctuation, and cases stand in a table of their own, apart from the bibliography.',
    journals: ['Journal of International Economic Law'],
    legalCase: cases.hotelLaTour,
  },
  {
    slug: 'bluebook',
    id: 'bluebook-law-review',
    name: 'Bluebook (law review)',
    prescribedBy: 'Harvard, Columbia and Pennsylvania Law Reviews and Yale Law Journal',
    manual: { title: 'The Bluebook: A Uniform System of Citation', href: 'https://www.legalbluebook.com/' },
    purpose:
      'Most American law schools teach it and most federal courts use it. A law review cites in footnotes and has no bibliography: what is shown here is the full note.',
    legalCase: cases.griggs,
  },
  {
    slug: 'aglc',
    id: 'australian-guide-to-legal-citation',
    name: 'AGLC 4',
    prescribedBy: 'Melbourne University Law Review and Melbourne Journal of International Law',
    manual: {
      title: 'Australian Guide to Legal Citation, 4th edition (2018)',
      href: 'https://law.unimelb.edu.au/mulr/aglc/about',
    },
    purpose:
      'The standard of legal writing in Australia, free as a PDF. Footnotes carry the sources; the bibliography is divided by kinds of source.',
    legalCase: cases.hotelLaTour,
  },
  {
    slug: 'mcgill',
    id: 'mcgill-en',
    name: 'McGill Guide',
    prescribedBy: 'McGill Law Journal',
    manual: {
      title: 'Canadian Guide to Uniform Legal Citation, 10th edition',
      href: 'https://lawjournal.mcgill.ca/cite-guide',
    },
    purpose:
      'Legal citation in Canada, in English and French. Notes come at the foot of the page, and a later one points back to the first.',
    legalCase: cases.miningWatch,
  },
];
