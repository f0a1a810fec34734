import { type ImportLine, importResultSchema } from '@citewright/contract';
import {
  type Clock,
  createMemoryCache,
  createResolver,
  type Http,
  type Resolver,
} from '@citewright/resolver';
import { expect, test } from 'vitest';
import { deadNetwork, ownSession, testApp, testMoment } from '../../app.fixture.ts';
import { addBooks, call, createProject, otherSession } from '../calls.fixture.ts';

const bibtex = `
@comment{exported by hand}
@article{okafor2019,
  author = {Okafor, Ada and {River Institute}},
  title = {Salt in rivers}, journal = {Journal of Rivers}, year = 2019, month = may, volume = 12,
  pages = {45--67}
}
@book{broken, title = {No end
@book{berg2020, author = {van der Berg, Jan}, title = {Towns}, year = {2020}, publisher = {Fjord Press}}
`;

/** Crossref, in which every DOI 10.1000/N is the article "Work N". */
const registry: Http = async (request) => {
  const [, number] = /10\.1000(?:%2F|\/)(\d+)/i.exec(request.url) ?? [];
  if (number === undefined || !request.url.includes('crossref')) return await deadNetwork(request);
  const work = {
    DOI: `10.1000/${number}`,
    type: 'journal-article',
    title: [`Work ${number}`],
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
  };
  const body = JSON.stringify({ status: 'ok', 'message-type': 'work', message: work });
  return { status: 200, headers: {}, body, url: request.url, contentType: 'application/json' };
};

/** A resolver with a fake clock: waiting for rate limits of services takes no real time. */
function patientResolver(http: Http): Resolver {
  let time = 0;
  const clock: Clock = {
    now: () => testMoment,
    monotonic: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  };
  const cache = createMemoryCache();
  return createResolver({ http, cache, clock, upstreams: {}, contact: undefined, keys: {} });
}

async function imported(app: Parameters<typeof call>[0], id: number, body: object, key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const answer = await call(app, 'POST', `/api/projects/${id}/import`, body, headers);
  expect(answer.statusCode).toBe(200);
  return importResultSchema.parse(answer.json());
}

const reportOf = ({ status, input, problem }: ImportLine) => [status, input, problem?.code];

test('a BibTeX file is imported entry by entry, and a broken entry stops no other', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const result = await imported(app, id, { text: bibtex });
  expect(result).toMatchObject({ total: 3, added: 2, duplicates: 0, failed: 1 });
  expect(result.lines.map(reportOf)).toEqual([
    ['added', 'Salt in rivers', undefined],
    ['failed', expect.stringContaining('@book{broken'), 'ENTRY_UNREADABLE'],
    ['added', 'Towns', undefined],
  ]);
  const [first, second] = (await call(app, 'GET', `/api/projects/${id}/citations`)).json();
  expect(first.plainText).toBe(
    'Okafor, A., & River Institute. (2019). Salt in rivers. Journal of Rivers, 12, 45–67.',
  );
  expect(first).toMatchObject({ verification: 'typed', evidence: { title: { source: 'bibtex' } } });
  expect(second.plainText).toBe('van der Berg, J. (2020). Towns. Fjord Press.');
  expect(result.lines[0]?.citationId).toBe(first.id);
});

test('a duplicate is reported, and added only with duplicates: add', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text = JSON.stringify([
    { id: 'a', type: 'book', title: 'Towns', ISBN: '9780306406157', unknown: 1 },
    { id: 'b', type: 'book', title: 'Towns again', ISBN: '0306406152' },
  ]);
  const skipped = await imported(app, id, { text });
  expect(skipped.lines.map(reportOf)).toEqual([
    ['added', 'Towns', undefined],
    ['duplicate', 'Towns again', undefined],
  ]);
  const [first] = skipped.lines;
  expect(skipped.lines[1]).toMatchObject({
    citationId: first?.citationId,
    duplicateOf: { id: first?.citationId, title: 'Towns', by: 'isbn' },
  });
  const added = await imported(app, id, { text, duplicates: 'add' });
  expect(added).toMatchObject({ added: 2, duplicates: 0 });
  expect(added.lines[0]?.duplicateOf?.by).toBe('isbn');
});

test('lines are sent as events in their order, between start and done', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const answer = await call(
    app,
    'POST',
    `/api/projects/${id}/import`,
    { text: bibtex },
    {
      accept: 'text/event-stream',
    },
  );
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const events = answer.body
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n', 1)[0]);
  expect(events).toEqual(['event: start', 'event: line', 'event: line', 'event: line', 'event: done']);
  expect(answer.body).toContain('event: done\ndata: {"total":3,"added":2,"duplicates":0,"failed":1}\n\n');
});

