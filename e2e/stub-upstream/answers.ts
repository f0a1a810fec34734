import type { Answer } from './answer.ts';
import { crossrefWorks, searchResults } from './crossref.ts';
import { datasets } from './datacite.ts';
import { bookAnswer, bookSearch, editionsOf, records } from './open-library.ts';
import { pages } from './pages.ts';

type Route = [path: RegExp, answer: (name: string, url: URL) => Answer | 'never'];

const notFound: Answer = { status: 404, contentType: 'text/plain', body: 'Resource not found.' };

/** The registration agency of a prefix (https://doi.org/ra/...). An unknown prefix gets a status instead. */
function agencyOf(prefix: string): Answer {
  const agency = { '10.1038': 'Crossref', '10.5555': 'Crossref', '10.5281': 'DataCite' }[prefix];
  return { body: [agency ? { DOI: prefix, RA: agency } : { DOI: prefix, status: 'DOI does not exist' }] };
}

function crossrefWork(doi: string): Answer | 'never' {
  const name = doi.toLowerCase();
  if (name.includes('slow')) return 'never';
  if (name.includes('broken'))
    return { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' };
  if (name.includes('busy'))
    return { status: 429, headers: { 'retry-after': '30' }, body: 'Too Many Requests' };
  const message = crossrefWorks[name];
  return message
    ? { body: { status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message } }
    : notFound;
}

/** The Wayback Machine has a copy of every page, of 4 May 2019. */
function copyOf(page: string): Answer {
  const url = `http://web.archive.org/web/20190504010203/${page}`;
  const closest = { status: '200', available: true, url, timestamp: '20190504010203' };
  return { body: { url: page, archived_snapshots: { closest } } };
}

const routes: Route[] = [
  [/^\/health$/, () => ({ body: 'ok' })],
  [/^\/pages\/asleep$/, () => 'never'],
  [/^\/ra\/(.+)$/, (doi) => agencyOf(doi.split('/')[0] ?? '')],
  [/^(\/works\/OL\w+)\/editions\.json$/, (key) => ({ body: editionsOf(key) })],
  // Open Library's works have the same path as Crossref's.
  [/^(\/(?:works|authors)\/OL\w+)\.json$/, (key) => (records[key] ? { body: records[key] } : notFound)],
  [/^\/works\/(.+)$/, (doi) => crossrefWork(doi)],
  [/^\/works$/, (_name, url) => ({ body: searchResults(url.searchParams) })],
  [
    /^\/dois\/(.+)$/,
    (doi) => (datasets[doi.toLowerCase()] ? { body: datasets[doi.toLowerCase()] } : notFound),
  ],
  [/^\/wayback\/available$/, (_name, url) => copyOf(url.searchParams.get('url') ?? '')],
  [/^\/search\.json$/, (_name, url) => ({ body: bookSearch(url.searchParams) })],
  [/^\/api\/books$/, (_name, url) => ({ body: bookAnswer(url.searchParams) })],
  [/^\/books\/v1\/volumes$/, () => ({ body: { kind: 'books#volumes', totalItems: 0 } })],
  [
    /^\/pages\/([a-z-]+)$/,
    (name) => pages[name] ?? { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  ],
];

/** The response of the stub to a request, or `never` for a service that hangs. */
export function answerTo(url: URL): Answer | 'never' {
  const path = decodeURIComponent(url.pathname);
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(path);
    if (match) return answer(match[1] ?? '', url);
  }
  return notFound;
}
