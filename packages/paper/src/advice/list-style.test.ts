import { formatReference } from '@citewright/formatting';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';
import { withListStyle } from './list-style.ts';

const works = [
  {
    family: 'Baddeley',
    given: 'A. D.',
    other: 'Hitch',
    otherGiven: 'G.',
    year: 1992,
    title: 'Working memory of men',
    volume: 255,
    page: '556–559',
  },
  {
    family: 'Cowan',
    given: 'N.',
    other: 'Morey',
    otherGiven: 'C. C.',
    year: 2001,
    title: 'The magical number four',
    volume: 24,
    page: '87–114',
  },
  {
    family: 'Miller',
    given: 'G. A.',
    other: 'Galanter',
    otherGiven: 'E.',
    year: 1956,
    title: 'The magical number seven',
    volume: 63,
    page: '81–97',
  },
  {
    family: 'Okafor',
    given: 'B.',
    other: 'Berg',
    otherGiven: 'H.',
    year: 2015,
    title: 'Why bees return to fields',
    volume: 12,
    page: '101–119',
  },
  {
    family: 'Tulving',
    given: 'E.',
    other: 'Thomson',
    otherGiven: 'D. M.',
    year: 1973,
    title: 'Encoding and retrieval of episodes',
    volume: 80,
    page: '352–373',
  },
  {
    family: 'Sperling',
    given: 'G.',
    other: 'Melchner',
    otherGiven: 'M. J.',
    year: 1978,
    title: 'The attention operating characteristic',
    volume: 202,
    page: '315–318',
  },
  {
    family: 'Craik',
    given: 'F.',
    other: 'Lockhart',
    otherGiven: 'R. S.',
    year: 1972,
    title: 'Levels of processing of words',
    volume: 11,
    page: '671–684',
  },
];
type Work = (typeof works)[number];

const apa = ({ family, given, other, otherGiven, year, title, volume, page }: Work) =>
  `${family}, ${given}, & ${other}, ${otherGiven} (${year}). ${title}. Journal of Memory, ${volume}(3), ${page}.`;
const bare = (initials: string) => initials.replace(/[. ]/g, '');
const vancouver = ({ family, given, other, otherGiven, year, title, volume, page }: Work, at: number) =>
  `${at + 1}. ${family} ${bare(given)}, ${other} ${bare(otherGiven)}. ${title}. Journal of Memory. ${year};${volume}(3):${page}.`;
const ownStyle = ({ family, given, year, title, volume, page }: Work) =>
  `${family}, ${given} [${year}]: ${title} = Journal of Memory, Heft 3, Band ${volume}, ${page}.`;

function styleOf(entries: readonly string[], isNumeric = false) {
  const cited = works.map(({ family, other, year }, at) =>
    isNumeric ? `[${at + 1}]` : `(${family} & ${other}, ${year})`,
  );
  const text = `${cited.map((callOut) => `Bees return ${callOut}.`).join(' ')}\n\nReferences\n\n${entries.join('\n\n')}\n`;
  const paper = withListStyle(checkDocument({ text, blocks: [], raised: [], notes: [], live: [] }));
  const advice = paper.advice.find(({ kind }) => kind === 'list-style');
  return {
    style: paper.listStyle,
    departing: advice?.places.map(({ reference, note }) => [reference, note]),
  };
}

describe('the style of a list', () => {
  it('is known by its articles', () => {
    expect(styleOf(works.map(apa))).toEqual({ style: { id: 'apa', name: 'APA', agreeing: 7, compared: 7 } });
  });

  it('is known where the paper has numbers', () => {
    expect(styleOf(works.map(vancouver), true).style).toEqual({
      id: 'vancouver',
      name: 'Vancouver',
      agreeing: 7,
      compared: 7,
    });
  });

  it('tells the entries that depart from it, and in what', () => {
    const entries = works.map(apa);
    entries[2] = apa(works[2] as Work)
      .replace(', & ', ' and ')
      .replace('63(3)', '63, no. 3');
    expect(styleOf(entries).departing).toEqual([
      [
        2,
        {
          says: 'departs',
          style: 'APA',
          traits: [
            { name: 'both authors', own: 'Miller, G. A. and Galanter', usual: 'Miller, G. A., & Galanter' },
            { name: 'issue', own: '63, no. 3', usual: '63(3)' },
          ],
        },
      ],
    ]);
  });

  it('is not told where most entries do something otherwise', () => {
    expect(styleOf(works.map((work) => apa(work).replace(', & ', ' and '))).style).toBeUndefined();
  });

  it('is not told of a list in a style of its own', () => {
    expect(styleOf(works.map(ownStyle)).style).toBeUndefined();
  });

  it('is not told by a handful of articles', () => {
    expect(styleOf(works.slice(0, 4).map(apa)).style).toBeUndefined();
  });

  const many = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((letter) => ({ family: `${letter}berg`, given: `${letter}. Q.` }));
  /** An article of so many authors as a style prints it. */
  const ofMany = (count: number, style: string, at: number) =>
    formatReference(
      {
        id: 'many',
        type: 'article-journal',
        title: `What a crowd of ${at} remembers`,
        author: many.slice(0, count),
        issued: { 'date-parts': [[2011 + at]] },
        'container-title': 'Journal of Memory',
        volume: '4',
        issue: '2',
        page: '1-9',
      },
      style,
    ).text;

  it.each([20, 21, 22, 26])('is APA where articles of %i authors are as we print them', (count) => {
    const entries = [...works.map(apa), ofMany(count, 'apa', 0), ofMany(count, 'apa', 1)];
    expect(styleOf(entries)).toEqual({ style: { id: 'apa', name: 'APA', agreeing: 9, compared: 9 } });
  });

  it.each([8, 9, 26])('is APA 6 where articles of %i authors have six, an ellipsis and the last', (count) => {
    const entries = [
      ...works.map(apa),
      ofMany(count, 'apa-6th-edition', 0),
      ofMany(count, 'apa-6th-edition', 1),
    ];
    expect(styleOf(entries)).toEqual({
      style: { id: 'apa-6th-edition', name: 'APA 6', agreeing: 9, compared: 9 },
    });
  });

  it.each([
    ['APA 6 by "doi:"', ' doi:10.1000/182', 'APA 6'],
    ['APA 6 by "Retrieved from"', ' Retrieved from https://memory.example/182', 'APA 6'],
    ['APA by addresses of DOIs', ' https://doi.org/10.1000/182', 'APA'],
    ['APA where nothing speaks for another edition', '', 'APA'],
  ])('is %s', (_, address, name) => {
    expect(styleOf(works.map((work) => apa(work) + address))).toMatchObject({
      style: { name, agreeing: 7, compared: 7 },
    });
  });
});
