import type { ProjectCitation } from '@citewright/contract';
import type { Http } from '@citewright/resolver';
import { describe, expect, test } from 'vitest';
import { deadNetwork, ownSession, temporaryDatabase, testApp, testSecret } from '../../app.fixture.ts';
import { resolverOf } from '../../checks/registry.fixture.ts';
import { sessionOf } from '../../session.ts';
import { call, otherSession } from '../calls.fixture.ts';
import { addCitation, addProject, bookOf } from '../stored.fixture.ts';
import type { NewCitation } from './row.ts';

const published = {
  DOI: '10.5555/rivers',
  type: 'journal-article',
  title: ['The growth of northern rivers'],
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2021]] },
  'container-title': ['River Studies'],
  volume: '12',
  page: '45-67',
};

/** Crossref with the published version alone. */
const registry: Http = async (request) => {
  const url = new URL(request.url);
  if (url.hostname !== 'api.crossref.org' || decodeURIComponent(url.pathname) !== '/works/10.5555/rivers')
    return await deadNetwork(request);
  const body = JSON.stringify({ status: 'ok', message: published });
  return { status: 200, headers: {}, body, url: request.url, contentType: 'application/json' };
};

/** A preprint with what its owner wrote beside it. */
const preprint: NewCitation = {
  item: {
    id: '10.48550/arxiv.2001.00001',
    type: 'article',
    title: 'On the growth of northern rivers',
    author: [{ family: 'Okafor', given: 'A.' }],
    issued: { 'date-parts': [[2020]] },
    publisher: 'arXiv',
    DOI: '10.48550/arXiv.2001.00001',
    note: 'for chapter 2',
    annote: 'Measures *every* river.',
    'citation-key': 'okafor2020',
    custom: { notes: 'Ask for the data.', tags: ['to read'], listSection: 's1' },
  },
  evidence: {
    title: { source: 'datacite' },
    publisher: { source: 'datacite' },
    note: { source: 'edited' },
  },
  verification: 'registry',
  record: { name: 'DataCite', url: 'https://doi.org/10.48550/arXiv.2001.00001' },
  notices: [
    {
      code: 'superseded-preprint',
      message: 'This preprint has since been published; the published version is usually the one to cite.',
      severity: 'warning',
      url: 'https://doi.org/10.5555/rivers',
    },
  ],
  locator: { label: 'page', value: '50' },
  request: { format: 'apa', inputType: 'doi', sourceInput: '10.48550/arXiv.2001.00001' },
};

async function withCitation(citation: NewCitation = preprint, http = registry) {
  const database = await temporaryDatabase();
  const owner = sessionOf(ownSession, testSecret).key;
  const project = await addProject(database, owner);
  const { id } = await addCitation(database, owner, project.id, citation);
  const app = await testApp({ database, resolver: resolverOf(http) });
  const list = async () =>
    (await call(app, 'GET', `/api/projects/${project.id}/citations`)).json() as ProjectCitation[];
  const deleted = async () => (await call(app, 'GET', `/api/projects/${project.id}/deleted`)).json();
  return { app, id, path: `/api/citations/${id}/published`, list, deleted };
}

