import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../app.fixture.ts';
import { watchSavable } from './savable.ts';
import type { Database } from './schema.ts';

async function changesOf(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(database);
  return rows[0]?.changes;
}

test('however often it is asked, it writes once a second', async () => {
  const database = await temporaryDatabase();
  let now = 0;
  const { canSave } = watchSavable(database, temporaryFolder(), () => now);
  const before = (await changesOf(database)) ?? 0;
  for (let time = 0; time < 50; time++) expect(await canSave()).toBe(true);
  expect(await changesOf(database)).toBe(before + 1);
  now = 1_000;
  expect(await canSave()).toBe(true);
  expect(await changesOf(database)).toBe(before + 2);
});

test('a read-only database cannot save, and can again a second after it is writable', async () => {
  const database = await temporaryDatabase();
  let now = 0;
  const { canSave } = watchSavable(database, temporaryFolder(), () => now);
  await sql`pragma query_only = on`.execute(database);
  expect(await canSave()).toBe(false);
  await sql`pragma query_only = off`.execute(database);
  now = 1_000;
  expect(await canSave()).toBe(true);
});

test('a failed write counts for a second', async () => {
  let now = 0;
  const { canSave, noteFailure } = watchSavable(await temporaryDatabase(), undefined, () => now);
  noteFailure();
  expect(await canSave()).toBe(false);
  now = 1_000;
  expect(await canSave()).toBe(true);
});

test('a database whose folder is gone cannot save', async () => {
  const { canSave } = watchSavable(await temporaryDatabase(), '/nothing/there', () => 0);
  expect(await canSave()).toBe(false);
});
