import type { Resolver } from '@citewright/resolver';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { postCitation, testApp, typedBook } from '../app.fixture.ts';
import { createServer } from '../server.ts';
import { temporaryBuild } from '../static/build.fixture.ts';
import { readWebBuild } from '../static/web-build.ts';
import { printedRoute } from './route.ts';

const known = '10.1038/nature14539';

const cite = (parameters: Record<string, string>) => `/cite?${new URLSearchParams(parameters)}`;
const printed = (parameters: Record<string, string>) => cite({ ...parameters, scripts: 'off' });

const neverAsked = async () => {
  throw new Error('nothing is looked up');
};
const idleResolver: Resolver = { resolve: neverAsked, search: neverAsked, check: neverAsked };

describe('a browser without scripts gets', () => {
  test('the reference, its forms in the text, and the text to copy', async () => {
    const app = await testApp();
    const answer = await app.inject({ url: printed({ sourceIdentifier: known, format: 'apa' }) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers['x-session-id']).toBeUndefined();
    for (const part of [
      '<meta name="robots" content="noindex">',
      'LeCun, Y., Bengio, Y., &amp; Hinton, G. (2015). Deep learning. <i>Nature</i>, <i>521</i>(7553)',
      '<dd class="select-all font-serif" dir="auto">(LeCun et al., 2015)</dd>',
      '<dd class="select-all font-serif" dir="auto">LeCun et al. (2015)</dd>',
      'readonly>LeCun, Y., Bengio, Y., &amp; Hinton, G. (2015). Deep learning. Nature, 521(7553)',
      `value="${known}"`,
      '<option value="apa" selected>',
    ])
      expect(answer.body).toContain(part);
  });

  test.each([
    ['the style of the form', { sourceIdentifier: known, format: 'ieee' }, '[1] Y. LeCun'],
    ['the style of a link', { doi: known, style: 'nature' }, '<option value="nature" selected>Nature<'],
    ['the language of a style', { doi: known, style: 'mla@de-DE' }, '„Deep Learning“'],
    ['APA for what is no style', { doi: known, style: '"><b>' }, 'LeCun, Y., Bengio, Y.'],
  ])('%s', async (_, parameters, expected) => {
    const answer = await (await testApp()).inject({ url: printed(parameters) });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(expected)]);
  });

  test.each([
    ['nothing typed', '', 400, 'Please enter a URL, DOI, or ISBN'],
    ['an ISBN with a wrong digit', '978-0-306-40615-8', 400, 'Invalid ISBN format or checksum.'],
    ['a bad address', 'http://', 400, 'Invalid URL format.'],
    ['no source', '12', 400, 'Could not detect type. Please enter a valid URL, DOI, or ISBN.'],
    ['a source that does not answer', '10.1000/nobody', 502, '<li>Try'],
  ])('words for %s, with the fields as they were', async (_, text, status, words) => {
    const answer = await (await testApp()).inject({
      url: printed({ sourceIdentifier: text, format: 'harvard' }),
    });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
    expect(answer.body).toContain(`name="sourceIdentifier" value="${text}"`);
    expect(answer.body).toContain('<option value="harvard" selected>');
    expect(answer.body).not.toContain('Manual Entry');
  });

  test('the empty form before anything is asked for', async () => {
    const answer = await (await testApp({ resolver: idleResolver })).inject({ url: '/cite?scripts=off' });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining('role="alert"')]);
  });

  test('works to choose from for a title, each with a link that cites it', async () => {
    const work = (title: string) => ({
      item: { id: title, type: 'book' as const, title: `${title} & banks` },
      evidence: {},
      record: { name: 'OpenAlex', url: `https://openalex.org/${title}` },
      confidence: 0.8,
      differs: [],
    });
    const app = await testApp({
      resolver: {
        ...idleResolver,
        search: async () => ({
          reading: 'title',
          works: [work('Rivers'), { ...work('Deltas'), item: { ...work('Deltas').item, DOI: '10.1000/d' } }],
          rivals: 1,
          clear: false,
          unanswered: [],
        }),
      } as unknown as Resolver,
    });
    const answer = await app.inject({ url: printed({ text: 'Rivers and banks', style: 'mla' }) });
    expect(answer.body).toContain('Which one do you mean?');
    expect(answer.body).toContain('<i>Rivers &amp; Banks</i>');
    expect(answer.body).toContain(
      'href="/cite?sourceIdentifier=Rivers+and+banks&amp;format=mla&amp;record=https%3A%2F%2Fopenalex.org%2FRivers&amp;scripts=off"',
    );
    expect(answer.body).toContain('href="/cite?sourceIdentifier=10.1000%2Fd&amp;format=mla&amp;scripts=off"');
  });
});