describe('the published record', () => {
  test('takes the place of the preprint with its evidence, and keeps page, key, notes, tags, section and annotation', async () => {
    const { app, id, path, list, deleted } = await withCitation();
    const answer = await call(app, 'POST', path);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, replaced: expect.any(Number) }]);
    const [taken, ...others] = await list();
    expect(others).toEqual([]);
    expect(taken).toMatchObject({
      id,
      plainText:
        'Okafor, A. (2021). The growth of northern rivers. River Studies, 12, 45–67. https://doi.org/10.5555/rivers',
      verification: 'typed',
      record: { url: 'https://doi.org/10.5555/rivers' },
      locator: { label: 'page', value: '50' },
      notices: [],
      item: {
        'citation-key': 'okafor2020',
        note: 'for chapter 2',
        annote: 'Measures *every* river.',
        custom: { notes: 'Ask for the data.', tags: ['to read'], listSection: 's1' },
        volume: '12',
      },
      evidence: { title: { source: 'crossref' }, volume: { source: 'crossref' }, note: { source: 'edited' } },
    });
    expect(taken?.item.publisher).toBeUndefined();
    expect(await deleted()).toMatchObject([
      { id: answer.json().replaced, title: 'On the growth of northern rivers', year: '2020' },
    ]);
  });

  test('goes with undo, and the preprint is as it was', async () => {
    const { app, id, path, list } = await withCitation();
    const before = await list();
    const { replaced } = (await call(app, 'POST', path)).json();
    const undone = await call(app, 'POST', `${path}/undo`, { replaced });
    expect([undone.statusCode, undone.json()]).toMatchObject([200, { id, replaced }]);
    expect(await list()).toEqual(before);
  });

  test('leaves with undo what was written and removed since', async () => {
    const { app, id, path, list } = await withCitation();
    const { replaced } = (await call(app, 'POST', path)).json();
    const written = {
      note: 'for chapter 3',
      annote: null,
      notes: 'The data have come.',
      tags: ['read'],
      listSection: 's2',
      locator: { label: 'page', value: '51' },
    };
    const edited = await call(app, 'PATCH', `/api/citations/${id}`, written);
    expect(edited.statusCode).toBe(200);
    await call(app, 'POST', `${path}/undo`, { replaced });
    const [now] = await list();
    expect(now).toMatchObject({
      locator: { label: 'page', value: '51' },
      item: {
        title: 'On the growth of northern rivers',
        publisher: 'arXiv',
        'citation-key': 'okafor2020',
        note: 'for chapter 3',
        custom: { notes: 'The data have come.', tags: ['read'], listSection: 's2' },
      },
      evidence: { publisher: { source: 'datacite' }, note: { source: 'edited' } },
    });
    expect(now?.item.annote).toBeUndefined();
  });

  test('comes back when the undo is undone', async () => {
    const { app, path, list } = await withCitation();
    const { replaced } = (await call(app, 'POST', path)).json();
    const taken = await list();
    await call(app, 'POST', `${path}/undo`, { replaced });
    expect(await list()).not.toEqual(taken);
    await call(app, 'POST', `${path}/undo`, { replaced });
    expect(await list()).toEqual(taken);
  });

  test('is taken once by a request that is sent again', async () => {
    const { app, path, deleted } = await withCitation();
    const key = { 'idempotency-key': 'k1' };
    const first = await call(app, 'POST', path, undefined, key);
    const again = await call(app, 'POST', path, undefined, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await deleted()).toHaveLength(1);
  });
});

const refusals: [what: string, citation: NewCitation, http: Http, status: number, code: string][] = [
  ['a work that is no preprint', bookOf('Rivers'), registry, 409, 'NOT_PUBLISHED_SINCE'],
  [
    'a preprint whose publication has no DOI',
    { ...preprint, notices: preprint.notices.map(({ url: _, ...notice }) => notice) },
    registry,
    409,
    'NOT_PUBLISHED_SINCE',
  ],
  ['registers that do not answer', preprint, deadNetwork, 502, 'UPSTREAM_FAILED'],
];

test.each(refusals)('nothing changes for %s', async (_what, citation, http, status, code) => {
  const { app, path, list, deleted } = await withCitation(citation, http);
  const before = await list();
  const answer = await call(app, 'POST', path);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect([await list(), await deleted()]).toEqual([before, []]);
});

test('another session can neither take nor undo', async () => {
  const { app, path, list } = await withCitation();
  const other = { 'x-session-id': otherSession };
  const { replaced } = (await call(app, 'POST', path)).json();
  const taken = await list();
  const statuses = [
    (await call(app, 'POST', path, undefined, other)).statusCode,
    (await call(app, 'POST', `${path}/undo`, { replaced }, other)).statusCode,
    (await call(app, 'POST', `${path}/undo`, { replaced: replaced + 1 })).statusCode,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect(await list()).toEqual(taken);
});
