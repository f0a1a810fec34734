import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { postCitation, testApp } from '../app.fixture.ts';
import { createServer } from '../server.ts';
import { createLogger, tracesOf } from './log.ts';

test('an error is logged with names, codes and stack frames, without its messages', () => {
  const cause = Object.assign(new Error('canary in the cause'), { code: 'ECONNREFUSED' });
  const traces = tracesOf(new TypeError('canary', { cause }));
  expect(traces).toMatchObject([{ name: 'TypeError' }, { name: 'Error', code: 'ECONNREFUSED' }]);
  expect(JSON.stringify(traces)).not.toContain('canary');
});

test('no user input reaches the log', async () => {
  const lines: string[] = [];
  const app = await testApp({ log: (line) => lines.push(line) });
  const session = 'session_canaryQ0aXt9LhW2yRb7NcUe5PfJ8sMd1';
  for (const inputType of ['url', 'doi', 'isbn', 'intext', 'manual']) {
    const sourceInput =
      inputType === 'url' ? 'http://canary.example/canary?canary' : '(Canary, 2020) 10.1000/canary';
    await postCitation(
      app,
      { format: 'apa', inputType, sourceInput },
      { 'x-session-id': session, referer: 'http://canary/' },
    );
  }
  await app.inject({ url: '/canary?canary', headers: { 'user-agent': 'canary' } });
  await app.inject({ url: '/api/canary' });
  expect(lines.filter((line) => line.includes('answered'))).toHaveLength(7);
  expect(lines.filter((line) => /canary/i.test(line))).toEqual([]);
});

test('a body that fails after its head is logged without the message of its error', async () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line: string) => lines.push(line) });
  const app = createServer({ trustedProxies: [] }, log);
  function* pieces() {
    yield 'sent with the head';
    throw new TypeError('canary');
  }
  app.get('/broken', (_, reply) => reply.send(Readable.from(pieces())));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const answer = await fetch(`${address}/broken`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  const reported = lines.filter((line) => line.includes('answer broken off'));
  expect(reported).toHaveLength(1);
  expect(JSON.parse(reported[0] ?? '')).toMatchObject({ err: [{ name: 'TypeError' }] });
  expect(lines.join()).not.toContain('canary');
});

test('an error that is logged without a text does not log its message', () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line: string) => lines.push(line) });
  log.error(new TypeError('canary'));
  log.warn({ err: new RangeError('canary') });
  log.info('ready');
  log.info({ status: 200 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: [{ name: 'TypeError' }], msg: 'failed' },
    { level: 40, err: [{ name: 'RangeError' }], msg: 'failed' },
    { msg: 'ready' },
    { status: 200 },
  ]);
  expect(lines.join()).not.toContain('canary');
});
