import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { createHttp } from '@citewright/resolver';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ownSession, testApp } from './app.fixture.ts';
import type { Api } from './server.ts';
import { temporaryBuild } from './static/build.fixture.ts';
import { readWebBuild } from './static/web-build.ts';

/** One malformed or hostile request; the corpus's own `meta` says how to read it. */
interface Case {
  id: string;
  why: string;
  method: string;
  path: string;
  status: number[];
  headers: Record<string, string>;
  body?: unknown;
  raw?: string;
  raw_hex?: string;
  gen?: { prefix: string; unit: string; times: number; suffix: string };
  raw_socket?: boolean;
  pace?: string;
  repeat?: number;
  expect_some?: number;
  same_body_as?: string;
  must_not_echo?: string[];
  forbidden_headers?: string[];
}

const corpora = path.resolve(
  process.env.CORPORA ?? path.join(import.meta.dirname, '../../../../shared/corpora'),
);
const file = path.join(corpora, 'security/bad-requests.json');
const cases: Case[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).cases : [];

/** Projects and the blog come with later issues; what is refused before any route counts already. */
const hasRoute = ({ id, method, path: url }: Case) =>
  /^(csrf|cors|smuggle)-/.test(id) ||
  !(/^\/api\/(projects|blogs)/.test(url) || (method === 'DELETE' && url.startsWith('/api/citations')));
const covered = cases.filter((one) => hasRoute(one) || one.id === 'slow-headers');

const unknownNames = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
};

const start = (limits = { sessionPerMinute: 10_000, ipPerMinute: 10_000 }) =>
  testApp({
    config: { limits, publicOrigin: undefined, trustedProxies: [] },
    http: createHttp({ userAgent: 'test', resolveName: unknownNames }),
    webBuild: readWebBuild(temporaryBuild()),
  });

function payloadOf({ body, raw, raw_hex: hex, gen }: Case): Buffer | string | undefined {
  if (body !== undefined) return JSON.stringify(body);
  if (hex !== undefined) return Buffer.from(hex, 'hex');
  return gen ? gen.prefix + gen.unit.repeat(gen.times) + gen.suffix : raw;
}

function send(app: Api, one: Case): Promise<LightMyRequestResponse> {
  const request = {
    method: one.method,
    url: one.path,
    headers: { 'x-session-id': ownSession, ...one.headers },
    payload: payloadOf(one),
  };
  return app.inject(request as InjectOptions);
}

const leaks = /node_modules|\.ts\b|\.js\b|\bat \w+ \(|SQLITE|fastify|FST_|zod|undici|ENOTFOUND|<script/i;

function expectEveryAnswer(one: Case, answer: LightMyRequestResponse): void {
  expect(one.status).toContain(answer.statusCode);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  for (const name of one.forbidden_headers ?? []) expect(answer.headers[name]).toBeUndefined();
  for (const text of one.must_not_echo ?? [])
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(text);
  // A client resolves dots before it sends, and so does `inject`.
  if (!new URL(one.path, 'http://localhost').pathname.startsWith('/api/')) return;
  expect(answer.headers['cache-control']).toBe('no-store');
  if (answer.statusCode < 400) return;
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json().message).toEqual(expect.any(String));
  expect(answer.body).not.toMatch(leaks);
}

const withoutId = (answer: LightMyRequestResponse) => ({ ...answer.json(), requestId: undefined });

/** Writes a request byte for byte and reads the first line of the answer. */
async function statusLine(app: Api, one: Case): Promise<string> {
  const port = (app.server.address() as AddressInfo).port;
  const payload = String(payloadOf(one) ?? '');
  const headers = { host: 'localhost', 'x-session-id': ownSession, ...one.headers };
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
  test.skip(`NOT CHECKED: bad requests, because the corpora are absent (looked in ${corpora})`, () =>
    undefined);
}

describe.runIf(cases.length > 0)('bad requests', () => {
  const plain = covered.filter((one) => !one.raw_socket && !one.repeat);

  test('are many', () => {
    expect(plain.length).toBeGreaterThan(80);
  });

  test.each(plain)('$id: $why', async (one) => {
    const app = await start();
    const answer = await send(app, one);
    expectEveryAnswer(one, answer);
    const twin = covered.find(({ id }) => id === one.same_body_as);
    if (twin) expect(withoutId(answer)).toEqual(withoutId(await send(app, twin)));
  });

  test.each(covered.filter((one) => one.repeat))('$id: $why', async (one) => {
    const app = await start({ sessionPerMinute: 20, ipPerMinute: 300 });
    const statuses = new Set<number>();
    for (let turn = 0; turn < (one.repeat ?? 0); turn++) {
      const headers = { ...one.headers, 'x-forwarded-for': `198.51.100.${turn}` };
      statuses.add((await send(app, { ...one, headers })).statusCode);
    }
    expect(one.status).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses).toContain(one.expect_some);
  });

  test('that no HTTP client sends are answered, and closed in time', {
    timeout: 20_000,
  }, async () => {
    const app = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const raw = covered.filter((one) => one.raw_socket);
    const lines = await Promise.all(raw.map((one) => statusLine(app, one)));
    for (const [index, one] of raw.entries()) {
      expect(
        one.status.map((status) => `HTTP/1.1 ${status}`),
        one.id,
      ).toContain(lines[index]?.slice(0, 12));
    }
  });
});