describe('what a stranger puts into an address', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'';

  test.each([
    ['sourceIdentifier', { sourceIdentifier: hostile }],
    ['url', { url: `javascript:${hostile}` }],
    ['format', { sourceIdentifier: known, format: hostile }],
    ['record', { sourceIdentifier: '(LeCun, 2015)', record: hostile }],
  ])('is text in the page (%s)', async (_, parameters) => {
    const app = await testApp({ webBuild: builtTool() });
    for (const url of [printed(parameters), cite(parameters)]) {
      const { body } = await app.inject({ url });
      expect(body).not.toMatch(/<script>alert|<img/);
    }
  });

  test('is cut nowhere and read in bounded time', async () => {
    const app = await testApp({ resolver: idleResolver });
    const long = await app.inject({ url: printed({ sourceIdentifier: `(${'a'.repeat(12_000)}` }) });
    expect(long.statusCode).toBe(400);
  });

  test('is not run when its parameter promises something else', async () => {
    const app = await testApp({ resolver: idleResolver });
    const answer = await app.inject({ url: printed({ url: 'file:///etc/passwd' }) });
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('value="file:///etc/passwd"'),
    ]);
  });
});

describe('a look-up is made for', () => {
  const asked = printed({ sourceIdentifier: known });
  const config = { publicOrigin: 'https://cite.example.org' };

  test.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['the form', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['a program', {}],
  ])('%s', async (_, headers) => {
    const answer = await (await testApp({ config })).inject({
      url: asked,
      headers: { host: 'cite.example.org', ...headers },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('LeCun')]);
  });

  test.each([
    ['an image', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script that fetches', { 'sec-fetch-dest': 'empty' }],
    ['a page that is fetched ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
    ['a name that is not ours', { 'sec-fetch-dest': 'document', host: 'evil.example' }],
  ])('nobody behind %s', async (_, headers) => {
    const app = await testApp({ config, resolver: idleResolver });
    const answer = await app.inject({ url: asked, headers: { host: 'cite.example.org', ...headers } });
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('Requests from other websites are not accepted'),
    ]);
  });

  test('nobody who asks for the head alone', async () => {
    const app = await testApp({ resolver: idleResolver, webBuild: builtTool() });
    const answer = await app.inject({ method: 'HEAD', url: asked });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test('an address as often as the API allows, both together', async () => {
    const app = await testApp({ config: { limits: { sessionPerMinute: 1, ipPerMinute: 3 } } });
    const statuses = [
      (await app.inject({ url: asked })).statusCode,
      (await postCitation(app, typedBook)).statusCode,
      (await app.inject({ url: asked })).statusCode,
    ];
    const refused = await app.inject({ url: asked });
    expect([...statuses, refused.statusCode]).toEqual([200, 200, 200, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('That was a lot of citations in a short time');
    expect(refused.body).toContain(`value="${known}"`);
    expect((await postCitation(app, typedBook)).statusCode).toBe(429);
  });

  test('nobody under overload, and the page says so', async () => {
    const app = createServer({ trustedProxies: [] }, pino({ level: 'silent' }));
    printedRoute(app, {
      site: (_, reply) => reply.send(''),
      webBuild: undefined,
      overload: { admits: () => false },
      publicOrigin: undefined,
    });
    const answer = await app.inject({ url: asked });
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '5',
      expect.stringContaining('Too many people are citing right now'),
    ]);
  });
});

const builtTool = () => readWebBuild(temporaryBuild());

describe('a browser with scripts gets the page of the tool', () => {
  test('as it was built where nothing is named', async () => {
    const app = await testApp({ webBuild: builtTool(), resolver: idleResolver });
    for (const url of ['/cite', '/cite?style=mla', '/cite?utm_source=letter']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([200, 'no-cache']);
      expect(answer.body).not.toContain('http-equiv');
    }
  });

  test('with a way on for browsers without scripts where a work is named, and nothing is looked up', async () => {
    const app = await testApp({ webBuild: builtTool(), resolver: idleResolver });
    const answer = await app.inject({ url: cite({ url: 'https://rivers.example/?a="b"&c', style: 'mla' }) });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(answer.body).toContain(
      '<noscript><meta http-equiv="refresh" content="0;url=/cite?sourceIdentifier=https%3A%2F%2Frivers.example%2F%3Fa%3D%22b%22%26c&amp;format=mla&amp;scripts=off"></noscript></head>',
    );
  });
});

test('only GET and HEAD are taken', async () => {
  const answer = await (await testApp()).inject({ method: 'POST', url: '/cite' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
