import type { CitationItem, StyleId } from '@citewright/contract';

/** One panel of the live example: the input and the record found for it. The reference is formatted at build time. */
export interface LiveExample {
  style: StyleId;
  /** The type of work. */
  type: string;
  /** The input: its kind and its text. */
  source: { kind: string; text: string };
  item: CitationItem;
}

/** One example per style and per kind of input. The tool can cite every one of these works. */
export const liveExamples: readonly LiveExample[] = [
  {
    style: 'apa',
    type: 'Journal article',
    source: { kind: 'DOI', text: '10.1038/nature14539' },
    item: {
      id: 'lecun-2015',
      type: 'article-journal',
      title: 'Deep learning',
      author: [
        { family: 'LeCun', given: 'Yann' },
        { family: 'Bengio', given: 'Yoshua' },
        { family: 'Hinton', given: 'Geoffrey' },
      ],
      'container-title': 'Nature',
      volume: '521',
      issue: '7553',
      page: '436-444',
      issued: { 'date-parts': [[2015, 5, 28]] },
      DOI: '10.1038/nature14539',
    },
  },
  {
    style: 'mla',
    type: 'Novel',
    source: { kind: 'ISBN', text: '978-0-394-53597-5' },
    item: {
      id: 'morrison-1987',
      type: 'book',
      title: 'Beloved',
      author: [{ family: 'Morrison', given: 'Toni' }],
      publisher: 'Alfred A. Knopf',
      issued: { 'date-parts': [[1987]] },
    },
  },
  {
    style: 'chicago',
    type: 'Book',
    source: { kind: 'Typed', text: 'Thomas S. Kuhn, 2012' },
    item: {
      id: 'kuhn-2012',
      type: 'book',
      title: 'The Structure of Scientific Revolutions',
      author: [{ family: 'Kuhn', given: 'Thomas S.' }],
      edition: '4',
      publisher: 'University of Chicago Press',
      'publisher-place': 'Chicago',
      issued: { 'date-parts': [[2012]] },
    },
  },
  {
    style: 'harvard',
    type: 'Web page',
    source: { kind: 'URL', text: 'https://www.w3.org/Provider/Style/URI' },
    item: {
      id: 'berners-lee-1998',
      type: 'webpage',
      title: 'Cool URIs don’t change',
      author: [{ family: 'Berners-Lee', given: 'Tim' }],
      issued: { 'date-parts': [[1998]] },
      URL: 'https://www.w3.org/Provider/Style/URI',
      accessed: { 'date-parts': [[2025, 4, 18]] },
    },
  },
  {
    style: 'ieee',
    type: 'Conference paper',
    source: { kind: 'In-text', text: '(He et al., 2016)' },
    item: {
      id: 'he-2016',
      type: 'paper-conference',
      title: 'Deep residual learning for image recognition',
      author: [
        { family: 'He', given: 'Kaiming' },
        { family: 'Zhang', given: 'Xiangyu' },
        { family: 'Ren', given: 'Shaoqing' },
        { family: 'Sun', given: 'Jian' },
      ],
      'container-title': '2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR)',
      page: '770-778',
      issued: { 'date-parts': [[2016, 6]] },
      DOI: '10.1109/CVPR.2016.90',
    },
  },
];
