import { createMemoryCache } from '@citewright/registers';
import { describe, expect, it } from 'vitest';
import { createResolver } from './resolve.ts';
import { createWorld, crossrefWork, page, patientClock, status } from './world.fixture.ts';

const doi = { kind: 'doi', value: '10.5555/a' } as const;
const crossref = { '/doi/ra/10.5555': [{ DOI: '10.5555', RA: 'Crossref' }] };
const datacite = { '/doi/ra/10.5555': [{ DOI: '10.5555', RA: 'DataCite' }] };
const work = { '/crossref/works/10.5555/a': crossrefWork({}) };
const negotiated = {
  '/doi/10.5555/a': {
    type: 'article-journal',
    title: 'On widgets',
    author: [{ family: 'Lovelace' }],
    issued: { 'date-parts': [[1999]] },
  },
};

describe('a DOI', () => {
  it('is read from the agency that registered it', async () => {
    const { resolver } = await createWorld({ ...crossref, ...work });
    expect(await resolver.resolve(doi)).toMatchObject({
      item: { title: 'On widgets', DOI: '10.5555/a' },
      verification: 'registry',
      record: { name: 'Crossref', url: 'https://doi.org/10.5555/a' },
      notices: [],
    });
  });

  it('of DataCite is not looked for at Crossref', async () => {
    const attributes = {
      doi: '10.5555/a',
      titles: [{ title: 'Data' }],
      creators: [{ name: 'Lovelace, Ada' }],
      publicationYear: 1999,
    };
    const world = await createWorld({ ...datacite, '/datacite/dois/10.5555/a': { data: { attributes } } });
    const { record } = await world.resolver.resolve(doi);
    expect(record?.name).toBe('DataCite');
    expect(world.asked('/crossref')).toBe(0);
  });

  it('of any other agency is fetched from doi.org', async () => {
    const world = await createWorld({ '/doi/ra/10.5555': [{ RA: 'JaLC' }], ...negotiated });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('doi.org');
    expect(world.service.asked).toEqual(['/doi/ra/10.5555', '/doi/10.5555/a']);
  });

  it('is found although doi.org does not name the agency', async () => {
    const world = await createWorld({ '/doi/ra': status(500), ...work });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('Crossref');
  });

  it('is expanded when it is short', async () => {
    const handle = { values: [{ type: 'HS_ALIAS', data: { value: '10.5555/A' } }] };
    const world = await createWorld({ '/doi/api/handles/10/abc': handle, ...crossref, ...work });
    expect((await world.resolver.resolve({ kind: 'doi', value: '10/abc' })).item.DOI).toBe('10.5555/a');
    await expect(world.resolver.resolve({ kind: 'doi', value: '10/none' })).rejects.toMatchObject({
      code: 'DOI_NOT_FOUND',
    });
  });

  it('that no source has is not found, and that answer is cached', async () => {
    const world = await createWorld(crossref);
    for (let round = 0; round < 2; round += 1) {
      await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'DOI_NOT_FOUND' });
    }
    expect(world.asked('/crossref')).toBe(1);
  });

  it('under a prefix that does not exist is not found at once', async () => {
    const world = await createWorld({ '/doi/ra/10.5555': [{ status: 'DOI does not exist' }] });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'DOI_NOT_FOUND' });
    expect(world.service.asked).toHaveLength(1);
  });

  it('is fetched once for concurrent requests, and then cached', async () => {
    const world = await createWorld({ ...crossref, ...work });
    await Promise.all(Array.from({ length: 5 }, () => world.resolver.resolve(doi)));
    await world.resolver.resolve(doi);
    expect(world.service.asked).toHaveLength(2);
  });

  it('says what the record lacks', async () => {
    const bare = crossrefWork({ author: [], issued: { 'date-parts': [[null]] } });
    const { resolver } = await createWorld({ ...crossref, '/crossref/works/10.5555/a': bare });
    const { notices } = await resolver.resolve(doi);
    expect(notices.map(({ code, fields }) => [code, fields])).toEqual([
      ['missing-field', ['author']],
      ['missing-field', ['issued']],
    ]);
  });
});

