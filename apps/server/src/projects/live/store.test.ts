import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../app.fixture.ts';
import { describeOnEveryDatabase } from '../../db/databases.fixture.ts';
import { keyedItems } from '../citations/keyed-citations.ts';
import { addCitation, addProject, bookOf, moment } from '../stored.fixture.ts';
import { deleteLiveLink, liveLinkOf, openLiveLink, storeLiveLink } from './store.ts';

describeOnEveryDatabase('private links', (open) => {
  test('open the project of their key until they are replaced or revoked', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await storeLiveLink(database, 'ada', { projectId: id, linkKey: 'one', createdAt: moment });
    expect(await openLiveLink(database, 'one')).toEqual({ id, owner: 'ada', revision: 0 });
    await storeLiveLink(database, 'ada', { projectId: id, linkKey: 'two', createdAt: moment });
    expect(await openLiveLink(database, 'one')).toBeUndefined();
    expect(await liveLinkOf(database, id)).toBe(moment);
    await deleteLiveLink(database, id);
    expect([await openLiveLink(database, 'two'), await liveLinkOf(database, id)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('are made by the session of their project only', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const link = { projectId: id, linkKey: 'one', createdAt: moment };
    await expect(storeLiveLink(database, 'per', link)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  test('give citations their keys once, also when two requests come at the same moment', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    for (const title of ['Rivers', 'Rivers', 'Towns']) await addCitation(database, 'ada', id, bookOf(title));
    const keys = async () => (await keyedItems(database, 'ada', { id })).map((item) => item.id);
    const [one, other] = await Promise.all([keys(), keys()]);
    expect(one).toEqual(['okafor2019rivers', 'okafor2019riversa', 'okafor2019towns']);
    expect(other).toEqual(one);
  });
});

test('where nothing can be written, citations have the keys that they would get', async () => {
  const database = await temporaryDatabase();
  const { id } = await addProject(database, 'ada');
  await addCitation(database, 'ada', id, bookOf('Rivers'));
  await sql`pragma query_only = 1`.execute(database);
  expect((await keyedItems(database, 'ada', { id })).map((item) => item.id)).toEqual(['okafor2019rivers']);
});
