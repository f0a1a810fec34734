import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './app.fixture.ts';

const entry = path.join(import.meta.dirname, 'main.ts');

interface Started {
  process: ChildProcess;
  address: string;
}

function run(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function start(environment: Record<string, string>): Promise<Started> {
  const child = run(environment);
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const { msg, address } = JSON.parse(line);
    if (msg === 'ready') return { process: child, address };
  }
  throw new Error('the server ended before it was ready');
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the server answers until %s, then exits with 0',
  async (signal) => {
    const server = await start({ DATA_DIR: temporaryFolder() });
    const answer = await fetch(`${server.address}/api/ready`);
    expect(await answer.json()).toEqual({ status: 'ready' });

    const ended = once(server.process, 'exit');
    server.process.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

test('metrics are served on their own port only', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const server = await start({ DATA_DIR: temporaryFolder(), METRICS_PORT: String(port) });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('\nprocess_resident_memory_bytes ');
  expect((await fetch(`${server.address}/metrics`)).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  );

  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a started request is answered before the server stops', async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  const library = createServer((_, response) => {
    waiting.resolve(response);
    response.on('close', () => library.closeAllConnections());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void library.close());
  await once(library, 'listening');
  const { port } = library.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const server = await start({
    DATA_DIR: temporaryFolder(),
    FETCH_ALLOW: `127.0.0.1:${port}`,
    UPSTREAM_OPENLIBRARY: origin,
    UPSTREAM_GOOGLEBOOKS: 'http://127.0.0.1:9',
  });

  const answer = fetch(`${server.address}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' }),
  });
  const held = await waiting.promise;
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  held.writeHead(404).end();
  expect((await answer).headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await ended).toEqual([0, null]);
});

test('a page is read, and its worker ends with the server', async () => {
  const site = createServer((_, response) => {
    const html = '<html lang="en"><title>On tides</title><h1>On tides</h1><p>By Jane Roe</p>';
    response.setHeader('content-type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const server = await start({ DATA_DIR: temporaryFolder(), FETCH_ALLOW: host });

  const answer = await fetch(`${server.address}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'apa', inputType: 'url', sourceInput: `http://${host}/tides` }),
  });
  expect((await answer.json()).plainText).toMatch(/^Roe, J\. \(n\.d\.\)\. On tides\./);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('two servers may start together on one new database', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  const servers = await Promise.all([start(environment), start(environment)]);
  for (const { address } of servers) {
    const answer = await fetch(`${address}/api/ready`);
    expect(answer.status).toBe(200);
  }
});

test('an invalid configuration ends the start, with every reason on its own line', async () => {
  const child = run({ PORT: 'http', LOG_LEVEL: 'loud' });
  const [errors, [code]] = await Promise.all([child.stderr?.toArray(), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(Buffer.concat(errors ?? []).toString()).toMatch(
    /PORT must be a whole number\n {2}LOG_LEVEL must be one of/,
  );
});
