// What is stored can be read back: oversized values of services, pages, files and people, and rows of an older release.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupSchema, projectCitationSchema, projectSchema } from '@citewright/contract';
import { checksumOf } from '../../../apps/server/src/backup/seal.ts';
import { runSteps } from '../../../apps/server/src/projects/references/steps.ts';
import type { Report } from '../../report.ts';
import { type Answer, bodyOf, bookForm, clientOf, projectForm } from '../../server/client.ts';
import { html } from '../../server/stub.ts';
import { newProject, newSession, type Written } from '../faults/written.ts';
import { type Attack, type Attacked, crossrefWork, runAttacks } from './with-stub.ts';

/** Characters of a title that are stored at most (hostile-metadata.json, `mandatory`). */
const longestTitle = 1_000;

/** A schema of the contract. */
interface Contract {
  safeParse(value: unknown): { success: boolean };
}

function faultOf(name: string, answer: Answer | undefined, schema: Contract): string[] {
  if (answer?.status !== 200) return [`${name}: ${answer?.status}`];
  return schema.safeParse(answer.body).success ? [] : [`${name} is not what the contract says`];
}

/** What of a session cannot be read any more, by the rules of the contract; its backup is restored elsewhere. */
async function readingFaults({ call, project }: Written, address: string): Promise<string[]> {
  const backup = await call('GET', '/api/backup');
  const restored = await clientOf(address, newSession())('POST', '/api/backup', backup?.body as object);
  return [
    ...faultOf('the list of projects', await call('GET', '/api/projects'), projectSchema.array()),
    ...faultOf(
      'the project',
      await call('GET', `/api/projects/${project}/citations`),
      projectCitationSchema.array(),
    ),
    ...faultOf('the backup', backup, backupSchema),
    ...(restored?.status === 200 ? [] : [`restoring the backup: ${restored?.status}`]),
  ];
}

/** Adds what the stub was given to a new project, then reads everything back. */
async function addedAndRead(
  { address }: Attacked,
  inputType: 'doi' | 'url',
  sourceInput: string,
): Promise<string[]> {
  const written = await newProject(address);
  const body = { format: 'apa', inputType, sourceInput };
  const answer = await written.call('POST', `/api/projects/${written.project}/citations`, body);
  const isCatalogued = (answer?.body as { code?: string } | undefined)?.code !== 'INTERNAL';
  return [
    ...(answer && isCatalogued ? [] : [`adding: ${answer?.status}`]),
    ...(await readingFaults(written, address)),
  ];
}

async function titlesOf({ call, project }: Written): Promise<string[]> {
  const listed = bodyOf<{ title: string }[]>(await call('GET', `/api/projects/${project}/citations`));
  return listed.map(({ title }) => title);
}

/** Whether a call stored no title that is too long: it was cut, or the call was refused. */
async function titleFaults(written: Written, answer: Answer | undefined): Promise<string[]> {
  const longest = Math.max(0, ...(await titlesOf(written)).map(({ length }) => length));
  return [
    ...(answer && answer.status < 500 ? [] : [`status ${answer?.status}`]),
    ...(longest > longestTitle ? [`a title of ${longest} characters was stored`] : []),
  ];
}

const longTitle = 'Rivers and towns '.repeat(600);

/** A backup of two projects of two books each, to be damaged. */
async function twoProjects(address: string) {
  const call = clientOf(address, newSession());
  for (const name of ['First', 'Second']) {
    const { id } = bodyOf<{ id: number }>(await call('POST', '/api/projects', projectForm(name)));
    for (const title of ['Rivers', 'Towns'])
      await call('POST', `/api/projects/${id}/citations`, bookForm(title));
  }
  return backupSchema.parse(bodyOf(await call('GET', '/api/backup')));
}

type Restored = { added: { name: string; citations: number }[]; unread?: { project: string }[] };

