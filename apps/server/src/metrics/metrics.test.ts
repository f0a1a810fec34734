import { createMemoryCache, createResolver } from '@citewright/resolver';
import { expect, test } from 'vitest';
import { deadNetwork, postCitation, testApp, typedBook } from '../app.fixture.ts';
import { createMetrics } from './metrics.ts';

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_seconds_bucket'));

async function countedApp() {
  const metrics = createMetrics(bytes, { perDay: 100, spentToday: async () => 30 });
  const resolver = createResolver({ http: deadNetwork, cache: createMemoryCache(), emit: metrics.emit });
  const app = await testApp({ metrics, resolver });
  return { app, metrics };
}

const bytes = async () => 4_096;

test('answers are counted by route and status class, problems by code', async () => {
  const { app, metrics } = await countedApp();
  await postCitation(app, typedBook);
  await postCitation(app, { format: 'apa' });
  await app.inject({ url: '/api/projects/1' });
  const text = await metrics.read();
  const counts = linesOf(text, 'citewright_request_seconds_count');
  expect(counts).toEqual([
    'citewright_request_seconds_count{method="POST",route="/api/citations",status="2xx"} 1',
    'citewright_request_seconds_count{method="POST",route="/api/citations",status="4xx"} 1',
    'citewright_request_seconds_count{method="GET",route="/api/projects/:id",status="4xx"} 1',
  ]);
  expect(linesOf(text, 'citewright_problems_total')).toContain(
    'citewright_problems_total{code="PROJECT_NOT_FOUND"} 1',
  );
});

test('calls refused before routing are counted as problems', async () => {
  const metrics = createMetrics(bytes);
  metrics.countRefusal();
  metrics.countRefusal();
  expect(linesOf(await metrics.read(), 'citewright_problems_total')).toEqual([
    'citewright_problems_total{code="OVERLOADED"} 2',
  ]);
});

test('lookups are counted by where the record was found, services by outcome', async () => {
  const { app, metrics } = await countedApp();
  const url = { format: 'apa', inputType: 'url', sourceInput: 'https://nobody.example/x' };
  for (const source of [
    { format: 'apa', inputType: 'doi', sourceInput: '10.1038/nature14539' },
    { format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' },
    url,
    url,
  ])
    await postCitation(app, source);
  const text = await metrics.read();
  expect(linesOf(text, 'citewright_lookups_total')).toEqual([
    'citewright_lookups_total{kind="doi",by="catalogue",outcome="found"} 1',
    'citewright_lookups_total{kind="isbn",by="sources",outcome="UPSTREAM_FAILED"} 1',
    'citewright_lookups_total{kind="url",by="sources",outcome="SOURCE_UNREACHABLE"} 1',
    'citewright_lookups_total{kind="url",by="cache",outcome="SOURCE_UNREACHABLE"} 1',
  ]);
  expect(linesOf(text, 'citewright_upstream_seconds_count')).toContain(
    'citewright_upstream_seconds_count{service="loc",outcome="unreachable"} 1',
  );
});

test('an open circuit breaker shows, and that it closed again', async () => {
  const metrics = createMetrics(bytes);
  const read = async () => linesOf(await metrics.read(), 'citewright_breaker_open');
  metrics.emit({ type: 'breaker', service: 'crossref', open: true });
  expect(await read()).toEqual(['citewright_breaker_open{service="crossref"} 1']);
  metrics.emit({ type: 'breaker', service: 'crossref', open: false });
  expect(await read()).toEqual(['citewright_breaker_open{service="crossref"} 0']);
});

test('calls of the model are counted with their tokens, and the budget that is left', async () => {
  const metrics = createMetrics(bytes, { perDay: 100, spentToday: async () => 30 });
  metrics.countAdvice({ input: 400, output: 20 });
  metrics.countFault({ code: 'over-budget' });
  expect(linesOf(await metrics.read(), 'citewright_model')).toEqual([
    'citewright_model_calls_total{outcome="answered"} 1',
    'citewright_model_calls_total{outcome="over-budget"} 1',
    'citewright_model_tokens_total{direction="input"} 400',
    'citewright_model_tokens_total{direction="output"} 20',
    'citewright_model_budget_left 70',
  ]);
});

test('while the database does not answer, the other metrics can be read', async () => {
  const metrics = createMetrics(bytes, { perDay: 100, spentToday: () => Promise.reject(new Error('gone')) });
  const text = await metrics.read();
  expect(linesOf(text, 'citewright_model_budget_left')).toEqual([]);
  expect(linesOf(text, 'process_resident_memory_bytes')).toHaveLength(1);
});

test('no user input reaches the metrics', async () => {
  const { app, metrics } = await countedApp();
  const headers = { 'x-session-id': 'session_canaryQ0aXt9LhW2yRb7NcUe5PfJ8sMd1', referer: 'http://canary/' };
  for (const inputType of ['url', 'doi', 'isbn', 'intext', 'manual', 'canary']) {
    const sourceInput =
      inputType === 'url' ? 'http://canary.example/canary?canary' : '(Canary, 2020) 10.1000/canary';
    await postCitation(app, { format: 'apa', inputType, sourceInput }, headers);
  }
  await app.inject({ url: '/canary?canary', headers: { 'user-agent': 'canary' } });
  await app.inject({ method: 'PURGE' as 'GET', url: '/api/canary' }).catch(() => undefined);
  const text = await metrics.read();
  expect(linesOf(text, 'citewright_request_seconds_count').length).toBeGreaterThan(2);
  expect(text).not.toMatch(/canary/i);
});

test('the size of the database is exposed while the database answers', async () => {
  expect(await createMetrics(bytes).read()).toContain('citewright_database_bytes 4096');
  const gone = await createMetrics(() => Promise.reject(new Error('gone'))).read();
  expect(gone).not.toMatch(/^citewright_database_bytes/m);
});
