import { expect, test } from 'vitest';
import { postCitation, testApp, typedBook } from '../app.fixture.ts';

const chromium = 'chrome-extension://mpbjkejclgfgadiemmefgebjfooflfhl';
const firefox = 'moz-extension://2b7c3f6e-8a1d-4c55-9e02-6f1b0f3d9a77';
const fromElsewhere = { 'sec-fetch-site': 'cross-site' };

const sharing = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control')));

test.each([chromium, firefox])('an extension at %s may call the API and read its answers', async (origin) => {
  const answer = await postCitation(
    await testApp(),
    { ...typedBook, format: 'apa' },
    { origin, ...fromElsewhere },
  );
  expect(answer.statusCode).toBe(200);
  expect(sharing(answer.headers)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-session-id, x-left-out, retry-after, x-request-id',
  });
});

test('an extension is told what it may send, and that no cookie goes along', async () => {
  const answer = await (await testApp()).inject({
    method: 'OPTIONS',
    url: '/api/projects/1/citations',
    headers: { origin: chromium, 'access-control-request-method': 'POST' },
  });
  expect(answer.statusCode).toBe(204);
  expect(sharing(answer.headers)).toEqual({
    'access-control-allow-origin': chromium,
    'access-control-expose-headers': 'x-session-id, x-left-out, retry-after, x-request-id',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'content-type, idempotency-key, x-session-id',
    'access-control-max-age': '86400',
  });
});

test('a failed call can be read by an extension, too', async () => {
  const answer = await postCitation(await testApp(), { format: 'apa' }, { origin: firefox });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['access-control-allow-origin']).toBe(firefox);
});

test.each([
  ['a page of another site', 'https://evil.example'],
  ['a page that names an extension in its address', 'https://chrome-extension.example'],
  ['something after the name of an extension', `${chromium}.evil.example`],
  ['an address below an extension', `${chromium}/popup.html`],
])('%s is shut out', async (_, origin) => {
  const answer = await postCitation(
    await testApp(),
    { ...typedBook, format: 'apa' },
    { origin, ...fromElsewhere },
  );
  expect(answer.json().code).toBe('CROSS_SITE_REQUEST');
  expect(sharing(answer.headers)).toEqual({});
});

test('pages of the site are not opened to extensions', async () => {
  const answer = await (await testApp()).inject({ url: '/', headers: { origin: chromium } });
  expect(sharing(answer.headers)).toEqual({});
});

test('no cache gives one extension, or the site, the answer to another', async () => {
  const answer = await (await testApp()).inject({ url: '/api/languages', headers: { origin: chromium } });
  expect(answer.headers['cache-control']).toMatch(/^public/);
  expect(answer.headers.vary).toContain('origin');
});
