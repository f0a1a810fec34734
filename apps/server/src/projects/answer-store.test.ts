import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import { createAnswerStore, forgetStaleAnswers } from './answer-store.ts';
import { deleteProject, findProject, type StoredProject, updateProject } from './project-store.ts';
import { addProject, moment } from './stored.fixture.ts';

/** A store whose writing can be waited for. */
function openStore(database: Database) {
  const failures: unknown[] = [];
  const store = createAnswerStore(database, (error) => failures.push(error));
  onTestFinished(() => expect(failures).toEqual([]));
  return {
    failures,
    read: async (stored: StoredProject) => {
      const bytes = await store.read(stored, 'list');
      return bytes && Buffer.from(bytes).toString();
    },
    write: async (stored: StoredProject, text: string) => {
      store.write(stored, 'list', Buffer.from(text));
      await expect.poll(() => database.selectFrom('written_answers').selectAll().execute()).not.toEqual([]);
    },
  };
}

async function storedProject(database: Database): Promise<StoredProject> {
  const { id } = await addProject(database, 'ada');
  const stored = await findProject(database, 'ada', id);
  if (!stored) throw new Error('the project was not stored');
  return stored;
}

const textOf = async (database: Database) =>
  (await database.selectFrom('written_answers').select(['revision', 'packed']).execute()).map(
    ({ revision, packed }) => `${revision} ${Buffer.from(packed)}`,
  );

describeOnEveryDatabase('kept answers', (open) => {
  test('are found for the state of the project that they tell of, and for no other', async () => {
    const database = await open();
    const store = openStore(database);
    const stored = await storedProject(database);
    await store.write(stored, 'first');
    expect(await store.read(stored)).toBe('first');
    expect(await store.read({ ...stored, revision: stored.revision + 1 })).toBeUndefined();
  });

  test('of a later state take the place of earlier ones, and are not overwritten by them', async () => {
    const database = await open();
    const store = openStore(database);
    const stored = await storedProject(database);
    await store.write(stored, 'first');
    await store.write({ ...stored, revision: 7 }, 'later');
    await expect.poll(() => textOf(database)).toEqual(['7 later']);
    await store.write({ ...stored, revision: 6 }, 'too late');
    expect(await textOf(database)).toEqual(['7 later']);
  });

  test('that another release wrote are not used', async () => {
    const database = await open();
    const store = openStore(database);
    const stored = await storedProject(database);
    await store.write(stored, 'first');
    await database.updateTable('written_answers').set({ formatter: 'another' }).execute();
    expect(await store.read(stored)).toBeUndefined();
  });

  test('hold entries for later states, too: each says what it is made from', async () => {
    const database = await open();
    const store = createAnswerStore(database, (error) => expect(error).toBeUndefined());
    const stored = await storedProject(database);
    store.write(stored, 'entries', Buffer.from('entries'));
    const later = { ...stored, revision: stored.revision + 1 };
    await expect
      .poll(async () => Buffer.from((await store.read(later, 'entries')) ?? []).toString())
      .toBe('entries');
    await database.updateTable('written_answers').set({ formatter: 'another' }).execute();
    expect(await store.read(later, 'entries')).toBeUndefined();
  });

  test('are swept away once the citations or the style of their project have changed, not its name', async () => {
    const database = await open();
    const store = openStore(database);
    const stored = await storedProject(database);
    await store.write(stored, 'first');
    expect(await forgetStaleAnswers(database)).toBe(0);
    await updateProject(database, 'ada', stored.project.id, { name: 'Renamed' });
    expect(await forgetStaleAnswers(database)).toBe(0);
    await updateProject(database, 'ada', stored.project.id, { referenceStyle: 'mla' });
    expect(await forgetStaleAnswers(database)).toBe(1);
  });

  test('go with their project', async () => {
    const database = await open();
    const store = openStore(database);
    const stored = await storedProject(database);
    await store.write(stored, 'first');
    await deleteProject(database, 'ada', stored.project.id, moment);
    await database.deleteFrom('projects').execute();
    expect(await textOf(database)).toEqual([]);
  });
});

test('what cannot be read or kept is reported and stops nobody', async () => {
  const database = await temporaryDatabase();
  const stored = await storedProject(database);
  const failures: unknown[] = [];
  const store = createAnswerStore(database, (error) => failures.push(error));
  await database.schema.dropTable('written_answers').execute();
  expect(await store.read(stored, 'list')).toBeUndefined();
  store.write(stored, 'list', Buffer.from('first'));
  await expect.poll(() => failures.length).toBe(2);
});
