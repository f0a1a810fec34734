import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../../app.fixture.ts';
import { call, createProject } from '../calls.fixture.ts';

async function listOf(titles: number, encoding: string) {
  const app = await testApp();
  const { id } = await createProject(app);
  const text = JSON.stringify(
    Array.from({ length: titles }, (_, index) => ({
      type: 'book',
      title: `Rivers ${index}`,
      note: 'x'.repeat(500),
    })),
  );
  await call(app, 'POST', `/api/projects/${id}/import`, { text });
  return await call(app, 'GET', `/api/projects/${id}/citations`, undefined, { 'accept-encoding': encoding });
}

test.each(['gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])(
  'a long list is compressed for a client that accepts %s',
  async (encoding) => {
    const answer = await listOf(60, encoding);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'x-session-id, origin, accept-encoding',
    });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toHaveLength(60);
  },
);

test.each(['', 'br', 'gzip;q=0', 'identity'])(
  'a long list is not compressed for a client that accepts %j',
  async (encoding) => {
    const answer = await listOf(60, encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toHaveLength(60);
  },
);

test('a short list is sent as it is', async () => {
  const answer = await listOf(2, 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