test('a field with more names than any work has is left out', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const names = 'AU  - Okafor, Ada\n'.repeat(10_000);
  const result = await imported(app, id, { text: `TY  - BOOK\nTI  - Towns\n${names}ER  - \n` });
  expect(result).toMatchObject({ total: 1, added: 1 });
  const [citation] = (await call(app, 'GET', `/api/projects/${id}/citations`)).json();
  expect(citation.item).toMatchObject({ title: 'Towns' });
  expect(citation.item.author).toBeUndefined();
});

test('200 mixed lines are each reported, and added to the project in their order', async () => {
  const app = await testApp({ resolver: patientResolver(registry) });
  const { id } = await createProject(app);
  const lines = Array.from({ length: 200 }, (_, index) => {
    if (index % 10 === 3) return `not a reference ${index}`;
    if (index % 10 === 5) return '978-0-306-40615-0';
    return index % 2
      ? `• 10.1000/${index + 1}`
      : `[${index}] Okafor. Work. https://doi.org/10.1000/${index + 1}.`;
  });
  const result = await imported(app, id, { text: lines.join('\r\n') });
  expect(result).toMatchObject({ total: 200, added: 160, failed: 40 });
  expect(result.lines.map(({ index }) => index)).toEqual(lines.map((_, index) => index));
  const added = result.lines.filter(({ status }) => status === 'added').map(({ citationId }) => citationId);
  expect(added).toEqual(added.toSorted((one, other) => Number(one) - Number(other)));
  expect(new Set(result.lines.map(({ problem }) => problem?.code))).toEqual(
    new Set([undefined, 'UNKNOWN_IDENTIFIER']),
  );
});

test('a pasted list of references is cut, and read as it stands where no identifier is given', async () => {
  const app = await testApp({ resolver: patientResolver(registry) });
  const { id } = await createProject(app);
  const text = [
    'References',
    'Lindqvist, B. (1998). Towns of the north: A history',
    '    of settlement. Umeå: Norrland Press.',
    'Okafor, A. (2019). Rivers. Journal of Hydrology, 12(3),',
    '    4–9. https://doi.org/10.1000/7',
    '10.1000/9',
  ].join('\n');
  const { lines } = await imported(app, id, { text });
  expect(lines.map(({ kind, status, input }) => [kind, status, input])).toEqual([
    [
      'record',
      'added',
      'Lindqvist, B. (1998). Towns of the north: A history of settlement. Umeå: Norrland Press.',
    ],
    [
      'doi',
      'added',
      'Okafor, A. (2019). Rivers. Journal of Hydrology, 12(3), 4–9. https://doi.org/10.1000/7',
    ],
    ['doi', 'added', '10.1000/9'],
  ]);
  const [town] = (await call(app, 'GET', `/api/projects/${id}/citations`)).json();
  expect(town).toMatchObject({
    item: { type: 'book', title: 'Towns of the north: A history of settlement', publisher: 'Norrland Press' },
    evidence: { title: { source: 'reference' } },
    verification: 'typed',
  });
});

test('an import repeated with its key adds only missing entries', async () => {
  let works = false;
  const app = await testApp({ http: (request) => (works ? registry(request) : deadNetwork(request)) });
  const { id } = await createProject(app);
  const half = { text: `${JSON.stringify([{ type: 'book', title: 'Towns' }])}` };
  const first = await imported(app, id, half, 'import-1');
  expect(await imported(app, id, half, 'import-1')).toEqual(first);
  const list = { text: '10.1000/1\n10.1000/2' };
  expect(await imported(app, id, list, 'import-2')).toMatchObject({ added: 0, failed: 2 });
  works = true;
  expect(await imported(app, id, list, 'import-2')).toMatchObject({ added: 2, failed: 0 });
  expect(await imported(app, id, list, 'import-2')).toMatchObject({ added: 2, failed: 0 });
  expect((await call(app, 'GET', `/api/projects/${id}/citations`)).json()).toHaveLength(3);
  const other = await call(app, 'POST', `/api/projects/${id}/import`, half, {
    'idempotency-key': 'import-2',
  });
  expect(other.json().code).toBe('IDEMPOTENCY_CONFLICT');
});

test('look-ups have their own limit; a line beyond it fails alone', async () => {
  const projects = { citations: 1_000, importSession: 2, importNetwork: 100 };
  const app = await testApp({ http: registry, config: { projects } });
  const { id } = await createProject(app);
  const result = await imported(app, id, { text: '10.1000/1\n10.1000/2\n10.1000/3' });
  expect(result.lines.map(({ problem }) => problem?.code)).toEqual([undefined, undefined, 'RATE_LIMITED']);
});

