import { newProjectSchema } from '@citewright/contract';
import { CompiledQuery, type LogEvent, sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownSession, postCitation, testApp, testMoment, testSecret, typedBook } from './app.fixture.ts';
import { describeOnEveryDatabase, type Opener } from './db/databases.fixture.ts';
import { createLookupStore, forgetExpiredLookups } from './db/lookups.ts';
import { migrate } from './db/migrate.ts';
import { spentOfDay, takeOfDay } from './db/model-spending.ts';
import { forgetOldUses, takeUse } from './db/rate-limits.ts';
import type { Database } from './db/schema.ts';
import { deleteUnusedSessions } from './db/sessions.ts';
import { purgeDeleted } from './projects/deleted.ts';
import { deleteOldAttempts } from './projects/do-once.ts';
import { deleteEndedLinks } from './projects/live/store.ts';
import type { Api } from './server.ts';
import { deleteExpiredLinks } from './sessions/link-store.ts';

interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** Every call that reads or writes the database, as the browser makes it. */
async function useEverything(app: Api): Promise<void> {
  let key = 0;
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'x-session-id': ownSession,
        'idempotency-key': `key-${++key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer;
  };
  const csl =
    '<style class="note"><info><title>Fjord</title></info><citation><layout><text variable="title"/></layout></citation></style>';
  const style = (await call('POST', '/api/styles', { csl })).json();
  await call('GET', '/api/styles?custom=true');
  await call('POST', '/api/citations', { ...typedBook, format: style.id });
  await call('DELETE', `/api/styles/${style.id}`);
  const form = newProjectSchema.parse({ name: 'Thesis', moduleName: 'Methods', moduleCode: 'RM101' });
  const project = (await call('POST', '/api/projects', form)).json();
  const at = `/api/projects/${project.id}`;
  const { id } = (await call('POST', `${at}/citations`, typedBook)).json();
  await call('GET', '/api/projects');
  await call('GET', at);
  await call('PATCH', at, { name: 'Essay' });
  await call('GET', `${at}/citations`);
  await call('GET', `${at}/copy-references`);
  await call('GET', `${at}/export?format=ris`);
  const { files } = (await call('POST', `${at}/live-link`, { frozen: true })).json();
  await call('GET', `${at}/live-link`);
  await call('GET', files[0].path);
  await call('DELETE', `${at}/live-link`);
  await call('PATCH', `/api/citations/${id}`, { locator: { label: 'page', value: '7' } });
  await call('DELETE', `/api/citations/${id}`);
  await call('GET', `${at}/deleted`);
  await call('POST', `/api/citations/${id}/restore`, {});
  const spare = (await call('POST', `${at}/citations`, { ...typedBook, sourceInput: 'manual' })).json();
  await call('DELETE', `/api/citations/${spare.id}`);
  await call('DELETE', `/api/deleted/citations/${spare.id}`);
  await call('DELETE', at);
  await call('GET', '/api/deleted');
  await call('POST', `${at}/restore`, {});
  const { code } = (await call('POST', '/api/session/link', {})).json();
  await call('POST', '/api/session/open', { code, bring: true });
  await call('POST', '/api/session/new', {});
  const backup = (await call('GET', '/api/backup')).json();
  await call('DELETE', at);
  await call('DELETE', `/api/deleted/projects/${project.id}`);
  await call('DELETE', '/api/deleted');
  await call('POST', '/api/backup', backup);
  await postCitation(app, typedBook);
  await postCitation(app, { format: 'apa', inputType: 'intext', sourceInput: '(Okafor, 2019)' });
}

/** Queries outside of calls: the lookup cache, the model's budget, the deletion of expired rows. */
async function useBackgroundQueries(database: Database): Promise<void> {
  const now = () => testMoment;
  const lookups = createLookupStore(database, now, testSecret);
  await lookups.set('doi:10.1000/a', {}, 1_000);
  await lookups.get('doi:10.1000/a');
  await takeOfDay(database, testMoment, 10);
  await spentOfDay(database, testMoment);
  const once = { max: 1, timeWindow: 1_000 };
  for (let use = 0; use < 2; use++) await takeUse(database, 'session ada', once, testMoment);
  await forgetExpiredLookups(database, now);
  await purgeDeleted(database, testMoment);
  await deleteOldAttempts(database, testMoment);
  await deleteExpiredLinks(database, testMoment);
  await deleteEndedLinks(database, testMoment);
  await forgetOldUses(database, testMoment);
  await deleteUnusedSessions(database, testMoment, 365);
}

/** Every different query of `work`, once. */
async function queriesOf(open: Opener): Promise<{ database: Database; queries: Query[] }> {
  const seen = new Map<string, Query>();
  const database = await open.empty(({ query }: LogEvent) => {
    if (/^\s*(select|insert|update|delete)/i.test(query.sql)) seen.set(query.sql, query);
  });
  await migrate(database, open.flavour);
  seen.clear();
  // With a database address limits are counted in the database.
  const app = await testApp({ database, config: { databaseUrl: 'postgres://shared' } });
  await useEverything(app);
  await useBackgroundQueries(database);
  return { database, queries: [...seen.values()] };
}

/** The tables that a query scans, by the database's plan. */
async function readWhole(database: Database, flavour: Opener['flavour'], query: Query): Promise<string[]> {
  const run = (text: string, parameters: readonly unknown[] = []) =>
    database.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]));
  if (flavour === 'sqlite') {
    const { rows } = await run(`explain query plan ${query.sql}`, query.parameters);
    return rows.flatMap(
      ({ detail }) => /^SCAN (?!(?:\d+ )?CONSTANT ROWS?|\d+-ROW VALUES)(\S+)/.exec(String(detail))?.[1] ?? [],
    );
  }
  return await database.transaction().execute(async (transaction) => {
    // On a few rows a scan is the best plan: without scans only queries that need one show it.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
    );
    return rows.flatMap((row) => /Seq Scan on (\S+)/.exec(String(row['QUERY PLAN']))?.[1] ?? []);
  });
}

describeOnEveryDatabase('no query reads a whole table', (open) => {
  test('of calls, limits, budgets and background work', async () => {
    const { database, queries } = await queriesOf(open);
    const scans: string[] = [];
    for (const query of queries)
      for (const table of await readWhole(database, open.flavour, query))
        scans.push(`${table}: ${query.sql}`);
    expect(queries.length).toBeGreaterThan(35);
    expect(scans).toEqual([]);
  });

  test('and the check detects one that does', async () => {
    const database = await open();
    const query = { sql: "select id from projects where name = 'Thesis'", parameters: [] };
    expect(await readWhole(database, open.flavour, query)).toEqual(['projects']);
  });
});
