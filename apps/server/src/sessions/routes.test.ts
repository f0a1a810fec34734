import { expect, test } from 'vitest';
import { ownSession, temporaryDatabase, testApp, testMoment } from '../app.fixture.ts';
import { call, createProject, otherSession } from '../projects/calls.fixture.ts';

const other = { 'x-session-id': otherSession };

async function linkOf(app: Parameters<typeof call>[0]): Promise<{ code: string; expiresAt: string }> {
  return (await call(app, 'POST', '/api/session/link')).json();
}

const open = (app: Parameters<typeof call>[0], body: object) =>
  call(app, 'POST', '/api/session/open', body, other);

test('a code gives another device the session, once, and both see the same projects', async () => {
  const app = await testApp();
  const project = await createProject(app);
  const { code, expiresAt } = await linkOf(app);
  expect(expiresAt).toBe(new Date(testMoment + 600_000).toISOString());

  const answer = await open(app, { code: code.toLowerCase().replaceAll('-', ' ') });
  expect([answer.statusCode, answer.json()]).toEqual([200, { projects: 1 }]);
  expect(answer.headers['x-session-id']).toBe(ownSession);
  expect(answer.headers['cache-control']).toBe('no-store');
  const session = String(answer.headers['x-session-id']);
  const seen = await call(app, 'GET', '/api/projects', undefined, { 'x-session-id': session });
  expect(seen.json()).toMatchObject([project]);

  const again = await open(app, { code });
  expect([again.statusCode, again.json().code]).toEqual([404, 'LINK_EXPIRED']);
  expect(again.headers['x-session-id']).toBeUndefined();
});

test('a session created by the server can be opened on another device, too', async () => {
  const app = await testApp();
  const link = await call(app, 'POST', '/api/session/link', undefined, { 'x-session-id': 'short' });
  const made = link.headers['x-session-id'];
  expect(made).toMatch(/^session_/);
  expect((await open(app, { code: link.json().code })).headers['x-session-id']).toBe(made);
});

test('only the newest code of a session works, and only for ten minutes', async () => {
  let now = testMoment;
  const clock = { now: () => now, monotonic: () => performance.now() };
  const app = await testApp({ clock });
  const [first, second] = [await linkOf(app), await linkOf(app)];
  expect((await open(app, { code: first.code })).json().code).toBe('LINK_EXPIRED');
  now += 600_000;
  expect((await open(app, { code: second.code })).json().code).toBe('LINK_EXPIRED');
});

test('the database holds neither the code nor the identifier', async () => {
  const database = await temporaryDatabase();
  const app = await testApp({ database });
  const { code } = await linkOf(app);
  const rows = JSON.stringify([
    await database.selectFrom('device_links').selectAll().execute(),
    await database.selectFrom('sessions').selectAll().execute(),
  ]);
  expect(rows).not.toContain(ownSession);
  expect(rows.replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
});

test('projects of the opening session stay, or move on request', async () => {
  const app = await testApp();
  const here = await createProject(app);
  const there = (
    await call(app, 'POST', '/api/projects', { ...here, id: undefined, createdAt: undefined }, other)
  ).json();
  await open(app, { code: (await linkOf(app)).code });
  expect((await call(app, 'GET', '/api/projects')).json()).toMatchObject([here]);
  const answer = await open(app, { code: (await linkOf(app)).code, bring: true });
  expect(answer.json()).toEqual({ projects: 2 });
  expect((await call(app, 'GET', '/api/projects')).json()).toMatchObject([there, here]);
  expect((await call(app, 'GET', '/api/projects', undefined, other)).json()).toEqual([]);
});

test.each([
  ['a code that was never given', { code: '00000-00000-00000-00000' }, 404, 'LINK_EXPIRED'],
  ['what cannot be a code', { code: 'x' }, 404, 'LINK_EXPIRED'],
  ['a code without end', { code: 'x'.repeat(101) }, 400, 'INVALID_REQUEST'],
  ['no code', {}, 400, 'INVALID_REQUEST'],
])('%s opens nothing', async (_, body, status, code) => {
  const answer = await open(await testApp(), body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('attempts to open a code are limited', async () => {
  const app = await testApp();
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn++) {
    statuses.push((await open(app, { code: '00000-00000-00000-00000' })).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

const renew = (app: Parameters<typeof call>[0], body: object, key: string, session = ownSession) =>
  call(app, 'POST', '/api/session/new', body, { 'idempotency-key': key, 'x-session-id': session });

const projectsOf = async (app: Parameters<typeof call>[0], session: string) =>
  (await call(app, 'GET', '/api/projects', undefined, { 'x-session-id': session })).json();

test('a new session takes the projects along: the old identifier and its codes open nothing any more', async () => {
  const app = await testApp();
  const project = await createProject(app);
  const { code } = await linkOf(app);
  const answer = await renew(app, { bring: true }, 'once');
  expect([answer.statusCode, answer.json()]).toEqual([200, { projects: 1 }]);
  const next = String(answer.headers['x-session-id']);
  expect(next).not.toBe(ownSession);
  expect(await projectsOf(app, next)).toMatchObject([project]);
  expect(await projectsOf(app, ownSession)).toEqual([]);
  expect((await open(app, { code })).json().code).toBe('LINK_EXPIRED');
});

test('a repeated request gets the same new session: an answer that was lost loses nothing', async () => {
  const app = await testApp();
  const project = await createProject(app);
  const [first, again] = [
    await renew(app, { bring: true }, 'once'),
    await renew(app, { bring: true }, 'once'),
  ];
  expect(again.headers['x-session-id']).toBe(first.headers['x-session-id']);
  expect(await projectsOf(app, String(again.headers['x-session-id']))).toMatchObject([project]);
  const other = await renew(app, { bring: true }, 'another');
  expect(other.headers['x-session-id']).not.toBe(first.headers['x-session-id']);
});

test('a new session without the projects leaves them where they are', async () => {
  const app = await testApp();
  const project = await createProject(app);
  const next = String((await renew(app, {}, 'once')).headers['x-session-id']);
  expect(await projectsOf(app, next)).toEqual([]);
  expect(await projectsOf(app, ownSession)).toMatchObject([project]);
});

test('a caller without a session gets one', async () => {
  const answer = await call(await testApp(), 'POST', '/api/session/new', {}, { 'x-session-id': 'short' });
  expect(answer.headers['x-session-id']).toMatch(/^session_/);
  expect(answer.json()).toEqual({ projects: 0 });
});
