import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, callJson } from './client.ts';
import { getQuery } from './query.ts';
import { isUnanswered, RequestError } from './request-error.ts';

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

let server: Server;
let answer: Answer;
let received: IncomingMessage[];
/** How many of the next requests arrive, but get no answer. */
let broken: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    if (broken > 0) {
      broken -= 1;
      return request.socket.destroy();
    }
    const headers = { 'content-type': 'application/json', ...answer.headers };
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  received = [];
  broken = 0;
});

const failures: [answer: Answer, message: string][] = [
  [{ status: 422, body: '{"message":"No record found"}' }, '422: {"message":"No record found"}'],
  [{ status: 503, body: '' }, '503: Service Unavailable'],
  [{ status: 404, body: 'gone' }, '404: gone'],
];

test.each(failures)('a response of %j throws an error with the message %j', async (failure, message) => {
  answer = failure;
  await expect(call({ method: 'GET', path: '/api/projects' })).rejects.toThrow(message);
  await expect(call({ method: 'GET', path: '/api/projects' })).rejects.toBeInstanceOf(RequestError);
});

test('a success with an unexpected status is an error', async () => {
  answer = { status: 200, body: '{}' };
  await expect(call({ method: 'POST', path: '/api/x', body: {}, expect: 201 })).rejects.toThrow('200: {}');
});

test('every call sends the session; a POST sends JSON and its own idempotency key', async () => {
  answer = { status: 200, body: '{"ok":true}' };
  await callJson({ method: 'GET', path: '/api/projects' });
  await callJson({ method: 'POST', path: '/api/projects', body: { name: 'Thesis' } });
  await callJson({ method: 'POST', path: '/api/projects', body: { name: 'Thesis' } });
  const [get, post, again] = received.map(({ headers }) => headers);
  expect(get?.['x-session-id']).toMatch(/^session_/);
  expect(post?.['x-session-id']).toBe(get?.['x-session-id']);
  expect(get?.['idempotency-key']).toBeUndefined();
  expect(post?.['content-type']).toBe('application/json');
  expect(post?.['idempotency-key']).toMatch(/^[\w-]{43}$/);
  expect(again?.['idempotency-key']).not.toBe(post?.['idempotency-key']);
});

test.each([
  ['a log-in page', { 'content-type': 'text/html; charset=utf-8' }, 'json'],
  ['a page in place of a file', { 'content-type': 'text/html' }, 'file'],
  ['JSON in place of a stream', {}, 'events'],
] as const)('%s is no answer, although its status is 200', async (_name, headers, wanted) => {
  answer = { status: 200, body: '<h1>Welcome to CampusNet</h1>', headers };
  const asked = call({ method: 'DELETE', path: '/api/citations/1', answer: wanted });
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  expect(isUnanswered(error)).toBe(true);
});

test('a redirect is no answer', async () => {
  answer = { status: 302, headers: { location: '/login' } };
  await expect(call({ method: 'GET', path: '/api/projects' })).rejects.toThrow(TypeError);
});

test('a call whose connection breaks is sent once more, with its idempotency key', async () => {
  answer = { status: 200, body: '{"id":1}' };
  broken = 1;
  const created = await callJson({ method: 'POST', path: '/api/projects', body: { name: 'Lost' } });
  expect(created).toEqual({ id: 1 });
  const [first, second] = received.map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
});

test('a POST keeps its key until our server has answered it', async () => {
  const create = { method: 'POST', path: '/api/projects', body: { name: 'Kept' } } as const;
  broken = 2;
  await expect(callJson(create)).rejects.toThrow(TypeError);
  answer = { status: 502, body: '<h1>Bad Gateway</h1>', headers: { 'content-type': 'text/html' } };
  await expect(callJson(create)).rejects.toThrow('502');
  answer = { status: 200, body: '{"id":1}' };
  await callJson(create);
  await callJson(create);
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

test('what works only once is not sent again by itself', async () => {
  broken = 1;
  const opened = callJson({ method: 'POST', path: '/api/session/open', body: { code: 'A' }, once: true });
  await expect(opened).rejects.toThrow(TypeError);
  expect(received).toHaveLength(1);
});

test('the next call uses the session of the last response', async () => {
  answer = { status: 200, body: '{}', headers: { 'x-session-id': 'session_from_server' } };
  await call({ method: 'GET', path: '/api/projects' });
  await call({ method: 'GET', path: '/api/projects' });
  expect(received[1]?.headers['x-session-id']).toBe('session_from_server');
});

test('the default query requests the first element of its key and can return null for 401', async () => {
  const context = { queryKey: ['/api/projects/7', 'anything'], signal: new AbortController().signal };
  const query = (onUnauthorized: 'throw' | 'null') =>
    getQuery(onUnauthorized)(context as unknown as Parameters<ReturnType<typeof getQuery>>[0]);
  answer = { status: 200, body: '{"id":7}' };
  expect(await query('throw')).toEqual({ id: 7 });
  expect(received[0]?.url).toBe('/api/projects/7');
  answer = { status: 401, body: 'who are you' };
  expect(await query('null')).toBeNull();
  await expect(query('throw')).rejects.toThrow('401: who are you');
});
