import type { NewLiveLink } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testApp, testMoment } from '../../app.fixture.ts';
import type { Api } from '../../server.ts';
import { addBooks, call, createProject, otherSession } from '../calls.fixture.ts';

const make = async (app: Api, id: number, wanted = {}): Promise<NewLiveLink> =>
  (await call(app, 'POST', `/api/projects/${id}/live-link`, wanted)).json();

const tokenOf = ({ page }: NewLiveLink) => page.split('/').at(-1) ?? '';

const visitor = { 'x-session-id': otherSession };

test('a reader without a session sees the list as its style prints it, its files and where it comes from', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Towns', 'Rivers & <b>floods</b>');
  const link = await make(app, id);
  const { statusCode, headers, body } = await app.inject({ url: link.page });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<h1 class="font-display text-3xl [overflow-wrap:anywhere]" dir="auto">Thesis</h1>');
  expect(body).toContain('2 references in APA');
  expect(body.indexOf('<i>Rivers')).toBeLessThan(body.indexOf('<i>Towns</i>'));
  expect(body).not.toContain('<script');
  expect(body).toContain('Typed by the list’s owner.');
  for (const file of ['docx', 'odt', 'rtf', 'html', 'txt', 'bib', 'ris', 'json', 'yml'])
    expect(body).toContain(`href="/api/live/${tokenOf(link)}/references.${file}"`);
  expect(body).toContain(`href="/projects#copy=${tokenOf(link)}"`);
});

test('nothing of the session stands on the page', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [citation] = await addBooks(app, id, 'Towns');
  const { body } = await app.inject({ url: (await make(app, id)).page });
  expect(body).not.toContain('session');
  expect(body).not.toMatch(new RegExp(`/projects/${id}\\b|/citations/${citation}\\b`));
});

test.each([
  ['docx', 'PK'],
  ['txt', 'Okafor'],
  ['html', '<!doctype html>'],
])('whoever has the link takes the list as .%s', async (extension, begins) => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const token = tokenOf(await make(app, id));
  const { statusCode, body } = await app.inject({ url: `/api/live/${token}/references.${extension}` });
  expect(statusCode).toBe(200);
  expect(body).toContain(begins);
});

test('an annotated list is shared with its annotations', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  await call(app, 'PATCH', `/api/citations/${book}`, { annote: 'A careful study.' });
  const { page } = await make(app, id);
  expect((await app.inject({ url: page })).body).not.toContain('A careful study.');
  await call(app, 'PATCH', `/api/projects/${id}`, { annotated: true });
  expect((await app.inject({ url: page })).body).toContain('A careful study.');
});

test('a visitor makes the list their own, with its evidence; pressing twice makes it once', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers', 'Towns');
  const token = tokenOf(await make(app, id));
  expect((await app.inject({ url: `/api/live/${token}` })).json()).toEqual({
    name: 'Thesis',
    citations: 2,
    frozenAt: null,
    expiresAt: null,
  });
  const copy = () =>
    call(app, 'POST', `/api/live/${token}/copy`, {}, { ...visitor, 'idempotency-key': 'one' });
  const made = (await copy()).json();
  expect((await copy()).json()).toEqual(made);
  const projects = (await call(app, 'GET', '/api/projects', undefined, visitor)).json();
  expect(projects.map(({ name }: { name: string }) => name)).toEqual(['Thesis']);
  const path = `/api/projects/${made.id}/citations`;
  const own = (await call(app, 'GET', path, undefined, visitor)).json();
  expect(
    own.map(({ title, verification }: { title: string; verification: string }) => [title, verification]),
  ).toEqual([
    ['Rivers', 'typed'],
    ['Towns', 'typed'],
  ]);
  await call(app, 'DELETE', `/api/citations/${own[0].id}`, undefined, visitor);
  expect((await call(app, 'GET', `/api/projects/${id}/citations`)).json()).toHaveLength(2);
});

