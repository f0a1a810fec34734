import { citationResponseSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import { deadNetwork, testApp } from '../app.fixture.ts';
import { registry, resolverOf } from '../checks/registry.fixture.ts';

/** A line of a page: its size, and its text. */
type Line = readonly [size: number, text: string];

/** A PDF of one page with these lines from its top, in Times; `trailer` and `more` as PDF has them. */
function pdfOf(lines: readonly Line[], trailer = '', more = ''): string {
  const shown = lines.map(
    ([size, text], at) =>
      `BT /F ${size} Tf 1 0 0 1 72 ${760 - at * 28} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  );
  const content = shown.join('\n');
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Times-Roman>> endobj
5 0 obj <</Length ${content.length}>>stream
${content}
endstream endobj
${more}
trailer <</Root 1 0 R ${trailer}>>`;
}

const server = (http = registry) => testApp({ resolver: resolverOf(http) });

async function post(file: BlobPart, fields: Record<string, string> = { format: 'apa' }, http = registry) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([file], 'source.pdf'));
  const body = new Response(form);
  return await (await server(http)).inject({
    method: 'POST',
    url: '/api/citations/file',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
}

const body: Line[] = [
  [16, 'Introduction'],
  [10, 'Rivers grow where it rains, as has long been known of those in the north (Moreau, 2011).'],
  [10, 'We measured forty of them for ten years and found that they grow where it rains most.'],
];
const people: Line = [11, 'Ada Okafor and Bo Lindqvist'];
const rivers: Line = [20, 'The growth of northern rivers'];
const reference =
  'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67. https://doi.org/10.5555/rivers';

const thesis: Line[] = [
  [14, 'University of Oslo'],
  [22, 'Ferries of the western fjords'],
  [12, 'by'],
  [14, 'Ada Okafor'],
  [12, 'A thesis submitted for the degree of Doctor of Philosophy'],
  [12, 'May 2018'],
];

test.each([
  [
    'its own DOI at the foot of the page',
    pdfOf([rivers, people, ...body, [8, 'https://doi.org/10.5555/rivers']]),
    'registry',
    reference,
  ],
  [
    'its DOI in the metadata',
    pdfOf(
      [rivers, people, ...body],
      '/Info 6 0 R',
      '6 0 obj <</Title(untitled)/doi(10.5555/rivers)>> endobj',
    ),
    'registry',
    reference,
  ],
  ['no identifier is searched for', pdfOf([rivers, people, ...body]), 'matched', reference],
  [
    'the DOI of a cited work only is searched for',
    pdfOf([rivers, people, ...body, [8, 'Moreau, C. A history. https://doi.org/10.5555/harbours']]),
    'matched',
    reference,
  ],
  [
    'no record is cited as it says itself',
    pdfOf(thesis),
    'given-page',
    'Okafor, A. (2018). Ferries of the western fjords [Unpublished doctoral dissertation]. University of Oslo.',
  ],
  [
    'the title of a known work by other people is not that work',
    pdfOf([[20, 'The growth of northern rivers'], [11, 'Jane Smith'], ...body]),
    'given-page',
    'Smith, J. (n.d.). The growth of northern rivers.',
  ],
])('a PDF with %s', async (_, file, verification, text) => {
  const answer = await post(file);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { verification, plainText: text }]);
});

test('what only the pages say is marked, field by field', async () => {
  const { evidence, notices } = citationResponseSchema.parse((await post(pdfOf(thesis))).json());
  expect(evidence).toEqual(
    Object.fromEntries(
      ['title', 'author', 'issued', 'publisher', 'genre'].map((field) => [field, { source: 'title-page' }]),
    ),
  );
  expect(notices.map(({ code }) => code)).toContain('title-page');
});

test('a DOI that the file gives itself and that leads to another work is told', async () => {
  const info = '6 0 obj <</Title(untitled)/doi(10.5555/harbours)>> endobj';
  const { plainText, notices } = (await post(pdfOf([rivers, people, ...body], '/Info 6 0 R', info))).json();
  expect(plainText).toBe(reference);
  expect(notices.map(({ message }: { message: string }) => message)).toContain(
    'The page names the DOI 10.5555/harbours, which leads to another work: A history of harbours and their towns.',
  );
});

const empty = pdfOf([]);
const locked = pdfOf(
  [rivers],
  '/Encrypt 6 0 R/ID[<00><00>]',
  `6 0 obj <</Filter/Standard/V 1/R 2/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})/P -4>> endobj`,
);

test.each([
  ['pictures of pages', empty, { format: 'apa' }, 422, 'PDF_WITHOUT_TEXT'],
  ['a password', locked, { format: 'apa' }, 422, 'PAPER_LOCKED'],
  ['nothing behind its header', '%PDF-1.7\n', { format: 'apa' }, 422, 'PAPER_UNREADABLE'],
  ['another format', 'The growth of northern rivers', { format: 'apa' }, 422, 'PDF_EXPECTED'],
  ['no title', pdfOf([[10, '12']]), { format: 'apa' }, 422, 'PDF_WITHOUT_TITLE'],
  ['a style that there is not', empty, { format: 'nobody-has-this' }, 400, 'UNKNOWN_STYLE'],
  ['no style', empty, {}, 400, 'INVALID_REQUEST'],
  ['an option that there is not', empty, { format: 'apa', listBegins: 'x' }, 400, 'INVALID_REQUEST'],
  ['more than 20 MB', new Uint8Array(21 * 1024 * 1024), { format: 'apa' }, 413, 'PAYLOAD_TOO_LARGE'],
] as const)('a file with %s is refused', async (_, file, fields, status, code) => {
  const answer = await post(file, fields as Record<string, string>);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a work is not said to be unknown while registers do not answer', async () => {
  const { verification, notices } = (await post(pdfOf(thesis), { format: 'apa' }, deadNetwork)).json();
  expect(verification).toBe('given-page');
  expect(notices.map(({ message }: { message: string }) => message)).toContain(
    'We found no record of this work yet: not every register answered. Try again later. These are the details on its first pages: compare each of them.',
  );
});

test('a form from another site is refused', async () => {
  const answer = await (await server()).inject({
    method: 'POST',
    url: '/api/citations/file',
    payload: 'x',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_SITE_REQUEST']);
});
