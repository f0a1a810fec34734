import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, page, type Route, status } from './world.fixture.ts';

const article = (head: string) =>
  `<!doctype html><html lang="en"><head><title>On widgets</title><meta name="citation_title" content="On widgets and what they do">
  <meta name="citation_author" content="Lovelace, Ada"><meta name="citation_publication_date" content="1999/02/03">${head}</head><body><h1>On widgets and what they do</h1></body></html>`;
const doiMeta = '<meta name="citation_doi" content="10.5555/a">';
const crossref = (title: string) => ({
  '/doi/ra/10.5555': [{ RA: 'Crossref' }],
  '/crossref/works/10.5555/a': crossrefWork({ title: [title] }),
});

/** A page whose connection breaks before its announced length. */
const cutOff =
  (html: string): Route =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '90000' });
    response.write(html, () => response.destroy());
  };

async function resolvePath(routes: Parameters<typeof createWorld>[0], path: string) {
  const world = await createWorld(routes);
  return await world.resolver.resolve({ kind: 'url', value: `${world.service.origin}${path}` });
}

describe('a web address', () => {
  it('gives what its page says, with the day of access', async () => {
    const { item, verification, record } = await resolvePath({ '/post': page(article('')) }, '/post');
    expect(item).toMatchObject({
      title: 'On widgets and what they do',
      author: [{ family: 'Lovelace', given: 'Ada' }],
      accessed: { 'date-parts': [[2026, 5, 12]] },
    });
    expect([verification, record?.name]).toEqual(['page', '127.0.0.1']);
  });

  it('of a registered work gives the registry’s record', async () => {
    const routes = { '/post': page(article(doiMeta)), ...crossref('On Widgets, and What They Do') };
    expect((await resolvePath(routes, '/post')).verification).toBe('registry');
  });

  it('with the DOI of another work gives the record of the page', async () => {
    const routes = { '/post': page(article(doiMeta)), ...crossref('A history of bridges in Wales') };
    const { item, evidence, verification } = await resolvePath(routes, '/post');
    expect([verification, item.title, item.DOI, evidence.DOI]).toEqual([
      'page',
      'On widgets and what they do',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['nobody has registered', { '/doi/ra/10.5555': [{ status: 'DOI does not exist' }] }],
    ['nobody can confirm today', { '/doi': status(502), '/crossref': status(502), '/datacite': status(502) }],
  ])('with a DOI that %s does not print it', async (_, routes) => {
    const { item, verification } = await resolvePath({ '/post': page(article(doiMeta)), ...routes }, '/post');
    expect([verification, item.DOI]).toEqual(['page', undefined]);
  });

  it('that contains the DOI of its page keeps it until a registry knows it', async () => {
    const routes = { '/post': page(article(doiMeta)), '/doi/ra/10.5555': [{ status: 'DOI does not exist' }] };
    expect((await resolvePath(routes, '/post/10.5555/a')).item.DOI).toBe('10.5555/a');
  });

  it('of a page without a title gives no record of the DOI that it claims', async () => {
    const untitled = page(`<html><head>${doiMeta}</head><body></body></html>`);
    await expect(
      resolvePath({ '/post': untitled, ...crossref('A history of bridges in Wales') }, '/post'),
    ).rejects.toMatchObject({ code: 'PAGE_WITHOUT_TITLE' });
  });

  it('with a DOI in it is not opened', async () => {
    const world = await createWorld({ '/article': status(403), ...crossref('On widgets') });
    const value = `${world.service.origin}/article/10.5555/a`;
    expect((await world.resolver.resolve({ kind: 'url', value })).record?.name).toBe('Crossref');
    expect(world.asked('/article')).toBe(0);
  });

  it('of PubMed gives the registered article', async () => {
    const world = await createWorld({
      '/ncbi/tools/idconv': { records: [{ doi: '10.5555/A' }] },
      ...crossref('On widgets'),
    });
    const value = 'https://pubmed.ncbi.nlm.nih.gov/12345678/';
    expect((await world.resolver.resolve({ kind: 'url', value })).item.DOI).toBe('10.5555/a');
  });
});

describe('an address that gives nothing to cite says why', () => {
  it.each([
    ['PAGE_NOT_FOUND', status(404)],
    ['PAGE_NOT_FOUND', status(410)],
    ['PAGE_NOT_FOUND', page('<title>Page not found</title><body>404</body>', 404)],
    ['PAGE_NOT_FOUND', page('<title>Just a moment...</title><body>Checking your browser</body>', 410)],
    ['SOURCE_REFUSED', status(403)],
    ['SOURCE_REFUSED', status(401)],
    ['SOURCE_REFUSED', page('<title>Log in</title><body>Please log in to go on</body>')],
    ['SOURCE_REFUSED', page('<title>Just a moment...</title><body>Checking your browser</body>')],
    ['SOURCE_REFUSED', page('<title>Just a moment...</title><body>Checking your browser</body>', 503)],
    ['SOURCE_UNREACHABLE', status(300)],
    ['SOURCE_UNREACHABLE', status(302, { location: 'http://10.0.0.1/' })],
    ['SOURCE_UNREACHABLE', status(301, { location: '/x' })],
    ['UPSTREAM_FAILED', status(500)],
    ['UPSTREAM_FAILED', cutOff('<html><head><title>On wid')],
    ['UPSTREAM_FAILED', page('<html>', 200, { 'content-encoding': 'zstd' })],
    ['UPSTREAM_BUSY', status(429, { 'retry-after': '30' })],
    ['PAGE_WITHOUT_TITLE', page('<html><head></head><body></body></html>')],
    ['SOURCE_IS_FILE', status(200, { 'content-type': 'application/pdf' })],
    ['SOURCE_IS_FILE', page('%PDF-1.7 ...')],
  ] as const)('%s', async (code, route) => {
    await expect(resolvePath({ '/x': route }, '/x')).rejects.toMatchObject({ code });
  });

  it('a page that drips is read when its head is complete', async () => {
    const drip = (html: string) =>
      createWorld(
        { '/slow': (response) => response.writeHead(200, { 'content-type': 'text/html' }).write(html) },
        { timeouts: { total: 1_500 } },
      );
    const complete = await drip(`${article('')}<p>and then`);
    const value = (origin: string) => ({ kind: 'url', value: `${origin}/slow` }) as const;
    expect((await complete.resolver.resolve(value(complete.service.origin))).verification).toBe('page');
    const cut = await drip('<html><head><title>On wid');
    await expect(cut.resolver.resolve(value(cut.service.origin))).rejects.toMatchObject({
      code: 'SOURCE_TIMEOUT',
    });
  });

  it('a page that breaks off is read when its head is complete', async () => {
    const { item, verification } = await resolvePath({ '/x': cutOff(`${article('')}<p>and th`) }, '/x');
    expect([item.title, verification]).toEqual(['On widgets and what they do', 'page']);
  });

  it('an unreachable one is remembered for a while', async () => {
    const world = await createWorld({ '/x': status(302, { location: 'http://10.0.0.1/' }) });
    const request = { kind: 'url', value: `${world.service.origin}/x` } as const;
    for (let round = 0; round < 3; round += 1) {
      await expect(world.resolver.resolve(request)).rejects.toMatchObject({ code: 'SOURCE_UNREACHABLE' });
    }
    expect(world.asked('/x')).toBe(1);
  });
});
