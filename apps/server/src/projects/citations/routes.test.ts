import {
  type ProjectCitation,
  projectCitationResponseSchema,
  projectCitationSchema,
} from '@citewright/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { temporaryDatabase, testApp } from '../../app.fixture.ts';
import { addBooks, bookRequest, call, createProject, otherSession, thesisForm } from '../calls.fixture.ts';

const read = async (app: Awaited<ReturnType<typeof testApp>>, projectId: number) =>
  z
    .array(projectCitationSchema)
    .parse((await call(app, 'GET', `/api/projects/${projectId}/citations`)).json());

describe('adding', () => {
  test('gives the citation and its id', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const answer = await call(app, 'POST', `/api/projects/${id}/citations`, bookRequest('Rivers'));
    expect(answer.statusCode).toBe(201);
    expect(projectCitationResponseSchema.parse(answer.json())).toMatchObject({
      id: 1,
      projectId: id,
      format: 'apa',
      plainText: 'Okafor, A., & Lindqvist, P. (2019). Rivers. Fjord Press.',
      inTextCitation: '(Okafor & Lindqvist, 2019)',
      verification: 'typed',
    });
  });

  test('to a full project is refused in clear words, while the project can be read, exported and emptied', async () => {
    const database = await temporaryDatabase();
    const generous = await testApp({ database });
    const { id } = await createProject(generous);
    await addBooks(generous, id, 'Rivers', 'Towns', 'Bridges');
    const projects = { citations: 2, importSession: 1, importNetwork: 1 };
    const app = await testApp({ database, config: { projects } });
    const refused = await call(app, 'POST', `/api/projects/${id}/citations`, bookRequest('Woods'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'PROJECT_FULL', message: expect.stringMatching(/^This project is full\n/) },
    ]);
    const [first] = await read(app, id);
    expect((await call(app, 'GET', `/api/projects/${id}/export?format=ris`)).body).toContain('Towns');
    expect((await call(app, 'DELETE', `/api/citations/${first?.id}`)).statusCode).toBe(200);
    expect(await read(app, id)).toHaveLength(2);
    expect((await call(app, 'DELETE', `/api/projects/${id}`)).statusCode).toBe(200);
  });

  test('gives the reference as it is among the others', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    await addBooks(app, id, 'Rivers');
    const path = `/api/projects/${id}/citations`;
    const apa = await call(app, 'POST', path, bookRequest('Towns'));
    expect(apa.json().inTextCitation).toBe('(Okafor & Lindqvist, 2019b)');
    const ieee = await call(app, 'POST', path, bookRequest('Bridges', 'ieee'));
    expect(ieee.json().inTextCitation).toBe('[3]');
  });

  test('accepts the id of the project in the body, also as text, and no other id', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const statuses = [];
    for (const projectId of [id, String(id), id + 1, 'x']) {
      const body = { ...bookRequest('Rivers'), projectId };
      statuses.push((await call(app, 'POST', `/api/projects/${id}/citations`, body)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 400, 400]);
  });

  test('adds nothing when the source is not found', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const body = { format: 'apa', inputType: 'isbn', sourceInput: '9780306406157' };
    const answer = await call(app, 'POST', `/api/projects/${id}/citations`, body);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await read(app, id)).toEqual([]);
  });

  test('counts towards the limit on citations', async () => {
    const limits = { sessionPerMinute: 1, ipPerMinute: 100 };
    const app = await testApp({ config: { limits, publicOrigin: undefined, trustedProxies: [] } });
    const { id } = await createProject(app);
    const path = `/api/projects/${id}/citations`;
    await call(app, 'POST', path, bookRequest('Rivers'), { 'idempotency-key': 'k1' });
    const again = await call(app, 'POST', path, bookRequest('Rivers'), { 'idempotency-key': 'k1' });
    const next = await call(app, 'POST', path, bookRequest('Towns'), { 'idempotency-key': 'k2' });
    expect([again.statusCode, next.statusCode]).toEqual([201, 429]);
    expect(await read(app, id)).toHaveLength(1);
  });

  test('to the project of another session is not possible', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const other = { 'x-session-id': otherSession };
    const answer = await call(app, 'POST', `/api/projects/${id}/citations`, bookRequest('Rivers'), other);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Project not found']);
    expect(await read(app, id)).toEqual([]);
  });
});

