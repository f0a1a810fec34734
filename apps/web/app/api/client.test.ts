import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, callJson } from './client.ts';
import { getQuery } from './query.ts';
import { RequestError } from './request-error.ts';

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

let server: Server;
let answer: Answer;
let received: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    response.writeHead(answer.status, answer.headers).end(answer.body);
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
