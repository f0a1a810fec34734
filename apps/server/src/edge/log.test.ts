import { expect, test } from 'vitest';
import { postCitation, testApp } from '../app.fixture.ts';
import { tracesOf } from './log.ts';

test('an error is logged by its names, codes and places, without its messages', () => {
  const cause = Object.assign(new Error('canary in the cause'), { code: 'ECONNREFUSED' });
  const traces = tracesOf(new TypeError('canary', { cause }));
  expect(traces).toMatchObject([{ name: 'TypeError' }, { name: 'Error', code: 'ECONNREFUSED' }]);
  expect(JSON.stringify(traces)).not.toContain('canary');
});

test('nothing that a user sends reaches the log', async () => {
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
