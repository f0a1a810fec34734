import { request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../app.fixture.ts';

/** Starts a server; sends request targets as they stand, which `fetch` and `inject` would normalise. */
async function statusesOf(
  method: string,
  targets: readonly { path: string; headers?: Record<string, string> }[],
): Promise<number[]> {
  const app = await testApp();
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusOf = ({ path, headers = {} }: (typeof targets)[number]) =>
    new Promise<number>((resolve, reject) => {
      call({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  return await Promise.all(targets.map(statusOf));
}

const spellings: readonly [path: string, status: number][] = [
  ['/api/styles?q=apa', 200],
  ['/%61pi/styles?q=apa', 400],
  ['/ap%69/styles?q=apa', 400],
  ['/api/%73tyles?q=apa', 400],
  ['/api//styles?q=apa', 400],
  ['//api/styles?q=apa', 400],
  ['/./api/styles?q=apa', 400],
  ['/x/../api/styles?q=apa', 400],
  ['/api/styles/.?q=apa', 400],
  ['/api%2Fstyles?q=apa', 400],
  ['http://a.example/api/styles?q=apa', 400],
  ['/%6dcp', 400],
  ['http://a.example/mcp', 400],
  // What cannot be spelled otherwise reaches its route, or none.
  ['/api/projects/a%20b/citations', 404],
];

test('an address of the API has one spelling', async () => {
  const statuses = await statusesOf(
    'GET',
    spellings.map(([path]) => ({ path })),
  );
  expect(spellings.map(([path], at) => [path, statuses[at]])).toEqual(spellings);
});

const pages: readonly [host: string, origin: string, status: number][] = [
  ['evil.example', 'http://evil.example', 403],
  ['localhost:4100', 'http://localhost:4100', 404],
  ['192.168.1.7:4100', 'http://192.168.1.7:4100', 404],
  ['[::1]:4100', 'http://[::1]:4100', 404],
  ['localhost:4100', 'http://localhost:5000', 403],
];

test('a page may write to an address or a loopback name that it came from, and never through a rebound name', async () => {
  const statuses = await statusesOf(
    'DELETE',
    pages.map(([host, origin]) => ({ path: '/api/projects/1', headers: { host, origin } })),
  );
  expect(pages.map(([host, origin], at) => [host, origin, statuses[at]])).toEqual(pages);
});
