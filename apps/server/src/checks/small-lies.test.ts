import { type CheckedEntry, checkResultSchema, paperCheckResultSchema } from '@citewright/contract';
import { formatReference } from '@citewright/formatting';
import { writeRecords } from '@citewright/interchange';
import type { Item } from '@citewright/record';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import { registry, resolverOf } from './registry.fixture.ts';

const truth: Item = {
  id: 'rivers',
  type: 'article-journal',
  title: 'The growth of northern rivers',
  author: [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Lindqvist', given: 'Bo' },
  ],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'River Studies',
  volume: '12',
  page: '45-67',
  DOI: '10.5555/rivers',
};
const authors = truth.author ?? [];
const stranger = { family: 'Brandvold', given: 'Ingrid' };
const harbours: Item = {
  ...truth,
  title: 'A history of harbours and their towns',
  author: [{ family: 'Moreau', given: 'Claire' }],
  DOI: '10.5555/harbours',
};

type Check = (item: Item) => Promise<CheckedEntry[]>;

const server = () => testApp({ resolver: resolverOf(registry) });

const inFormat =
  (format: string, write: (item: Item) => string): Check =>
  async (item) => {
    const app = await server();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/checks',
      payload: { text: write(item), format },
    });
    return checkResultSchema.parse(answer.json()).entries;
  };

const inPaper: Check = async (item) => {
  const form = new FormData();
  const text = `Rivers grow (Okafor & Lindqvist, 2019).\n\nReferences\n\n${formatReference(item, 'apa').text}\n`;
  form.set('file', new File([text], 'paper.txt'));
  const request = new Response(form);
  const answer = await (await server()).inject({
    method: 'POST',
    url: '/api/papers/check',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { accept: 'application/json', 'content-type': request.headers.get('content-type') ?? '' },
  });
  return paperCheckResultSchema.parse(answer.json()).entries;
};

const doors: [name: string, check: Check][] = [
  ['a list in APA', inFormat('list', (item) => formatReference(item, 'apa').text)],
  ['a list in Vancouver', inFormat('list', (item) => formatReference(item, 'vancouver').text)],
  ['BibTeX', inFormat('bibtex', (item) => [...writeRecords('bibtex', [item])].join(''))],
  ['RIS', inFormat('ris', (item) => [...writeRecords('ris', [item])].join(''))],
  ['CSL JSON', inFormat('csl-json', (item) => JSON.stringify([item]))],
  ['a paper', inPaper],
];

const lies: [what: string, item: Item, field: string][] = [
  ['an invented author last', { ...truth, author: [...authors, stranger] }, 'author'],
  ['an invented author first', { ...truth, author: [stranger, ...authors] }, 'author'],
  [
    'the initial of somebody else',
    { ...truth, author: [{ family: 'Okafor', given: 'Xenia' }, ...authors.slice(1)] },
    'author',
  ],
  ['"No" before the title', { ...truth, title: 'No growth of northern rivers' }, 'title'],
  ['a year behind the title', { ...truth, title: `${truth.title} in 1999` }, 'title'],
];

test.each(doors)('%s: what is true is confirmed without a difference', async (_, check) => {
  expect((await check(truth)).map(({ verdict, differences }) => [verdict, differences])).toEqual([
    ['confirmed', []],
  ]);
});

test.each(
  doors.flatMap(([door, check]) =>
    lies.map(([what, item, field]) => [door, what, item, field, check] as const),
  ),
)('%s: %s is a grave difference', async (_door, _what, item, field, check) => {
  const [entry] = await check(item);
  expect([entry?.verdict, entry?.differences.map((one) => `${one.field} ${one.weight}`)]).toEqual([
    'differs',
    [`${field} serious`],
  ]);
});

test.each(doors)('%s: a retraction is shown beside an identifier of another work', async (_, check) => {
  const [entry] = await check({ ...truth, DOI: harbours.DOI });
  expect([entry?.verdict, entry?.notices.map(({ code }) => code)]).toEqual(['other-work', ['retracted']]);
});
