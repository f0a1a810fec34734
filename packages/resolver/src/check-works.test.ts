import { readFileSync } from 'node:fs';
import type { CheckedWork, ListedWork } from '@citewright/finding';
import { expect, it } from 'vitest';
import { createWorld, type Route } from './world.fixture.ts';

const fixture = (path: string) =>
  readFileSync(`${import.meta.dirname}/../../registers/src/fixtures/${path}`, 'utf8');

const xml =
  (path: string): Route =>
  (response) => {
    response.setHeader('content-type', 'application/xml').end(fixture(path));
  };

const none = { status: 'ok', message: { items: [] } };

const services = {
  '/crossref/works': none,
  '/openalex/works': { results: [] },
  '/dblp/search/publ/api': JSON.parse(fixture('dblp/conference-paper-with-numbered-authors/answer.json')),
  '/pubmed/entrez/eutils/esearch.fcgi': { esearchresult: { idlist: ['31452104'] } },
  '/pubmed/entrez/eutils/efetch.fcgi': xml('pubmed/article/answer.xml'),
};

const probing: ListedWork['item'] = {
  id: '1',
  type: 'paper-conference',
  title: 'A stochastic probing problem with applications',
  author: [
    { family: 'Gupta', given: 'A.' },
    { family: 'Nagarajan', given: 'V.' },
  ],
  issued: { 'date-parts': [[2013]] },
};

const ofMedicine: ListedWork['item'] = JSON.parse(fixture('pubmed/article/expected.json')).item;
const { DOI: _doi, PMID: _pmid, ...article } = ofMedicine;

async function check(work: ListedWork, routes: Record<string, Route> = services) {
  const world = await createWorld(routes);
  let checked: CheckedWork | undefined;
  await world.resolver.check([work], async (_place, run) => {
    checked = await run(AbortSignal.timeout(5_000));
  });
  const asked = checked?.asked.map(({ register, outcome }) => `${register} ${outcome}`).join(', ');
  return [checked?.verdict, asked, world.service.asked.length];
}

it.each([
  [
    'a paper that the great registers lack is found in DBLP',
    { item: { ...probing, 'container-title': 'IPCO' }, text: '' },
    ['confirmed', 'Crossref not-held, OpenAlex not-held, DBLP held', 3],
  ],
  [
    'DBLP comes first for meetings whose papers have no DOI',
    { item: { ...probing, 'container-title': 'IPCO', 'event-title': 'USENIX Security' }, text: '' },
    ['confirmed', 'DBLP held', 1],
  ],
  [
    'an article of medicine is found in PubMed',
    { item: { ...article, 'container-title': 'Journal of Medicine' }, text: '' },
    ['differs', 'Crossref not-held, OpenAlex not-held, PubMed held', 4],
  ],
  [
    'a number of PubMed behind a reference is looked up',
    { item: article, text: `A reference. PMID: ${ofMedicine.PMID}.` },
    ['confirmed', 'PubMed held', 1],
  ],
])('%s', async (_, work, expected) => {
  expect(await check(work)).toEqual(expected);
});

it('a register that does not answer leaves a work unchecked', async () => {
  const { '/dblp/search/publ/api': _, ...others } = services;
  const refused: Route = (response) => void response.writeHead(429, { 'retry-after': '9' }).end();
  const work = { item: { ...probing, 'container-title': 'IPCO' }, text: '' };
  expect(await check(work, { ...others, '/dblp/search/publ/api': refused })).toEqual([
    'not-checked',
    'Crossref not-held, OpenAlex not-held, DBLP unavailable',
    3,
  ]);
});

async function checkedWork(item: ListedWork['item'], routes: Record<string, Route>) {
  const world = await createWorld({ '/crossref/works': none, '/openalex/works': { results: [] }, ...routes });
  let checked: CheckedWork | undefined;
  await world.resolver.check([{ item, text: '' }], async (_place, run) => {
    checked = await run(AbortSignal.timeout(5_000));
  });
  return checked;
}

/** The notices on a listed work. */
const noticesOn = async (...given: Parameters<typeof checkedWork>) =>
  (await checkedWork(...given))?.notices.map(({ code, values, url }) => [code, values, url]);

