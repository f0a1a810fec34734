import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import type { Database } from '../db/schema.ts';
import { type AheadParts, createFormatAhead } from './format-ahead.ts';
import type { OwnedProject } from './formatted-project.ts';
import { addCitation, addProject } from './stored.fixture.ts';
import type { WrittenAnswer } from './written-answer.ts';

const delay = 1_000;

const list: WrittenAnswer = { bytes: new Uint8Array(), packed: false };

/** Citations from which a project is formatted ahead. */
const smallest = 2;

/** A project that is large enough. */
async function addLarge(database: Database) {
  const project = await addProject(database, 'ada');
  for (let at = 0; at < smallest; at += 1) await addCitation(database, 'ada', project.id);
  return project;
}

async function open(given: Partial<AheadParts> = {}) {
  const database = await temporaryDatabase();
  const { id } = await addLarge(database);
  const [prepared, reported]: [string[], unknown[]] = [[], []];
  const formatted = {
    async list({ owner, project }: OwnedProject) {
      prepared.push(`${owner} ${project.id === id ? 'one' : 'other'}`);
      return list;
    },
  };
  const report = (error: unknown) => reported.push(error);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const parts = { database, formatted, isBusy: () => false, report, ...given };
  return { database, id, prepared, reported, ahead: createFormatAhead(parts, delay, smallest) };
}

/** Lets a time pass, and what began in it come to its end: the database answers within some turns. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('a project is formatted once, a moment after its last change', async () => {
  const { ahead, id, prepared } = await open();
  ahead.changed('ada', id);
  await pass(delay - 1);
  ahead.changed('ada', id);
  await pass(delay - 1);
  expect(prepared).toEqual([]);
  await pass(1);
  expect(prepared).toEqual(['ada one']);
});

test("a project that has gone, or is another session's, is left alone", async () => {
  const { ahead, id, prepared } = await open();
  ahead.changed('ada', id + 1);
  ahead.changed('bob', id);
  await pass(delay);
  expect(prepared).toEqual([]);
});

test('a small project is left alone: whoever opens it does not wait', async () => {
  const { ahead, database, prepared } = await open();
  const { id } = await addProject(database, 'ada');
  await addCitation(database, 'ada', id);
  ahead.changed('ada', id);
  await pass(delay);
  expect(prepared).toEqual([]);
});

test('nothing is begun while there is more to do than time', async () => {
  const { ahead, id, prepared } = await open({ isBusy: () => true });
  ahead.changed('ada', id);
  await pass(delay);
  expect(prepared).toEqual([]);
});

test('nothing is begun by a server that stops', async () => {
  const { ahead, id, prepared } = await open();
  ahead.changed('ada', id);
  ahead.stop();
  await pass(delay);
  expect(prepared).toEqual([]);
});

test('a project that cannot be formatted is reported, and the next one has its turn', async () => {
  const failure = new Error('full');
  const prepared: number[] = [];
  const { ahead, database, id, reported } = await open({
    formatted: {
      async list({ project }) {
        if (prepared.push(project.id) === 1) throw failure;
        return list;
      },
    },
  });
  const { id: next } = await addLarge(database);
  ahead.changed('ada', id);
  ahead.changed('ada', next);
  await pass(delay);
  expect(prepared).toEqual([id, next]);
  expect(reported).toEqual([failure]);
});

test('what another release has formatted is formatted again, one project after the other', async () => {
  const { ahead, database, id, prepared } = await open();
  const other = await addLarge(database);
  for (const project_id of [id, other.id]) {
    await database
      .insertInto('written_answers')
      .values({ project_id, kind: 'list', revision: 0, formatter: 'another', packed: Buffer.from('x') })
      .execute();
  }
  ahead.catchUp();
  await pass(2_000);
  expect(prepared).toHaveLength(1);
  await pass(2_000);
  await pass(2_000);
  expect(prepared.toSorted()).toEqual(['ada one', 'ada other']);
});

test('a server that stops does not go on with that', async () => {
  const { ahead, database, id, prepared } = await open();
  await database
    .insertInto('written_answers')
    .values({ project_id: id, kind: 'list', revision: 0, formatter: 'another', packed: Buffer.from('x') })
    .execute();
  ahead.catchUp();
  ahead.stop();
  await pass(4_000);
  expect(prepared).toEqual([]);
});

test('it goes on with that a minute after the database did not answer', async () => {
  const { ahead, database, id, prepared, reported } = await open();
  ahead.catchUp();
  await sql`alter table written_answers rename to gone`.execute(database);
  await pass(2_000);
  expect([prepared, reported]).toEqual([[], [expect.any(Error)]]);
  await sql`alter table gone rename to written_answers`.execute(database);
  await database
    .insertInto('written_answers')
    .values({ project_id: id, kind: 'list', revision: 0, formatter: 'another', packed: Buffer.from('x') })
    .execute();
  await pass(60_000);
  expect(prepared).toEqual(['ada one']);
});