test('notes, quotations and what the owner says of the project are in no page, file and copy', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  const secret = 'Ask my supervisor';
  await call(app, 'PATCH', `/api/projects/${id}`, { description: secret });
  const quotations = [{ text: secret }];
  await call(app, 'PATCH', `/api/citations/${book}`, { notes: secret, quotations });
  const link = await make(app, id);
  const token = tokenOf(link);
  const files = link.files.map(({ path }) => path);
  for (const url of [link.page, ...files, `/api/live/${token}/references.txt`])
    expect((await app.inject({ url })).body).not.toContain(secret);
  const made = (await call(app, 'POST', `/api/live/${token}/copy`, {}, visitor)).json();
  const copied = await call(app, 'GET', `/api/projects/${made.id}/citations`, undefined, visitor);
  expect([copied.json().length, copied.body.includes(secret)]).toEqual([1, false]);
  const project = await call(app, 'GET', `/api/projects/${made.id}`, undefined, visitor);
  expect([project.statusCode, project.body.includes(secret)]).toEqual([200, false]);
});

test('a link that was taken back shows no list, gives no file and copies nothing', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const link = await make(app, id);
  await call(app, 'DELETE', `/api/projects/${id}/live-link`);
  const page = await app.inject({ url: link.page });
  expect([page.statusCode, page.body.includes('This link leads to no list')]).toEqual([404, true]);
  const token = tokenOf(link);
  expect((await app.inject({ url: `/api/live/${token}/references.docx` })).statusCode).toBe(404);
  expect((await call(app, 'POST', `/api/live/${token}/copy`, {}, visitor)).json().code).toBe(
    'PROJECT_NOT_FOUND',
  );
});

test.each<[string, string, 'GET' | 'POST', RegExp]>([
  ['shows a list', '/shared/TOKEN', 'GET', /^text\/html.*The list cannot be shown now/s],
  ['tells of a list', '/api/live/TOKEN', 'GET', /RATE_LIMITED/],
  ['gives a file', '/api/live/TOKEN/references.bib', 'GET', /RATE_LIMITED/],
  ['copies a list', '/api/live/TOKEN/copy', 'POST', /RATE_LIMITED/],
])('of a thousand guesses none %s, and those after 600 are refused', async (_, path, method, last) => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  await make(app, id);
  const seen: Record<number, number> = {};
  let answered = '';
  for (let guess = 0; guess < 1_000; guess++) {
    const url = path.replace('TOKEN', String(guess).padStart(32, 'a'));
    const answer = await app.inject({ method, url, headers: visitor });
    seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1;
    answered = `${answer.headers['content-type']} ${answer.body}`;
  }
  expect(seen).toEqual({ 404: 600, 429: 400 });
  expect(answered).toMatch(last);
});

test('a frozen list stays as it was on its day, in page, files and copy, and says so', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book, other] = await addBooks(app, id, 'Rivers', 'Towns');
  await call(app, 'PATCH', `/api/citations/${book}`, { notes: 'Ask my supervisor' });
  const link = await make(app, id, { frozen: true });
  expect(link).toMatchObject({ createdAt: '2026-05-01T12:00:00.000Z', expiresAt: null, frozen: true });
  const token = tokenOf(link);
  const seen = async () => {
    const at = (file: string) => app.inject({ url: `/api/live/${token}/references.${file}` });
    const page = await app.inject({ url: link.page });
    return [page.body, (await at('bib')).body, (await at('json')).body, (await at('txt')).body];
  };
  const before = await seen();
  expect(before[0]).toContain(
    '2 references in APA 7th Edition. The list is as it was on 1 May 2026, and does not change.',
  );
  expect(before.join()).not.toContain('Ask my supervisor');
  expect(before[1]?.match(/(?<=@book\{)[^,]+/g)).toEqual(['okafor2019rivers', 'okafor2019towns']);
  await call(app, 'PATCH', `/api/citations/${book}`, { title: 'Changed afterwards' });
  await call(app, 'DELETE', `/api/citations/${other}`);
  await call(app, 'PATCH', `/api/projects/${id}`, { name: 'Another', referenceStyle: 'mla' });
  await addBooks(app, id, 'Added afterwards');
  expect(await seen()).toEqual(before);
  expect((await app.inject({ url: `/api/live/${token}` })).json()).toEqual({
    name: 'Thesis',
    citations: 2,
    frozenAt: '2026-05-01T12:00:00.000Z',
    expiresAt: null,
  });
  const made = (await call(app, 'POST', `/api/live/${token}/copy`, {}, visitor)).json();
  const copied = await call(app, 'GET', `/api/projects/${made.id}/citations`, undefined, visitor);
  expect(copied.json().map(({ title }: { title: string }) => title)).toEqual(['Rivers', 'Towns']);
  const project = await call(app, 'GET', `/api/projects/${made.id}`, undefined, visitor);
  expect(project.json()).toMatchObject({ name: 'Thesis', referenceStyle: 'apa' });
  const file = { url: `/api/live/${token}/references.bib`, headers: { 'if-none-match': '"frozen"' } };
  expect((await app.inject(file)).statusCode).toBe(304);
});

