import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type Backup, backupSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import { temporaryDatabase, testApp } from '../app.fixture.ts';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import { addBooks, call, createProject, otherSession, thesisForm } from '../projects/calls.fixture.ts';
import type { Api } from '../server.ts';
import { checksumOf } from './seal.ts';

const other = { 'x-session-id': otherSession };

async function backupOf(app: Api, headers = {}): Promise<Backup> {
  return backupSchema.parse((await call(app, 'GET', '/api/backup', undefined, headers)).json());
}

const restore = (app: Api, file: unknown, headers = {}) => call(app, 'POST', '/api/backup', file, headers);

function checksum(project: unknown): string {
  const steps = checksumOf(project);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** A manually edited file: consistent, but without the server's signature. */
function forged(file: Backup, change: (project: Backup['projects'][number]['project']) => object): object {
  const projects = file.projects.map(({ project, seal }) => {
    const changed = change(structuredClone(project));
    return { project: changed, checksum: checksum(changed), seal };
  });
  return { ...file, projects };
}

describeOnEveryDatabase('a backup', (open) => {
  test('holds all projects, and restores them in another session', async () => {
    const app = await testApp({ database: await open() });
    const { id } = await createProject(app);
    const [first] = await addBooks(app, id, 'Rivers', 'Towns');
    await call(app, 'PATCH', `/api/citations/${first}`, { locator: { label: 'page', value: '12' } });
    await createProject(app, {
      ...thesisForm,
      name: 'Essay',
      referenceStyle: 'mla',
      description: 'Due in May',
    });
    const answer = await call(app, 'GET', '/api/backup');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="citewright-backup-2026-05-01.json"',
    );
    const file = backupSchema.parse(answer.json());
    expect(file.projects.map(({ project }) => project.name)).toEqual(['Essay', 'Thesis']);

    const result = await restore(app, file, other);
    expect([result.statusCode, result.json().present]).toEqual([200, 0]);
    expect(result.json().added).toMatchObject([
      { name: 'Essay', citations: 0 },
      { name: 'Thesis', citations: 2 },
    ]);
    expect((await backupOf(app, other)).projects).toEqual(file.projects);
    const [, restored] = result.json().added;
    const list = await call(app, 'GET', `/api/projects/${restored.id}/citations`, undefined, other);
    expect(list.json()[0].inTextCitation).toBe('(Okafor & Lindqvist, 2019a, p. 12)');
  });

  test('that is restored again adds only what was deleted or changed since', async () => {
    const app = await testApp({ database: await open() });
    const [kept, gone] = [
      await createProject(app),
      await createProject(app, { ...thesisForm, name: 'Essay' }),
    ];
    const file = await backupOf(app);
    expect((await restore(app, file)).json()).toEqual({ added: [], present: 2 });
    await call(app, 'DELETE', `/api/projects/${gone.id}`);
    expect((await restore(app, file)).json()).toMatchObject({ added: [{ name: 'Essay' }], present: 1 });
    await call(app, 'PATCH', `/api/projects/${kept.id}`, { name: 'Dissertation' });
    expect((await restore(app, file)).json()).toMatchObject({ added: [{ name: 'Thesis' }], present: 1 });
  });

  test('of a project with too many citations adds those that fit, once, and counts the others', async () => {
    const projects = { citations: 1, importSession: 1, importNetwork: 1 };
    const database = await open();
    const generous = await testApp({ database });
    const { id } = await createProject(generous);
    await addBooks(generous, id, 'Rivers', 'Towns');
    const file = await backupOf(generous);
    const strict = await testApp({ database, config: { projects } });
    const answer = await restore(strict, file, other);
    expect(answer.json()).toMatchObject({ added: [{ name: 'Thesis', citations: 1 }], leftOut: 1 });
    expect((await restore(strict, file, other)).json()).toEqual({ added: [], present: 1, leftOut: 1 });
    const [restored] = (await backupOf(generous, other)).projects;
    expect(restored?.project.citations.map(({ item }) => item.title)).toEqual(['Rivers']);
  });
});

test('a backup with an idempotency key is restored once', async () => {
  const app = await testApp();
  await createProject(app);
  const file = await backupOf(app);
  const key = { ...other, 'idempotency-key': 'once' };
  const first = await restore(app, file, key);
  expect((await restore(app, file, key)).json()).toEqual(first.json());
  expect((await backupOf(app, other)).projects).toHaveLength(1);
});

test('the origin of records in a file is trusted only with a valid seal', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const file = forged(await backupOf(app), (project) => {
    const [citation] = project.citations;
    const record = { name: 'Crossref', url: 'javascript:alert(1)' };
    return { ...project, citations: [{ ...citation, verification: 'registry', record }] };
  });
  const [added] = (await restore(app, file, other)).json().added;
  const [citation] = (await call(app, 'GET', `/api/projects/${added.id}/citations`, undefined, other)).json();
  expect(citation).toMatchObject({ verification: 'unverified', evidence: { title: { source: 'backup' } } });
  expect(citation.record).toBeUndefined();
});

test('a project without checks, as a page holds it, is added and believed nothing', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const file = await backupOf(app);
  const projects = file.projects.map(({ project }) => ({ project }));
  const [added] = (await restore(app, { ...file, projects }, other)).json().added;
  const listed = await call(app, 'GET', `/api/projects/${added.id}/citations`, undefined, other);
  expect(listed.json()).toMatchObject([{ title: 'Rivers', verification: 'unverified' }]);
});

