import { apaWorks } from '../style-guides/apa-works.ts';
import { chicagoWorks } from '../style-guides/chicago-works.ts';
import { harvardWorks } from '../style-guides/harvard-works.ts';
import { ieeeWorks } from '../style-guides/ieee-works.ts';
import { mlaWorks } from '../style-guides/mla-works.ts';
import { date, names, type Work } from '../style-guides/record.ts';

/** A work under the name of its kind. */
export interface SampleWork {
  kind: string;
  work: Work;
}

const book: Work = {
  id: 'kuhn-2012',
  type: 'book',
  title: 'The Structure of Scientific Revolutions',
  author: names('Kuhn, Thomas S.'),
  edition: '4',
  publisher: 'University of Chicago Press',
  'publisher-place': 'Chicago',
  issued: date(2012),
};

/**
 * The ten works of ten kinds that every page of a style prints. Titles of books and journals have their capitals, because many styles
 * leave them as they are.
 */
export const sampleWorks: readonly SampleWork[] = [
  { kind: 'Journal article', work: harvardWorks.fourAuthors },
  { kind: 'Book', work: book },
  {
    kind: 'Chapter in an edited book',
    work: {
      ...apaWorks.chapter,
      'container-title': 'Heuristics and Biases: The Psychology of Intuitive Judgment',
    },
  },
  { kind: 'Conference paper', work: ieeeWorks.conference },
  { kind: 'Thesis', work: { ...harvardWorks.thesis, title: 'Properties of Expanding Universes' } },
  { kind: 'Report', work: { ...apaWorks.report, title: 'Investing in Mental Health: Evidence for Action' } },
  { kind: 'Web page', work: ieeeWorks.website },
  { kind: 'Newspaper article', work: chicagoWorks.newspaper },
  { kind: 'Data set', work: { ...chicagoWorks.dataset, title: 'Maddison Project Database 2020' } },
  { kind: 'Film', work: mlaWorks.film },
];

/** Cases of the courts, as the courts and the law reports publish them. */
export const cases = {
  griggs: {
    id: 'griggs-1971',
    type: 'legal_case',
    title: 'Griggs v. Duke Power Co.',
    'container-title': 'U.S.',
    volume: '401',
    page: '424',
    issued: date(1971, 3, 8),
  },
  hotelLaTour: {
    id: 'hotel-la-tour-2025',
    type: 'legal_case',
    title: "Commissioners for His Majesty's Revenue and Customs v Hotel La Tour Ltd",
    authority: 'UKSC',
    number: '46',
    issued: date(2025, 12, 17),
  },
  miningWatch: {
    id: 'miningwatch-2010',
    type: 'legal_case',
    title: 'MiningWatch Canada v Canada (Fisheries and Oceans)',
    'container-title': 'SCR',
    volume: '1',
    page: '6',
    issued: date(2010, 1, 21),
  },
} satisfies Record<string, Work>;
