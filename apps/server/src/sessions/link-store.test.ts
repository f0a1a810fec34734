import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testMoment } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import { listProjects } from '../projects/store.ts';
import { addProject } from '../projects/stored.fixture.ts';
import { deleteExpiredLinks, openLink, storeLink } from './link-store.ts';

const link = { codeKey: 'key', sealedId: 'sealed' };

describeOnEveryDatabase('links to other devices', (open) => {
  test('are opened once, also when two devices try at the same moment', async () => {
    const database = await open();
    await storeLink(database, 'ada', link, testMoment);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => openLink(database, 'key', undefined, testMoment)),
    );
    expect(tries.filter(Boolean)).toEqual([{ sealedId: 'sealed', projects: 0 }]);
  });

  test('are deleted when they have expired', async () => {
    const database = await open();
    await storeLink(database, 'ada', link, testMoment);
    expect(await openLink(database, 'key', undefined, testMoment + 600_000)).toBeUndefined();
    await deleteExpiredLinks(database, testMoment + 599_999);
    expect(await database.selectFrom('device_links').select('code_key').execute()).toHaveLength(1);
    await deleteExpiredLinks(database, testMoment + 600_000);
    expect(await database.selectFrom('device_links').select('code_key').execute()).toEqual([]);
  });

  test('bring all projects or none, and a refused link can be used again', async () => {
    const database = await open();
    const project = await addProject(database, 'per');
    await storeLink(database, 'ada', link, testMoment);
    const rows = Array.from({ length: projectLimits.projects }, () => ({
      session_key: 'ada',
      name: 'Essay',
      module_name: 'Methods',
      module_code: 'M1',
      reference_style: 'apa',
      description: null,
      created_at: new Date(testMoment).toISOString(),
    }));
    await database.insertInto('projects').values(rows).execute();
    await expect(openLink(database, 'key', 'per', testMoment)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    });
    expect(await listProjects(database, 'per')).toMatchObject([project]);
    expect(await openLink(database, 'key', undefined, testMoment)).toEqual({
      sealedId: 'sealed',
      projects: projectLimits.projects,
    });
  });
});
