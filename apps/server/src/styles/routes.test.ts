import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownSession, testApp } from '../app.fixture.ts';
import { call, createProject, otherSession, thesisForm } from '../projects/calls.fixture.ts';

const typed = {
  inputType: 'manual',
  sourceInput: 'manual',
  manualData: {
    sourceType: 'book',
    title: 'Rivers of the North',
    authors: 'Okafor, Ada',
    year: '2021',
    publisher: 'Fjord Press',
  },
};

async function answered(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const app = await testApp();
  const headers = { 'x-session-id': ownSession };
  return await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

test.each([
  ['Vancouver', 'nlm-citation-sequence'],
  ['0028-0836', 'nature'],
  ['', 'apa'],
])('a search for %j gives %s first', async (q, id) => {
  const answer = await answered('GET', `/api/styles?q=${encodeURIComponent(q)}&limit=3`);
  expect(answer.json().length).toBeLessThanOrEqual(3);
  expect(answer.json()[0]).toMatchObject({ id });
});

test.each(['limit=0', 'limit=51', 'limit=x', `q=${'x'.repeat(201)}`])(
  'the search %s is refused',
  async (query) => {
    expect((await answered('GET', `/api/styles?${query}`)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  },
);

test.each([
  ['nature', { id: 'nature', title: 'Nature', kind: 'numeric', version: '2026-08-07' }],
  ['vancouver', { id: 'nlm-citation-sequence', kind: 'numeric' }],
  ['3-biotech', { title: '3 Biotech', parentTitle: 'Springer - Basic (author-date)', language: 'en-US' }],
  ['mla', { id: 'mla', title: 'MLA 9th Edition', parent: 'modern-language-association' }],
  ['chicago', { id: 'chicago', kind: 'note' }],
])('the style %s', async (id, expected) => {
  expect((await answered('GET', `/api/styles/${id}`)).json()).toMatchObject(expected);
});

test.each([
  ['nlm-citation-sequence', 'Vancouver'],
  ['chicago-notes-bibliography', 'Chicago 18'],
  ['sage-vancouver', 'Sage Vancouver'],
  ['3-biotech', '3 Biotech'],
  ['mla', 'MLA'],
])('the short name of %s is %s', async (id, name) => {
  expect((await answered('GET', `/api/styles/${id}`)).json()).toMatchObject({ name });
});

test('the source of a style is compressed and may be kept', async () => {
  const app = await testApp();
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await app.inject({ url: '/api/styles/nature/source', headers });
  expect(answer.headers).toMatchObject({
    'cache-control': expect.stringContaining('public'),
    'content-encoding': 'gzip',
  });
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({
    about: { name: 'Nature', numbered: true },
    tree: {},
    locales: [{ lang: 'en-GB' }, { lang: 'en-US' }],
  });
});

test.each([
  ['apa', { about: { label: 'APA 7th Edition' }, own: 'apa' }],
  ['apa/source?language=fr', { about: { language: 'fr-FR' }, own: 'apa', locales: [{ lang: 'fr-FR' }, {}] }],
  ['modern-language-association', { own: 'mla' }],
  ['no-such-style', { code: 'UNKNOWN_STYLE' }],
  ['nature/source?language=xx-XX', { code: 'UNKNOWN_LANGUAGE' }],
])('the source of %s', async (id, expected) => {
  const path = id.includes('/') ? id : `${id}/source`;
  expect((await answered('GET', `/api/styles/${path}`)).json()).toMatchObject(expected);
});

test('a style that there is not is a problem with the nearest names', async () => {
  const answer = await answered('GET', '/api/styles/vancuover-brackets');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'UNKNOWN_STYLE',
    styles: [{ title: expect.stringMatching(/vancouver/i) }, {}, {}, {}, {}],
  });
});

test.each([
  ['american-medical-association', '1. Okafor A. Rivers of the North. Fjord Press; 2021.', '1'],
  ['elsevier-harvard', 'Okafor, A., 2021. Rivers of the North. Fjord Press.', '(Okafor, 2021)'],
])('a citation in %s', async (format, plainText, inTextCitation) => {
  const answer = await answered('POST', '/api/citations', { format, ...typed });
  expect(answer.json()).toMatchObject({ format, plainText, inTextCitation });
});

test.each(['natuer', 'apa@de-DE'])('a citation in %s is refused with the nearest styles', async (format) => {
  const answer = await answered('POST', '/api/citations', { format, ...typed });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'UNKNOWN_STYLE',
    styles: expect.arrayContaining([expect.anything()]),
  });
});

