import { PageReaderError } from '@citewright/registers';
import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, page, type Route, status } from './world.fixture.ts';

const title = 'How tidal mills shaped the harbours of Brittany';
const wall = '<title>Just a moment...</title><body>Checking your browser</body>';

const work = (fields: object = {}) => ({
  DOI: '10.5555/a',
  type: 'journal-article',
  title: [title],
  author: [{ given: 'Ada', family: 'Lovelace' }],
  issued: { 'date-parts': [[1999, 2]] },
  ...fields,
});

const registry: Record<string, Route> = {
  '/doi/ra/10.5555': [{ RA: 'Crossref' }],
  '/crossref/works/10.5555/a': crossrefWork({ title: [title] }),
};

const found = (...items: object[]): Record<string, Route> => ({
  ...registry,
  '/crossref/works?': { message: { items } },
});

async function resolvePath(routes: Record<string, Route>, path: string) {
  const world = await createWorld(routes);
  return await world.resolver.resolve({ kind: 'url', value: `${world.service.origin}${path}` });
}

const file = (headers: Record<string, string>): Route =>
  status(200, { 'content-type': 'application/pdf', ...headers });

describe('a file is cited by the DOI that its server names', () => {
  it.each<[string, Record<string, Route>, string]>([
    ['in a link', { '/x.pdf': file({ link: '<https://doi.org/10.5555/A>; rel="cite-as"' }) }, '/x.pdf'],
    [
      'in one of several links',
      {
        '/x.pdf': file({
          link: '<https://a.example/style.css>; rel=preload, <https://doi.org/10.5555/a>; rel="describedby cite-as"',
        }),
      },
      '/x.pdf',
    ],
    ['in a field of its own', { '/x.pdf': file({ 'x-doi': '10.5555/a' }) }, '/x.pdf'],
    [
      'in the address to which it was moved',
      { '/x.pdf': status(302, { location: '/files/10.5555/a.pdf' }), '/files': file({}) },
      '/x.pdf',
    ],
    [
      'although it calls itself a page',
      {
        '/x.pdf': (response) => {
          response.writeHead(200, { 'content-type': 'text/html', 'x-doi': '10.5555/a' }).end('%PDF-1.7');
        },
      },
      '/x.pdf',
    ],
  ])('%s', async (_, routes, path) => {
    const { item, verification } = await resolvePath({ ...registry, ...routes }, path);
    expect([item.DOI, verification]).toEqual(['10.5555/a', 'registry']);
  });

  it('but not by a DOI that it merely links to', async () => {
    const routes = { '/x.pdf': file({ link: '<https://doi.org/10.5555/a>; rel="next"' }) };
    await expect(resolvePath({ ...registry, ...routes }, '/x.pdf')).rejects.toMatchObject({
      code: 'SOURCE_IS_FILE',
    });
  });
});

describe('a page that refuses us', () => {
  const path = '/articles/4711-how-tidal-mills-shaped-the-harbours-of-brittany.html';

  it.each([
    ['with a wall', page(wall)],
    ['with a wall and a status', page(wall, 403)],
    ['by sending us to a login', status(302, { location: '/login' })],
  ])('%s gives the registered work that its address spells out', async (_, route) => {
    const routes = { ...found(work()), '/articles': route, '/login': status(401) };
    const { item, verification, record } = await resolvePath(routes, path);
    expect([item.title, verification, record?.name]).toEqual([title, 'matched', 'Crossref']);
  });

  it('gives the work of the DOI in the address to which it sent us', async () => {
    const routes = { '/go': status(302, { location: '/doi/abs/10.5555/a' }), '/doi/abs': status(403) };
    const { item, verification } = await resolvePath({ ...registry, ...routes }, '/go');
    expect([item.DOI, verification]).toEqual(['10.5555/a', 'registry']);
  });

  it.each([
    [
      'only a similar work is registered',
      found(work({ title: ['How tidal mills shaped the rivers of Kent'] })),
    ],
    [
      'works of several people bear the title',
      found(work(), work({ DOI: '10.5555/b', author: [{ family: 'Roe' }] })),
    ],
    ['the search is down', { ...registry, '/crossref/works?': status(500) }],
  ])('is refused when %s', async (_, routes) => {
    await expect(resolvePath({ ...routes, '/articles': page(wall) }, path)).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
    });
  });

  it('and a registry that is down can be retried', async () => {
    const routes = {
      '/doi/ra/10.5555': [{ RA: 'Crossref' }],
      '/crossref/works/10.5555/a': status(500),
      '/doi/10.5555/a': status(500),
      '/article': status(403),
    };
    await expect(resolvePath(routes, '/article/10.5555/a')).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    });
  });
});

describe('a page that shows a work without naming its DOI', () => {
  const head = (metas: string) => page(`<title>${title}</title><h1>${title}</h1>${metas}`);
  const journal = '<meta name="citation_journal_title" content="Journal of Mills">';
  const author = '<meta name="citation_author" content="Lovelace, Ada">';

  it('is cited by the registered work, with the page to choose instead', async () => {
    const routes = {
      ...found(work()),
      '/x': head(`<meta name="citation_title" content="${title}">${journal}${author}`),
    };
    const { verification, item, alternatives } = await resolvePath(routes, '/x');
    expect([verification, item.DOI]).toEqual(['matched', '10.5555/a']);
    expect(alternatives).toMatchObject([{ item: { title, URL: expect.stringContaining('/x') } }]);
  });

  it('is cited by it too when its title is all that it gives', async () => {
    const { verification } = await resolvePath({ ...found(work()), '/article/12': head('') }, '/article/12');
    expect(verification).toBe('matched');
  });

  it.each([
    ['another author', work({ author: [{ family: 'Roe' }] })],
    ['another year', work({ issued: { 'date-parts': [[1980]] } })],
    ['another subtitle', work({ title: [`${title}, or the sea tamed`] })],
  ])('is cited as a page when the registered work has %s', async (_, item) => {
    const metas = `<meta name="citation_title" content="${title}">${journal}${author}<meta name="citation_publication_date" content="1999">`;
    expect((await resolvePath({ ...found(item), '/x': head(metas) }, '/x')).verification).toBe('page');
  });

  it('is not looked up when it is news', async () => {
    const world = await createWorld({
      ...found(work()),
      '/news': head('<meta property="article:published_time" content="1999-02-01">'),
    });
    const value = `${world.service.origin}/news`;
    expect((await world.resolver.resolve({ kind: 'url', value })).verification).toBe('page');
    expect(world.asked('/crossref')).toBe(0);
  });
});

describe('a page that its reader gives up', () => {
  it.each([
    ['unreadable', 'PAGE_WITHOUT_TITLE'],
    ['overloaded', 'OVERLOADED'],
  ] as const)('%s is %s', async (reason, code) => {
    const readPage = async () => {
      throw new PageReaderError(reason);
    };
    const world = await createWorld({ '/x': page('<title>x</title>') }, { readPage });
    const value = `${world.service.origin}/x`;
    await expect(world.resolver.resolve({ kind: 'url', value })).rejects.toMatchObject({ code });
  });
});
