import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { ownSession, testApp } from '../app.fixture.ts';
import { registry, resolverOf } from '../checks/registry.fixture.ts';
import { zipOf } from '../papers/office-files.fixture.ts';
import { addBooks, createProject } from '../projects/calls.fixture.ts';

const logged: string[] = [];

/** A server with a port, and the official client of the protocol. */
async function connect(headers: Record<string, string> = { 'x-session-id': ownSession }) {
  logged.length = 0;
  const app = await testApp({ resolver: resolverOf(registry), log: (line) => logged.push(line) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new Client({ name: 'a test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  return { app, client, address };
}

const rivers = {
  type: 'article-journal',
  title: 'The growth of northern rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'River Studies',
  volume: '12',
  page: '45-67',
};

const twoPapers = Buffer.from(
  zipOf({
    'a.md': `Rivers.\n\n# References\n\nBerg, K. (2014). Locks. Fjord.\n`,
    'b.md': 'Towns (Berg, 2014).\n\n# References\n\nBerg, K. (2014). Locks. Fjord.\n',
  }),
).toString('base64');

/** A PDF of one page with these lines, the first in large type, as base64. */
function pdfWith(...lines: string[]): string {
  const content = lines
    .map((line, at) => `BT /F ${at === 0 ? 20 : 10} Tf 1 0 0 1 72 ${760 - at * 28} Tm (${line}) Tj ET`)
    .join(' ');
  const file = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Times-Roman>> endobj
5 0 obj <</Length ${content.length}>>stream
${content}
endstream endobj
trailer <</Root 1 0 R>>`;
  return Buffer.from(file).toString('base64');
}

const calls: [tool: string, given: object, text: string[], data: object][] = [
  [
    'cite',
    { source: '10.5555/rivers' },
    [
      'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67.',
      'parenthetical: (Okafor & Lindqvist, 2019)',
      'Record: Crossref, https://doi.org/10.5555/rivers',
    ],
    { status: 'found', verification: 'registry', inText: { narrative: 'Okafor and Lindqvist (2019)' } },
  ],
  ['cite', { source: '10.5555/harbours', style: 'vancouver' }, ['Notice: '], { status: 'found' }],
  [
    'verify_references',
    {
      references:
        'Okafor, A., & Lindqvist, B. (2012). The growth of northern rivers. River Studies, 12, 45–67.\n\nBerg, K. (2014). Locks that nobody has ever opened before. Canal Letters, 3, 1–9.',
    },
    ['1 with wrong details', 'Differs: year', 'year: listed 2012, record 2019', '2. Not found'],
    { counts: { total: 2, differs: 1 } },
  ],
  [
    'check_paper',
    {
      text: 'Rivers grow (Okafor & Lindqvist, 2019). Towns follow (Moreau, 2020).\n\nReferences\n\nOkafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67.\n\nBerg, K. (2014). Locks that nobody has ever opened before. Canal Letters, 3, 1–9.',
      lookUp: false,
    },
    ['2 citations, 2 entries in the list', 'Moreau, 2020'],
    { citations: 2, references: 2, entries: [] },
  ],
  [
    'check_paper',
    {
      text: 'Towns follow rivers (Berg, 2014).\n\nWhat helped me\n\nBerg, K. Locks and canals.\n',
      listBegins: 'What helped me',
      lookUp: false,
    },
    ['1 citation, 1 entry in the list'],
    { citations: 1, references: 1 },
  ],
  [
    'check_paper',
    { name: 'two.zip', base64: twoPapers, main: 'b.md', lookUp: false },
    ['The paper is b.md.'],
    { main: 'b.md', citations: 1 },
  ],
  [
    'cite_links',
    { text: 'Nets learn (https://doi.org/10.1038/nature14539). We used [R](https://www.r-project.org/).' },
    ['1 link of 2 is cited now.', 'LeCun et al. (2015), Deep learning', 'the first page of a site'],
    { cited: 1, links: [{ status: 'found' }, { status: 'asked', doubt: 'home' }], left: '' },
  ],
  [
    'cite_pdf',
    { base64: pdfWith('Deep learning', 'doi:10.1038/nature14539', 'LeCun, Bengio, Hinton') },
    ['LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.'],
    { status: 'found', verification: 'registry' },
  ],
  ['cite_links', { text: 'Nets learn.' }, ['0 links of 0 are cited now.'], { cited: 0, links: [] }],
  [
    'search_styles',
    { query: 'vancouver', limit: 3 },
    ['vancouver: '],
    { styles: [{ kind: 'numeric' }, {}, {}] },
  ],
  [
    'find_style',
    { examples: 'Okafor AB, Sato M, Novak J, et al. Rivers of the north. J Water. 2019;12(3):45-67.' },
    ['100 %  american-medical-association: '],
    { found: [{ likeness: 1, citations: [] }, {}, {}, {}, {}, {}, {}, {}, {}, {}] },
  ],
  [
    'format_bibliography',
    { items: [rivers], style: 'mla' },
    ['Okafor, Ada. “The Growth of Northern Rivers.” River Studies, vol. 12, 2019, pp. 45–67.'],
    { entries: [{ index: 0 }] },
  ],
  [
    'format_bibliography',
    {
      items: [{ ...rivers, annote: 'Measured by <i>hand</i>.' }],
      annotated: true,
      citations: [{ citationItems: [{ id: 0, prefix: 'cf.', locator: '46' }] }],
    },
    ['\n    Measured by hand.\nparenthetical: (cf. Okafor, 2019, p. 46)'],
    { citations: [{ narrative: { text: 'cf. Okafor (2019, p. 46)' } }] },
  ],
  [
    'format_bibliography',
    {
      items: [
        { ...rivers, custom: { listSection: 'Cases' } },
        { ...rivers, title: 'Tides', DOI: undefined, custom: { listSection: 'Primary sources' } },
      ],
      sections: ['Primary sources', 'Cases'],
    },
    [
      'Primary sources\nOkafor, A. (2019a). Tides.',
      '\nCases\nOkafor, A. (2019b). The growth of northern rivers.',
    ],
    {
      entries: [
        { index: 1, heading: 'Primary sources' },
        { index: 0, heading: 'Cases' },
      ],
    },
  ],
  [
    'export',
    { items: [rivers], to: 'bibtex' },
    ['@article{', 'title = {The growth of northern rivers}'],
    { format: 'bibtex' },
  ],
];

test.each(calls)('%s answers the official client: %j', async (name, given, texts, data) => {
  const { client } = await connect();
  const answer = await client.callTool({ name, arguments: { ...given } });
  const [content] = answer.content as { text: string }[];
  for (const text of texts) expect(content?.text).toContain(text);
  expect(answer.structuredContent).toMatchObject(data);
});

test('each tool says what it takes and gives', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'cite',
    'cite_pdf',
    'verify_references',
    'check_paper',
    'cite_links',
    'search_styles',
    'find_style',
    'format_bibliography',
    'export',
  ]);
  for (const tool of tools) {
    expect(tool.outputSchema?.type).toBe('object');
    expect(tool.annotations?.readOnlyHint).toBe(true);
  }
});

test.each([
  ['cite', { source: '10.5555/nowhere' }, 'UPSTREAM_FAILED'],
  ['cite', { source: '10.5555/rivers', style: 'no-such-style' }, 'UNKNOWN_STYLE'],
  ['verify_references', { references: '%PDF-1.7' }, 'IMPORT_UNKNOWN_FORMAT'],
  ['export', { items: [{ id: 'a' }], references: 'Okafor, A. (2019). Rivers.' }, 'INVALID_REQUEST'],
  ['format_bibliography', {}, 'INVALID_REQUEST'],
  ['check_paper', { name: 'paper.docx', base64: 'UEsDBA==' }, 'PAPER_UNREADABLE'],
  ['cite_pdf', { base64: 'UEsDBA==' }, 'PDF_EXPECTED'],
  ['cite_pdf', { path: '/etc/passwd' }, 'INVALID_REQUEST'],
  ['cite_links', { name: 'draft.docx', base64: 'UEsDBA==' }, 'PAPER_UNREADABLE'],
  [
    'cite_links',
    { name: 'draft.pdf.txt', text: 'Nets learn (https://doi.org/10.1038/nature14539).' },
    'PAPER_NOT_WRITABLE',
  ],
])('%s %j is refused in words, with the code of the API', async (name, given, code) => {
  const { client } = await connect();
  const answer = await client.callTool({ name, arguments: given });
  expect([answer.isError, answer._meta?.code]).toEqual([true, code]);
});

test('a long list is checked page by page', async () => {
  const { client } = await connect();
  const references = ['rivers', 'harbours', 'locks']
    .map((what) => `Berg, K. (2014). The ${what} of the far north. Canal Letters, 3, 1–9.`)
    .join('\n\n');
  const pageFrom = async (offset: number) => {
    const { structuredContent } = await client.callTool({
      name: 'verify_references',
      arguments: { references, limit: 2, offset },
    });
    const { entries, listed, next } = structuredContent as {
      entries: { index: number }[];
      listed: number;
      next?: number;
    };
    return [entries.map(({ index }) => index), listed, next];
  };
  expect(await pageFrom(0)).toEqual([[0, 1], 3, 2]);
  expect(await pageFrom(2)).toEqual([[2], 3, undefined]);
});

test('progress is told while a list is checked', async () => {
  const { client } = await connect();
  const references = ['rivers', 'harbours', 'locks'].map(
    (what) => `Berg, K. (2014). The ${what} of the far north. Canal Letters, 3, 1–9.`,
  );
  const told: unknown[] = [];
  await client.callTool(
    { name: 'verify_references', arguments: { references: references.join('\n\n') } },
    undefined,
    {
      onprogress: ({ progress, total }) => told.push([progress, total]),
    },
  );
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('the projects of a session are resources; without one there are none', async () => {
  const { app, client, address } = await connect();
  const project = await createProject(app);
  await addBooks(app, project.id, 'Rivers and their towns');
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri: `citewright://projects/${project.id}`, name: 'Thesis' }]);
  const { contents } = await client.readResource({ uri: `citewright://projects/${project.id}` });
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject([
    { title: 'Rivers and their towns' },
  ]);
  const stranger = new Client({ name: 'a stranger', version: '1' });
  await stranger.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  onTestFinished(() => stranger.close());
  expect((await stranger.listResources()).resources).toEqual([]);
  await expect(stranger.readResource({ uri: `citewright://projects/${project.id}` })).rejects.toThrow();
});

test.each([
  ['a batch', '[]', 400],
  ['no JSON', '{', 400],
  ['no message', '{}', 400],
  ['too much', JSON.stringify({ text: 'a'.repeat(12_000_000) }), 413],
])('%s is refused', async (_, body, status) => {
  const { app } = await connect();
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answer = await app.inject({ method: 'POST', url: '/mcp', headers, payload: body });
  expect(answer.statusCode).toBe(status);
});

test('pages of other sites cannot call, and there is nothing to read or delete', async () => {
  const { app } = await connect();
  const foreign = {
    'content-type': 'application/json',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  };
  expect(
    (await app.inject({ method: 'POST', url: '/mcp', headers: foreign, payload: '{}' })).statusCode,
  ).toBe(403);
  expect((await app.inject({ method: 'GET', url: '/mcp' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'DELETE', url: '/mcp' })).statusCode).toBe(405);
});

const madeUp = fc.record({
  name: fc.oneof(fc.constantFrom(...calls.map(([name]) => name)), fc.string()),
  arguments: fc.oneof(
    fc.dictionary(
      fc.constantFrom('source', 'style', 'references', 'text', 'base64', 'name', 'query', 'items', 'to'),
      fc.jsonValue(),
    ),
    fc.record(
      { source: fc.string({ unit: 'binary' }), references: fc.string(), items: fc.array(fc.jsonValue()) },
      { requiredKeys: [] },
    ),
  ),
});

test('large messages are answered one at a time, and few wait for it: more are told to come again', async () => {
  const { address } = await connect();
  const references = JSON.stringify([{ ...rivers, id: 'rivers', abstract: 'x'.repeat(1_100_000) }]);
  const params = { name: 'format_bibliography', arguments: { references, style: 'apa' } };
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const answer = await fetch(`${address}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      const text = await answer.text();
      return text.includes('Okafor, A. (2019)') ? 'printed' : JSON.parse(text).code;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['printed', 'OVERLOADED']));
});

test('500 made-up calls are answered or refused, and none fails inside', async () => {
  const { client } = await connect();
  const made = fc.sample(madeUp, { numRuns: 500, seed: 24 });
  for (const call of made) {
    const answer = await client
      .callTool(call as { name: string })
      .catch((error: Error) => ({ isError: true, error }));
    expect('content' in answer || 'error' in answer).toBe(true);
  }
  expect(logged.filter((line) => /a tool failed|unexpected failure/.test(line))).toEqual([]);
}, 60_000);