test('an import into an almost full project adds as many entries as fit', async () => {
  const projects = { citations: 2, importSession: 100, importNetwork: 100 };
  const app = await testApp({ config: { projects } });
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const text = 'TY  - BOOK\nTI  - One\nER  - \nTY  - BOOK\nTI  - Two\nER  - \n';
  const result = await imported(app, id, { text });
  expect(result.lines.map(reportOf)).toEqual([
    ['added', 'One', undefined],
    ['failed', 'Two', 'PROJECT_FULL'],
  ]);
});

const refused: [why: string, body: object, status: number, code: string][] = [
  ['nothing to read', { text: ' \n ' }, 422, 'IMPORT_UNREADABLE'],
  ['a file that is no JSON', { text: '[{"title": ', format: 'csl-json' }, 422, 'IMPORT_UNREADABLE'],
  ['no BibTeX', { text: 'once upon a time', format: 'bibtex' }, 422, 'IMPORT_UNREADABLE'],
  ['more than 5,000 lines', { text: '10.1000/1\n'.repeat(5_001) }, 422, 'IMPORT_TOO_LONG'],
  ['more than 5,000 entries', { text: '@book{a, title={T}}\n'.repeat(5_001) }, 422, 'IMPORT_TOO_LONG'],
  [
    'a file that holds too much to be read',
    { text: `cff-version: 1\n${'- '.repeat(40_000)}` },
    422,
    'IMPORT_TOO_LARGE',
  ],
  [
    'a short file that holds too much to be read',
    { text: `@book{a, ${'a=1,'.repeat(1_001)}}` },
    422,
    'IMPORT_TOO_LARGE',
  ],
  ['a web page', { text: '<!doctype html><p>Salt' }, 422, 'IMPORT_UNKNOWN_FORMAT'],
  ['a PDF', { text: '%PDF-1.7' }, 422, 'IMPORT_UNKNOWN_FORMAT'],
  ['an unknown format', { text: 'x', format: 'papyrus' }, 400, 'INVALID_REQUEST'],
  ['no text', {}, 400, 'INVALID_REQUEST'],
  ['a choice of nothing', { text: '10.1000/1', only: [] }, 400, 'INVALID_REQUEST'],
  ['a choice of entries that the text lacks', { text: '10.1000/1', only: [7] }, 400, 'INVALID_REQUEST'],
  ['too much text', { text: 'x'.repeat(16 * 1024 * 1024) }, 413, 'PAYLOAD_TOO_LARGE'],
];

