import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, page, type Route, status } from './world.fixture.ts';

// The rows of reliability.md's table of upstream faults that no other test states: what a service does, what comes of it.

const doi = { kind: 'doi', value: '10.5555/a' } as const;
const agency = { '/doi/ra/10.5555': [{ DOI: '10.5555', RA: 'Crossref' }] };
const negotiated = {
  '/doi/10.5555/a': { type: 'article-journal', title: 'On widgets', author: [{ family: 'Lovelace' }] },
};

/** JSON that is longer than any service's answer may be. */
const tooBig: Route = (response) => {
  response.setHeader('content-type', 'application/json').end(`{"a":"${'x'.repeat(9 * 1_048_576)}"}`);
};
const tooDeep: Route = (response) => {
  response.setHeader('content-type', 'application/json').end('['.repeat(100_000));
};

describe('a registry that fails leaves the question to the next source', () => {
  it.each<[string, Route]>([
    ['without a record', status(404)],
    ['asking for a pause', status(429, { 'retry-after': '30' })],
    ['out of service', status(503)],
    ['with JSON that is too big', tooBig],
    ['with JSON that is too deep', tooDeep],
    ['with a record of nothing', {}],
    ['with a redirect that never ends', status(302, { location: '/crossref/works/10.5555/a' })],
    ['with a redirect into the network', status(302, { location: 'http://10.0.0.1/' })],
    ['by hanging up', (response) => void response.destroy()],
  ])('%s', async (_, route) => {
    const world = await createWorld({ ...agency, ...negotiated, '/crossref': route });
    expect((await world.resolver.resolve(doi)).item.title).toBe('On widgets');
  });
});

describe('a service that asks for a pause', () => {
  it.each([
    ['of a day is asked again after ten minutes', '86400', 600],
    ['until a time is believed', new Date(Date.UTC(2026, 4, 12, 0, 2)).toUTCString(), 120],
  ])('%s', async (_, retryAfter, expected) => {
    const world = await createWorld({ ...agency, '/crossref': status(429, { 'retry-after': retryAfter }) });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({
      code: 'UPSTREAM_BUSY',
      retryAfter: expected,
    });
  });

  it('may be a page, too', async () => {
    const world = await createWorld({ '/x': status(429, { 'retry-after': '86400' }) });
    const value = `${world.service.origin}/x`;
    await expect(world.resolver.resolve({ kind: 'url', value })).rejects.toMatchObject({
      code: 'UPSTREAM_BUSY',
      retryAfter: 600,
    });
  });
});

describe('a page', () => {
  it('that is asked for by TLS and does not speak it is unreachable', async () => {
    const world = await createWorld({ '/x': page('<title>On widgets</title>') });
    const value = `https://${world.service.host}/x`;
    await expect(world.resolver.resolve({ kind: 'url', value })).rejects.toMatchObject({
      code: 'SOURCE_UNREACHABLE',
    });
  });

  it.each<[string, Route, number]>([
    ['that refuses is not asked twice', status(403), 1],
    ['that is gone is not asked twice', status(404), 1],
    ['that fails is asked once more', status(500), 2],
    ['that fails and asks for a pause is left alone', status(503, { 'retry-after': '30' }), 1],
  ])('%s', async (_, route, times) => {
    const world = await createWorld({ '/x': route });
    await expect(
      world.resolver.resolve({ kind: 'url', value: `${world.service.origin}/x` }),
    ).rejects.toThrow();
    expect(world.asked('/x')).toBe(times);
  });

  it('that refuses while its DOI is registered is cited from the registry', async () => {
    const world = await createWorld({
      ...agency,
      '/crossref/works/10.5555/a': crossrefWork({}),
      '/article': page('<title>Just a moment...</title><body>Checking your browser</body>', 403),
    });
    const value = `${world.service.origin}/article/10.5555/a`;
    expect((await world.resolver.resolve({ kind: 'url', value })).verification).toBe('registry');
  });
});
