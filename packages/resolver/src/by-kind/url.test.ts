import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, page, type Route, status } from '../world.fixture.ts';
import { identifierIn } from './url-identifier.ts';

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

describe('the identifier in an address', () => {
  it.each([
    [
      'https://www.nature.com/articles/nature14539?doi=10.1038/nature14539',
      { kind: 'doi', value: '10.1038/nature14539' },
    ],
    ['https://arxiv.org/abs/1706.03762v5', { kind: 'doi', value: '10.48550/arxiv.1706.03762' }],
    ['https://www.amazon.com/Title/dp/0735211299/ref=x', { kind: 'isbn', value: '9780735211292' }],
    ['https://openlibrary.org/isbn/9780735211292', { kind: 'isbn', value: '9780735211292' }],
    ['https://books.google.com/books?vid=ISBN0735211299', { kind: 'isbn', value: '9780735211292' }],
    ['https://www.amazon.com/dp/B09YTXNR2H', undefined],
    ['https://pubmed.ncbi.nlm.nih.gov/12345678/', { kind: 'ncbi', value: '12345678' }],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC1234567/', { kind: 'ncbi', value: 'PMC1234567' }],
    ['https://www.ncbi.nlm.nih.gov/pubmed/?term=11109029', { kind: 'ncbi', value: '11109029' }],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=testing', undefined],
    ['https://europepmc.org/article/pmc/pmc3198533', { kind: 'ncbi', value: 'PMC3198533' }],
    ['https://europepmc.org/article/MED/32923700', { kind: 'ncbi', value: '32923700' }],
    ['https://press.example/catalog.php?isbn=9780674975736', { kind: 'isbn', value: '9780674975736' }],
    ['https://press.example/book/9780520344907/the-last-page', { kind: 'isbn', value: '9780520344907' }],
    ['https://press.example/product/a-title-9780198781875?cc=de', { kind: 'isbn', value: '9780198781875' }],
    ['https://press.example/a-title_9789264086968-en', { kind: 'isbn', value: '9789264086968' }],
    ['https://shop.example/de/ISBN-9781792457418/Author/Title', { kind: 'isbn', value: '9781792457418' }],
    ['https://press.example/book/9781259860225/toc-chapter/chapter3', undefined],
    ['https://press.example/a-title--9782728835904-page-111.htm', undefined],
    ['https://press.example/book/9780596510046/some-chapter/some_section', undefined],
    ['https://press.example/book/9780520344908/bad-check-digit', undefined],
    ['https://example.com/news/2026/05/12/story', undefined],
    ['https://www.jstor.org/stable/2118559', { kind: 'doi', value: '10.2307/2118559' }],
    ['https://www.jstor.org/stable/pdf/2118559.pdf?seq=1', { kind: 'doi', value: '10.2307/2118559' }],
    [
      'https://www.nature.com/articles/s41586-020-2649-2',
      { kind: 'doi', value: '10.1038/s41586-020-2649-2' },
    ],
    ['https://www.nature.com/articles/nature14539.pdf', { kind: 'doi', value: '10.1038/nature14539' }],
    ['https://www.nature.com/articles/about', undefined],
    [
      'https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(20)30183-5/fulltext',
      { kind: 'doi', value: '10.1016/s0140-6736(20)30183-5' },
    ],
    [
      'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=3412345',
      { kind: 'doi', value: '10.2139/ssrn.3412345' },
    ],
    ['https://zenodo.org/records/8098905', { kind: 'doi', value: '10.5281/zenodo.8098905' }],
    ['https://www.nber.org/papers/w24999', { kind: 'doi', value: '10.3386/w24999' }],
    ['https://www.rfc-editor.org/rfc/rfc9110.html', { kind: 'doi', value: '10.17487/rfc9110' }],
    ['https://datatracker.ietf.org/doc/html/rfc9110', { kind: 'doi', value: '10.17487/rfc9110' }],
    ['https://aclanthology.org/P19-1441/', { kind: 'doi', value: '10.18653/v1/p19-1441' }],
    ['https://osf.io/preprints/psyarxiv/k9n6m', { kind: 'doi', value: '10.31234/osf.io/k9n6m' }],
    ['https://elifesciences.org/articles/00013', { kind: 'doi', value: '10.7554/elife.00013' }],
    ['https://peerj.com/articles/4375/', { kind: 'doi', value: '10.7717/peerj.4375' }],
    [
      'https://journals.openedition.org/etudesafricaines/18430',
      { kind: 'doi', value: '10.4000/etudesafricaines.18430' },
    ],
  ])('%s', (address, expected) => {
    expect(identifierIn(address)).toEqual(expected);
  });
});
