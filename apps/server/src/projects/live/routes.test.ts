import type { NewLiveLink } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../app.fixture.ts';
import type { Api } from '../../server.ts';
import { addBooks, bookRequest, call, createProject, otherSession } from '../calls.fixture.ts';

const link = async (app: Api, id: number): Promise<Record<string, string>> => {
  const made: NewLiveLink = (await call(app, 'POST', `/api/projects/${id}/live-link`, {})).json();
  return Object.fromEntries(made.files.map(({ format, path }) => [format, path]));
};

/** As a program without a session asks. */
const read = (app: Api, url = '', headers = {}) => app.inject({ url, headers });

test('a link gives the current references of its project to whoever knows it', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const { bibtex, 'csl-json': json } = await link(app, id);
  expect(bibtex).toMatch(/^\/api\/live\/[\w-]{32}\/references\.bib$/);
  const answer = await read(app, bibtex);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-bibtex; charset=utf-8',
    'content-security-policy': 'sandbox',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.body).toContain('@book{okafor2019rivers,');
  expect((await read(app, json)).json()).toMatchObject([{ id: 'okafor2019rivers', title: 'Rivers' }]);
  await addBooks(app, id, 'Towns');
  expect((await read(app, bibtex)).body).toContain('@book{okafor2019towns,');
});

test('a file that has not changed is not sent again', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const { bibtex } = await link(app, id);
  // The first one gives the citation its key.
  await read(app, bibtex);
  const { etag } = (await read(app, bibtex)).headers;
  const again = await read(app, bibtex, { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  await addBooks(app, id, 'Towns');
  expect((await read(app, bibtex, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a link is gone when it is replaced or revoked, and while its project is deleted', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const since = async () => (await call(app, 'GET', `/api/projects/${id}/live-link`)).json().createdAt;
  expect(await since()).toBeNull();
  const first = await link(app, id);
  const second = await link(app, id);
  expect(await since()).toBe('2026-05-01T12:00:00.000Z');
  expect((await read(app, first.bibtex)).statusCode).toBe(404);
  expect((await read(app, second.bibtex)).statusCode).toBe(200);
  await call(app, 'DELETE', `/api/projects/${id}`);
  expect((await read(app, second.bibtex)).json()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  await call(app, 'POST', `/api/projects/${id}/restore`, {});
  expect((await read(app, second.bibtex)).statusCode).toBe(200);
  await call(app, 'DELETE', `/api/projects/${id}/live-link`);
  expect((await read(app, second.bibtex)).statusCode).toBe(404);
  expect(await since()).toBeNull();
});

test('a new session that takes the projects along leaves their links behind', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const { bibtex } = await link(app, id);
  await call(app, 'POST', '/api/session/new', { bring: true });
  expect((await read(app, bibtex)).statusCode).toBe(404);
});

test.each(['GET', 'POST', 'DELETE'] as const)(
  'another session cannot %s the link of a project',
  async (method) => {
    const app = await testApp();
    const { id } = await createProject(app);
    const other = { 'x-session-id': otherSession };
    const body = method === 'POST' ? {} : undefined;
    const answer = await call(app, method, `/api/projects/${id}/live-link`, body, other);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'PROJECT_NOT_FOUND']);
  },
);

test.each([
  ['an unknown link', `/api/live/${'a'.repeat(32)}/references.bib`, 404],
  ['a link that is too short', '/api/live/abc/references.bib', 400],
  ['a format that nobody writes', `/api/live/${'a'.repeat(32)}/references.xls`, 400],
  ['a page of an unknown link', `/shared/${'a'.repeat(32)}`, 404],
  ['a page of no link', '/shared/%3Cscript%3E', 404],
  ['a copy of an unknown link', `/api/live/${'a'.repeat(32)}`, 404],
])('%s opens nothing', async (_, path, status) => {
  expect((await read(await testApp(), path)).statusCode).toBe(status);
});

test('one link is read thirty times a minute', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const { bibtex } = await link(app, id);
  for (let time = 0; time < 30; time++) expect((await read(app, bibtex)).statusCode).toBe(200);
  const answer = await read(app, bibtex);
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
});

test('a key does not change when its citation is edited, nor when others come and go', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const keys = async () =>
    (await call(app, 'GET', `/api/projects/${id}/export?format=csl-json`))
      .json()
      .map(({ title, id }: { title: string; id: string }) => `${title}: ${id}`);
  const [first, second] = await addBooks(app, id, 'Rivers', 'Rivers');
  expect(await keys()).toEqual(['Rivers: okafor2019rivers', 'Rivers: okafor2019riversa']);
  await call(app, 'PATCH', `/api/citations/${first}`, { title: 'Streams' });
  await addBooks(app, id, 'Rivers');
  expect(await keys()).toEqual([
    'Streams: okafor2019rivers',
    'Rivers: okafor2019riversa',
    'Rivers: okafor2019riversb',
  ]);
  await call(app, 'DELETE', `/api/citations/${first}`);
  await call(app, 'POST', `/api/citations/${second}/move`, { before: null });
  await call(app, 'POST', `/api/projects/${id}/citations`, bookRequest('Rivers'));
  expect(await keys()).toEqual([
    'Rivers: okafor2019riversb',
    'Rivers: okafor2019riversa',
    'Rivers: okafor2019riversc',
  ]);
  await call(app, 'POST', `/api/citations/${first}/restore`, {});
  expect(await keys()).toContain('Streams: okafor2019rivers');
});

test('a key that a person sets stays, and is no edit of the record', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [first, second] = await addBooks(app, id, 'Rivers', 'Towns');
  const bib = async () =>
    (await call(app, 'GET', `/api/projects/${id}/export?format=bib`)).body.match(/(?<=@book\{)[^,]+/g);
  await bib();
  const { evidence } = (
    await call(app, 'PATCH', `/api/citations/${first}`, { 'citation-key': 'own' })
  ).json();
  expect(evidence).not.toHaveProperty('citation-key');
  expect(await bib()).toEqual(['own', 'okafor2019towns']);
  await call(app, 'PATCH', `/api/citations/${second}`, { 'citation-key': 'Own' });
  expect(await bib()).toEqual(['own', 'Owna']);
  await call(app, 'PATCH', `/api/citations/${second}`, { 'citation-key': null });
  expect(await bib()).toEqual(['own', 'okafor2019towns']);
});
