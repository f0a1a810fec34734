import { describe, expect, it } from 'vitest';
import { type AnswerCase, readDatacite, written } from './answer.fixture.ts';
import { parseWork } from './crossref/parse.ts';

// Written down before any was read.
const crossref: readonly AnswerCase[] = [
  [
    'a group that signs on behalf of which somebody wrote',
    { author: [{ family: 'Roe', given: 'J.' }, { name: 'on behalf of the TIDES Study Group' }] },
    { author: ['Roe, J.', 'TIDES Study Group'] },
  ],
  [
    'a group with "for the" and "and the" before its name',
    { author: [{ name: 'for the TIDES Investigators' }, { name: 'and the COAST Consortium' }] },
    { author: ['TIDES Investigators', 'COAST Consortium'] },
  ],
  [
    'a group whose name begins with The keeps it',
    { author: [{ name: 'The TIDES Collaboration' }] },
    { author: ['The TIDES Collaboration'] },
  ],
  [
    'pages of the article’s own file beside its number',
    { type: 'journal-article', volume: '21', page: '1-19', 'article-number': '2655' },
    { page: '1-19', number: '2655' },
  ],
  [
    'pages of the volume beside a number of the publisher’s',
    { type: 'journal-article', volume: '21', page: '401-419', 'article-number': '99812' },
    { page: '401-419', number: undefined },
  ],
  [
    'the number as the page',
    { type: 'journal-article', volume: '21', page: '2655', 'article-number': '2655' },
    { page: '2655' },
  ],
  [
    'MathML around a formula',
    {
      title: [
        'Decay of <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:msup><mml:mi>B</mml:mi><mml:mn>0</mml:mn></mml:msup></mml:math> mesons',
      ],
    },
    { title: 'Decay of B<sup>0</sup> mesons' },
  ],
  [
    'TeX in a title',
    { title: ['Measurement of $\\sqrt{s}=13$ TeV collisions in $pp$'] },
    { title: 'Measurement of √s=13 TeV collisions in pp' },
  ],
  [
    'line breaks and indents in a title',
    { title: ['Tides\n            and their\n            keepers'] },
    { title: 'Tides and their keepers' },
  ],
  [
    'an asterisk of a footnote at the end of a title',
    { title: ['The Wealth of Harbours*'] },
    { title: 'The Wealth of Harbours' },
  ],
  [
    'a footnote’s number set high at the end of a title',
    { title: ['The Wealth of Harbours<sup>1</sup>'] },
    { title: 'The Wealth of Harbours' },
  ],
  [
    'a small capital in a species',
    { title: ['Biology of <i>Gadus morhua</i> and <scp>DNA</scp>'] },
    {
      title: 'Biology of <i>Gadus morhua</i> and <span style="font-variant:small-caps;">DNA</span>',
    },
  ],
  [
    'degrees and a comma in the family name',
    { author: [{ family: 'Roe, MD, PhD', given: 'Jane' }] },
    { author: ['Roe, Jane'] },
  ],
  [
    'a suffix without its period',
    { author: [{ family: 'Smith', given: 'John W.', suffix: 'Jr' }] },
    { author: ['Smith, John W., Jr'] },
  ],
  ['initials in small letters', { author: [{ family: 'roe', given: 'j. a.' }] }, { author: ['Roe, J. A.'] }],
  [
    'a family name in small letters with its particle',
    { author: [{ family: 'van der berg', given: 'Pieter' }] },
    { author: ['van der Berg, Pieter'] },
  ],
  [
    'a thesis with its degree and university',
    {
      type: 'dissertation',
      title: ['On tides'],
      degree: ['PhD'],
      institution: [{ name: 'Fjord University', place: ['Oslo'] }],
      publisher: 'Fjord University Library',
    },
    { type: 'thesis', genre: 'PhD', publisher: 'Fjord University' },
  ],
  [
    'an ahead-of-print article numbered "ahead-of-print"',
    { type: 'journal-article', volume: 'ahead-of-print', issue: 'ahead-of-print', page: '1-12' },
    { volume: undefined, issue: undefined },
  ],
  [
    'an article in press with volume 0 and issue 0',
    { type: 'journal-article', volume: '0', issue: '0', page: '0' },
    { volume: undefined, issue: undefined, page: undefined },
  ],
  [
    'a journal’s section behind its name',
    { type: 'journal-article', 'container-title': ['Acta Maris Section C: Structure'] },
    { 'container-title': 'Acta Maris Section C: Structure' },
  ],
  [
    'a journal with an ampersand escaped twice',
    { type: 'journal-article', 'container-title': ['Tides &amp;amp; Currents'] },
    { 'container-title': 'Tides & Currents' },
  ],
  [
    'an editor’s note in the title: book review with the price',
    { type: 'journal-article', title: ['Book Review: Tides'] },
    { title: 'Book Review: Tides' },
  ],
  ['an edition in words', { type: 'book', title: ['Tides'], 'edition-number': 'Third' }, { edition: '3' }],
  [
    'a publisher in capitals with its form',
    { type: 'book', publisher: 'SKERRY PRESS, INC.' },
    { publisher: 'Skerry Press, Inc.' },
  ],
];