test('a project keeps any style, and lists its references in it', async () => {
  const app = await testApp();
  const headers = { 'x-session-id': ownSession };
  const project = {
    name: 'Rivers',
    moduleName: 'Waters',
    moduleCode: 'W1',
    referenceStyle: 'bluebook-law-review',
  };
  const { id } = (
    await app.inject({ method: 'POST', url: '/api/projects', headers, payload: project })
  ).json();
  await app.inject({
    method: 'POST',
    url: `/api/projects/${id}/citations`,
    headers,
    payload: { format: 'nature', ...typed },
  });
  const list = await app.inject({ method: 'GET', url: `/api/projects/${id}/citations`, headers });
  expect(list.json()).toMatchObject([{ plainText: expect.stringContaining('Okafor') }]);
  const read = await app.inject({ url: `/api/projects/${id}`, headers });
  expect(read.json()).toMatchObject({
    referenceStyle: 'bluebook-law-review',
    style: { name: 'Bluebook', title: 'Bluebook Law Review', kind: 'note' },
  });
  const copied = await app.inject({ url: `/api/projects/${id}/copy-references`, headers });
  expect(copied.json()).toEqual({ references: expect.stringMatching(/^Ada Okafor, Rivers of the North/) });
  for (const format of ['docx', 'bibtex', 'html']) {
    const file = await app.inject({ url: `/api/projects/${id}/export?format=${format}`, headers });
    expect(file.statusCode, format).toBe(200);
  }
  const backup = (await app.inject({ url: '/api/backup', headers })).json();
  const elsewhere = { 'x-session-id': otherSession };
  await app.inject({ method: 'POST', url: '/api/backup', headers: elsewhere, payload: backup });
  const restored = await app.inject({ url: '/api/projects', headers: elsewhere });
  expect(restored.json()).toMatchObject([
    { referenceStyle: 'bluebook-law-review', style: { name: 'Bluebook' } },
  ]);
  const edit = { referenceStyle: 'no-such-style' };
  const refused = await app.inject({ method: 'PATCH', url: `/api/projects/${id}`, headers, payload: edit });
  expect(refused.json()).toMatchObject({ code: 'UNKNOWN_STYLE' });
});

const several = {
  ...typed,
  manualData: { ...typed.manualData, authors: 'Okafor, Ada; Lindqvist, Per; Sato, Mika' },
};

test.each([
  ['de-DE', '(Okafor u.\u00A0a., 2021)', 'de-DE'],
  ['de', '(Okafor u.\u00A0a., 2021)', 'de-DE'],
  ['sv-SE', '(Okafor m.fl., 2021)', 'sv-SE'],
  [undefined, '(Okafor et al., 2021)', undefined],
])('a citation in the language %s', async (language, inTextCitation, answeredLanguage) => {
  const answer = await answered('POST', '/api/citations', {
    format: 'elsevier-harvard',
    language,
    ...several,
  });
  expect(answer.json()).toMatchObject({ format: 'elsevier-harvard', inTextCitation });
  expect(answer.json().language).toBe(answeredLanguage);
});

test.each(['tlh', 'klingon', '', '__proto__'])('the language %j is refused', async (language) => {
  const answer = await answered('POST', '/api/citations', { format: 'apa', language, ...typed });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'UNKNOWN_LANGUAGE']);
});

test('languages have their own names', async () => {
  const languages = (await answered('GET', '/api/languages')).json();
  expect(languages).toHaveLength(62);
  expect(languages).toEqual(
    expect.arrayContaining([
      { id: 'de-AT', name: 'Deutsch (Österreich)' },
      { id: 'sv-SE', name: 'Svenska' },
      { id: 'la', name: 'Latina' },
    ]),
  );
});

test('a project is printed in its language until it is taken away', async () => {
  const app = await testApp();
  const { id } = await createProject(app, {
    ...thesisForm,
    referenceStyle: 'elsevier-harvard',
    language: 'de',
  });
  await call(app, 'POST', `/api/projects/${id}/citations`, { format: 'apa', ...several });
  const cited = async () =>
    (await call(app, 'GET', `/api/projects/${id}/citations`)).json()[0].inTextCitation;
  expect((await call(app, 'GET', `/api/projects/${id}`)).json()).toMatchObject({ language: 'de-DE' });
  expect(await cited()).toBe('(Okafor u.\u00A0a., 2021)');
  const mla = await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'mla' });
  expect(mla.json()).toMatchObject({ referenceStyle: 'mla', language: 'de-DE' });
  const own = await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'apa', language: null });
  expect(own.json().language).toBeUndefined();
  expect(await cited()).toBe('(Okafor et al., 2021)');
});
