import { projectLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testMoment } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import { listCitations } from './citation-store.ts';
import { deleteProject, findProject, listProjects, updateProject } from './project-store.ts';
import { addCitation, addProject, thesis } from './stored.fixture.ts';

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
    expect(await listProjects(database, 'ada')).toEqual([second, first]);
    expect(await listProjects(database, 'nobody')).toEqual([]);
  });

  test('change only in what is named, and count it', async () => {
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
    expect(await deleteProject(database, 'per', project.id)).toBe(false);
    expect(await listProjects(database, 'ada')).toEqual([project]);
  });

  test('take their citations with them', async () => {
    const database = await open();
    const project = await addProject(database, 'ada');
    await addCitation(database, 'ada', project.id);
    expect(await deleteProject(database, 'ada', project.id)).toBe(true);
    expect(await deleteProject(database, 'ada', project.id)).toBe(false);
    expect(await listCitations(database, 'ada', project.id)).toEqual([]);
    expect(await database.selectFrom('citations').selectAll().execute()).toEqual([]);
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
    await expect(addProject(database, 'per')).resolves.toMatchObject({ name: 'Thesis' });
  });
});