/** Restores a file in a new session, and compares what was added and what was named as missing. */
async function restoreFaults(
  address: string,
  file: object,
  added: Record<string, number>,
  missing: string,
): Promise<string[]> {
  const call = clientOf(address, newSession());
  const answer = await call('POST', '/api/backup', file);
  if (answer?.status !== 200) return [`nothing was restored: ${answer?.status}`];
  const result = answer.body as Restored;
  const counts = Object.fromEntries(result.added.map(({ name, citations }) => [name, citations]));
  return [
    ...(JSON.stringify(counts) === JSON.stringify(added)
      ? []
      : [`restored ${JSON.stringify(counts).slice(0, 80)}`]),
    ...(JSON.stringify(result.unread ?? []).includes(missing) ? [] : ['what is missing is not named']),
  ];
}

/** Writes to the database file as an older release, or a fault of the disk, may have left it. */
function tamper(folder: string, ...statements: [sql: string, ...values: (string | number)[]][]): void {
  const database = new DatabaseSync(path.join(folder, 'citewright.sqlite'), { timeout: 5_000 });
  for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
  database.close();
}

const badRows: [why: string, column: string, value: string][] = [
  ['a record that is not JSON', 'item', '{"id":'],
  [
    'an identifier of 6,000 characters',
    'item',
    `{"id":"${'x'.repeat(6_000)}","type":"book","title":"Towns"}`,
  ],
  ['a field that no item has', 'item', '{"id":"a","type":"book","title":"Towns","colour":"red"}'],
  ['evidence that is not JSON', 'evidence', 'null'],
  ['an unknown verification', 'verification', 'certain'],
  ['a link that is not JSON', 'record', '{'],
  ['notices that are no list', 'notices', '7'],
  ['a time that is none', 'created_at', 'yesterday'],
];

const tampered = badRows.map(
  ([why, column, value]): Attack => [
    `a stored row with ${why}`,
    async ({ address, folder }) => {
      const written = await newProject(address);
      const { call, project } = written;
      const add = async (title: string) =>
        bodyOf<{ id: number }>(await call('POST', `/api/projects/${project}/citations`, bookForm(title))).id;
      const ids = [await add('Rivers'), await add('Towns')];
      const bad = ids[1] ?? 0;
      tamper(
        folder,
        [`update citations set ${column} = ? where id = ?`, value, bad],
        ['update projects set revision = revision + 1 where id = ?', project],
      );
      const faults = await readingFaults(written, address);
      const titles = faults.length === 0 ? await titlesOf(written) : ['Rivers'];
      const gone = await call('DELETE', `/api/citations/${bad}`);
      return [
        ...faults,
        ...(titles.includes('Rivers') ? [] : ['the other citation is gone']),
        ...(gone?.status === 200 ? [] : [`the row cannot be deleted: ${gone?.status}`]),
      ];
    },
  ],
);

