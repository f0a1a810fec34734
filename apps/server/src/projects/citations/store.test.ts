import { type CitedWork, projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testMoment } from '../../app.fixture.ts';
import { describeOnEveryDatabase } from '../../db/databases.fixture.ts';
import { purgeDeleted } from '../deleted.ts';
import { doOnce } from '../do-once.ts';
import { deleteProject, findProject } from '../store.ts';
import { addCitation, addProject, bookOf, moment } from '../stored.fixture.ts';
import { toColumns } from './row.ts';
import {
  deleteCitation,
  insertCitation,
  listCitations,
  listDeletedCitations,
  moveCitation,
  removeDeletedCitation,
  restoreCitation,
  updateCitation,
} from './store.ts';

const mostBytes = 100_000;
const within = { now: testMoment + 30 * 86_400_000 - 1, most: 1_000 };
const afterwards = { now: testMoment + 30 * 86_400_000, most: 1_000 };

const retitled =
  (title: string) =>
  (work: CitedWork): CitedWork => ({ ...work, item: { ...work.item, title } });

describeOnEveryDatabase('citations', (open) => {
  test('are found as they were stored, in the order in which they were added', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const record = { name: 'Open Library', url: 'https://openlibrary.org/books/OL1M' };
    const first = await addCitation(database, 'ada', id, { ...bookOf('Towns'), record });
    const second = await addCitation(database, 'ada', id);
    expect(first).toMatchObject({ projectId: id, item: bookOf('Towns').item, record, verification: 'typed' });
    expect(await listCitations(database, 'ada', id)).toEqual([first, second]);
  });

  test('are moved before one another and to the end; new ones come last', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const titles = ['Towns', 'Rivers', 'Bridges', 'Lakes'];
    for (const title of titles) await addCitation(database, 'ada', id, bookOf(title));
    const known = await listCitations(database, 'ada', id);
    const idOf = (title: string) => known.find(({ item }) => item.title === title)?.id ?? 0;
    const order = async () => (await listCitations(database, 'ada', id)).map(({ item }) => item.title);
    await moveCitation(database, 'ada', idOf('Lakes'), idOf('Towns'));
    expect(await order()).toEqual(['Lakes', 'Towns', 'Rivers', 'Bridges']);
    await moveCitation(database, 'ada', idOf('Towns'), null);
    expect(await order()).toEqual(['Lakes', 'Rivers', 'Bridges', 'Towns']);
    await addCitation(database, 'ada', id, bookOf('Hills'));
    expect(await order()).toEqual(['Lakes', 'Rivers', 'Bridges', 'Towns', 'Hills']);
  });

  test('are moved as often as somebody likes', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const { id: towns } = await addCitation(database, 'ada', id, bookOf('Towns'));
    const { id: rivers } = await addCitation(database, 'ada', id, bookOf('Rivers'));
    const { id: lakes } = await addCitation(database, 'ada', id, bookOf('Lakes'));
    for (let time = 0; time < 60; time += 1) {
      const [moved, other] = time % 2 ? [towns, rivers] : [rivers, towns];
      await moveCitation(database, 'ada', moved, other);
      expect((await listCitations(database, 'ada', id)).map((citation) => citation.id)).toEqual([
        moved,
        other,
        lakes,
      ]);
    }
  });

  test('of one project are no more bytes than can be printed together; another project takes them', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const other = await addProject(database, 'ada');
    const long = (title: string) => {
      const book = bookOf(title);
      const author = new Array(3_000).fill({ family: 'Okafor'.repeat(46), given: 'Ada' });
      return { ...book, item: { ...book.item, author } };
    };
    const first = await addCitation(database, 'ada', id, long('Towns'));
    for (let at = 1; at < 13; at += 1) await addCitation(database, 'ada', id, long(`Rivers ${at}`));
    const full = { code: 'PROJECT_FULL' };
    await expect(addCitation(database, 'ada', id, long('Lakes'))).rejects.toMatchObject(full);
    await addCitation(database, 'ada', other.id, long('Lakes'));
    await deleteCitation(database, 'ada', first.id, moment);
    await addCitation(database, 'ada', id, long('Hills'));
    await expect(restoreCitation(database, 'ada', first.id, within)).rejects.toMatchObject(full);
  });

  test('are not moved by another session, nor before a citation of another project', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const other = await addProject(database, 'ada');
    const first = await addCitation(database, 'ada', id);
    const second = await addCitation(database, 'ada', id);
    const stranger = await addCitation(database, 'ada', other.id);
    await addProject(database, 'per');
    expect(await moveCitation(database, 'per', second.id, first.id)).toBeUndefined();
    expect(await moveCitation(database, 'ada', second.id, stranger.id)).toBeUndefined();
    expect(await listCitations(database, 'ada', id)).toEqual([first, second]);
  });

  test('keep the request that found them', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await addCitation(database, 'ada', id);
    const { request } = await database.selectFrom('citations').select('request').executeTakeFirstOrThrow();
    expect(JSON.parse(request)).toEqual(bookOf('Rivers').request);
  });

  test('change only the given fields', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    const changed = await updateCitation(
      database,
      'ada',
      { id: citation.id },
      retitled('Bridges'),
      mostBytes,
    );
    expect(changed).toEqual({ ...citation, item: { ...citation.item, title: 'Bridges' } });
    expect(await listCitations(database, 'ada', id)).toEqual([changed]);
  });

  test('of another session are not found, not changed and not deleted', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    await addProject(database, 'per');
    await expect(addCitation(database, 'per', id)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await listCitations(database, 'per', id)).toEqual([]);
    expect(
      await updateCitation(database, 'per', { id: citation.id }, retitled('Mine'), mostBytes),
    ).toBeUndefined();
    expect(await deleteCitation(database, 'per', citation.id, moment)).toBe(false);
    expect(await listCitations(database, 'ada', id)).toEqual([citation]);
  });

  test('are deleted once', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    expect(await deleteCitation(database, 'ada', citation.id, moment)).toBe(true);
    expect(await deleteCitation(database, 'ada', citation.id, moment)).toBe(false);
    expect(await listCitations(database, 'ada', id)).toEqual([]);
  });

  test('can be restored within 30 days', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const first = await addCitation(database, 'ada', id);
    const second = await addCitation(database, 'ada', id);
    await deleteCitation(database, 'ada', first.id, moment);
    expect(
      await updateCitation(database, 'ada', { id: first.id }, retitled('Ghosts'), mostBytes),
    ).toBeUndefined();
    expect(await restoreCitation(database, 'ada', first.id, within)).toEqual(first);
    expect(await restoreCitation(database, 'ada', first.id, within)).toEqual(first);
    expect(await listCitations(database, 'ada', id)).toEqual([first, second]);
  });

  test('cannot be restored by another session, after 30 days, or without their project', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    await deleteCitation(database, 'ada', citation.id, moment);
    expect(await restoreCitation(database, 'per', citation.id, within)).toBeUndefined();
    expect(await restoreCitation(database, 'ada', citation.id, afterwards)).toBeUndefined();
    await deleteProject(database, 'ada', id, moment);
    expect(await restoreCitation(database, 'ada', citation.id, within)).toBeUndefined();
  });

  test('are removed 30 days after their deletion, and no others', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const [first, second] = [await addCitation(database, 'ada', id), await addCitation(database, 'ada', id)];
    await deleteCitation(database, 'ada', first.id, moment);
    expect(await purgeDeleted(database, within.now)).toBe(0);
    expect(await purgeDeleted(database, afterwards.now)).toBe(1);
    const rows = await database.selectFrom('citations').select('id').execute();
    expect(rows).toEqual([{ id: second.id }]);
  });

  test('that were deleted are listed, the last deletion first, for their session and while their project is there', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const titles = ['Rivers', 'Towns', 'Bridges'];
    const added = await Promise.all(titles.map((title) => addCitation(database, 'ada', id, bookOf(title))));
    for (const [index, citation] of added.slice(0, 2).entries())
      await deleteCitation(database, 'ada', citation.id, new Date(testMoment + index).toISOString());
    const listed = () => listDeletedCitations(database, 'ada', id, within.now);
    const towns = { title: 'Towns', authors: 'Okafor, Ada', year: '2019' };
    expect(await listed()).toMatchObject([towns, { title: 'Rivers', keptUntil: '2026-05-31T12:00:00.000Z' }]);
    expect(await listDeletedCitations(database, 'per', id, within.now)).toEqual([]);
    expect(await listDeletedCitations(database, 'ada', id, afterwards.now)).toHaveLength(1);
    await deleteProject(database, 'ada', id, moment);
    expect(await listed()).toEqual([]);
  });

  test('that were deleted, and no others, are removed for good by their session', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    expect(await removeDeletedCitation(database, 'ada', citation.id)).toBe(false);
    await deleteCitation(database, 'ada', citation.id, moment);
    expect(await removeDeletedCitation(database, 'per', citation.id)).toBe(false);
    expect(await removeDeletedCitation(database, 'ada', citation.id)).toBe(true);
    expect(await restoreCitation(database, 'ada', citation.id, within)).toBeUndefined();
  });

  test('keep the newest 2,000 deletions of a project', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const [oldest, last] = [await addCitation(database, 'ada', id), await addCitation(database, 'ada', id)];
    await deleteCitation(database, 'ada', oldest.id, moment);
    const later = new Date(testMoment + 1).toISOString();
    const { request, ...work } = bookOf('Towns');
    const row = {
      ...toColumns(work),
      project_id: id,
      request: JSON.stringify(request),
      created_at: moment,
      deleted_at: later,
    };
    const further = Array.from({ length: projectLimits.citations - 1 }, () => row);
    await database.insertInto('citations').values(further).execute();
    expect(await listDeletedCitations(database, 'ada', id, within.now)).toHaveLength(2_000);
    await deleteCitation(database, 'ada', last.id, later);
    const ids = (await listDeletedCitations(database, 'ada', id, within.now)).map((citation) => citation.id);
    expect([ids.length, ids.includes(oldest.id), ids.includes(last.id)]).toEqual([2_000, false, true]);
  });

  test('that are restored count towards the limit', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    await deleteCitation(database, 'ada', citation.id, moment);
    await addCitation(database, 'ada', id);
    const full = { ...within, most: 1 };
    await expect(restoreCitation(database, 'ada', citation.id, full)).rejects.toMatchObject({
      code: 'PROJECT_FULL',
    });
  });

  test('raise the revision of their project when they change', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    await updateCitation(database, 'ada', { id: citation.id }, retitled('Bridges'), mostBytes);
    await deleteCitation(database, 'ada', citation.id, moment);
    expect((await findProject(database, 'ada', id))?.revision).toBe(3);
  });

  test('are limited for each project, also when many are added at once', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const { request, record: _, ...work } = bookOf('Rivers');
    const row = {
      project_id: id,
      item: JSON.stringify(work.item),
      evidence: '{}',
      verification: 'typed',
      record: null,
      notices: '[]',
      request: JSON.stringify(request),
      created_at: '2026-05-01T12:00:00.000Z',
    };
    const most = projectLimits.citations - 5;
    await database
      .insertInto('citations')
      .values(Array.from({ length: most }, () => row))
      .execute();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => addCitation(database, 'ada', id)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'PROJECT_FULL' } });
  });

  test('can be added, changed and deleted during the deletion of their project without a deadlock', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citations = await Promise.all(Array.from({ length: 4 }, () => addCitation(database, 'ada', id)));
    const results = await Promise.allSettled([
      ...citations.map((citation) => deleteCitation(database, 'ada', citation.id, moment)),
      ...citations.map((citation) =>
        updateCitation(database, 'ada', { id: citation.id }, retitled('Bridges'), mostBytes),
      ),
      deleteProject(database, 'ada', id, moment),
      addCitation(database, 'ada', id),
    ]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(failures.filter((code) => code !== 'PROJECT_NOT_FOUND')).toEqual([]);
    await purgeDeleted(database, afterwards.now);
    expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
  });

  test('are limited by what their session stores; of deleted ones the oldest make room', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const long = { ...bookOf('Rivers'), item: { ...bookOf('Rivers').item, note: 'x'.repeat(5_000) } };
    const add = () =>
      doOnce(database, 'ada', undefined, testMoment, (transaction) =>
        insertCitation(
          transaction,
          { owner: 'ada', projectId: id, most: 100, mostBytes: 20_000 },
          long,
          moment,
        ),
      );
    const [first, second] = [await add(), await add(), await add()];
    await expect(add()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    const grow = (work: CitedWork) => ({ ...work, item: { ...work.item, annote: 'x'.repeat(6_000) } });
    await expect(updateCitation(database, 'ada', { id: first.id }, grow, 20_000)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    });
    await deleteCitation(database, 'ada', second.id, moment);
    await deleteCitation(database, 'ada', first.id, new Date(testMoment + 1).toISOString());
    expect((await add()).item.title).toBe('Rivers');
    expect(await restoreCitation(database, 'ada', second.id, within)).toBeUndefined();
    expect(await restoreCitation(database, 'ada', first.id, within)).toMatchObject({ id: first.id });
    await expect(add()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});
