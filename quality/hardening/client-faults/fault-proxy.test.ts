import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { faults } from './faults.ts';

let asked = 0;
const keys = new Set<unknown>();
const server = createServer((request, response) => {
  asked += 1;
  keys.add(request.headers['idempotency-key']);
  response.setHeader('content-type', 'application/json').end('{"id":1,"name":"what the server answers"}');
});
let proxy: FaultProxy;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  proxy.close();
  server.close();
});

/** What a client sees: the status and the beginning of the body, or that nothing came. */
async function seen(path = '/api/projects'): Promise<string> {
  try {
    const headers = { 'idempotency-key': 'the same' };
    const signal = AbortSignal.timeout(4_000);
    const init = { method: 'POST', headers, body: '{}', signal, redirect: 'manual' as const };
    const answer = await fetch(proxy.address + path, init);
    return `${answer.status} ${(await answer.text()).slice(0, 24)}`;
  } catch {
    return 'nothing';
  }
}

const cases: readonly [fault: string, seen: string][] = [
  ['answer lost', 'nothing'],
  ['answer cut', 'nothing'],
  ['reset', 'nothing'],
  ['hang', 'nothing'],
  ['429', '429 {"message":"Too many req'],
  ['500 empty', '500 '],
  ['502 HTML', '502 <html><h1>502 Bad Gatewa'],
  ['503 text', '503 upstream connect error o'],
  ['portal 200', '200 <!doctype html><title>Ca'],
  ['portal redirect', '302 '],
  ['wrong shape', '200 {"status":"ok"}'],
  ['slow 2 s', '200 {"id":1,"name":"what the'],
];

test.each(cases)('%s: a client sees %s', async (name, expected) => {
  const fault = faults[name];
  if (!fault) throw new Error(`there is no ${name}`);
  const before = asked;
  proxy.arm(fault, (method, path) => method === 'POST' && path === '/api/projects');
  expect(await seen()).toBe(expected);
  expect([proxy.met(), asked - before]).toEqual([1, fault.done ? 1 : 0]);
  expect(await seen('/api/other')).toBe('200 {"id":1,"name":"what the');
  proxy.lift();
  expect(await seen()).toBe('200 {"id":1,"name":"what the');
});

test('keys pass until they are lost on the way', async () => {
  expect([...keys]).toEqual(['the same']);
  proxy.loseKeys();
  await seen();
  await seen();
  expect(keys.size).toBe(3);
});
