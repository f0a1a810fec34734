import { expect, test } from 'vitest';
import { postCitation, testApp } from '../app.fixture.ts';
import { registry, resolverOf } from '../checks/registry.fixture.ts';
import { call, createProject } from '../projects/calls.fixture.ts';

const url = 'https://intranet.example/rivers';
const html = `<title>How rivers grow</title><meta name="author" content="Ada Okafor">
<meta property="article:published_time" content="2021-03-04"><meta property="og:site_name" content="The River Post">
<h1>How rivers grow</h1><p>${'The river grows. '.repeat(40)}</p>`;
const withDoi = `<title>The growth of northern rivers</title><meta name="citation_title" content="The growth of northern rivers"><meta name="citation_doi" content="10.5555/rivers"><h1>The growth of northern rivers</h1>`;

const server = () => testApp({ resolver: resolverOf(registry) });

test.each([
  [
    'is read as it is sent, and not fetched',
    { page: { url, html } },
    'given-page',
    'Okafor, A. (2021, March 4). How rivers grow. The River Post. https://intranet.example/rivers',
  ],
  [
    'on a private network is read, too',
    { page: { url: 'http://192.168.0.9/wiki', html } },
    'given-page',
    'Okafor, A. (2021, March 4). How rivers grow. The River Post. http://192.168.0.9/wiki',
  ],
  [
    'that is a copy in an archive is the page that was copied',
    { page: { url: 'https://web.archive.org/web/20220504010203/https://post.example/rivers', html } },
    'given-page',
    'Okafor, A. (2021, March 4). How rivers grow. The River Post. https://web.archive.org/web/20220504010203/https://post.example/rivers',
  ],
  [
    'that names a DOI leads to its record',
    { page: { url, html: withDoi } },
    'registry',
    'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67. https://doi.org/10.5555/rivers',
  ],
])('a page that %s', async (_, body, verification, text) => {
  const answer = await postCitation(await server(), { format: 'apa', ...body });
  expect(answer.json()).toMatchObject({ verification, plainText: text });
});

test('a page is added to a project as it is sent, and no text of it is stored', async () => {
  const app = await server();
  const { id } = await createProject(app);
  const added = await call(app, 'POST', `/api/projects/${id}/citations`, {
    format: 'apa',
    page: { url, html },
  });
  expect(added.json()).toMatchObject({
    verification: 'given-page',
    plainText: 'Okafor, A. (2021, March 4). How rivers grow. The River Post. https://intranet.example/rivers',
  });
  const listed = await call(app, 'GET', `/api/projects/${id}/citations`);
  expect(listed.json()).toMatchObject([{ title: 'How rivers grow', verification: 'given-page' }]);
  expect(listed.body).not.toContain('The river grows.');
});

test('nothing that a caller says of a page is told as the word of its site', async () => {
  const { record, evidence } = (
    await postCitation(await server(), { format: 'apa', page: { url, html } })
  ).json();
  expect(record).toBeUndefined();
  expect(new Set(Object.values(evidence).map((field) => (field as { source: string }).source))).toEqual(
    new Set(['given-page']),
  );
});

test('a DOI on a page that leads to another work is told', async () => {
  const other = `<meta name="citation_doi" content="10.5555/rivers">${html}`;
  const { notices } = (
    await postCitation(await server(), { format: 'apa', page: { url, html: other } })
  ).json();
  expect(notices).toContainEqual({
    code: 'sources-disagree',
    message:
      'The page names the DOI 10.5555/rivers, which leads to another work: The growth of northern rivers.',
    fields: ['DOI'],
    url: 'https://doi.org/10.5555/rivers',
  });
});

test('a large body without a page is refused by a project, too', async () => {
  const app = await server();
  const { id } = await createProject(app);
  const body = { format: 'apa', inputType: 'doi', sourceInput: 'a'.repeat(70_000) };
  expect((await call(app, 'POST', `/api/projects/${id}/citations`, body)).statusCode).toBe(413);
});

test('what a client says of a page is not kept for others', async () => {
  const app = await server();
  expect((await postCitation(app, { format: 'apa', page: { url, html } })).statusCode).toBe(200);
  const other = await postCitation(app, { format: 'apa', inputType: 'url', sourceInput: url });
  expect(other.json().code).toBe('SOURCE_UNREACHABLE');
  const changed = await postCitation(app, {
    format: 'apa',
    page: { url, html: html.replaceAll('rivers', 'towns') },
  });
  expect(changed.json().plainText).toContain('How towns grow');
});

test.each([
  ['an address that is none', { page: { url: 'rivers', html } }, 400, 'INVALID_REQUEST'],
  ['an address of a script', { page: { url: 'javascript:alert(1)', html } }, 400, 'INVALID_REQUEST'],
  ['no page', { page: { url, html: '' } }, 400, 'INVALID_REQUEST'],
  ['more than a page', { page: { url, html: 'a'.repeat(2 * 1024 * 1024 + 1) } }, 400, 'INVALID_REQUEST'],
  ['more than a request', { page: { url, html: 'a'.repeat(5_000_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
  [
    'a large request without a page',
    { inputType: 'doi', sourceInput: 'a'.repeat(70_000) },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['a page without a title', { page: { url, html: '<p>Nothing</p>' } }, 422, 'PAGE_WITHOUT_TITLE'],
])('a request with %s is refused', async (_, body, status, code) => {
  const answer = await postCitation(await server(), { format: 'apa', ...body });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});