test.each(refused)('%s is refused before anything is added', async (_, body, status, code) => {
  const app = await testApp();
  const { id } = await createProject(app);
  const answer = await call(app, 'POST', `/api/projects/${id}/import`, body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('only an import may be large', async () => {
  const app = await testApp();
  const text = 'x'.repeat(70_000);
  const { id } = await createProject(app);
  expect((await call(app, 'POST', `/api/projects/${id}/import`, { text })).statusCode).toBe(200);
  const answer = await call(app, 'POST', '/api/projects', { name: text });
  expect(answer.json().code).toBe('PAYLOAD_TOO_LARGE');
});

test("an import into another session's project fails like one into a missing project", async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const foreign = await call(
    app,
    'POST',
    `/api/projects/${id}/import`,
    { text: bibtex },
    { 'x-session-id': otherSession },
  );
  const missing = await call(app, 'POST', '/api/projects/999/import', { text: bibtex });
  expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
});

test('when the connection is closed, added citations stay and the rest is not looked up', async () => {
  const asked = new Set<string>();
  const cut = Promise.withResolvers<void>();
  const http: Http = async (request) => {
    const [, number = ''] = /10\.1000(?:%2F|\/)(\d+)/i.exec(request.url) ?? [];
    asked.add(number);
    if (Number(number) <= 3) return await registry(request);
    return await new Promise((_, reject) => {
      request.signal?.addEventListener('abort', () => {
        cut.resolve();
        reject(request.signal?.reason);
      });
    });
  };
  const app = await testApp({ http });
  const { id } = await createProject(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = new AbortController();
  const answer = await fetch(`${address}/api/projects/${id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-session-id': ownSession },
    body: JSON.stringify({
      text: Array.from({ length: 50 }, (_, index) => `10.1000/${index + 1}`).join('\n'),
    }),
    signal: caller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  while (received.split('"status":"added"').length < 4) received += (await reader?.read())?.value ?? '';
  caller.abort();
  await cut.promise;
  expect((await call(app, 'GET', `/api/projects/${id}/citations`)).json()).toHaveLength(3);
  expect(asked.size).toBeLessThan(10);
});

test('when the server stops, what was begun is finished, the rest is reported, and the stream ends with its counts', async () => {
  const released = Promise.withResolvers<void>();
  const http: Http = async (request) => {
    const [, number = ''] = /10\.1000(?:%2F|\/)(\d+)/i.exec(request.url) ?? [];
    if (Number(number) > 3) await released.promise;
    return await registry(request);
  };
  const app = await testApp({ http });
  const { id } = await createProject(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const text = Array.from({ length: 20 }, (_, index) => `10.1000/${index + 1}`).join('\n');
  const answer = await fetch(`${address}/api/projects/${id}/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-session-id': ownSession,
      connection: 'close',
    },
    body: JSON.stringify({ text }),
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  while (received.split('"status":"added"').length < 4) received += (await reader?.read())?.value ?? '';
  const closed = app.close();
  released.resolve();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    received += part.value;
  await closed;
  expect(received.split('event: line').length - 1).toBe(20);
  expect(received).toContain('"code":"RESTARTING"');
  const { added, failed } = JSON.parse(/event: done\ndata: (.*)\n\n$/.exec(received)?.[1] ?? '{}');
  expect([added >= 4, added + failed]).toEqual([true, 20]);
});

test('a preview names what a text holds, and adds nothing', async () => {
  const app = await testApp({
    config: { projects: { citations: 3, importSession: 100, importNetwork: 100 } },
  });
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const text =
    'TY  - BOOK\nTI  - Rivers\nAU  - Okafor, Ada\nPY  - 2019\nER  - \nTY  - BOOK\nTI  - Towns\nAU  - Berg, Jan\nPY  - 2020\nER  - \n';
  const answer = await call(app, 'POST', `/api/projects/${id}/import/preview`, { text });
  expect(answer.json()).toEqual({
    room: 2,
    entries: [
      {
        index: 0,
        input: 'Rivers',
        kind: 'record',
        by: 'Okafor 2019',
        isDuplicate: true,
        duplicateOf: { id: expect.any(Number), title: 'Rivers', by: 'title' },
      },
      { index: 1, input: 'Towns', kind: 'record', by: 'Berg 2020', isDuplicate: false },
    ],
  });
});

test('words of a pasted reference that have no place are named, before and after the import', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text =
    'Alm, B. (2010). Lakes and locks. Harbor Press. Reprint, Gull Books.\nLind, C. (2011). Rivers. Harbor Press.';
  const preview = await call(app, 'POST', `/api/projects/${id}/import/preview`, { text });
  expect(preview.json().entries.map(({ unplaced }: { unplaced?: string[] }) => unplaced)).toEqual([
    ['Gull', 'Books'],
    undefined,
  ]);
  const { lines } = await imported(app, id, { text });
  expect(lines.map(({ unplaced }: { unplaced?: string[] }) => unplaced)).toEqual([
    ['Gull', 'Books'],
    undefined,
  ]);
});

test('a preview of a pasted list shows how it was cut, and the lines that no entry holds', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text =
    'References\nBerg, K. (2014). Locks of\n  the north. Fjord Press.\n\nOkafor, A. (n.d.). Rivers. Fjord Press.\n';
  const answer = await call(app, 'POST', `/api/projects/${id}/import/preview`, { text });
  expect(answer.json()).toMatchObject({
    entries: [
      { text: 'Berg, K. (2014). Locks of the north. Fjord Press.' },
      { text: 'Okafor, A. (n.d.). Rivers. Fjord Press.' },
    ],
    lines: { total: 4, left: ['References'] },
  });
});

test('entries that a person has cut are read as they stand', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text =
    'Berg, K. (2014). Locks of the north. Fjord Press.\nthe south. Okafor, A. (2019). Rivers. Fjord Press.';
  const result = await imported(app, id, { text, format: 'lines' });
  expect(result.lines.map(({ input }) => input)).toEqual(text.split('\n'));
});

test('only the entries that are chosen are imported', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text = ['One', 'Two', 'Three'].map((title) => `TY  - BOOK\nTI  - ${title}\nER  - \n`).join('');
  const result = await imported(app, id, { text, only: [2, 0] });
  expect(result.lines.map(({ index, title }: ImportLine) => [index, title])).toEqual([
    [0, 'One'],
    [2, 'Three'],
  ]);
});
