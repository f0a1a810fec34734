import { createMemoryCache, createResolver, type Http, type Resolver } from '@citewright/resolver';
import { deadNetwork, testMoment } from '../app.fixture.ts';

const rivers = {
  DOI: '10.5555/rivers',
  type: 'journal-article',
  title: ['The growth of northern rivers'],
  author: [
    { family: 'Okafor', given: 'Ada' },
    { family: 'Lindqvist', given: 'Bo' },
  ],
  issued: { 'date-parts': [[2019]] },
  'container-title': ['River Studies'],
  volume: '12',
  page: '45-67',
};
const harbours = {
  ...rivers,
  DOI: '10.5555/harbours',
  title: ['A history of harbours and their towns'],
  author: [{ family: 'Moreau', given: 'Claire' }],
  'updated-by': [{ DOI: '10.5555/notice', type: 'retraction', label: 'Retraction' }],
};
const works = [rivers, harbours];

/** Crossref with two works: by their DOIs, or for any search. Nothing else answers. */
export const registry: Http = async (request) => {
  const url = new URL(request.url);
  const answer = (status: number, content: object) => ({
    status,
    headers: {},
    body: JSON.stringify(content),
    url: request.url,
    contentType: 'application/json',
  });
  if (url.hostname === 'api.crossref.org' && url.pathname.startsWith('/works/')) {
    const message = works.find(({ DOI }) => decodeURIComponent(url.pathname) === `/works/${DOI}`);
    return message ? answer(200, { status: 'ok', message }) : answer(404, {});
  }
  if (url.hostname !== 'api.crossref.org' || url.pathname !== '/works') return await deadNetwork(request);
  const dois = url.searchParams.get('filter')?.match(/10\.5555\/\w+/g);
  const items = dois ? works.filter(({ DOI }) => dois.includes(DOI)) : works;
  return answer(200, { status: 'ok', 'message-type': 'work-list', message: { items } });
};

/** A resolver over these answers, whose waiting takes no time. */
export function resolverOf(http: Http): Resolver {
  let time = 0;
  const sleep = async (milliseconds: number) => {
    time += milliseconds;
  };
  const clock = { now: () => testMoment, monotonic: () => time, sleep };
  return createResolver({ http, cache: createMemoryCache(), clock, upstreams: {}, keys: {} });
}
