import { expect, test } from 'vitest';
import { testMoment } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import { deleteUnusedSessions, holdSession, touchSession } from '../db/sessions.ts';
import { purgeDeleted } from './deleted.ts';
import { deleteProject } from './store.ts';
import { addProject } from './stored.fixture.ts';

const day = 86_400_000;
const at = (days: number) => new Date(testMoment + days * day).toISOString();

const hold = (database: Database, key: string) =>
  database.transaction().execute((transaction) => holdSession(transaction, key, at(0)));

async function left(database: Database, days: number, unusedDays?: number): Promise<string[]> {
  await deleteUnusedSessions(database, testMoment + days * day, unusedDays);
  const rows = await database.selectFrom('sessions').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

describeOnEveryDatabase('a session', (open) => {
  test('without projects is deleted after 30 days', async () => {
    const database = await open();
    await hold(database, 'empty');
    await addProject(database, 'full');
    expect(await left(database, 29)).toEqual(['empty', 'full']);
    expect(await left(database, 31)).toEqual(['full']);
    expect(await left(database, 10_000)).toEqual(['full']);
  });

  test('whose last project was deleted is deleted after 30 days without use', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await deleteProject(database, 'ada', id, at(0));
    expect(await left(database, 31)).toEqual(['ada']);
    await purgeDeleted(database, testMoment + 30 * day);
    expect(await left(database, 31)).toEqual([]);
  });

  test('that nobody uses is deleted with its projects after the age that is configured', async () => {
    const database = await open();
    await addProject(database, 'idle');
    await addProject(database, 'reader');
    await touchSession(database, 'reader', at(300));
    expect(await left(database, 364, 365)).toEqual(['idle', 'reader']);
    expect(await left(database, 366, 365)).toEqual(['reader']);
    expect(await database.selectFrom('projects').select('session_key').execute()).toEqual([
      { session_key: 'reader' },
    ]);
  });

  test('that a previous release created counts from its creation', async () => {
    const database = await open();
    await database
      .insertInto('sessions')
      .values({ key: 'old', created_at: at(0), used_at: null })
      .execute();
    expect(await left(database, 29)).toEqual(['old']);
    expect(await left(database, 31)).toEqual([]);
  });
});