describe('the list', () => {
  test('is sorted by the style, with title, authors and year', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    await addBooks(app, id, 'Towns', 'Rivers');
    expect(await read(app, id)).toMatchObject([
      {
        id: 2,
        title: 'Rivers',
        authors: 'Okafor, Ada; Lindqvist, Per',
        year: '2019',
        formattedCitation: 'Okafor, A., &amp; Lindqvist, P. (2019a). <i>Rivers</i>. Fjord Press.',
        inTextCitation: '(Okafor & Lindqvist, 2019a)',
      },
      { id: 1, title: 'Towns', inTextCitation: '(Okafor & Lindqvist, 2019b)' },
    ]);
  });

  test('follows every change of the project', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const inTexts = async () => (await read(app, id)).map(({ inTextCitation }) => inTextCitation);
    expect(await inTexts()).toEqual([]);
    const [first] = await addBooks(app, id, 'Towns', 'Rivers');
    await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'ieee' });
    expect(await inTexts()).toEqual(['[1]', '[2]']);
    await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'mla' });
    expect(await inTexts()).toEqual(['(Okafor and Lindqvist, Rivers)', '(Okafor and Lindqvist, Towns)']);
    await call(app, 'DELETE', `/api/citations/${first}`);
    expect(await inTexts()).toEqual(['(Okafor and Lindqvist)']);
  });
});

describe('references to copy', () => {
  test('are lines in alphabetical order', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    await addBooks(app, id, 'Towns', 'Rivers');
    const answer = await call(app, 'GET', `/api/projects/${id}/copy-references`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        references: [
          'Okafor, A., & Lindqvist, P. (2019a). Rivers. Fjord Press.',
          'Okafor, A., & Lindqvist, P. (2019b). Towns. Fjord Press.',
        ].join('\n'),
      },
    ]);
  });

  test('are lines in the order of their numbers where the style has numbers', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    await addBooks(app, id, 'Towns', 'Rivers');
    await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'ieee' });
    const answer = await call(app, 'GET', `/api/projects/${id}/copy-references`);
    expect(answer.json().references).toMatch(/^\[1\].*Towns.*\n\[2\].*Rivers/);
  });

  test('of an empty project are empty', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const answer = await call(app, 'GET', `/api/projects/${id}/copy-references`);
    expect(answer.json()).toEqual({ references: '' });
  });
});

describe('editing', () => {
  test('takes values with their evidence from another citation of the project, and from no other one', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const [first, second] = await addBooks(app, id, 'Rivers', 'Rivers and towns');
    const elsewhere = await createProject(app);
    const [stray] = await addBooks(app, elsewhere.id, 'Rivers and towns');
    const edit = { title: 'Rivers and towns', edition: '2', before: { title: 'Rivers' } };
    const refused = [stray, 999].map((from) =>
      call(app, 'PATCH', `/api/citations/${first}`, { ...edit, from }),
    );
    for (const answer of await Promise.all(refused))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CITATION_NOT_FOUND']);
    const taken = await call(app, 'PATCH', `/api/citations/${first}`, { ...edit, from: second });
    expect(taken.json()).toMatchObject({
      item: { title: 'Rivers and towns', edition: '2' },
      evidence: { title: { source: 'typed' }, edition: { source: 'edited' } },
    });
  });

  test('changes and removes fields, and updates the evidence', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const [citation] = await addBooks(app, id, 'Rivers');
    const edit = { title: 'Bridges', edition: '2', publisher: null };
    const answer = await call(app, 'PATCH', `/api/citations/${citation}`, edit);
    expect(answer.statusCode).toBe(200);
    expect(projectCitationSchema.parse(answer.json())).toMatchObject({
      title: 'Bridges',
      plainText: 'Okafor, A., & Lindqvist, P. (2019). Bridges (2nd ed.).',
      evidence: { title: { source: 'edited' }, edition: { source: 'edited' }, author: { source: 'typed' } },
    });
    expect(answer.json().item.publisher).toBeUndefined();
    expect(await read(app, id)).toEqual([answer.json()]);
  });

  test.each([[{ colour: 'blue' }], [{ title: ['Rivers'] }], [{ type: null }], [[]]])(
    'refuses %j',
    async (edit) => {
      const app = await testApp();
      const { id } = await createProject(app);
      const [citation] = await addBooks(app, id, 'Rivers');
      expect((await call(app, 'PATCH', `/api/citations/${citation}`, edit)).statusCode).toBe(400);
    },
  );
});

