import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testMoment, testStorage } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';

import { deleteCitation, listCitations } from './citations/store.ts';
import { purgeDeleted, removeAllDeleted } from './deleted.ts';
import {
  deleteProject,
  findProject,
  listDeletedProjects,
  listProjects,
  removeDeletedProject,
  restoreProject,
  updateProject,
} from './store.ts';
import { addCitation, addProject, moment, thesis } from './stored.fixture.ts';

const mostBytes = testStorage.sessionBytes;
const period = 30 * 86_400_000;

describeOnEveryDatabase('projects', (open) => {
  test('are found as they were stored', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    expect(project).toEqual({
      ...thesis,
      id: expect.any(Number),
      createdAt: new Date(testMoment).toISOString(),
      description: undefined,
    });
    expect(await findProject(database, 'ada', project.id)).toEqual({ project, revision: 0 });
  });

  test('are listed newest first, each session its own', async () => {
    const database = await open();
    const first = await addProject(database, 'ada');
    const second = await addProject(database, 'ada', { ...thesis, name: 'Essay', description: 'Due in May' });
    await addProject(database, 'per');
    expect(await listProjects(database, 'ada')).toEqual(
      [second, first].map((project) => ({ ...project, citations: 0 })),
    );
    expect(await listProjects(database, 'nobody')).toEqual([]);
  });

  test('change once where two edits began from the same text', async () => {
    const database = await open();
    const { id, name } = await addProject(database, 'ada');
    const edits = ['One', 'Other'].map((text) =>
      updateProject(database, 'ada', id, { name: text, before: { name } }, mostBytes),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('change only the named fields, and raise the revision', async () => {
    const database = await open();
    const project = await addProject(database, 'ada', { ...thesis, description: 'Due in May' });
    const changed = await updateProject(database, 'ada', project.id, { referenceStyle: 'mla' }, mostBytes);
    expect(changed).toEqual({ ...project, referenceStyle: 'mla' });
    expect(await findProject(database, 'ada', project.id)).toEqual({ project: changed, revision: 1 });
  });

  test('count for the session with their lists: what is added, and what is longer than before', async () => {
    const database = await open();
    const bytes = async () =>
      (await database.selectFrom('sessions').select('bytes').where('key', '=', 'ada').executeTakeFirst())
        ?.bytes;
    const sections = [{ key: 'a', heading: 'Primary sources' }];
    const { id } = await addProject(database, 'ada', { ...thesis, sections });
    // [{"key":"a","heading":"Primary sources"}]
    expect(await bytes()).toBe(41);
    await updateProject(database, 'ada', id, { tagColours: [{ tag: 'é', colour: 'red' }] }, mostBytes);
    // [{"tag":"é","colour":"red"}]
    expect(await bytes()).toBe(41 + 29);
    await updateProject(database, 'ada', id, { sections: [], tagColours: [] }, mostBytes);
    expect(await bytes()).toBe(41 + 29);
    const longer = updateProject(database, 'ada', id, { sections }, 41 + 29);
    // The count is taken anew at the limit: the lists of the row are two bytes each now.
    expect((await longer)?.sections).toEqual(sections);
    expect(await bytes()).toBe(41 + 2);
    await expect(
      updateProject(database, 'ada', id, { sections: [...sections, { key: 'b', heading: 'Cases' }] }, 60),
    ).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect((await findProject(database, 'ada', id))?.project.sections).toEqual(sections);
  });

  test('of another session are not found, not changed and not deleted', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    expect(await findProject(database, 'per', project.id)).toBeUndefined();
    expect(await updateProject(database, 'per', project.id, { name: 'Mine' }, mostBytes)).toBeUndefined();
    expect(await deleteProject(database, 'per', project.id, moment)).toBe(false);
    expect(await listProjects(database, 'ada')).toEqual([{ ...project, citations: 0 }]);
  });

  test('take their citations with them', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    await addCitation(database, 'ada', project.id);
    expect(await deleteProject(database, 'ada', project.id, moment)).toBe(true);
    expect(await deleteProject(database, 'ada', project.id, moment)).toBe(false);
    expect(await listCitations(database, 'ada', project.id)).toEqual([]);
    expect(await purgeDeleted(database, testMoment + period)).toBe(1);
    expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
  });

  test('come back with their citations when their deletion is undone within 30 days', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', project.id);
    await deleteProject(database, 'ada', project.id, moment);
    expect(await listProjects(database, 'ada')).toEqual([]);
    expect(await updateProject(database, 'ada', project.id, { name: 'Ghost' }, mostBytes)).toBeUndefined();
    await expect(addCitation(database, 'ada', project.id)).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await restoreProject(database, 'per', project.id, testMoment)).toBeUndefined();
    expect(await restoreProject(database, 'ada', project.id, testMoment + period)).toBeUndefined();
    expect(await restoreProject(database, 'ada', project.id, testMoment + period - 1)).toEqual(project);
    expect(await restoreProject(database, 'ada', project.id, testMoment)).toEqual(project);
    expect(await listCitations(database, 'ada', project.id)).toEqual([citation]);
  });

  test('that were deleted are listed until they cannot be restored, the last deletion first, each session its own', async () => {
    const database = await open();
    const [first, second] = [await addProject(database, 'ada'), await addProject(database, 'ada')];
    await addCitation(database, 'ada', first.id);
    await addProject(database, 'ada');
    await deleteProject(database, 'ada', second.id, moment);
    await deleteProject(database, 'ada', first.id, new Date(testMoment + 1).toISOString());
    const listed = await listDeletedProjects(database, 'ada', testMoment + 1);
    expect(listed.map(({ id, citations }) => [id, citations])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    expect(listed[1]).toMatchObject({
      name: 'Thesis',
      deletedAt: moment,
      keptUntil: '2026-05-31T12:00:00.000Z',
    });
    expect(await listDeletedProjects(database, 'per', testMoment)).toEqual([]);
    expect(await listDeletedProjects(database, 'ada', testMoment + period)).toHaveLength(1);
  });

  test('that were deleted, and no others, are removed for good by their session', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    expect(await removeDeletedProject(database, 'ada', id)).toBe(false);
    await deleteProject(database, 'ada', id, moment);
    expect(await removeDeletedProject(database, 'per', id)).toBe(false);
    expect(await removeDeletedProject(database, 'ada', id)).toBe(true);
    expect(await restoreProject(database, 'ada', id, testMoment)).toBeUndefined();
  });

  test('keep the newest 200 deletions of a session', async () => {
    const database = await open();
    const { id: oldest } = await addProject(database, 'ada');
    const { id: last } = await addProject(database, 'ada');
    await deleteProject(database, 'ada', oldest, moment);
    const later = new Date(testMoment + 1).toISOString();
    const row = {
      session_key: 'ada',
      name: 'Essay',
      module_name: 'Methods',
      module_code: 'M1',
      reference_style: 'apa',
      created_at: moment,
      deleted_at: later,
    };
    await database
      .insertInto('projects')
      .values(Array.from({ length: projectLimits.projects - 1 }, () => row))
      .execute();
    expect(await listDeletedProjects(database, 'ada', testMoment)).toHaveLength(200);
    await deleteProject(database, 'ada', last, later);
    const ids = (await listDeletedProjects(database, 'ada', testMoment)).map(({ id }) => id);
    expect([ids.length, ids.includes(oldest), ids.includes(last)]).toEqual([200, false, true]);
  });

  test('all that a session has deleted is removed at once, and nothing else', async () => {
    const database = await open();
    const [gone, kept] = [await addProject(database, 'ada'), await addProject(database, 'ada')];
    const foreign = await addProject(database, 'per');
    const [citation, stays] = [
      await addCitation(database, 'ada', kept.id),
      await addCitation(database, 'ada', kept.id),
    ];
    await deleteProject(database, 'ada', gone.id, moment);
    await deleteProject(database, 'per', foreign.id, moment);
    await deleteCitation(database, 'ada', citation.id, moment);
    const removed = await database
      .transaction()
      .execute((transaction) => removeAllDeleted(transaction, 'ada'));
    expect(removed).toBe(2);
    expect(await listProjects(database, 'ada')).toEqual([{ ...kept, citations: 1 }]);
    expect(await listCitations(database, 'ada', kept.id)).toEqual([stays]);
    expect(await listDeletedProjects(database, 'per', testMoment)).toHaveLength(1);
  });

  test('are limited for each session, also when many are added at once', async () => {
    const database = await open();
    await addProject(database, 'ada');
    const row = {
      session_key: 'ada',
      name: 'Essay',
      module_name: 'Methods',
      module_code: 'M1',
      reference_style: 'apa',
      description: null,
      created_at: new Date(testMoment).toISOString(),
    };
    const further = Array.from({ length: projectLimits.projects - 4 }, () => row);
    await database.insertInto('projects').values(further).execute();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => addProject(database, 'ada')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: { code: 'LIMIT_REACHED' } });
    expect(await listProjects(database, 'ada')).toHaveLength(projectLimits.projects);
    const [one] = await listProjects(database, 'ada');
    await deleteProject(database, 'ada', one?.id ?? 0, moment);
    await addProject(database, 'ada');
    await expect(restoreProject(database, 'ada', one?.id ?? 0, testMoment)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    });
    await expect(addProject(database, 'per')).resolves.toMatchObject({ name: 'Thesis' });
  });
});
