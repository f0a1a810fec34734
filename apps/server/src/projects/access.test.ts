import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testApp, testMoment } from '../app.fixture.ts';
import type { Api } from '../server.ts';
import { addBooks, bookRequest, call, createProject, thesisForm } from './calls.fixture.ts';

const callers = ['owner', 'other session', 'reader', 'stranger', 'revoked link', 'ended link'] as const;
type Caller = (typeof callers)[number];

interface Ids {
  project: number;
  citation: number;
  deletedCitation: number;
  deletedProject: number;
}

interface Route {
  /** Method and path, as docs/api.md names them. */
  route: string;
  /** The path that is called; by default that of the route with the project's id and the caller's link. */
  at?: (ids: Ids) => string;
  body?: (ids: Ids) => object;
  /** The statuses of the callers, in their order. */
  statuses: [owner: number, other: number, reader: number, stranger: number, revoked: number, ended: number];
}

const citation = ({ citation }: Ids) => `/api/citations/${citation}`;
const none = () => ({});

/** What only the session of a project may do. */
const ofOwner: Route['statuses'] = [200, 404, 404, 404, 404, 404];
/** What a session does with its own projects: others have none. */
const ofEach: Route['statuses'] = [200, 200, 200, 200, 200, 200];
/** What whoever has the link may do. */
const ofReaders: Route['statuses'] = [200, 404, 200, 404, 404, 404];
/** What nobody may do by a link. */
const ofNobody: Route['statuses'] = [405, 405, 405, 405, 405, 405];

const routes: Route[] = [
  { route: 'GET /api/projects', statuses: ofEach },
  { route: 'POST /api/projects', body: () => thesisForm, statuses: ofEach },
  { route: 'GET /api/projects/{id}', statuses: ofOwner },
  { route: 'PATCH /api/projects/{id}', body: () => ({ name: 'Taken' }), statuses: ofOwner },
  { route: 'DELETE /api/projects/{id}', statuses: ofOwner },
  {
    route: 'POST /api/projects/{id}/restore',
    at: ({ deletedProject }) => `/api/projects/${deletedProject}/restore`,
    body: none,
    statuses: ofOwner,
  },
  { route: 'GET /api/deleted', statuses: ofEach },
  { route: 'DELETE /api/deleted', statuses: ofEach },
  {
    route: 'DELETE /api/deleted/projects/{id}',
    at: ({ deletedProject }) => `/api/deleted/projects/${deletedProject}`,
    statuses: ofOwner,
  },
  { route: 'GET /api/projects/{id}/citations', statuses: ofOwner },
  {
    route: 'POST /api/projects/{id}/citations',
    body: () => bookRequest('Taken'),
    statuses: [201, 404, 404, 404, 404, 404],
  },
  { route: 'GET /api/projects/{id}/copy-references', statuses: ofOwner },
  {
    route: 'POST /api/projects/{id}/citation-texts',
    body: ({ citation: id }) => ({ citations: [{ citationItems: [{ id }] }] }),
    statuses: ofOwner,
  },
  { route: 'PATCH /api/citations/{id}', at: citation, body: () => ({ title: 'Taken' }), statuses: ofOwner },
  { route: 'DELETE /api/citations/{id}', at: citation, statuses: ofOwner },
  {
    route: 'POST /api/citations/{id}/move',
    at: (ids) => `${citation(ids)}/move`,
    body: () => ({ before: null }),
    statuses: ofOwner,
  },
  // The work of the owner is no preprint, and nothing of it was replaced.
  {
    route: 'POST /api/citations/{id}/published',
    at: (ids) => `${citation(ids)}/published`,
    body: none,
    statuses: [409, 404, 404, 404, 404, 404],
  },
  {
    route: 'POST /api/citations/{id}/published/undo',
    at: (ids) => `${citation(ids)}/published/undo`,
    body: ({ deletedCitation }) => ({ replaced: deletedCitation }),
    statuses: ofOwner,
  },
  {
    route: 'POST /api/citations/{id}/restore',
    at: ({ deletedCitation }) => `/api/citations/${deletedCitation}/restore`,
    body: none,
    statuses: ofOwner,
  },
  { route: 'GET /api/projects/{id}/deleted', statuses: ofOwner },
  {
    route: 'DELETE /api/deleted/citations/{id}',
    at: ({ deletedCitation }) => `/api/deleted/citations/${deletedCitation}`,
    statuses: ofOwner,
  },
  {
    route: 'GET /api/projects/{id}/export',
    at: ({ project }) => `/api/projects/${project}/export?format=csl-json`,
    statuses: ofOwner,
  },
  {
    route: 'POST /api/projects/{id}/import',
    body: () => ({ text: '@book{a,title={Taken},author={Okafor, Ada},year={2019}}', format: 'bibtex' }),
    statuses: ofOwner,
  },
  {
    route: 'POST /api/projects/{id}/import/preview',
    body: () => ({ text: '@book{a,title={Taken}}', format: 'bibtex' }),
    statuses: ofOwner,
  },
  { route: 'GET /api/projects/{id}/live-link', statuses: ofOwner },
  { route: 'POST /api/projects/{id}/live-link', body: () => ({ frozen: true }), statuses: ofOwner },
  { route: 'DELETE /api/projects/{id}/live-link', statuses: ofOwner },
  { route: 'GET /shared/{token}', statuses: ofReaders },
  { route: 'GET /api/live/{token}', statuses: ofReaders },
  { route: 'GET /api/live/{token}/{file}', statuses: ofReaders },
  // A stranger has no session, and no project to copy into.
  { route: 'POST /api/live/{token}/copy', body: none, statuses: [200, 404, 200, 400, 404, 404] },
  ...['POST', 'PATCH', 'DELETE'].flatMap((method): Route[] =>
    ['/shared/{token}', '/api/live/{token}', '/api/live/{token}/{file}'].map((path) => ({
      route: `${method} ${path}`,
      body: () => ({ title: 'Taken', name: 'Taken' }),
      statuses: ofNobody,
    })),
  ),
];