const attacks: readonly Attack[] = [
  [
    'a DOI of 3,000 characters in a registry answer',
    async (attacked) => {
      const doi = `10.5555/${'long'.repeat(750)}`;
      attacked.stub.routes.set('/crossref/works/10.5555/long-doi', crossrefWork({ DOI: doi }));
      return await addedAndRead(attacked, 'doi', '10.5555/long-doi');
    },
  ],
  [
    'an address that grows over 2,048 characters when it is encoded',
    async (attacked) => await addedAndRead(attacked, 'url', `${attacked.stub.origin}/${'é'.repeat(900)}`),
  ],
  [
    'a DOI that grows over 2,048 characters when it is encoded',
    async (attacked) => {
      const doi = `10.5555/${'é'.repeat(1_000)}`;
      attacked.stub.routes.set('/crossref/works/', crossrefWork({ DOI: doi }));
      return await addedAndRead(attacked, 'doi', doi);
    },
  ],
  [
    'a page that redirects to an address of 6,000 characters',
    async (attacked) => {
      const { routes, origin } = attacked.stub;
      const target = `/redirected/${'x'.repeat(6_000)}`;
      routes.set('/redirects', (response) => void response.writeHead(302, { location: target }).end());
      routes.set('/redirected', html('<title>On tides</title><h1>On tides</h1>'));
      return await addedAndRead(attacked, 'url', `${origin}/redirects`);
    },
  ],
  [
    'a page that calls itself by an address of 6,000 characters',
    async (attacked) => {
      const { routes, origin } = attacked.stub;
      const address = `${origin}/canonical?${'x'.repeat(6_000)}`;
      routes.set(
        '/canonical',
        html(
          `<title>On tides</title><link rel="canonical" href="${address}"><meta property="og:url" content="${address}"><h1>On tides</h1>`,
        ),
      );
      return await addedAndRead(attacked, 'url', `${origin}/canonical`);
    },
  ],
  [
    'a title of 10,000 characters in a registry answer',
    async ({ address, stub }) => {
      const doi = '10.5555/long-title';
      stub.routes.set(`/crossref/works/${doi}`, crossrefWork({ DOI: doi, title: [longTitle] }));
      const written = await newProject(address);
      const body = { format: 'apa', inputType: 'doi', sourceInput: doi };
      const answer = await written.call('POST', `/api/projects/${written.project}/citations`, body);
      return await titleFaults(written, answer);
    },
  ],
  [
    'a title of 10,000 characters in an edit',
    async ({ address }) => {
      const written = await newProject(address);
      const { call, project } = written;
      const added = await call('POST', `/api/projects/${project}/citations`, bookForm('Rivers'));
      const { id } = bodyOf<{ id: number }>(added);
      return await titleFaults(written, await call('PATCH', `/api/citations/${id}`, { title: longTitle }));
    },
  ],
  [
    'a title of 10,000 characters in an imported file',
    async ({ address }) => {
      const written = await newProject(address);
      const text = `TY  - BOOK\nTI  - ${longTitle}\nER  - \n`;
      const answer = await written.call('POST', `/api/projects/${written.project}/import`, { text });
      return await titleFaults(written, answer);
    },
  ],
  [
    'a backup with a project name of 100,000 characters',
    async ({ address }) => {
      const file = await twoProjects(address);
      const [first, second] = file.projects;
      if (!first || !second) return ['no backup'];
      const project = { ...first.project, name: 'N'.repeat(100_000) };
      const checksum = await runSteps(checksumOf(project));
      const damaged = { ...file, projects: [{ ...first, project, checksum }, second] };
      return await restoreFaults(address, damaged, { [second.project.name]: 2 }, 'NNNN');
    },
  ],
  [
    'a backup with one project that was damaged',
    async ({ address }) => {
      const file = await twoProjects(address);
      const [first, second] = file.projects;
      if (!first || !second) return ['no backup'];
      const project = { ...first.project, moduleName: 'Changed' };
      const damaged = { ...file, projects: [{ ...first, project }, second] };
      return await restoreFaults(address, damaged, { [second.project.name]: 2 }, first.project.name);
    },
  ],
  [
    'a backup with one entry that cannot be read',
    async ({ address }) => {
      const file = await twoProjects(address);
      const [first, second] = file.projects;
      const [book] = first?.project.citations ?? [];
      if (!first || !second || !book) return ['no backup'];
      const bad = { ...book, item: { ...book.item, title: 'Broken entry', author: 7 } };
      const project = { ...first.project, citations: [book, bad] };
      const checksum = await runSteps(checksumOf(project));
      const damaged = { ...file, projects: [{ ...first, project, checksum }, second] };
      const wanted = { [first.project.name]: 1, [second.project.name]: 2 };
      return await restoreFaults(address, damaged, wanted, 'Broken entry');
    },
  ],
  [
    'a cached record that is not one',
    async ({ address, folder, stub }) => {
      const doi = '10.5555/cached';
      stub.routes.set(`/crossref/works/${doi}`, crossrefWork({ DOI: doi }));
      tamper(folder, [
        "insert into lookups (key, value, expires_at) values (?, ?, '2999-01-01T00:00:00.000Z')",
        `doi:${doi}`,
        '{"resolution":{"item":7}}',
      ]);
      const call = clientOf(address, newSession());
      const answer = await call('POST', '/api/citations', {
        format: 'apa',
        inputType: 'doi',
        sourceInput: doi,
      });
      return answer?.status === 200 ? [] : [`a look-up answers ${answer?.status}`];
    },
  ],
  ...tampered,
];

/** Attacks on what is stored. */
export const storedAttacks = (): Promise<Report> => runAttacks('what is stored can be read back', attacks);
