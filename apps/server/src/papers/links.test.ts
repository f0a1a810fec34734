import { paperLinksSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import { wordFile } from './office-files.fixture.ts';

async function post(
  url: string,
  content: BlobPart,
  name: string,
  fields: Record<string, string> = {},
  accept = '*/*',
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([content], name));
  const app = await testApp();
  const request = new Response(form);
  const headers = { accept, 'content-type': request.headers.get('content-type') ?? '' };
  return await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers,
  });
}

const address = 'https://doi.org/10.1038/nature14539';
const draft = `Deep nets learn (${address}). We looked at https://www.google.com/search?q=nets and https://www.r-project.org/.

They learn still (${address}; doi:10.1000/nobody-has-this).
`;

const linksOf = async (content: string, fields: Record<string, string> = {}) =>
  paperLinksSchema.parse((await post('/api/papers/links', content, 'draft.md', fields)).json()).links;

test('links that may be sources are looked up, others are asked about', async () => {
  const links = await linksOf(draft);
  expect(links.map(({ text, status, doubt, work }) => [text, status, doubt ?? work])).toEqual([
    [address, 'found', 'LeCun et al. (2015), Deep learning'],
    ['https://www.google.com/search?q=nets', 'asked', 'search'],
    ['https://www.r-project.org/', 'asked', 'home'],
    [address, 'found', 'LeCun et al. (2015), Deep learning'],
    ['doi:10.1000/nobody-has-this', 'failed', undefined],
  ]);
  expect(links[1]?.message).toBe('This leads to results of a search, not to one source.');
  expect(links[4]?.message).not.toBe('');
});

test('only links that are named are looked up', async () => {
  const links = await linksOf(draft, { only: '2' });
  expect(links.map(({ status }) => status)).toEqual(['asked', 'asked', 'failed', 'asked', 'asked']);
});

test('links come as events', async () => {
  const answer = await post('/api/papers/links', draft, 'draft.md', {}, 'text/event-stream');
  expect(answer.body.match(/^event: \w+/gm)).toEqual([
    'event: start',
    ...Array.from({ length: 5 }, () => 'event: link'),
    'event: done',
  ]);
});

test('a draft without links has none', async () => {
  expect(await linksOf('Deep nets learn.')).toEqual([]);
});

test.each([
  ['links that are no numbers', { only: 'all' }],
  ['an option that there is not', { style: 'apa' }],
])('refuses %s', async (_, fields) => {
  const answer = await post('/api/papers/links', draft, 'draft.md', fields);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});

test('all of 600 links are named', async () => {
  const many = Array.from({ length: 600 }, (_, at) => `Nets learn (doi:10.1000/none-${at}).`);
  const links = await linksOf(many.join('\n\n'), { only: '0' });
  expect(links.length).toBe(600);
});

test('a draft comes back with citations and a list', async () => {
  const source = wordFile(['Deep learning', `Deep nets learn (${address}). So they say.`]);
  const { links } = paperLinksSchema.parse((await post('/api/papers/links', source, 'draft.docx')).json());
  const corrections = {
    way: 'clean',
    style: 'apa',
    entries: [],
    links: links.map(({ index, item }) => ({ index, item: item ?? null })),
  };
  const fields = { corrections: JSON.stringify(corrections) };
  const answer = await post('/api/papers/correct', source, 'draft.docx', fields);
  expect([answer.statusCode, answer.headers['citewright-left']]).toEqual([200, undefined]);
  const back = await post('/api/papers/check', new Uint8Array(answer.rawPayload), 'draft.docx', {
    lookUp: 'false',
  });
  const { text } = back.json().paper;
  expect(text).toContain('Deep nets learn (LeCun et al., 2015). So they say.\n\nReferences\n\nLeCun, Y.,');
});

test('refuses more links than a draft may cite', async () => {
  const links = Array.from({ length: 501 }, () => ({ index: 0, item: null }));
  const corrections = JSON.stringify({ way: 'clean', style: 'apa', entries: [], links });
  const answer = await post('/api/papers/correct', draft, 'draft.md', { corrections });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});