/** A server with a shared project, something deleted, and a caller of each kind: the headers and the link that it has. */
async function stage() {
  let now = testMoment;
  const app = await testApp({ clock: { now: () => now, monotonic: () => performance.now() } });
  const { id: project } = await createProject(app);
  const [citation = 0, deletedCitation = 0] = await addBooks(app, project, 'Rivers', 'Towns');
  await call(app, 'DELETE', `/api/citations/${deletedCitation}`);
  // Works get the keys by which texts cite them with the first file, whoever takes it.
  await call(app, 'GET', `/api/projects/${project}/export?format=csl-json`);
  const { id: deletedProject } = await createProject(app);
  await call(app, 'DELETE', `/api/projects/${deletedProject}`);
  const { id: ended } = await createProject(app);
  const tokenOf = async (id: number, wanted = {}) =>
    String((await call(app, 'POST', `/api/projects/${id}/live-link`, wanted)).json().page).slice(-32);
  const endedToken = await tokenOf(ended, { expiresAt: new Date(now + 1_000).toISOString() });
  now += 1_000;
  const revokedToken = await tokenOf(project);
  const token = await tokenOf(project);
  const guess = () => randomBytes(24).toString('base64url');
  const session = () => ({ 'x-session-id': `session_${guess()}` });
  const who: Record<Caller, { headers: Record<string, string>; token: string }> = {
    owner: { headers: {}, token },
    'other session': { headers: session(), token: guess() },
    reader: { headers: session(), token },
    stranger: { headers: { 'x-session-id': '' }, token: guess() },
    'revoked link': { headers: session(), token: revokedToken },
    'ended link': { headers: session(), token: endedToken },
  };
  return { app, who, ids: { project, citation, deletedCitation, deletedProject } };
}

/** All that the owner has. */
async function possessions(app: Api, { project }: Ids): Promise<string[]> {
  const paths = ['backup', 'deleted', `projects/${project}/deleted`, `projects/${project}/live-link`];
  const answers = await Promise.all(paths.map((path) => call(app, 'GET', `/api/${path}`)));
  return answers.map(({ body }) => body);
}

describe('a project is open to', () => {
  test.each(routes)('nobody but whom it belongs to, or who has its link: $route', async (row) => {
    const { app, who, ids } = await stage();
    const [method = '', path = ''] = row.route.split(' ');
    const url = (token: string) =>
      row.at?.(ids) ??
      path
        .replace('{id}', String(ids.project))
        .replace('{token}', token)
        .replace('{file}', 'references.json');
    const before = await possessions(app, ids);
    const seen = new Map<Caller, number>();
    // The owner comes last: what others do must change nothing.
    for (const caller of callers.toReversed()) {
      if (caller === 'owner') expect(await possessions(app, ids)).toEqual(before);
      const { headers, token } = who[caller];
      const { statusCode, body } = await call(app, method as 'GET', url(token), row.body?.(ids), headers);
      seen.set(caller, statusCode);
      const mayRead = caller === 'owner' || (caller === 'reader' && row.statuses === ofReaders);
      if (!mayRead) expect(body).not.toMatch(/Rivers|Towns/);
    }
    expect(callers.map((caller) => `${caller}: ${seen.get(caller)}`)).toEqual(
      callers.map((caller, at) => `${caller}: ${row.statuses[at]}`),
    );
  });

  test('whom this table names, call by call', async () => {
    const app = await testApp();
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = new Set(routes.map(({ route }) => route));
    const ofProjects = calls.filter((name) => /\/api\/(?:projects|deleted|live|citations\/\{)/.test(name));
    expect(ofProjects.length).toBeGreaterThan(25);
    expect(ofProjects.filter((name) => !known.has(name))).toEqual([]);
  });
});