describe('the place that a citation names', () => {
  const place = { label: 'page', value: ' 12–14 ' };
  const formsOf = ({ inTextForms }: ProjectCitation) =>
    Object.entries(inTextForms ?? {}).map(([name, form]) => [name, form?.text]);

  test.each([
    [
      'apa',
      [
        ['parenthetical', '(Okafor & Lindqvist, 2019, pp. 12–14)'],
        ['narrative', 'Okafor and Lindqvist (2019, pp. 12–14)'],
      ],
    ],
    [
      'mla',
      [
        ['parenthetical', '(Okafor and Lindqvist 12–14)'],
        ['narrative', 'Okafor and Lindqvist (12–14)'],
      ],
    ],
    [
      'ieee',
      [
        ['parenthetical', '[1, pp. 12–14]'],
        ['narrative', 'Okafor and Lindqvist [1, pp. 12–14]'],
      ],
    ],
    [
      'chicago',
      [
        ['note', 'Ada Okafor and Per Lindqvist, Rivers (Fjord Press, 2019), 12–14.'],
        ['shortNote', 'Okafor and Lindqvist, Rivers, 12–14.'],
        ['ibid', 'Okafor and Lindqvist, 12–14.'],
      ],
    ],
  ])('is kept, and stands in every form of %s', async (referenceStyle, forms) => {
    const app = await testApp();
    const { id } = await createProject(app, { ...thesisForm, referenceStyle });
    const [citation] = await addBooks(app, id, 'Rivers');
    const answer = await call(app, 'PATCH', `/api/citations/${citation}`, { locator: place });
    expect(answer.json().locator).toEqual({ label: 'page', value: '12–14' });
    expect(formsOf(answer.json())).toEqual(forms);
    expect(await read(app, id)).toEqual([answer.json()]);
    expect(answer.json().evidence).not.toHaveProperty('locator');
  });

  test('can be removed', async () => {
    const app = await testApp();
    const { id } = await createProject(app);
    const [citation] = await addBooks(app, id, 'Rivers');
    await call(app, 'PATCH', `/api/citations/${citation}`, { locator: place });
    const answer = await call(app, 'PATCH', `/api/citations/${citation}`, { locator: null });
    expect(answer.json().locator).toBeUndefined();
    expect(answer.json().inTextCitation).toBe('(Okafor & Lindqvist, 2019)');
  });

  test.each([
    { label: 'shelf', value: '1' },
    { label: 'page', value: ' ' },
    { label: 'page', value: 'x'.repeat(101) },
    'p. 12',
  ])('is not %j', async (locator) => {
    const app = await testApp();
    const { id } = await createProject(app);
    const [citation] = await addBooks(app, id, 'Rivers');
    expect((await call(app, 'PATCH', `/api/citations/${citation}`, { locator })).statusCode).toBe(400);
  });
});

test('a moved citation has the number of its place', async () => {
  const app = await testApp();
  const { id } = await createProject(app, { ...thesisForm, referenceStyle: 'ieee' });
  await addBooks(app, id, 'Rivers', 'Towns');
  const listed = async () => (await call(app, 'GET', `/api/projects/${id}/citations`)).json();
  const [rivers, towns] = await listed();
  const answer = await call(app, 'POST', `/api/citations/${towns.id}/move`, { before: rivers.id });
  expect([answer.statusCode, answer.json().inTextCitation]).toEqual([200, '[1]']);
  expect((await listed()).map(({ title }: { title: string }) => title)).toEqual(['Towns', 'Rivers']);
  const unknown = await call(app, 'POST', `/api/citations/${towns.id}/move`, { before: 999_999 });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'CITATION_NOT_FOUND']);
});

