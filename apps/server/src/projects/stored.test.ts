import {
  backupSchema,
  type CitedWork,
  itemLimits,
  projectCitationSchema,
  projectLimits,
  projectSchema,
} from '@citewright/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ownSession, testApp, testMoment, testSecret, testStorage } from '../app.fixture.ts';
import { insertProjects, prepareRestoring } from '../backup/backup-store.ts';
import { fitWork } from '../citations/fit-work.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import { sessionOf } from '../session.ts';
import { call } from './calls.fixture.ts';
import { updateCitation } from './citations/store.ts';
import { doOnce } from './do-once.ts';
import { updateProject } from './store.ts';
import { addCitation, addProject, bookOf, moment, thesis } from './stored.fixture.ts';

const owner = sessionOf(ownSession, testSecret).key;
const { item: book } = bookOf('Rivers');
const limits = { most: projectLimits.citations, mostBytes: testStorage.sessionBytes };

/** Works that the contract does not allow, as a caller in our own code may make them by mistake. */
const unfitWorks: [why: string, change: Partial<CitedWork>][] = [
  ['an identifier that is too long', { item: { ...book, id: 'x'.repeat(itemLimits.id + 1) } }],
  ['a title that is too long', { item: { ...book, title: 'x'.repeat(itemLimits.title + 1) } }],
  ['a name that is too long', { item: { ...book, author: [{ family: 'x'.repeat(itemLimits.name + 1) }] } }],
  ['a field that no item has', { item: { ...book, ...{ colour: 'red' } } }],
  ['a source that is too long', { evidence: { title: { source: 'x'.repeat(300) } } }],
  ['a link that is too long', { record: { name: 'A', url: 'x'.repeat(3_000) } }],
  ['a verification that there is not', { verification: 'certain' as 'typed' }],
  ['a notice that is too long', { notices: [{ code: 'a', message: 'x'.repeat(3_000) }] }],
  ['a locator that is too long', { locator: { label: 'page', value: 'x'.repeat(3_000) } }],
];

/** Every way in which a work gets into a project. */
const stores: [
  name: string,
  store: (database: Database, project: number, work: CitedWork) => Promise<unknown>,
][] = [
  ['adding', (database, project, work) => addCitation(database, owner, project, { ...bookOf(''), ...work })],
  [
    'editing',
    async (database, project, work) => {
      const { id } = await addCitation(database, owner, project);
      await updateCitation(database, owner, { id }, () => work, limits.mostBytes);
    },
  ],
  [
    'restoring',
    async (database, _, work) => {
      const { language: __, ...project } = thesis;
      const projects = [{ ...project, createdAt: moment, citations: [{ ...work, createdAt: moment }] }];
      const read = { projects, unread: [] };
      const prepared = await prepareRestoring(database, owner, read, limits.most);
      await doOnce(database, owner, undefined, testMoment, (transaction) =>
        insertProjects(transaction, owner, prepared, limits.mostBytes),
      );
    },
  ],
];

const cases = stores.flatMap(([name, store]) =>
  unfitWorks.map(([why, change]) => [name, why, store, change] as const),
);

async function readEverything(app: Api, project: number) {
  const [projects, citations, backup] = [
    await call(app, 'GET', '/api/projects'),
    await call(app, 'GET', `/api/projects/${project}/citations`),
    await call(app, 'GET', '/api/backup'),
  ];
  return {
    projects: z.array(projectSchema).parse(projects.json()),
    citations: z.array(projectCitationSchema).parse(citations.json()),
    backup: backupSchema.parse(backup.json()),
  };
}

