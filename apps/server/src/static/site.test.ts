import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import { temporaryBuild } from './build.fixture.ts';
import { readWebBuild } from './web-build.ts';

const siteApp = () => testApp({ webBuild: readWebBuild(temporaryBuild()) });

test.each([
  ['/', 200, 'home'],
  ['/?style=apa', 200, 'home'],
  ['/about', 200, 'about'],
  ['/blogs/in-text', 200, 'article'],
  ['/projects/7', 200, 'fallback'],
  ['/learn/lesson/1', 200, 'fallback'],
  ['/projects', 404, 'not found'],
  ['/learn/lesson/', 404, 'not found'],
  ['/404', 404, 'not found'],
  ['/nothing/here', 404, 'not found'],
  ['/api', 404, 'not found'],
  ['/status', 404, 'not found'],
  ['/about/index.html', 404, 'not found'],
  ['/__spa-fallback.html', 404, 'not found'],
  ['/assets/entry-Ab12.js.map', 404, 'not found'],
  ['/assets/entry-Ab12.js.br', 404, 'not found'],
  ['/.git/config', 404, 'not found'],
  ['/..%2f..%2f..%2fetc%2fpasswd', 404, 'not found'],
  ['//evil.example/', 404, 'not found'],
  ['/projects/%00', 404, 'not found'],
  ['/learn/lesson/1%0d%0a', 404, 'not found'],
  ['/projects/7%7F', 404, 'not found'],
])('GET %s answers %i with the page "%s"', async (url, status, title) => {
  const app = await siteApp();
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain(`<title>${title}</title>`);
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/ABOUT/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/Blogs/In-Text', '/blogs/in-text'],
  ['/Projects/7', '/projects/7'],
  ['/learn/Lesson/1/', '/learn/lesson/1'],
  ['/integrations', '/developers'],
  ['/Integrations/?from=footer', '/developers?from=footer'],
])('GET %s redirects to %s', async (url, to) => {
  const app = await siteApp();
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
});

test('each page may run its own inline scripts and no others', async () => {
  const app = await siteApp();
  const policies = await Promise.all(
    ['/', '/about'].map(async (url) => (await app.inject({ url })).headers['content-security-policy']),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policies[0]).not.toBe(policies[1]);
});

test('hashed assets are compressed and immutable', async () => {
  const app = await siteApp();
  const answer = await app.inject({
    url: '/assets/entry-Ab12.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('/javascript; charset=utf-8'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('hello');
});

test('other files are cached for an hour', async () => {
  const app = await siteApp();
  const answer = await app.inject({ url: '/favicon.svg' });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test('the service worker may fetch from its own origin, and is revalidated each time', async () => {
  const app = await siteApp();
  const { headers } = await app.inject({ url: '/service-worker.js' });
  expect(headers['cache-control']).toBe('public, max-age=0');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('an unchanged page is answered with 304', async () => {
  const app = await siteApp();
  const first = await app.inject({ url: '/' });
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('HEAD answers like GET, without a body', async () => {
  const app = await siteApp();
  const answer = await app.inject({ method: 'HEAD', url: '/about' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('a page refuses POST', async () => {
  const app = await siteApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/about',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
    405,
    'GET, HEAD',
    'METHOD_NOT_ALLOWED',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['bytes=0-9', 'bytes=999999-', 'bytes=9-0', 'lines=1'])(
  '%s of a file is the whole file',
  async (range) => {
    const app = await siteApp();
    const answer = await app.inject({ url: '/favicon.svg', headers: { range } });
    expect([answer.statusCode, answer.headers['accept-ranges'], answer.body]).toEqual([
      200,
      undefined,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]);
  },
);

describe('a site that was built for another origin', () => {
  const adaptedApp = () =>
    testApp({ webBuild: readWebBuild(temporaryBuild(), { origin: 'https://cite.example' }) });

  test.each([
    ['/about', 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/assets/shell-Cd34.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s names the origin that serves it, in every encoding', async (url, type, kept) => {
    const app = await adaptedApp();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const [encoding, open] of Object.entries(unpack)) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([answer.statusCode, answer.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': kept,
        vary: 'accept-encoding',
      });
      const text = open(answer.rawPayload).toString();
      expect([text.includes('https://cite.example'), text.includes('localhost:3000"')]).toEqual([
        true,
        false,
      ]);
      const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('its not-found page is a 404 for a client that has it cached, too', async () => {
    const app = await adaptedApp();
    const first = await app.inject({ url: '/nothing' });
    const again = await app.inject({
      url: '/nothing',
      headers: { 'if-none-match': `${first.headers.etag}` },
    });
    expect([first.statusCode, again.statusCode]).toEqual([404, 404]);
  });

  test('HEAD is answered without a body', async () => {
    const app = await adaptedApp();
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/about' });
    expect([statusCode, body, Number(headers['content-length']) > 100]).toEqual([200, '', true]);
  });
});

test('the host name of a request appears in no page', async () => {
  const app = await siteApp();
  const answer = await app.inject({ url: '/About', headers: { host: 'evil.example' } });
  expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil.example');
});

test('without a build the server explains how to make one, and the API works', async () => {
  const app = await testApp();
  const page = await app.inject({ url: '/' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('npm run build');
  expect((await app.inject({ url: '/about' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
});
