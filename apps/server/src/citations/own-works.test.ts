import { createMemoryCache, createResolver, type Resolver, systemClock } from '@citewright/resolver';
import { expect, test } from 'vitest';
import { deadNetwork, postCitation, temporaryDatabase, testApp } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import { call, createProject, otherSession } from '../projects/calls.fixture.ts';
import { addCitation, addProject, bookOf } from '../projects/stored.fixture.ts';
import { resolverAmongOwnWorks } from './own-works.ts';

const cited = { format: 'apa', inputType: 'intext', sourceInput: '(Okafor, 2019, p. 5)' };

const offline = (): Resolver =>
  createResolver({ http: deadNetwork, cache: createMemoryCache(), clock: systemClock });

const request = (session: string) => ({ kind: 'intext', value: '(Okafor, 2019)', session }) as const;

function unexpected(error: unknown): never {
  throw error;
}

describeOnEveryDatabase('what a session cites already', (open) => {
  test('is found for an in-text citation, as it is stored', async () => {
    const database = await open();
    const { id } = await addProject(database, 'me');
    await addCitation(database, 'me', id, bookOf('Rivers'));
    const found = await resolverAmongOwnWorks(offline(), database, unexpected).resolve(request('me'));
    expect(found).toMatchObject({ item: { title: 'Rivers' }, verification: 'typed', match: { own: 1 } });
  });

  test('the newest first', async () => {
    const database = await open();
    const { id } = await addProject(database, 'me');
    for (const title of ['Rivers', 'Towns']) await addCitation(database, 'me', id, bookOf(title));
    const found = await resolverAmongOwnWorks(offline(), database, unexpected).resolve(request('me'));
    expect([found.item.title, found.alternatives.map(({ item }) => item.title)]).toEqual([
      'Towns',
      ['Rivers'],
    ]);
  });

  test('is not found by another session, nor when it was deleted or unverified', async () => {
    const database = await open();
    const { id } = await addProject(database, 'me');
    await addCitation(database, 'me', id, { ...bookOf('Doubtful'), verification: 'unverified' });
    const { id: theirs } = await addProject(database, 'them');
    await addCitation(database, 'them', theirs, bookOf('Theirs'));
    const { id: gone } = await addProject(database, 'me');
    await addCitation(database, 'me', gone, bookOf('Gone'));
    const deleted_at = new Date().toISOString();
    await database.updateTable('projects').set({ deleted_at }).where('id', '=', gone).execute();
    const searching = resolverAmongOwnWorks(offline(), database, unexpected).resolve(request('me'));
    await expect(searching).rejects.toMatchObject({ code: 'UPSTREAM_FAILED', alternatives: [] });
  });
});

test('when the database fails, the search continues without own works', async () => {
  const database = await temporaryDatabase();
  await database.destroy();
  const reports: unknown[] = [];
  const resolver = resolverAmongOwnWorks(offline(), database, (error) => reports.push(error));
  // Bundled with the resolver: needs no network.
  const found = await resolver.resolve({ kind: 'intext', value: '(LeCun et al., 2015)', session: 'me' });
  expect([found.item.title, reports.length]).toEqual(['Deep learning', 1]);
});

test('the call answers with the session’s own work and names the cited place', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await call(app, 'POST', `/api/projects/${id}/citations`, {
    format: 'apa',
    inputType: 'manual',
    sourceInput: 'manual',
    manualData: { title: 'Rivers', authors: 'Okafor, Ada', year: '2019', sourceType: 'book' },
  });
  const mine = await postCitation(app, cited);
  expect(mine.json()).toMatchObject({
    plainText: 'Okafor, A. (2019). Rivers.',
    inTextCitation: '(Okafor, 2019, p. 5)',
    verification: 'typed',
    match: { own: 1 },
  });
  const theirs = await postCitation(app, cited, { 'x-session-id': otherSession });
  expect(theirs.statusCode).toBeGreaterThan(400);
});
