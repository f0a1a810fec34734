import type { CitationEdit, CitationRequest, Project } from '@citewright/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { KeptWork } from '~/api/add-citation.ts';
import { keepWorks } from './keep-works.ts';

interface Sent {
  path: string;
  body: { text?: string; format?: string };
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
const line = (index: number, citationId?: number): [string, object] => [
  'line',
  {
    index,
    total: 2,
    input: 'x',
    kind: 'doi',
    ...(citationId ? { status: 'added', citationId } : { status: 'failed' }),
  },
];
const done: [string, object] = ['done', { total: 2, added: 1, duplicates: 0, failed: 1 }];

const project = { id: 7, name: 'Rivers', referenceStyle: 'apa' } as Project;

function work(title: string, request?: Partial<CitationRequest>, edit: CitationEdit = {}): KeptWork {
  const item = { id: title, type: 'book', title } as const;
  if (!request) return { addition: undefined, item };
  return {
    item,
    addition: { title, style: 'apa', language: undefined, request, edit } as KeptWork['addition'],
  };
}

const locator = { label: 'page', value: '7' } as const;
const article = work('Article', { inputType: 'doi', sourceInput: '10.5555/a' }, { locator });
const book = work('Book', { inputType: 'isbn', sourceInput: '9780262035613' }, { locator });
const typed = work('Typed', { inputType: 'manual', sourceInput: 'manual' });
const lost = work('Lost');

const added = {
  id: 12,
  projectId: 7,
  formattedCitation: 'Typed.',
  plainText: 'Typed.',
  format: 'apa',
  item: typed.item,
  evidence: {},
  verification: 'typed',
  notices: [],
  alternatives: [],
};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path: `${init.method} ${path}`, body: JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('works are found again in their order, and what is not found is stored as its record', async () => {
  answers = [
    events(line(0, 11), line(1), done),
    json(added, 201),
    events(line(0, 13), line(1), done),
    json({ id: 11 }),
    json({ id: 13 }),
  ];
  const kept = await keepWorks(project, [article, book, typed, lost]);
  expect(kept).toEqual({ unproved: [book], unedited: [], lost: [lost] });
  expect(sent.map(({ path }) => path)).toEqual([
    'POST /api/projects/7/import',
    'POST /api/projects/7/citations',
    'POST /api/projects/7/import',
    'PATCH /api/citations/11',
    'PATCH /api/citations/13',
  ]);
  expect(sent[0]?.body).toMatchObject({ text: '10.5555/a\n9780262035613', format: 'lines' });
  expect(JSON.parse(String(sent[2]?.body.text)).map(({ title }: { title: string }) => title)).toEqual([
    'Book',
    'Lost',
  ]);
  expect(sent[3]?.body).toEqual({ locator });
});

test('an import that is cut is sent again; a change that fails is named', async () => {
  answers = [events(line(0, 11)), events(line(0, 11), done), json({ message: 'no' }, 422)];
  expect(await keepWorks(project, [article])).toEqual({ unproved: [], unedited: [article], lost: [] });
});

test('without a connection everything is lost, and said so', async () => {
  answers = [];
  expect((await keepWorks(project, [typed, lost])).lost).toEqual([typed, lost]);
});