test('a personal letter stands in the list of an APA project and says that it is cited in the text only, not in its references', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const letter = {
    title: 'A letter',
    authors: 'Paradis, Eva',
    year: '2019-08-08',
    type: 'personal_communication',
  };
  await call(app, 'POST', `/api/projects/${id}/citations`, { ...bookRequest('x'), manualData: letter });
  const listed = await read(app, id);
  expect(listed.map(({ inTextCitation }) => inTextCitation)).toContain(
    '(E. Paradis, personal communication, August 8, 2019)',
  );
  expect(listed.flatMap(({ notices }) => notices.map(({ code }) => code))).toContain('cited-in-text-only');
  const { references } = (await call(app, 'GET', `/api/projects/${id}/copy-references`)).json();
  const file = (await call(app, 'GET', `/api/projects/${id}/export?format=html`)).body;
  for (const text of [references, file]) {
    expect(text).toContain('Rivers');
    expect(text).not.toContain('Paradis');
  }
});

test('a duplicate is added and reported', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const path = `/api/projects/${id}/citations`;
  const first = (await call(app, 'POST', path, bookRequest('Rivers'))).json();
  expect(first.duplicateOf).toBeUndefined();
  const second = (await call(app, 'POST', path, bookRequest('Rivers'))).json();
  expect(second.duplicateOf).toEqual({ id: first.id, title: 'Rivers', by: 'title' });
  expect(await read(app, id)).toHaveLength(2);
});

test('a duplicate that is to be skipped is not added, and the answer is the citation that was there', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const path = `/api/projects/${id}/citations`;
  const skipping = (title: string) => ({ ...bookRequest(title), duplicates: 'skip' });
  const first = await call(app, 'POST', path, skipping('Rivers'));
  const again = await call(app, 'POST', path, skipping('Rivers'));
  const other = await call(app, 'POST', path, skipping('Towns'));
  expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([201, 200, 201]);
  expect(again.json()).toMatchObject({
    id: first.json().id,
    plainText: first.json().plainText,
    duplicateOf: { id: first.json().id, title: 'Rivers', by: 'title' },
  });
  expect(await read(app, id)).toHaveLength(2);
  expect((await call(app, 'POST', path, { ...bookRequest('Rivers'), duplicates: 'ask' })).statusCode).toBe(
    400,
  );
});

test('a deleted citation is restored unchanged', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [citation] = await addBooks(app, id, 'Rivers', 'Towns');
  const before = await read(app, id);
  await call(app, 'DELETE', `/api/citations/${citation}`);
  const answer = await call(app, 'POST', `/api/citations/${citation}/restore`);
  expect([answer.statusCode, answer.json()]).toEqual([200, before[0]]);
  expect((await call(app, 'POST', `/api/citations/${citation}/restore`)).statusCode).toBe(200);
  expect(await read(app, id)).toEqual(before);
});

test('a citation is deleted once', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [citation] = await addBooks(app, id, 'Rivers');
  const deleted = await call(app, 'DELETE', `/api/citations/${citation}`);
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { id: citation }]);
  const again = await call(app, 'DELETE', `/api/citations/${citation}`);
  expect([again.statusCode, again.json().message]).toEqual([404, 'Citation not found']);
  expect(await read(app, id)).toEqual([]);
});

test.each([
  ['PATCH', ''],
  ['DELETE', ''],
  ['POST', '/restore'],
] as const)('%s answers another session as for a citation that is not there', async (method, action) => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [citation] = await addBooks(app, id, 'Rivers');
  const body = method === 'PATCH' ? { title: 'Mine' } : undefined;
  const other = { 'x-session-id': otherSession };
  const foreign = await call(app, method, `/api/citations/${citation}${action}`, body, other);
  const missing = await call(app, method, `/api/citations/2000000000${action}`, body, other);
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
  expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
  expect(await read(app, id)).toMatchObject([{ title: 'Rivers' }]);
});
