import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryDatabase, testMoment } from '../../app.fixture.ts';
import { describeOnEveryDatabase } from '../../db/databases.fixture.ts';
import { keyedItems } from '../citations/keyed-citations.ts';
import { requireBytes } from '../citations/store.ts';
import { doOnce } from '../do-once.ts';
import { addCitation, addProject, bookOf, moment } from '../stored.fixture.ts';
import { deleteEndedLinks, deleteLiveLink, liveLinkOf, openLiveLink, storeLiveLink } from './store.ts';

describeOnEveryDatabase('private links', (open) => {
  const most = 1_000_000;
  const now = testMoment;

  test('open the project of their key until they are replaced or revoked', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await storeLiveLink(database, 'ada', { projectId: id, linkKey: 'one', createdAt: moment }, most);
    expect(await openLiveLink(database, 'one', now)).toEqual({
      id,
      owner: 'ada',
      createdAt: moment,
      expiresAt: null,
      frozen: null,
    });
    await storeLiveLink(database, 'ada', { projectId: id, linkKey: 'two', createdAt: moment }, most);
    expect(await openLiveLink(database, 'one', now)).toBeUndefined();
    expect(await liveLinkOf(database, id, now)).toEqual({
      createdAt: moment,
      expiresAt: null,
      frozen: false,
    });
    await deleteLiveLink(database, id);
    expect([await openLiveLink(database, 'two', now), await liveLinkOf(database, id, now)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('end at their moment, and what they froze is deleted after it', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const expiresAt = new Date(now + 1_000).toISOString();
    const link = { projectId: id, linkKey: 'one', createdAt: moment, expiresAt, frozen: '{}' };
    await storeLiveLink(database, 'ada', link, most);
    const rows = () => database.selectFrom('live_links').select('frozen').execute();
    const opensAt = async (moment: number) => [
      (await openLiveLink(database, 'one', moment))?.expiresAt,
      (await liveLinkOf(database, id, moment))?.frozen,
    ];
    await deleteEndedLinks(database, now + 999);
    expect(await opensAt(now + 999)).toEqual([expiresAt, true]);
    expect(await opensAt(now + 1_000)).toEqual([undefined, undefined]);
    expect(await rows()).toHaveLength(1);
    await deleteEndedLinks(database, now + 1_000);
    expect(await rows()).toEqual([]);
  });

  test('count what they freeze among the bytes of the session, once', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const freeze = (size: number) =>
      storeLiveLink(
        database,
        'ada',
        { projectId: id, linkKey: `key ${size}`, createdAt: moment, frozen: 'x'.repeat(size) },
        1_000,
      );
    await expect(freeze(1_001)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    for (const size of [900, 901, 1_000]) await freeze(size);
    await expect(freeze(1_001)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await openLiveLink(database, 'key 1000', now)).toMatchObject({ id });
    const styleBytes = doOnce(database, 'ada', undefined, now, (transaction) =>
      requireBytes(transaction, 'ada', 1, 1_000),
    );
    await expect(styleBytes).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test('are made by the session of their project only', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const link = { projectId: id, linkKey: 'one', createdAt: moment };
    await expect(storeLiveLink(database, 'per', link, most)).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
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
