import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDatabase } from '../app.fixture.ts';
import { type AheadParts, createFormatAhead } from './format-ahead.ts';
import type { OwnedProject } from './formatted-project.ts';
import { addProject } from './stored.fixture.ts';

const delay = 1_000;

async function open(given: Partial<AheadParts> = {}) {
  const database = await temporaryDatabase();
  const { id } = await addProject(database, 'ada');
  const [prepared, reported]: [string[], unknown[]] = [[], []];
  const prepare = async ({ owner, project }: OwnedProject) => {
    prepared.push(`${owner} ${project.id === id ? 'one' : 'other'}`);
  };
  const report = (error: unknown) => reported.push(error);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const parts = { database, formatted: { prepare }, isBusy: () => false, report, ...given };
  return { database, id, prepared, reported, ahead: createFormatAhead(parts, delay) };
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
      async prepare({ project }) {
        if (prepared.push(project.id) === 1) throw failure;
      },
    },
  });
  const { id: next } = await addProject(database, 'ada');
  ahead.changed('ada', id);
  ahead.changed('ada', next);
  await pass(delay);
  expect(prepared).toEqual([id, next]);
  expect(reported).toEqual([failure]);
});
