import type { CitationResponse, Notice } from '@citewright/contract';
import * as formatter from '@citewright/formatting';
import { describe, expect, it } from 'vitest';
import { correctCitation } from './correct-citation.ts';
import { fixesOf } from './notice-fixes.ts';

const disagreement: Notice = {
  code: 'sources-disagree',
  message: 'The sources disagree on the authors and year.',
  fields: ['author', 'issued'],
};
const guess: Notice = {
  code: 'guessed-organisation',
  message: 'Taken as an organisation: Jane Post; Ministry of Health of the Republic',
  fields: ['author'],
  words: ['Jane Post', 'Ministry of Health of the Republic'],
};
const doubt: Notice = {
  code: 'doubtful-capitals',
  message: '“young” is in small letters here. A name would keep its capital.',
  fields: ['title'],
  words: ['young'],
};

const order: Notice = {
  code: 'doubtful-name-order',
  message: 'Which part is the family name in “Bong Joon-ho”, “Mao Zedong”?',
  fields: ['author'],
  words: ['Bong Joon-ho', 'Mao Zedong'],
};

const citation: CitationResponse = {
  formattedCitation: '',
  plainText: '',
  format: 'apa',
  item: {
    id: '1',
    type: 'article-journal',
    title: 'The Growth of Young Firms in Hostile Markets',
    author: [{ literal: 'Jane Post' }, { literal: 'Ministry of Health of the Republic' }],
    issued: { 'date-parts': [[2003]] },
    'container-title': 'Journal of Firms',
    volume: '3',
    page: '1-9',
  },
  evidence: {
    author: {
      source: 'openlibrary',
      disagreements: [{ source: 'googlebooks', value: [{ family: 'Post', given: 'Jane' }] }],
    },
    issued: {
      source: 'openlibrary',
      disagreements: [
        { source: 'googlebooks', value: { 'date-parts': [[1996, 5]] } },
        { source: 'json-ld', value: { 'date-parts': [[1997]] } },
        { source: 'crossref', value: 'in spring' },
      ],
    },
  },
  verification: 'registry',
  notices: [disagreement, guess, doubt],
  alternatives: [],
};

describe('the choices that a notice leaves', () => {
  it.each<[string, Notice, string[]]>([
    ['other sources', disagreement, ['Use Post (Google Books)', 'Use May 1996 (Google Books)', 'Use 1997']],
    ['a person for an organisation', guess, ['“Jane Post” is a person']],
    ['a capital', doubt, ['Write “Young”']],
    [
      'the first or the last word of a name',
      order,
      ['Family name: Bong', 'Family name: Joon-ho', 'Family name: Mao', 'Family name: Zedong'],
    ],
    ['nothing', { code: 'retracted', message: 'This work has been retracted.' }, []],
    ['nothing', { code: 'missing-field', message: 'No date', fields: ['issued'] }, []],
  ])('%s', (_, notice, labels) => {
    expect(fixesOf(notice, citation).map(({ label }) => label)).toEqual(labels);
  });
});

describe('a choice', () => {
  it.each<[string, Notice, number, string]>([
    [
      'of a date',
      disagreement,
      1,
      'Jane Post & Ministry of Health of the Republic. (1996). The growth of young firms',
    ],
    ['of a person', guess, 0, 'Ministry of Health of the Republic. (2003). The growth of young firms'],
    [
      'of a capital',
      doubt,
      0,
      'Jane Post & Ministry of Health of the Republic. (2003). The growth of Young firms',
    ],
  ])('%s is in the reference, and its notice asks no more about it', (_, notice, index, expected) => {
    const fix = fixesOf(notice, citation)[index];
    if (!fix) throw new Error('no such choice');
    const corrected = correctCitation(citation, notice, fix, formatter);
    expect(corrected.plainText).toContain(expected);
    const left = notice === disagreement ? [{ ...notice, fields: ['author'] }] : [];
    expect(corrected.notices.filter(({ code }) => code === notice.code)).toEqual(left);
    expect(corrected.notices).toHaveLength(2 + left.length);
  });
});

describe('a choice of the family name', () => {
  const asked: CitationResponse = {
    ...citation,
    item: {
      ...citation.item,
      author: [
        { family: 'Joon-ho', given: 'Bong' },
        { family: 'Zedong', given: 'Mao' },
      ],
    },
    notices: [order],
  };
  it.each([
    [0, 'Bong, J., & Zedong, M. (2003)'],
    [1, 'Joon-ho, B., & Zedong, M. (2003)'],
    [2, 'Joon-ho, B., & Mao, Z. (2003)'],
  ])('%i is in the reference, and the other name is still asked about', (index, expected) => {
    const fix = fixesOf(order, asked)[index];
    if (!fix) throw new Error('no such choice');
    const corrected = correctCitation(asked, order, fix, formatter);
    expect(corrected.plainText).toContain(expected);
    expect(corrected.notices.flatMap(({ code, words }) => (code === order.code ? [words] : []))).toEqual([
      [index < 2 ? 'Mao Zedong' : 'Bong Joon-ho'],
    ]);
  });
});
