import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import { type CitedWork, deleteCitation, listCitations, updateCitation } from './citation-store.ts';
import { deleteProject, findProject } from './project-store.ts';
import { addCitation, addProject, bookOf } from './stored.fixture.ts';

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

  test('keep the request that found them', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    await addCitation(database, 'ada', id);
    const { request } = await database.selectFrom('citations').select('request').executeTakeFirstOrThrow();
    expect(JSON.parse(request)).toEqual(bookOf('Rivers').request);
  });

  test('can be changed, and keep what is not changed', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    const changed = await updateCitation(database, 'ada', citation.id, retitled('Bridges'));
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
    expect(await updateCitation(database, 'per', citation.id, retitled('Mine'))).toBeUndefined();
    expect(await deleteCitation(database, 'per', citation.id)).toBe(false);
    expect(await listCitations(database, 'ada', id)).toEqual([citation]);
  });

  test('are deleted once', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    expect(await deleteCitation(database, 'ada', citation.id)).toBe(true);
    expect(await deleteCitation(database, 'ada', citation.id)).toBe(false);
    expect(await listCitations(database, 'ada', id)).toEqual([]);
  });

  test('count as changes of their project', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', id);
    await updateCitation(database, 'ada', citation.id, retitled('Bridges'));
    await deleteCitation(database, 'ada', citation.id);
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
    expect(refused[0]).toMatchObject({ reason: { code: 'LIMIT_REACHED' } });
  });

  test('added, changed and deleted while their project is deleted come to an end', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const citations = await Promise.all(Array.from({ length: 4 }, () => addCitation(database, 'ada', id)));
    const results = await Promise.allSettled([
      ...citations.map((citation) => deleteCitation(database, 'ada', citation.id)),
      ...citations.map((citation) => updateCitation(database, 'ada', citation.id, retitled('Bridges'))),
      deleteProject(database, 'ada', id),
      addCitation(database, 'ada', id),
    ]);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(failures.filter((code) => code !== 'PROJECT_NOT_FOUND')).toEqual([]);
    expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
  });
});
