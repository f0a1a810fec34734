import type { CitationItem } from '@citewright/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { saveList } from './save-list.ts';

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}

let sent: Sent[];
/** What the next calls get; an `undefined` is a lost answer. */
let answers: (Response | undefined)[];

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const events = (...names: [string, object][]) =>
  new Response(names.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const project = { id: 7, name: 'Rivers' };
const line = {
  index: 0,
  total: 1,
  input: 'Nova',
  kind: 'record',
  status: 'added',
  citation: { id: 3, title: 'Nova' },
};
const done = { total: 1, added: 1, duplicates: 0, failed: 0 };
const item: CitationItem = { id: 1, type: 'book', title: 'Nova' };

const save = (name = 'Rivers', items = [item]) => saveList(name, 'apa', items, new AbortController().signal);

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ path: `${init.method} ${path}`, key, body: JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('after a lost answer the same project is asked for again, whatever it is called then', async () => {
  answers = [undefined, undefined];
  await expect(save()).rejects.toThrow('Failed to fetch');
  answers = [json(project), json({ ...project, name: 'Seas' }), events(['line', line], ['done', done])];
  const { project: made } = await save('Seas');
  expect(made.name).toBe('Seas');
  const creations = sent.filter(({ path }) => path === 'POST /api/projects');
  expect(new Set(creations.map(({ key }) => key)).size).toBe(1);
  expect(creations.map(({ body }) => (body as { name: string }).name)).toEqual([
    'Rivers',
    'Rivers',
    'Rivers',
  ]);
  expect(sent).toContainEqual({ path: 'PATCH /api/projects/7', key: null, body: { name: 'Seas' } });
});

test('after an import that was cut the list goes on in its project, with the same key', async () => {
  answers = [json(project), events(['line', line])];
  await expect(save()).rejects.toThrow('The import was cut');
  answers = [events(['line', line], ['done', done])];
  expect((await save()).project.id).toBe(7);
  expect(sent.map(({ path }) => path)).toEqual([
    'POST /api/projects',
    'POST /api/projects/7/import',
    'POST /api/projects/7/import',
  ]);
  expect(sent[1]?.key).toBe(sent[2]?.key);
});

test('a list that was saved is saved as another project the next time', async () => {
  for (const id of [7, 8]) {
    answers = [json({ ...project, id }), events(['line', line], ['done', done])];
    expect((await save()).project.id).toBe(id);
  }
  const keys = sent.filter(({ path }) => path === 'POST /api/projects').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
