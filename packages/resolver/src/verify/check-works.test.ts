import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWorld, type Route } from '../world.fixture.ts';
import type { CheckedWork, ListedWork } from './check-works.ts';

const fixture = (path: string) => readFileSync(`${import.meta.dirname}/../fixtures/${path}`, 'utf8');

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
