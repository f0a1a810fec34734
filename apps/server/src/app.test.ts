import { Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { postCitation, temporaryDatabase, testApp, typedBook } from './app.fixture.ts';
import { DatabaseBusyError } from './db/postgres.ts';
import { createServer } from './server.ts';

test.each([
  ['POST', '/api/citations', {}, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['POST', '/api/citations', { 'content-type': 'text/plain' }, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'POST',
    '/api/citations',
    { 'content-type': 'application/json; charset=utf-16' },
    '{}',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'POST',
    '/api/citations',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    '{}',
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['POST', '/api/citations', { 'content-type': 'application/json' }, '', 400, 'INVALID_JSON'],
  [
    'POST',
    '/api/citations',
    { 'content-type': 'application/json' },
    `"${'a'.repeat(70_000)}"`,
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['GET', '/api/nope', {}, undefined, 404, 'NOT_FOUND'],
  ['GET', '/api/', {}, undefined, 404, 'NOT_FOUND'],
  ['GET', '/api/%zz', {}, undefined, 400, 'INVALID_REQUEST'],
  ['GET', '/api/citations', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
  ['TRACE', '/api/citations', {}, undefined, 405, 'METHOD_NOT_ALLOWED'],
] as const)('%s %s with %j is answered as JSON', async (method, url, headers, payload, status, code) => {
  const app = await testApp();
  // light-my-request types no TRACE, but sends it.
  const answer = await app.inject({ method: method as 'GET', url, headers, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('OPTIONS lists the methods of a path', async () => {
  const app = await testApp();
  expect((await app.inject({ url: '/api/citations' })).headers.allow).toBe('POST');
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/api/citations',
    headers: { origin: 'https://evil.example' },
  });
  expect([asked.statusCode, asked.headers.allow]).toEqual([204, 'POST']);
  expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ origin: 'http://localhost:80' }, 200],
  [{ origin: 'https://cite.example.org' }, 200],
  [{}, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
])('a write with %j answers %i', async (headers, status) => {
  const limits = { sessionPerMinute: 100, ipPerMinute: 100 };
  const app = await testApp({
    config: { limits, publicOrigin: 'https://cite.example.org', trustedProxies: [] },
  });
  const answer = await postCitation(app, typedBook, { host: 'localhost', ...headers });
  expect(answer.statusCode).toBe(status);
});

test.each(['/', '/nothing', '/api/health', '/api/nope', '/api/docs/', '/api/openapi.json'])(
  '%s carries the security headers',
  async (url) => {
    const app = await testApp();
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-citewright': '1',
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  },
);

test('answers of the API are not cacheable', async () => {
  const answer = await postCitation(await testApp(), typedBook);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'x-session-id, origin' });
});

test('only a site that is served by https sends HSTS', async () => {
  const limits = { sessionPerMinute: 100, ipPerMinute: 100 };
  const plain = await testApp();
  const secure = await testApp({
    config: { limits, publicOrigin: 'https://cite.example.org', trustedProxies: [] },
  });
  expect((await plain.inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined();
  expect((await secure.inject({ url: '/' })).headers['strict-transport-security']).toContain(
    'max-age=31536000',
  );
});

test('the server is healthy without its database, and not ready', async () => {
  const database = await temporaryDatabase();
  const app = await testApp({ database });
  expect((await app.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ready' });
  await database.destroy();
  const ready = await app.inject({ url: '/api/ready' });
  expect([ready.statusCode, ready.json().code, ready.headers['retry-after']]).toEqual([
    503,
    'STORAGE_UNAVAILABLE',
    '10',
  ]);
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
});

test('the server is ready while its database is overloaded', async () => {
  const connect = () => Promise.reject(new DatabaseBusyError());
  const pool = { options: {}, connect, end: async () => undefined };
  const app = await testApp({ database: new Kysely({ dialect: new PostgresDialect({ pool }) }) });
  expect((await app.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ready' });
});

test('citations are generated while the database is down', async () => {
  const database = await temporaryDatabase();
  const app = await testApp({ database });
  await database.destroy();
  expect((await postCitation(app, typedBook)).statusCode).toBe(200);
});

const neverSearched = async () => {
  throw new Error('nobody searches');
};

test('a response that takes too long ends with a timeout', async () => {
  const app = await testApp({
    resolver: {
      search: neverSearched,
      check: neverSearched,
      resolve: async () => {
        throw new DOMException('too slow', 'TimeoutError');
      },
    },
  });
  const answer = await postCitation(app, { format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' });
  expect([answer.statusCode, answer.json().code]).toEqual([504, 'UPSTREAM_TIMEOUT']);
});

test('a lookup is aborted when the client disconnects', async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const app = await testApp({
    resolver: {
      search: neverSearched,
      check: neverSearched,
      resolve: (_, { signal } = {}) =>
        new Promise((_, reject) => {
          if (signal) started.resolve(signal);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = new AbortController();
  const answer = fetch(`${address}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' }),
    signal: caller.signal,
  });
  const signal = await started.promise;
  expect(signal.aborted).toBe(false);
  caller.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitUntil(() => signal.aborted);
});

test('an unexpected failure reveals nothing about the code', async () => {
  const lines: string[] = [];
  const app = await testApp({
    log: (line) => lines.push(line),
    resolver: {
      search: neverSearched,
      check: neverSearched,
      resolve: async () => {
        throw new TypeError('/srv/secret.ts exploded');
      },
    },
  });
  const answer = await postCitation(app, { format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
  expect(answer.body).not.toContain('secret');
  expect(lines.filter((line) => line.includes('unexpected failure'))).toHaveLength(1);
});

test('an answer that fails before its first byte becomes a problem', async () => {
  const app = createServer({ trustedProxies: [] }, pino({ level: 'silent' }));
  app.get('/api/broken', async (_, reply) => {
    const stream = new Readable({ read: () => stream.destroy(new Error('no such entry')) });
    return await reply.header('content-encoding', 'gzip').send(stream);
  });
  const answer = await app.inject({ url: '/api/broken' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
});

test('the API description has every call with its answers', async () => {
  const app = await testApp();
  const description = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(description.paths)).toEqual([
    '/api/health',
    '/api/ready',
    '/api/citations',
    '/api/search',
    '/api/projects',
    '/api/projects/{id}',
    '/api/projects/{id}/restore',
    '/api/deleted',
    '/api/deleted/projects/{id}',
    '/api/projects/{id}/citations',
    '/api/projects/{id}/copy-references',
    '/api/projects/{id}/citation-texts',
    '/api/citations/{id}',
    '/api/citations/{id}/move',
    '/api/citations/{id}/published',
    '/api/citations/{id}/published/undo',
    '/api/citations/{id}/restore',
    '/api/projects/{id}/deleted',
    '/api/deleted/citations/{id}',
    '/api/projects/{id}/export',
    '/api/projects/{id}/live-link',
    '/api/live/{token}/{file}',
    '/api/live/{token}',
    '/api/live/{token}/copy',
    '/api/session/link',
    '/api/session/new',
    '/api/session/open',
    '/api/backup',
    '/api/checks',
    '/api/bibliographies',
    '/api/conversions',
    '/api/papers/check',
    '/api/papers/links',
    '/api/papers/correct',
    '/api/citations/file',
    '/api/projects/{id}/import',
    '/api/projects/{id}/import/preview',
    '/api/blogs',
    '/api/blogs/featured',
    '/api/styles',
    '/api/styles/find',
    '/api/styles/{id}',
    '/api/languages',
    '/api/styles/{id}/source',
  ]);
  expect(Object.keys(description.paths['/api/citations'].post.responses)).toEqual(['200', '4XX', '5XX']);
  expect(Object.keys(description.components.schemas)).toContain('Problem');
});
