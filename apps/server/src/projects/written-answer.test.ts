import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import { call, createProject } from './calls.fixture.ts';

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
  'a long list is packed for a reader that takes %s',
  async (encoding) => {
    const answer = await listOf(60, encoding);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'x-session-id, accept-encoding',
    });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toHaveLength(60);
  },
);

test.each(['', 'br', 'gzip;q=0', 'identity'])(
  'a long list is not packed for a reader that takes %j',
  async (encoding) => {
    const answer = await listOf(60, encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toHaveLength(60);
  },
);

test('a list that goes out while it is made is the list that is kept', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const books = (part: string) =>
    JSON.stringify(Array.from({ length: 160 }, (_, at) => ({ type: 'book', title: `${part} ${at}` })));
  await call(app, 'POST', `/api/projects/${id}/import`, { text: books('Rivers') });
  await call(app, 'POST', `/api/projects/${id}/import`, { text: books('Towns') });
  const read = () =>
    call(app, 'GET', `/api/projects/${id}/citations`, undefined, { 'accept-encoding': 'gzip' });
  const [made, kept] = [await read(), await read()];
  expect(made.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    vary: 'x-session-id, accept-encoding',
    'cache-control': kept.headers['cache-control'],
  });
  expect(made.headers['content-length']).toBeUndefined();
  expect(JSON.parse(gunzipSync(made.rawPayload).toString())).toHaveLength(320);
  expect(kept.rawPayload.equals(made.rawPayload)).toBe(true);
});

test('a short list is sent as it is', async () => {
  const answer = await listOf(2, 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