describeOnEveryDatabase('nothing is stored that the contract cannot read back', (open) => {
  test.each(cases)('%s %s', async (_name, _why, store, change) => {
    const database = await open();
    const { id } = await addProject(database, owner);
    const { request: __, ...work } = { ...bookOf('Rivers'), ...change };
    const before = await database.selectFrom('citations').select('id').execute();
    await expect(store(database, id, work)).rejects.toBeInstanceOf(ProblemError);
    await store(database, id, fitWork({ ...work, verification: 'typed' }));
    const { citations, backup } = await readEverything(await testApp({ database }), id);
    expect(citations.length + backup.projects.length).toBeGreaterThan(before.length);
  });

  test.each([
    ['a name', { name: 'N'.repeat(projectLimits.text + 1) }],
    ['a module name', { moduleName: 'N'.repeat(projectLimits.text + 1) }],
    ['a module code', { moduleCode: 'N'.repeat(projectLimits.moduleCode + 1) }],
    ['a description', { description: 'N'.repeat(projectLimits.description + 1) }],
    ['a style', { referenceStyle: 'no style' }],
  ])('%s that does not fit', async (_, change) => {
    const database = await open();
    const { id } = await addProject(database, owner);
    const adding = addProject(database, owner, { ...thesis, ...change });
    await expect(adding).rejects.toBeInstanceOf(ProblemError);
    await expect(updateProject(database, owner, id, change, limits.mostBytes)).rejects.toBeInstanceOf(
      ProblemError,
    );
  });
});

const badValues: [
  why: string,
  column: 'item' | 'evidence' | 'record' | 'notices' | 'locator' | 'verification' | 'created_at',
  value: string,
  title: string,
][] = [
  ['a record that is not JSON', 'item', '{"id":', 'Citation that cannot be read'],
  ['a record that is a number', 'item', '7', 'Citation that cannot be read'],
  [
    'an identifier that is too long',
    'item',
    `{"id":"${'x'.repeat(3_000)}","type":"book","title":"Towns"}`,
    'Towns',
  ],
  [
    'a title that is too long',
    'item',
    `{"id":"a","type":"book","title":"${'T'.repeat(3_000)}"}`,
    'T'.repeat(1_000),
  ],
  ['a field that no item has', 'item', '{"id":"a","type":"book","title":"Towns","colour":"red"}', 'Towns'],
  ['evidence that is null', 'evidence', 'null', 'Towns'],
  ['evidence of another shape', 'evidence', '{"title":7}', 'Towns'],
  ['a verification that there is not', 'verification', 'certain', 'Towns'],
  ['a link that is not JSON', 'record', '{', 'Towns'],
  ['notices that are no list', 'notices', '7', 'Towns'],
  ['a locator of another shape', 'locator', '[]', 'Towns'],
  ['a time that is none', 'created_at', 'yesterday', 'Towns'],
];

describeOnEveryDatabase('a row of an older release that does not fit', (open) => {
  test.each(badValues)(
    'with %s can be read and deleted, and hides no other',
    async (_, column, value, title) => {
      const database = await open();
      const { id } = await addProject(database, owner);
      await addCitation(database, owner, id);
      const bad = await addCitation(database, owner, id, bookOf('Towns'));
      await database
        .updateTable('citations')
        .set({ [column]: value })
        .where('id', '=', bad.id)
        .execute();
      const app = await testApp({ database });
      const { citations } = await readEverything(app, id);
      expect(citations.map((citation) => citation.title).sort()).toEqual(['Rivers', title].sort());
      expect((await call(app, 'PATCH', `/api/citations/${bad.id}`, { volume: '2' })).statusCode).toBe(200);
      expect((await call(app, 'DELETE', `/api/citations/${bad.id}`)).statusCode).toBe(200);
    },
  );

  test('as a project is cut, and gets a style that there is', async () => {
    const database = await open();
    const { id } = await addProject(database, owner);
    const bad = {
      name: 'N'.repeat(500),
      module_code: 'C'.repeat(500),
      reference_style: 'gone',
      created_at: '',
    };
    await database.updateTable('projects').set(bad).where('id', '=', id).execute();
    const { projects } = await readEverything(await testApp({ database }), id);
    expect(projects).toMatchObject([
      {
        name: 'N'.repeat(200),
        moduleCode: 'C'.repeat(50),
        referenceStyle: 'apa',
        createdAt: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });
});