describe('when a service fails', () => {
  it('with a 5xx the request is retried once', async () => {
    let turns = 0;
    const world = await createWorld({
      ...crossref,
      '/crossref/works/10.5555/a': (response) => {
        turns += 1;
        if (turns === 1) response.writeHead(503).end();
        else response.end(JSON.stringify(crossrefWork({})));
      },
    });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('Crossref');
    expect(turns).toBe(2);
  });

  it.each([
    ['with a 5xx for good', status(502)],
    ['with HTML for JSON', page('<html>Sorry</html>')],
    ['with half an answer', page('{"message":')],
    ['with a stranger’s status', status(418)],
  ])('%s, the next source answers, and the result is not cached', async (_, route) => {
    const world = await createWorld({ ...crossref, '/crossref': route, ...negotiated });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('doi.org');
    Object.assign(world.routes, { '/crossref': crossrefWork({}) });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('Crossref');
  });

  it('and no other source answers, the error names the service', async () => {
    const world = await createWorld({ ...crossref, '/crossref': status(500) });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });

  it('by not answering in time, the caller learns that too', async () => {
    const world = await createWorld(
      { ...crossref, '/crossref': () => undefined },
      { timeouts: { headers: 1_000, total: 1_200 } },
    );
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  it('by asking for a pause, it is left alone for as long as it says', async () => {
    const world = await createWorld({ ...crossref, '/crossref': status(429, { 'retry-after': '90' }) });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({
      code: 'UPSTREAM_BUSY',
      retryAfter: 90,
    });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({
      code: 'UPSTREAM_BUSY',
      retryAfter: 90,
    });
    expect(world.asked('/crossref')).toBe(1);
    Object.assign(world.routes, negotiated);
    expect((await world.resolver.resolve(doi)).record?.name).toBe('doi.org');
  });

  it('repeatedly, the breaker opens', async () => {
    const world = await createWorld({
      ...crossref,
      '/crossref': status(404),
      '/crossref/works': status(418),
    });
    for (let round = 0; round < 12; round += 1) {
      await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
    }
    expect(world.asked('/crossref')).toBe(8);
  });

  it('and there is no network at all, the answer is quick and clear', async () => {
    const { HttpError } = await import('@citewright/registers');
    const resolver = createResolver({
      cache: createMemoryCache(),
      http: async () => {
        throw new HttpError('unreachable');
      },
    });
    await expect(resolver.resolve(doi)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
    await expect(resolver.resolve({ kind: 'isbn', value: '9780141439518' })).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    });
    await expect(resolver.resolve({ kind: 'url', value: 'https://example.com/' })).rejects.toMatchObject({
      code: 'SOURCE_UNREACHABLE',
    });
    await expect(resolver.resolve({ kind: 'intext', value: '(Smith, 2010)' })).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    });
  });
});

describe('an ISBN', () => {
  const isbn = { kind: 'isbn', value: '9780141439518' } as const;
  const edition = {
    key: '/books/OL1M',
    title: 'Pride and prejudice',
    publishers: ['Penguin Books'],
    publish_date: '2003',
    works: [{ key: '/works/OL2W' }],
  };
  const details = {
    '/openlibrary/api/books?bibkeys=ISBN:9780141439518&jscmd=details': {
      'ISBN:9780141439518': { details: edition },
    },
  };
  const volume = (fields: object) => ({
    '/googlebooks/books/v1/volumes?q=isbn:9780141439518': {
      items: [
        {
          id: 'g1',
          volumeInfo: {
            title: 'Pride and Prejudice',
            authors: ['Jane Austen'],
            publishedDate: '2003',
            industryIdentifiers: [{ type: 'ISBN_13', identifier: isbn.value }],
            ...fields,
          },
        },
      ],
    },
  });
  const noData = { '/openlibrary/api/books?bibkeys=ISBN:9780141439518&jscmd=data': {} };

  it('is merged from the catalogues, and tells where they differ', async () => {
    const { resolver } = await createWorld(
      { ...details, ...noData, ...volume({ publishedDate: '1996', publisher: 'Penguin' }) },
      { clock: patientClock },
    );
    const { item, evidence, notices, record } = await resolver.resolve(isbn);
    expect(item).toMatchObject({
      title: 'Pride and prejudice',
      author: [{ family: 'Austen', given: 'Jane' }],
      publisher: 'Penguin',
    });
    expect(evidence).toMatchObject({
      title: { source: 'openlibrary' },
      author: { source: 'googlebooks' },
      issued: {
        source: 'openlibrary',
        disagreements: [{ source: 'googlebooks', value: { 'date-parts': [[1996]] } }],
      },
    });
    expect(evidence.title?.disagreements).toBeUndefined();
    expect(notices).toEqual([
      {
        code: 'sources-disagree',
        values: { among: 'registers', fields: ['issued'] },
        fields: ['issued'],
      },
    ]);
    expect(record?.name).toBe('Open Library');
  });

  it('without authors at the edition has those of the work', async () => {
    const { resolver } = await createWorld({
      ...details,
      ...noData,
      '/openlibrary/works/OL2W.json': { authors: [{ author: { key: '/authors/OL3A' } }] },
      '/openlibrary/authors/OL3A.json': { name: 'Jane Austen' },
    });
    expect((await resolver.resolve(isbn)).item.author).toEqual([{ family: 'Austen', given: 'Jane' }]);
  });

  it('is found in one catalogue while the other is down', async () => {
    const { resolver } = await createWorld({ '/openlibrary': status(502), ...volume({}) });
    expect((await resolver.resolve(isbn)).record?.name).toBe('Google Books');
  });

  it('that no catalogue has is not found; a busy bookseller does not change that', async () => {
    const { resolver } = await createWorld({ '/openlibrary/api/books': {}, '/googlebooks': status(429) });
    await expect(resolver.resolve(isbn)).rejects.toMatchObject({ code: 'ISBN_NOT_FOUND' });
  });

  it('is an open question while the library is down', async () => {
    const { resolver } = await createWorld({
      '/openlibrary': status(502),
      '/googlebooks': { totalItems: 0 },
    });
    await expect(resolver.resolve(isbn)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});
