import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testMoment } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';

import { listCitations } from './citations/store.ts';
import { purgeDeleted } from './deleted.ts';
import { deleteProject, findProject, listProjects, restoreProject, updateProject } from './store.ts';
import { addCitation, addProject, moment, thesis } from './stored.fixture.ts';

const hour = 3_600_000;

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
      updateProject(database, 'ada', id, { name: text, before: { name } }),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('change only the named fields, and raise the revision', async () => {
    const database = await open();
    const project = await addProject(database, 'ada', { ...thesis, description: 'Due in May' });
    const changed = await updateProject(database, 'ada', project.id, { referenceStyle: 'mla' });
    expect(changed).toEqual({ ...project, referenceStyle: 'mla' });
    expect(await findProject(database, 'ada', project.id)).toEqual({ project: changed, revision: 1 });
  });

  test('of another session are not found, not changed and not deleted', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    expect(await findProject(database, 'per', project.id)).toBeUndefined();
    expect(await updateProject(database, 'per', project.id, { name: 'Mine' })).toBeUndefined();
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
    expect(await purgeDeleted(database, testMoment + hour)).toBe(1);
    expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
  });

  test('come back with their citations when their deletion is undone within an hour', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    const citation = await addCitation(database, 'ada', project.id);
    await deleteProject(database, 'ada', project.id, moment);
    expect(await listProjects(database, 'ada')).toEqual([]);
    expect(await updateProject(database, 'ada', project.id, { name: 'Ghost' })).toBeUndefined();
    await expect(addCitation(database, 'ada', project.id)).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await restoreProject(database, 'per', project.id, testMoment)).toBeUndefined();
    expect(await restoreProject(database, 'ada', project.id, testMoment + hour)).toBeUndefined();
    expect(await restoreProject(database, 'ada', project.id, testMoment + hour - 1)).toEqual(project);
    expect(await restoreProject(database, 'ada', project.id, testMoment)).toEqual(project);
    expect(await listCitations(database, 'ada', project.id)).toEqual([citation]);
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
