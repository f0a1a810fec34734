import type { FrontLine } from '@citewright/documents';
import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';
import { namedIdentifiers } from './identifiers.ts';
import { journalIn, kindOnPage } from './kinds.ts';
import { peopleIn } from './printed-people.ts';
import { yearOnPage } from './year-on-page.ts';

const lineAt = (text: string, y = 300): FrontLine => ({
  text,
  unmarked: text,
  x: 72,
  right: 500,
  y,
  size: 10,
  font: 'f',
});

test.each([
  [['Ada Okafor and Bo Lindqvist'], ['Okafor', 'Lindqvist']],
  [['Meredith C Schuman, Kathleen Barthel, Ian T Baldwin'], ['Schuman', 'Barthel', 'Baldwin']],
  [
    ['Ada Okafor', 'Bo Lindqvist'],
    ['Okafor', 'Lindqvist'],
  ],
  [['by Ada Okafor, PhD'], ['Okafor']],
  [['ADA OKAFOR AND BO LINDQVIST'], ['Okafor', 'Lindqvist']],
  [['Department of Physics, University of Oslo'], []],
  [['Introduction'], []],
  [['ada.okafor@example.org'], []],
])('the lines %j name %j', (lines, families) => {
  expect(peopleIn({ lines: lines.map((line) => lineAt(line)) }, true).map(({ family }) => family)).toEqual(
    families,
  );
});

test.each([
  [['Ferries', 'A thesis submitted for the degree of Doctor of Philosophy', 'University of Oslo'], 'thesis'],
  [['Ferries', 'Working Paper No. 12/2019'], 'report'],
  [['Chapter 7', 'Ferries'], 'chapter'],
  [['Ferries', 'We measured a hundred of them.'], 'document'],
])('a page of %j is of a %s', (lines, type) => {
  expect(kindOnPage(lines, false).type).toBe(type);
});

test.each([
  [['© 2019 The Authors', 'Received 2 May 2018'], 2019],
  [['Oslo, May 2018'], 2018],
  [['Rivers grew (Okafor, 2011) for long.'], undefined],
])('the lines %j print the year %s', (lines, year) => {
  expect(yearOnPage(lines)).toBe(year);
});

test('the head of a page says where an article appeared', () => {
  expect(journalIn('River Studies 12(3) (2019) 45–67')).toEqual({
    'container-title': 'River Studies',
    volume: '12',
    issue: '3',
    issued: { 'date-parts': [[2019]] },
    page: '45-67',
  });
});

test('identifiers stand in the order of their places, and a broken one is whole', () => {
  const lines = [
    lineAt('as in doi:10.5555/cited.'),
    lineAt('How to cite: https://doi.org/10.5555/', 320),
    lineAt('own', 332),
  ];
  const front = {
    pages: [{ width: 595, height: 842, lines, stamps: ['arXiv:1706.03762v5 [cs.CL] 6 Dec 2017'] }],
    metadata: new Map([['prism:doi', '10.5555/meta']]),
  };
  expect(namedIdentifiers(front).map(({ value, place }) => [value, place])).toEqual([
    ['10.5555/meta', 'metadata'],
    ['10.48550/arxiv.1706.03762', 'stamp'],
    ['10.5555/own', 'labelled'],
    ['10.5555/cited', 'page'],
  ]);
});

test('a record is that of a page by its title, and by its people', () => {
  const page = {
    titles: ['The growth of northern rivers'],
    text: 'The growth of northern rivers\nAda Okafor',
  };
  const record = (title: string, family: string) => ({
    id: 'x',
    type: 'book' as const,
    title,
    author: [{ family }],
  });
  expect(agreementOf(page, record('The growth of northern rivers', 'Okafor'))).toMatchObject({
    title: true,
    people: true,
  });
  expect(agreementOf(page, record('The growth of northern rivers', 'Smith'))).toMatchObject({
    title: true,
    people: false,
  });
  expect(agreementOf(page, record('Harbours and their towns', 'Okafor'))).toMatchObject({
    title: false,
    people: true,
  });
  const second = { titles: ['Tests of steel beams: Phase 2'], text: 'Okafor' };
  expect(agreementOf(second, record('Tests of steel beams: Phase 1', 'Okafor')).title).toBe(false);
});