describe('Crossref’s records as they are delivered', () => {
  it.each(crossref)('%s', (_, answer, expected) => {
    const record = parseWork({ message: { DOI: '10.5555/x', title: ['T'], ...answer } });
    expect(written(record?.item, Object.keys(expected))).toEqual(expected);
  });
});

const datacite: readonly AnswerCase[] = [
  [
    'a thesis says in words which one it is',
    { types: { resourceTypeGeneral: 'Dissertation', resourceType: 'Doctoral Thesis' } },
    { type: 'thesis', genre: 'Doctoral Thesis' },
  ],
  [
    'a thesis that only says that it is one',
    { types: { resourceTypeGeneral: 'Dissertation', resourceType: 'Thesis' } },
    { type: 'thesis', genre: undefined },
  ],
  [
    'a report with its number',
    {
      types: { resourceTypeGeneral: 'Report', resourceType: 'Technical report' },
      publisher: 'Fjord Agency',
    },
    { type: 'report', publisher: 'Fjord Agency' },
  ],
  [
    'names with the family name first in one string and no type',
    { creators: [{ name: 'Núñez Peña, Carlos A.' }, { name: 'Fjord Agency' }] },
    { author: ['Núñez Peña, Carlos A.', 'Fjord Agency'] },
  ],
  [
    'a person’s name in the natural order called personal',
    { creators: [{ name: 'Jane A. Roe', nameType: 'Personal' }] },
    { author: ['Roe, Jane A.'] },
  ],
  [
    'a body that is called a person',
    { creators: [{ name: 'University of Fjordland', nameType: 'Personal' }] },
    { author: ['University of Fjordland'] },
  ],
  [
    'a year range of collected data is no date of publication',
    { dates: [{ date: '2001/2010', dateType: 'Collected' }], publicationYear: 2015 },
    { issued: [2015] },
  ],
  ['a placeholder for the publisher', { publisher: '(:unav)' }, { publisher: undefined }],
  [
    'a data set’s title with its version at the end',
    { titles: [{ title: 'River levels of Norway' }], version: '2.1' },
    { title: 'River levels of Norway', version: '2.1' },
  ],
  [
    'a poster is shown at a conference',
    { types: { resourceTypeGeneral: 'Other', resourceType: 'Poster' } },
    { type: 'speech', genre: 'Poster presentation' },
  ],
];

describe('DataCite’s records as they are delivered', () => {
  it.each(datacite)('%s', (_, attributes, expected) => {
    expect(written(readDatacite(attributes), Object.keys(expected))).toEqual(expected);
  });
});
