import type { Item } from '@citewright/csl';
import { expect, test } from 'vitest';
import { listEntry } from './listed-entry.ts';
import { formatReference } from './reference.ts';

/** A published sample of an annotated entry: the entry as printed there, and where its annotation stands, in inches. The annotations are our own words. */
interface Sample {
  source: string;
  style: string;
  item: Omit<Item, 'id'>;
  entry: string;
  left: number;
  /** Where a second paragraph begins. */
  second: number;
}

const samples: Sample[] = [
  {
    source:
      'Publication Manual of the APA, 7th ed., 9.51, sample on p. 308, as yukonu.libguides.com quotes it (there with “p.” for “pp.”)',
    style: 'apa',
    item: {
      type: 'chapter',
      title: 'Work-life balance: Contemporary perspectives',
      author: [
        { family: 'Barber', given: 'Larissa K.' },
        { family: 'Grawitch', given: 'Matthew J.' },
        { family: 'Maloney', given: 'Patrick W.' },
      ],
      editor: [
        { family: 'Grawitch', given: 'Matthew J.' },
        { family: 'Ballard', given: 'David W.' },
      ],
      'container-title':
        'The psychologically healthy workplace: Building a win-win environment for organizations and employees',
      issued: { 'date-parts': [[2016]] },
      page: '111-133',
      publisher: 'American Psychological Association',
      DOI: '10.1037/14731-006',
    },
    entry:
      'Barber, L. K., Grawitch, M. J., &amp; Maloney, P. W. (2016). Work-life balance: Contemporary perspectives. In M. J. Grawitch &amp; D. W. Ballard (Eds.), <i>The psychologically healthy workplace: Building a win-win environment for organizations and employees</i> (pp. 111–133). American Psychological Association. https://doi.org/10.1037/14731-006',
    left: 0.5,
    second: 1,
  },
  {
    source:
      'Purdue OWL, Annotated Bibliography Samples, MLA 9 (quoted at libguides.memphis.edu/citationguide)',
    style: 'mla',
    item: {
      type: 'book',
      title: 'Bird by Bird: Some Instructions on Writing and Life',
      author: [{ family: 'Lamott', given: 'Anne' }],
      publisher: 'Anchor Books',
      issued: { 'date-parts': [[1995]] },
    },
    entry: 'Lamott, Anne. <i>Bird by Bird: Some Instructions on Writing and Life</i>. Anchor Books, 1995.',
    left: 1,
    second: 1.5,
  },
  {
    source: 'Scribbr, sample annotated bibliography after Turabian, Chicago notes and bibliography',
    style: 'chicago',
    item: {
      type: 'book',
      title: 'A New History of Western Philosophy: In Four Parts',
      author: [{ family: 'Kenny', given: 'Anthony' }],
      publisher: 'Oxford University Press',
      'publisher-place': 'Oxford',
      issued: { 'date-parts': [[2010]] },
    },
    entry:
      'Kenny, Anthony. <i>A New History of Western Philosophy: In Four Parts</i>. Oxford: Oxford University Press, 2010.',
    left: 0.5,
    second: 1,
  },
];

test.each(samples)('$source', ({ style, item, entry, left, second }) => {
  const work = { id: 'a', ...item, annote: 'What it says.\nWhat it is used for.' };
  const { paragraphs = [] } = listEntry(formatReference(work, style), work, style, true);
  expect(
    paragraphs.map(({ html, left: at, first }) => [html.replace(/<\/?a\b[^>]*>/g, ''), at, at + first]),
  ).toEqual([
    [entry, 0.5, 0],
    ['What it says.', left, left],
    ['What it is used for.', left, second],
  ]);
});
