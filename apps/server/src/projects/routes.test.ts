import { projectSchema } from '@citewright/contract';
import { describe, expect, test } from 'vitest';
import { temporaryDatabase, testApp } from '../app.fixture.ts';
import { addBooks, call, createProject, otherSession, thesisForm } from './calls.fixture.ts';

const newer = { ...thesisForm, name: 'Essay' };

test('a project is created, listed, and found by its id', async () => {
  const app = await testApp();
  const created = await call(app, 'POST', '/api/projects', thesisForm);
  expect(created.statusCode).toBe(200);
  const project = projectSchema.parse(created.json());
  expect(project).toEqual({ ...thesisForm, id: 1, createdAt: '2026-05-01T12:00:00.000Z' });
  expect((await call(app, 'GET', '/api/projects')).json()).toEqual([{ ...project, citations: 0 }]);
  expect((await call(app, 'GET', '/api/projects/1')).json()).toEqual(project);
});

test('projects are listed newest first', async () => {
  const app = await testApp();
  await createProject(app);
  await createProject(app, newer);
  const list = (await call(app, 'GET', '/api/projects')).json();
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['Essay', 'Thesis']);
});

test.each([
  ['no name', { ...thesisForm, name: '' }, 'Project name is required'],
  ['a name that nobody sees', { ...thesisForm, name: '\u200b' }, 'Project name is required'],
  ['no module name', { ...thesisForm, moduleName: undefined }, 'Module name is required'],
  ['no module code', { ...thesisForm, moduleCode: '  ' }, 'Module code is required'],
  [
    'a module code that is too long',
    { ...thesisForm, moduleCode: 'x'.repeat(51) },
    'The request could not be understood',
  ],
  [
    'another style',
    { ...thesisForm, referenceStyle: 'no-such-style' },
    'There is no citation style with this name',
  ],
])('a project with %s is refused', async (_, form, headline) => {
  const answer = await call(await testApp(), 'POST', '/api/projects', form);
  expect([answer.statusCode, answer.json().message.split('\n')[0]]).toEqual([400, headline]);
});

test('a project without a module says so, and is listed with the number of its citations', async () => {
  const app = await testApp();
  const form = { name: 'Essay', moduleName: null, moduleCode: null };
  const { id, moduleName, moduleCode } = (await call(app, 'POST', '/api/projects', form)).json();
  expect([moduleName, moduleCode]).toEqual(['', '']);
  await addBooks(app, id, 'Rivers', 'Towns');
  expect((await call(app, 'GET', '/api/projects')).json()).toMatchObject([
    { id, name: 'Essay', citations: 2 },
  ]);
});

test('a project is renamed and changes its style', async () => {
  const app = await testApp();
  const project = await createProject(app);
  const edit = { name: 'Dissertation', referenceStyle: 'ieee' };
  const answer = await call(app, 'PATCH', `/api/projects/${project.id}`, edit);
  expect([answer.statusCode, answer.json()]).toEqual([200, { ...project, ...edit }]);
  expect((await call(app, 'GET', `/api/projects/${project.id}`)).json()).toEqual({ ...project, ...edit });
  const refused = await call(app, 'PATCH', `/api/projects/${project.id}`, { name: ' ' });
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Project name is required']);
});