const handbook: ListedWork['item'] = {
  id: '2',
  type: 'book',
  title: 'A handbook of northern rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2001]] },
  publisher: 'Fjord Press',
};

const hit = {
  key: '/works/OL1W',
  title: 'A handbook of northern rivers',
  author_name: ['Ada Okafor'],
  first_publish_year: 1995,
  publish_year: [1995, 2001, 2010],
};

const editions = [
  {
    key: '/books/OL1M',
    edition_name: '2nd ed.',
    publish_date: '2001',
    languages: [{ key: '/languages/eng' }],
  },
  {
    key: '/books/OL2M',
    edition_name: '3rd ed.',
    publish_date: '2010',
    languages: [{ key: '/languages/eng' }],
  },
  {
    key: '/books/OL3M',
    edition_name: '4. udg.',
    publish_date: '2012',
    languages: [{ key: '/languages/dan' }],
  },
  {
    key: '/books/OL4M',
    edition_name: '5th printing',
    publish_date: '2013',
    languages: [{ key: '/languages/eng' }],
  },
].map((edition) => ({ title: 'A handbook of northern rivers', ...edition }));

it.each([
  [
    'a numbered edition that has a later one in its language',
    { ...handbook, edition: '2nd' },
    [['new-edition', { cited: 2, later: 3, year: 2010 }, 'https://openlibrary.org/books/OL2M']],
  ],
  ['the newest edition', { ...handbook, edition: '3', issued: { 'date-parts': [[2010]] } }, []],
  ['a book of which no edition is cited', handbook, []],
])('notices on %s', async (_, item, expected) => {
  const routes = {
    '/openlibrary/search.json': { docs: [hit] },
    '/openlibrary/works/OL1W/editions.json': { entries: editions },
  };
  expect(await noticesOn(item, routes)).toEqual(expected);
});

const learning = {
  title: 'Deep ranking of northern rivers',
  authors: { author: [{ text: 'Ada Okafor' }, { text: 'Bo Lindqvist 0002' }] },
};
const versions = {
  result: {
    hits: {
      hit: [
        {
          info: {
            ...learning,
            key: 'conf/icra/OkaforL19',
            venue: 'ICRA',
            year: '2019',
            type: 'Conference and Workshop Papers',
          },
        },
        {
          info: {
            ...learning,
            key: 'journals/corr/abs-1701-00001',
            venue: 'CoRR',
            year: '2017',
            type: 'Informal and Other Publications',
          },
        },
      ],
    },
  },
};
const listedLearning: ListedWork['item'] = {
  id: '3',
  type: 'paper-conference',
  title: 'Deep ranking of northern rivers',
  author: [
    { family: 'Okafor', given: 'A.' },
    { family: 'Lindqvist', given: 'B.' },
  ],
  issued: { 'date-parts': [[2017]] },
  'container-title': 'ICRA',
};

it.each([
  [
    'a listed year that is that of the preprint',
    listedLearning,
    [
      [
        'predated-title',
        { year: 2017, earlier: 'arXiv', published: 'ICRA', publishedYear: 2019 },
        'https://dblp.org/rec/conf/icra/OkaforL19',
      ],
    ],
  ],
  ['the year of the publication', { ...listedLearning, issued: { 'date-parts': [[2019]] } }, []],
  [
    'a preprint that was published since',
    { ...listedLearning, type: 'article', 'container-title': 'arXiv preprint (CoRR)' },
    [['superseded-preprint', { draft: 'preprint' }, 'https://dblp.org/rec/conf/icra/OkaforL19']],
  ],
] as const)('notices on %s', async (_, item, expected) => {
  expect(await noticesOn(item as ListedWork['item'], { '/dblp/search/publ/api': versions })).toEqual(
    expected,
  );
});

it('the publication of a preprint is offered with its evidence', async () => {
  const preprint = {
    ...listedLearning,
    type: 'article',
    'container-title': 'arXiv preprint (CoRR)',
  } as const;
  const checked = await checkedWork(preprint, { '/dblp/search/publ/api': versions });
  expect(
    checked?.alternatives.map(({ item, evidence }) => [item['container-title'], evidence.title]),
  ).toEqual([['ICRA', { source: 'dblp' }]]);
});
