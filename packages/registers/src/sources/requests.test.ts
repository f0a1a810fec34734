import { describe, expect, it } from 'vitest';
import { nobody } from '../caller.ts';
import { systemClock } from '../clock.ts';
import type { Http } from '../http/http.ts';
import { createUpstream, type Upstream } from '../http/upstream.ts';
import { type UpstreamName, upstreamLimits } from '../source-table.ts';
import { findPreprint } from './arxiv/request.ts';
import { findCopyIn } from './copies/request.ts';
import { findWork, searchCrossref } from './crossref/request.ts';
import { findDataset } from './datacite/request.ts';
import { searchPublications } from './dblp/request.ts';
import { findAgency, findPrimary, negotiate } from './doi/request.ts';
import { findVolume } from './googlebooks/request.ts';
import { findInLibrary } from './libraries/request.ts';
import { convertId } from './ncbi/request.ts';
import { findOpenAlexWork, searchOpenAlex } from './openalex/request.ts';
import { findBook, searchBooks } from './openlibrary/request.ts';
import { findArticle, findArticleByDoi, searchArticles } from './pubmed/request.ts';
import { readWithZotero } from './zotero/request.ts';

const { signal } = new AbortController();
const day = new Date('2019-05-03');

type Ask = (upstream: Upstream, value: string) => Promise<unknown>;

/** Every request that carries what a user typed, by service, with the path below which it must stay. */
const requests: Record<UpstreamName, [below: string, ask: Ask][]> = {
  doi: [
    ['/ra/', (doi, value) => findAgency(doi, value, signal)],
    ['/api/handles/', (doi, value) => findPrimary(doi, value, signal)],
    ['/', (doi, value) => negotiate(doi, value, signal)],
  ],
  crossref: [
    ['/works/', (crossref, value) => findWork(crossref, value, undefined, signal)],
    ['/works', (crossref, value) => searchCrossref(crossref, { query: value }, undefined, signal)],
  ],
  datacite: [['/dois/', (datacite, value) => findDataset(datacite, value, signal)]],
  arxiv: [['/api/query', (arxiv, value) => findPreprint(arxiv, `10.48550/arxiv.${value}`, signal)]],
  openlibrary: [
    ['/', (openlibrary, value) => findBook(openlibrary, value, signal)],
    ['/search.json', (openlibrary, value) => searchBooks(openlibrary, { q: value }, signal)],
  ],
  googlebooks: [['/books/v1/volumes', (googlebooks, value) => findVolume(googlebooks, value, signal)]],
  loc: [['/sru/lcdb', (loc, value) => findInLibrary('loc', loc, value, signal)]],
  k10plus: [['/opac-de-627', (k10plus, value) => findInLibrary('k10plus', k10plus, value, signal)]],
  bnf: [['/api/SRU', (bnf, value) => findInLibrary('bnf', bnf, value, signal)]],
  libris: [['/xsearch', (libris, value) => findInLibrary('libris', libris, value, signal)]],
  bnpl: [['/api/institutions/bibs.marcxml', (bnpl, value) => findInLibrary('bnpl', bnpl, value, signal)]],
  openalex: [
    ['/works/doi:', (openalex, value) => findOpenAlexWork(openalex, value, 'key', signal)],
    ['/works', (openalex, value) => searchOpenAlex(openalex, { search: value }, 'key', signal)],
  ],
  ncbi: [['/tools/idconv/api/v1/articles/', (ncbi, value) => convertId(ncbi, value, undefined, signal)]],
  pubmed: [
    ['/entrez/eutils/efetch.fcgi', (pubmed, value) => findArticle(pubmed, value, undefined, signal)],
    ['/entrez/eutils/esearch.fcgi', (pubmed, value) => findArticleByDoi(pubmed, value, undefined, signal)],
    ['/entrez/eutils/esearch.fcgi', (pubmed, value) => searchArticles(pubmed, value, undefined, signal)],
  ],
  dblp: [['/search/publ/api', (dblp, value) => searchPublications(dblp, value, signal)]],
  wayback: [
    [
      '/wayback/available',
      (wayback, address) => findCopyIn.wayback(wayback, { address, day, now: day }, signal),
    ],
  ],
  memento: [
    ['/timegate/', (memento, address) => findCopyIn.memento(memento, { address, day, now: day }, signal)],
    [
      '/timegate/https://example.org/',
      (memento, value) => {
        const address = `https://example.org/${value.replace('admin=1', 'a=1')}`;
        return findCopyIn.memento(memento, { address, day, now: day }, signal);
      },
    ],
  ],
  citoid: [
    [
      '/api/rest_v1/data/citation/mediawiki/',
      (citoid, value) => readWithZotero('citoid', citoid, 'search', value, signal),
    ],
  ],
  translation: [
    ['/search', (translation, value) => readWithZotero('translation', translation, 'search', value, signal)],
  ],
};

const values = [
  '10.5555/a/../../../../admin/secret',
  '10.5555/%2e%2e/%2E%2E/admin/secret',
  '10.5555/a/%252e%252e/admin/secret',
  '10.5555/a\\..\\..\\admin\\secret',
  '../admin/secret',
  '10.5555/a?admin=1#secret',
  '10.5555/a&admin=1',
  '//evil.example/admin',
  '@evil.example/admin',
];

/** The addresses that a request of this value asks of a service at `https://service.example/base`. */
async function addressesOf(name: UpstreamName, ask: Ask, value: string): Promise<URL[]> {
  const asked: string[] = [];
  const http: Http = async ({ url }) => {
    asked.push(url);
    return { url, status: 404, contentType: '', headers: {}, body: '{}' };
  };
  const upstream = createUpstream(name, {
    http,
    clock: systemClock,
    origin: 'https://service.example/base',
    random: () => 0,
    emit: () => undefined,
    nextTurn: async () => undefined,
  });
  await ask(upstream(nobody), value).catch(() => undefined);
  return asked.map((address) => new URL(address));
}

const rows = (Object.keys(upstreamLimits) as UpstreamName[]).flatMap((name) =>
  requests[name].map(([below, ask]) => ({ name, below, ask })),
);

describe('what a user types stays in its place in every request', () => {
  it.each(rows)('$name $below', async ({ name, below, ask }) => {
    for (const value of values) {
      for (const { origin, pathname, hash, searchParams } of await addressesOf(name, ask, value)) {
        expect([origin, hash]).toEqual(['https://service.example', '']);
        expect(pathname.startsWith(`/base${below}`), pathname).toBe(true);
        expect(decodeURIComponent(decodeURIComponent(pathname))).not.toMatch(/[/\\]\.\.?(?:[/\\]|$)/);
        expect(searchParams.get('admin')).toBeNull();
      }
    }
  });
});