test('of two edits of one field, the one that began from what is no longer so is refused', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const patch = (edit: object) => call(app, 'PATCH', `/api/projects/${id}`, edit);
  await patch({ name: 'Renamed', referenceStyle: 'mla', before: { name: 'Thesis', referenceStyle: 'apa' } });
  const other = await patch({ description: 'Due in May', before: { description: '' } });
  expect(other.json()).toMatchObject({ name: 'Renamed', referenceStyle: 'mla', description: 'Due in May' });
  const refused = await patch({ name: 'Mine', description: 'Mine', before: { name: 'Thesis' } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_ELSEWHERE']);
  const stored = await call(app, 'GET', `/api/projects/${id}`);
  expect(stored.json()).toMatchObject({ name: 'Renamed', description: 'Due in May' });
});

test('a project is deleted once, with its citations', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const deleted = await call(app, 'DELETE', `/api/projects/${id}`);
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { id }]);
  const gone = ['', '/citations', '/copy-references'];
  const answers = await Promise.all(gone.map((path) => call(app, 'GET', `/api/projects/${id}${path}`)));
  answers.push(await call(app, 'DELETE', `/api/projects/${id}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('a deleted project is restored with its citations', async () => {
  const app = await testApp();
  const project = await createProject(app);
  await addBooks(app, project.id, 'Rivers');
  await call(app, 'DELETE', `/api/projects/${project.id}`);
  const answer = await call(app, 'POST', `/api/projects/${project.id}/restore`);
  expect([answer.statusCode, answer.json()]).toEqual([200, project]);
  expect((await call(app, 'GET', '/api/projects')).json()).toMatchObject([project]);
  expect((await call(app, 'GET', `/api/projects/${project.id}/citations`)).json()).toHaveLength(1);
});

describe('another session', () => {
  const other = { 'x-session-id': otherSession };
  const body = { name: 'Mine' };

  test.each([
    ['GET', '', undefined],
    ['PATCH', '', body],
    ['DELETE', '', undefined],
    ['POST', '/restore', undefined],
    ['GET', '/citations', undefined],
    ['GET', '/copy-references', undefined],
  ] as const)('%s %s answers as for a project that is not there', async (method, path, payload) => {
    const app = await testApp();
    const { id } = await createProject(app);
    const foreign = await call(app, method, `/api/projects/${id}${path}`, payload, other);
    const missing = await call(app, method, `/api/projects/2000000000${path}`, payload, other);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    expect((await call(app, 'GET', `/api/projects/${id}`)).statusCode).toBe(200);
  });

  test('sees none of the projects', async () => {
    const app = await testApp();
    await createProject(app);
    expect((await call(app, 'GET', '/api/projects', undefined, other)).json()).toEqual([]);
    expect((await app.inject({ url: '/api/projects' })).json()).toEqual([]);
  });
});

test.each(['abc', '0', '-1', '01', '+1', '1.0', '1e0', '0x1', '%31%20', '9007199254740993', '1'.repeat(90)])(
  '%s is not an id',
  async (id) => {
    const app = await testApp();
    await createProject(app);
    const answer = await call(app, 'GET', `/api/projects/${id}`);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Project not found']);
  },
);

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'k1' };

  test('creates one project however often it is sent', async () => {
    const app = await testApp();
    const first = await call(app, 'POST', '/api/projects', thesisForm, key);
    const second = await call(app, 'POST', '/api/projects', thesisForm, key);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect((await call(app, 'GET', '/api/projects')).json()).toHaveLength(1);
  });

  test('cannot be used for something else', async () => {
    const app = await testApp();
    await call(app, 'POST', '/api/projects', thesisForm, key);
    const answer = await call(app, 'POST', '/api/projects', newer, key);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
  });

  test.each(['', ' ', 'a'.repeat(256), 'schlüssel'])('that is malformed (%j) is refused', async (value) => {
    const answer = await call(await testApp(), 'POST', '/api/projects', thesisForm, {
      'idempotency-key': value,
    });
    expect(answer.statusCode).toBe(400);
  });
});

test('a session created by the server has the project of that request', async () => {
  const app = await testApp();
  const created = await call(app, 'POST', '/api/projects', thesisForm, { 'x-session-id': 'session_abc' });
  const made = String(created.headers['x-session-id']);
  const list = await call(app, 'GET', '/api/projects', undefined, { 'x-session-id': made });
  expect(list.json()).toMatchObject([created.json()]);
});

test('without the database, project calls fail at once and citations are still generated', async () => {
  const database = await temporaryDatabase();
  const app = await testApp({ database });
  await database.destroy();
  const answers = [
    await call(app, 'GET', '/api/projects'),
    await call(app, 'POST', '/api/projects', thesisForm),
    await call(app, 'DELETE', '/api/projects/1'),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().message.split('\n')[0]]).toEqual([503, 'Saving is unavailable']);
    expect(answer.headers['retry-after']).toBe('10');
  }
});