test('a frozen list goes with its project, and comes back with it', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const { page } = await make(app, id, { frozen: true });
  await call(app, 'DELETE', `/api/projects/${id}`);
  expect((await app.inject({ url: page })).statusCode).toBe(404);
  await call(app, 'POST', `/api/projects/${id}/restore`, {});
  expect((await app.inject({ url: page })).statusCode).toBe(200);
});

test('a link says until when it works, and opens nothing from then on', async () => {
  let now = testMoment;
  const app = await testApp({
    clock: { now: () => now, monotonic: () => performance.now() },
  });
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const expiresAt = '2026-05-08T21:59:59.999Z';
  const link = await make(app, id, { expiresAt });
  expect(link).toMatchObject({ expiresAt, frozen: false });
  const stored = async () => (await call(app, 'GET', `/api/projects/${id}/live-link`)).json();
  expect(await stored()).toEqual({ createdAt: '2026-05-01T12:00:00.000Z', expiresAt, frozen: false });
  const token = tokenOf(link);
  const statuses = async () => [
    (await app.inject({ url: link.page })).statusCode,
    (await app.inject({ url: `/api/live/${token}` })).statusCode,
    (await app.inject({ url: `/api/live/${token}/references.bib` })).statusCode,
    (await call(app, 'POST', `/api/live/${token}/copy`, {}, visitor)).statusCode,
  ];
  const { body } = await app.inject({ url: link.page });
  expect(body).toContain('This link works until 8 May 2026, 21:59 UTC.');
  now = Date.parse(expiresAt) - 1;
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  now = Date.parse(expiresAt);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect((await app.inject({ url: link.page })).body).toContain('It has ended or was revoked');
  expect(await stored()).toEqual({ createdAt: null, expiresAt: null, frozen: false });
});

test.each([
  ['2026-05-08T21:59:07.5Z', '2026-05-08T21:59:07.500Z'],
  ['2026-05-08T21:59:07Z', '2026-05-08T21:59:07.000Z'],
])('a link that works until %s ends at that moment, however it is written', async (expiresAt, stored) => {
  const app = await testApp();
  const { id } = await createProject(app);
  expect(await make(app, id, { expiresAt })).toMatchObject({ expiresAt: stored });
});

test.each([
  ['a moment that is past', { expiresAt: '2026-05-01T12:00:00.000Z' }],
  ['a moment in eleven years', { expiresAt: '2037-05-01T12:00:00.000Z' }],
  ['no moment', { expiresAt: 'tomorrow' }],
  ['a moment of no day', { expiresAt: '2026-02-30T12:00:00.000Z' }],
  ['a switch that is none', { frozen: 'yes' }],
  ['a field that nobody knows', { ends: null }],
])('no link is made that ends at, or has, %s', async (_, wanted) => {
  const app = await testApp();
  const { id } = await createProject(app);
  const before = await make(app, id);
  const answer = await call(app, 'POST', `/api/projects/${id}/live-link`, wanted);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
  expect((await app.inject({ url: before.page })).statusCode).toBe(200);
});

test('a page of an earlier release makes a link without a body', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const answer = await call(app, 'POST', `/api/projects/${id}/live-link`);
  expect([answer.statusCode, answer.json().expiresAt, answer.json().frozen]).toEqual([200, null, false]);
});

test('a list is reported to the operator, where there is an address to write to', async () => {
  for (const [contactEmail, publicOrigin] of [
    ['ops+lists@example.org', 'https://cite.example.org'],
    [undefined, undefined],
  ]) {
    const app = await testApp({ config: { contactEmail, publicOrigin } });
    const { id } = await createProject(app);
    const link = await make(app, id);
    const { body } = await app.inject({ url: link.page });
    const address = /href="(mailto:[^"]*)"/.exec(body)?.[1];
    expect(address && decodeURIComponent(address.replaceAll('&amp;', '&'))).toBe(
      contactEmail &&
        `mailto:${contactEmail}?subject=A shared list&body=I want to report this list: ${publicOrigin}${link.page}\n\nWhy: `,
    );
  }
});
