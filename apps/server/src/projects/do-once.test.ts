import { expect, test } from 'vitest';
import { testMoment, testStorage } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import { type Attempt, deleteOldAttempts, doOnce } from './do-once.ts';
import { insertProject, listProjects } from './store.ts';
import { thesis } from './stored.fixture.ts';

const attempt: Attempt = { owner: 'ada', key: 'k1', requestHash: 'a' };
const moment = new Date(testMoment).toISOString();
const day = 86_400_000;

const addOnce = (database: Database, which: Attempt, now = testMoment) =>
  doOnce(database, which.owner, which, now, (transaction) =>
    insertProject(transaction, which.owner, thesis, moment, testStorage.sessionBytes),
  );

describeOnEveryDatabase('a repeated request', (open) => {
  test('gets the first result, and is done once', async () => {
    const database = await open();
    const first = await addOnce(database, attempt);
    expect(await addOnce(database, attempt)).toEqual(JSON.parse(JSON.stringify(first)));
    expect(await listProjects(database, 'ada')).toHaveLength(1);
  });

  test('is done once, however many arrive at the same time', async () => {
    const database = await open();
    const results = await Promise.all(Array.from({ length: 20 }, () => addOnce(database, attempt)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await listProjects(database, 'ada')).toHaveLength(1);
  });

  test('with other content is refused', async () => {
    const database = await open();
    await addOnce(database, attempt);
    await expect(addOnce(database, { ...attempt, requestHash: 'b' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('of another session is another request', async () => {
    const database = await open();
    await addOnce(database, attempt);
    await addOnce(database, { ...attempt, owner: 'per' });
    expect(await listProjects(database, 'per')).toHaveLength(1);
  });

  test('is done again when the first one failed, which stores nothing', async () => {
    const database = await open();
    const failing = doOnce(database, 'ada', attempt, testMoment, async (transaction) => {
      await insertProject(transaction, 'ada', thesis, moment, testStorage.sessionBytes);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await listProjects(database, 'ada')).toEqual([]);
    await addOnce(database, attempt);
    expect(await listProjects(database, 'ada')).toHaveLength(1);
  });

  test('is done again after a day', async () => {
    const database = await open();
    await addOnce(database, attempt);
    await addOnce(database, { ...attempt, key: 'k2' }, testMoment + 1);
    await deleteOldAttempts(database, testMoment + day + 1);
    const keys = await database.selectFrom('idempotency_keys').select('key').execute();
    expect(keys).toEqual([{ key: 'k2' }]);
  });
});