test('a session without projects has an empty backup, and it can be read', async () => {
  const app = await testApp();
  const file = await backupOf(app);
  expect(file.projects).toEqual([]);
  expect((await restore(app, file)).json()).toEqual({ added: [], present: 0 });
});

const broken: [why: string, change: (file: Backup) => unknown][] = [
  ['of another program', (file) => ({ ...file, app: 'zotero' })],
  ['of a later version', (file) => ({ ...file, version: 2 })],
  ['that is a list', (file) => [file]],
  ['that is a text', () => 'backup'],
  [
    'with a changed title and the old checksum',
    (file) => JSON.parse(JSON.stringify(file).replace('Rivers', 'Revers')),
  ],
  ['with a project of other fields', (file) => forged(file, (project) => ({ ...project, owner: 'ada' }))],
  [
    'with a style that there is not',
    (file) => forged(file, (project) => ({ ...project, referenceStyle: 'bible' })),
  ],
  [
    'with a name of 100,000 characters',
    (file) => forged(file, (project) => ({ ...project, name: 'N'.repeat(100_000) })),
  ],
];

/** Two projects with two books each, the newer one first. */
async function twoProjects(app: Api): Promise<Backup> {
  for (const name of ['Thesis', 'Essay']) {
    const { id } = await createProject(app, { ...thesisForm, name });
    await addBooks(app, id, 'Rivers', 'Towns');
  }
  return await backupOf(app);
}

const isEssay = ({ name }: { name: string }) => name === 'Essay';

test.each<[why: string, change: (file: Backup) => object, added: object[], unread: object[]]>([
  [
    'a project that was damaged',
    (file) => ({
      ...file,
      projects: file.projects.map((one) =>
        isEssay(one.project) ? { ...one, project: { ...one.project, moduleName: 'Changed' } } : one,
      ),
    }),
    [{ name: 'Thesis', citations: 2 }],
    [{ project: 'Essay', reason: 'It was changed or cut off after it was saved.' }],
  ],
  [
    'a project with a style that there is not',
    (file) => forged(file, (one) => (isEssay(one) ? { ...one, referenceStyle: 'bible' } : one)),
    [{ name: 'Thesis', citations: 2 }],
    [
      {
        project: 'Essay',
        reason: 'This part is missing, too long or not what it should be: referenceStyle.',
      },
    ],
  ],
  [
    'an entry that cannot be read',
    (file) =>
      forged(file, (one) => {
        const [first, second] = one.citations;
        const broken = { ...second, item: { ...second?.item, author: 7 } };
        return isEssay(one) ? { ...one, citations: [first, broken] } : one;
      }),
    [
      { name: 'Essay', citations: 1 },
      { name: 'Thesis', citations: 2 },
    ],
    [
      {
        project: 'Essay',
        entry: { place: 2, title: 'Towns' },
        reason: 'This part is missing, too long or not what it should be: item, author.',
      },
    ],
  ],
  [
    'an entry that is none',
    (file) => forged(file, (one) => (isEssay(one) ? { ...one, citations: [7] } : one)),
    [
      { name: 'Essay', citations: 0 },
      { name: 'Thesis', citations: 2 },
    ],
    [
      {
        project: 'Essay',
        entry: { place: 1 },
        reason: 'This part is missing, too long or not what it should be: the whole.',
      },
    ],
  ],
])('of a file with %s the rest is restored, and the part is named', async (_, change, added, unread) => {
  const app = await testApp();
  const answer = await restore(app, change(await twoProjects(app)), other);
  expect(answer.json()).toMatchObject({ added, unread });
});

test('a title of an older release that is too long today is cut', async () => {
  const app = await testApp();
  const file = forged(await twoProjects(app), (one) => ({
    ...one,
    citations: one.citations.map((entry) => ({
      ...entry,
      item: { ...entry.item, title: 'Rivers '.repeat(1_000) },
    })),
  }));
  expect((await restore(app, file, other)).json().unread).toBeUndefined();
  const [project] = (await backupOf(app, other)).projects;
  expect(project?.project.citations.map(({ item }) => String(item.title).length)).toEqual([1_000, 1_000]);
});

test.each(broken)('a file %s is refused, and nothing is added', async (_, change) => {
  const database = await temporaryDatabase();
  const app = await testApp({ database });
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const answer = await restore(app, change(await backupOf(app)), other);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'BACKUP_UNREADABLE']);
  expect(await database.selectFrom('projects').select('id').execute()).toEqual([{ id }]);
});

test('a backup without a session is refused', async () => {
  const answer = await restore(await testApp(), {}, { 'x-session-id': 'nobody' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});

test('backups are limited for each network', async () => {
  const app = await testApp();
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) statuses.push((await restore(app, {})).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('an aborted upload makes room for the next', async () => {
  const app = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const cutOff = async () => {
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/backup HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 1000',
      `x-session-id: ${otherSession}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await once(app.server, 'request');
    socket.destroy();
    await once(socket, 'close');
  };
  for (let turn = 0; turn < 3; turn++) await cutOff();
  await expect.poll(async () => (await restore(app, {})).statusCode).toBe(422);
});
