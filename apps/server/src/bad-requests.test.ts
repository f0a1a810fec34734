import { type AddressInfo, connect } from 'node:net';
import { createHttp } from '@citewright/resolver';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ownSession, temporaryDatabase, testApp, testSecret } from './app.fixture.ts';
import {
  type BadRequest,
  corporaFolder,
  fill,
  leaks,
  lengths,
  type Placeholders,
  payloadOf,
  readBadRequests,
  sessionHeaderOf,
} from './bad-requests.fixture.ts';
import type { Database } from './db/schema.ts';
import { addCitation, addProject } from './projects/stored.fixture.ts';
import type { Api } from './server.ts';
import { sessionOf } from './session.ts';
import { temporaryBuild } from './static/build.fixture.ts';
import { readWebBuild } from './static/web-build.ts';

const cases = readBadRequests();

const unknownNames = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
};

/** What the placeholders of the cases stand for: rows of the test's own session, and of another one. */
interface Stored {
  database: Database;
  placeholders: Placeholders;
}

async function store(): Promise<Stored> {
  const database = await temporaryDatabase();
  const owner = sessionOf(ownSession, testSecret).key;
  const own = await addProject(database, owner);
  const citation = await addCitation(database, owner, own.id);
  const foreign = await addProject(database, 'somebody else');
  const foreignCitation = await addCitation(database, 'somebody else', foreign.id);
  const second = await addProject(database, owner);
  const placeholders = {
    '{P}': String(own.id),
    '{P2}': String(second.id),
    '{C}': String(citation.id),
    '{Q}': String(foreign.id),
    '{D}': String(foreignCitation.id),
    '{K1}': 'a-key-used-before',
    ...lengths,
  };
  return { database, placeholders };
}

/** How many rows there are of everything that a call could add or delete. */
async function rowsOf(database: Database): Promise<number[]> {
  const projects = await database.selectFrom('projects').select('id').execute();
  const citations = await database.selectFrom('citations').select('id').execute();
  return [projects.length, citations.length];
}

const start = (limits = { sessionPerMinute: 10_000, ipPerMinute: 10_000 }, database?: Database) =>
  testApp({
    ...(database && { database }),
    config: { limits, publicOrigin: undefined, trustedProxies: [] },
    http: createHttp({ userAgent: 'test', resolveName: unknownNames }),
    webBuild: readWebBuild(temporaryBuild()),
  });

function send(app: Api, one: BadRequest): Promise<LightMyRequestResponse> {
  const request = {
    method: one.method,
    url: one.path,
    headers: { ...sessionHeaderOf(one, ownSession), ...one.headers },
    payload: payloadOf(one),
  };
  return app.inject(request as InjectOptions);
}

/** What must have happened before a case. */
async function prepare(app: Api, one: BadRequest, placeholders: Placeholders): Promise<void> {
  const headers = { 'x-session-id': ownSession };
  const remove = placeholders['{P2}'];
  if (one.id === 'twice-del2')
    await app.inject({ method: 'DELETE', url: `/api/projects/${remove}`, headers });
  const key = one.headers['idempotency-key'];
  if (key !== placeholders['{K1}']) return;
  const payload = { name: 'N', moduleName: 'M', moduleCode: 'C' };
  await app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, 'idempotency-key': key },
    payload,
  });
}

function expectEveryAnswer(one: BadRequest, answer: LightMyRequestResponse): void {
  expect(one.status).toContain(answer.statusCode);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  for (const name of one.forbidden_headers ?? []) expect(answer.headers[name]).toBeUndefined();
  for (const text of one.must_not_echo ?? [])
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(text);
  // A client resolves dots before it sends, and so does `inject`.
  const { pathname } = new URL(one.path, 'http://localhost');
  if (!pathname.startsWith('/api/')) return;
  // Articles are everybody's: they may be kept.
  if (!pathname.startsWith('/api/blogs')) expect(answer.headers['cache-control']).toBe('no-store');
  if (answer.statusCode < 400) return;
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json().message).toEqual(expect.any(String));
  expect(answer.body).not.toMatch(leaks);
}

const withoutId = (answer: LightMyRequestResponse) => ({ ...answer.json(), requestId: undefined });

/** Writes a request byte for byte and reads the first line of the answer. */
async function statusLine(app: Api, one: BadRequest): Promise<string> {
  const port = (app.server.address() as AddressInfo).port;
  const payload = String(payloadOf(one) ?? '');
  const headers = { host: 'localhost', ...sessionHeaderOf(one, ownSession), ...one.headers };
  const names = Object.keys(headers);
  const sized = payload && !names.includes('content-length') && !names.includes('transfer-encoding');
  const head = Object.entries(sized ? { ...headers, 'content-length': payload.length } : headers);
  const top = `${one.method} ${one.path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;

  const socket = connect(port, '127.0.0.1');
  const slowly = one.pace ? (one.method === 'GET' ? top : payload) : '';
  socket.write(one.pace ? (one.method === 'GET' ? '' : top) : top + payload);
  const bytes = [...slowly];
  const drip = setInterval(() => socket.writable && socket.write(bytes.shift() ?? ''), 1_000);
  socket.on('error', () => undefined);
  const chunks = await socket.toArray().finally(() => clearInterval(drip));
  return Buffer.concat(chunks).toString().split('\r\n', 1)[0] ?? '';
}

if (cases.length === 0) {
  test.skip(`NOT CHECKED: bad requests, because the corpora are absent (looked in ${corporaFolder})`, () =>
    undefined);
}

describe.runIf(cases.length > 0)('bad requests', () => {
  const plain = cases.filter((one) => !one.raw_socket && !one.repeat);

  test('are many', () => {
    expect(plain.length).toBeGreaterThan(280);
  });

  test.each(plain)('$id: $why', async (written) => {
    const { database, placeholders } = await store();
    const app = await start(undefined, database);
    const one = fill(written, placeholders);
    await prepare(app, one, placeholders);
    const before = await rowsOf(database);
    const answer = await send(app, one);
    expectEveryAnswer(one, answer);
    if (answer.statusCode >= 400) expect(await rowsOf(database)).toEqual(before);
    if (one.check) expect(answer.json()).toHaveLength(one.check.length);
    if (one.check_header && answer.statusCode < 400) {
      expect(answer.headers['x-session-id']).toMatch(/^session_[A-Za-z0-9_-]{32}$/);
    }
    const twin = cases.find(({ id }) => id === one.same_body_as);
    if (twin) expect(withoutId(answer)).toEqual(withoutId(await send(app, fill(twin, placeholders))));
  });

  test.each(cases.filter((one) => one.repeat))('$id: $why', async (one) => {
    const app = await start({ sessionPerMinute: 20, ipPerMinute: 300 });
    const statuses = new Set<number>();
    for (let turn = 0; turn < (one.repeat ?? 0); turn++) {
      const headers = { ...one.headers, 'x-forwarded-for': `198.51.100.${turn}` };
      statuses.add((await send(app, { ...one, headers })).statusCode);
    }
    expect(one.status).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses).toContain(one.expect_some);
  });

  test('that no HTTP client sends are answered, and closed in time', async () => {
    const app = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const raw = cases.filter((one) => one.raw_socket);
    const { placeholders } = await store();
    const lines = await Promise.all(raw.map((one) => statusLine(app, fill(one, placeholders))));
    for (const [index, one] of raw.entries()) {
      expect(
        one.status.map((status) => `HTTP/1.1 ${status}`),
        one.id,
      ).toContain(lines[index]?.slice(0, 12));
    }
  });
});
