import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import { formatterVersion } from './formatter-version.ts';
import { takeOutdated } from './outdated-answers.ts';
import { addProject } from './stored.fixture.ts';

async function write(database: Database, project_id: number, formatter: string): Promise<void> {
  for (const kind of ['list', 'references', 'entries'] as const) {
    await database
      .insertInto('written_answers')
      .values({ project_id, kind, revision: 0, formatter, packed: Buffer.from('x') })
      .execute();
  }
}

describeOnEveryDatabase('what another release has written on a project', (open) => {
  test('is found project by project, whichever of the two is the newer, and is gone then', async () => {
    const database = await open();
    const [older, newer, ours] = [
      await addProject(database, 'ada'),
      await addProject(database, 'per'),
      await addProject(database, 'ada'),
    ];
    await write(database, older.id, '');
    await write(database, newer.id, '~');
    await write(database, ours.id, formatterVersion());
    const taken = [await takeOutdated(database), await takeOutdated(database)];
    expect(taken.toSorted((one, other) => Number(one?.id) - Number(other?.id))).toEqual([
      { id: older.id, owner: 'ada' },
      { id: newer.id, owner: 'per' },
    ]);
    expect(await takeOutdated(database)).toBeUndefined();
    const left = await database.selectFrom('written_answers').select('project_id').execute();
    expect(left.map(({ project_id }) => project_id)).toEqual([ours.id, ours.id, ours.id]);
  });

  test('is given to one of several servers that ask at the same time', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await write(database, id, 'another');
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeOutdated(database)));
    expect(taken.filter((one) => one !== undefined)).toEqual([{ id, owner: 'ada' }]);
  });
});
