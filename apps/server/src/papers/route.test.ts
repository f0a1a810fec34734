import { paperCheckResultSchema } from '@citewright/contract';
import { escapeXml } from '@citewright/interchange';
import { expect, test } from 'vitest';
import { ownSession, testApp } from '../app.fixture.ts';
import { call } from '../projects/calls.fixture.ts';
import { odtFile, wordFile, zipOf } from './office-files.fixture.ts';

const paper = `Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001).

References

Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.

Miller, G. A. (1956). The magical number seven, plus or minus two. Psychological Review, 63(2), 81–97.
`;

async function post(form: FormData, accept = 'application/json', url = '/api/papers/check') {
  const app = await testApp();
  const request = new Response(form);
  const headers = { accept, 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  return await app.inject({ method: 'POST', url, payload, headers });
}

function formOf(content: BlobPart, name = 'paper.txt', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([content], name));
  return form;
}

function fileless(): FormData {
  const form = new FormData();
  form.set('lookUp', 'false');
  return form;
}

test('a paper is compared with its list', async () => {
  const answer = await post(formOf(paper, 'paper.txt', { lookUp: 'false' }));
  expect(answer.statusCode).toBe(200);
  const { paper: view, counts, entries } = paperCheckResultSchema.parse(answer.json());
  expect(view.name).toBe('paper.txt');
  expect(view.text).toBe(paper);
  expect(view.references.map(({ start = 0, end = 0 }) => paper.slice(start, end).slice(0, 8))).toEqual([
    'Baddeley',
    'Miller, ',
  ]);
  expect(view.callouts.map(({ start, end, refs }) => [paper.slice(start, end), refs])).toEqual([
    ['Baddeley, 1992', [0]],
    ['Cowan, 2001', []],
  ]);
  expect(view.findings.map(({ kind }) => kind)).toEqual(['missing-reference', 'uncited-reference']);
  expect([counts.total, entries]).toEqual([0, []]);
});

test('each entry of its list gets a verdict, those that are asked for', async () => {
  const all = paperCheckResultSchema.parse((await post(formOf(paper))).json());
  expect(all.entries.map(({ index, verdict }) => [index, verdict])).toEqual([
    [0, 'not-checked'],
    [1, 'not-checked'],
  ]);
  const one = paperCheckResultSchema.parse((await post(formOf(paper, 'paper.txt', { only: '1' }))).json());
  expect(one.entries.map(({ index }) => index)).toEqual([1]);
});

test('a stream begins with the paper', async () => {
  const answer = await post(formOf(paper), 'text/event-stream');
  expect(answer.body.match(/^event: \w+/gm)).toEqual([
    'event: paper',
    'event: entry',
    'event: entry',
    'event: done',
  ]);
});

const emptyPdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
trailer <</Root 1 0 R>>`;

test.each([
  ['a PDF of pictures', formOf(emptyPdf, 'paper.pdf'), 422, 'PAPER_WITHOUT_TEXT'],
  ['an empty text', formOf(' \n'), 422, 'PAPER_WITHOUT_TEXT'],
  ['a format that is not read', formOf('text', 'paper.xyz'), 422, 'PAPER_UNKNOWN_FORMAT'],
  [
    'a paper that is not in the archive',
    formOf(zipOf({ 'main.md': paper }), 'paper.zip', { main: '../main.md' }),
    422,
    'PAPER_NOT_IN_ARCHIVE',
  ],
  [
    'a list that begins nowhere',
    formOf(paper, 'paper.txt', { listBegins: 'Nobody wrote this' }),
    422,
    'PAPER_NO_SUCH_PLACE',
  ],
  ['a very long line', formOf(paper, 'paper.txt', { listBegins: 'a'.repeat(1_001) }), 400, 'INVALID_REQUEST'],
  ['a text that is none', formOf('a\0b'), 422, 'PAPER_UNREADABLE'],
  ['a form without a file', fileless(), 400, 'INVALID_REQUEST'],
  ['an option that there is not', formOf(paper, 'paper.txt', { style: 'apa' }), 400, 'INVALID_REQUEST'],
  ['entries that are no numbers', formOf(paper, 'paper.txt', { only: 'all' }), 400, 'INVALID_REQUEST'],
  ['an entry that the list has not', formOf(paper, 'paper.txt', { only: '7' }), 400, 'INVALID_REQUEST'],
])('answers %s', async (_, form, status, code) => {
  const answer = await post(form);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test.each([
  ['JSON', '/api/papers/check', 'application/json', '{}', 400],
  ['a form where none is taken', '/api/checks', 'multipart/form-data; boundary=x', '--x--', 415],
  ['a form without a boundary', '/api/papers/check', 'multipart/form-data', 'x', 415],
  ['a form that is none', '/api/papers/check', 'multipart/form-data; boundary=x', 'hello', 400],
  [
    'a form of many parts',
    '/api/papers/check',
    'multipart/form-data; boundary=x',
    '--x\r\n'.repeat(100),
    400,
  ],
])('refuses %s', async (_, url, type, payload, status) => {
  const app = await testApp();
  const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(status);
});

const paragraphs = [
  'Memory is short (Baddeley, 1991). Others doubt it (Cowan, 2001).',
  'References',
  'Baddeley, A. (1992). Working memory. Science, 255, 556–559.',
  'Miller, G. A. (1956). The magical number seven. Psychological Review, 63(2), 81–97.',
];
const thesis = wordFile(paragraphs);

const baddeley = {
  id: 'x',
  type: 'article-journal',
  title: 'Working memory',
  author: [{ family: 'Baddeley', given: 'Alan' }],
  issued: { 'date-parts': [[1992]] },
  'container-title': 'Science',
  volume: '255',
  issue: '5044',
  page: '556-559',
};

const wanted = { way: 'tracked', style: 'apa', entries: [{ index: 0, item: baddeley }] };

/** The document that comes back, as text. */
async function corrected(corrections: object, content: BlobPart = thesis, name = 'thesis.docx') {
  const form = formOf(content, name, { corrections: JSON.stringify(corrections) });
  return await post(form, '*/*', '/api/papers/correct');
}

test('a paper comes back with tracked changes and remarks', async () => {
  const answer = await corrected(wanted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('thesis%2C%20corrected.docx');
  const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.docx', { lookUp: 'false' }));
  const { paper: view } = paperCheckResultSchema.parse(back.json());
  expect(view.text).toContain('Memory is short (Baddeley, 1992).');
  expect(view.text).toContain('Science, 255(5044), 556–559.');
  expect(view.text).toContain('Miller, G. A. (1956). The magical number seven.');
});

test('places that could not be corrected are named', async () => {
  const source = paragraphs.join('\n\n').replace('References', '# Referências');
  const item = { ...baddeley, title: 'Рабочая память' };
  const latin = Buffer.from(source, 'latin1');
  const answer = await corrected({ ...wanted, entries: [{ index: 0, item }] }, latin, 'thesis.md');
  const [[, start, end] = []] = String(answer.headers['citewright-left']).matchAll(/(\d+)-(\d+)/g);
  expect(source.slice(Number(start) - 2, Number(end) - 2)).toContain('Baddeley, A. (1992)');
  const whole = await corrected(wanted, latin, 'thesis.md');
  expect(whole.headers['citewright-left']).toBeUndefined();
});

test('a text of OpenDocument comes back as one', async () => {
  const answer = await corrected(wanted, odtFile(paragraphs), 'thesis.odt');
  expect(answer.headers['content-type']).toBe('application/vnd.oasis.opendocument.text');
  expect(answer.headers['content-disposition']).toContain('thesis%2C%20corrected.odt');
  const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.odt', { lookUp: 'false' }));
  const { paper: view } = paperCheckResultSchema.parse(back.json());
  expect(view.text).toContain('Memory is short (Baddeley, 1992).');
});

test('the whole list is set anew in a style', async () => {
  const answer = await corrected({ ...wanted, way: 'clean', style: 'harvard', wholeList: true });
  const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.docx', { lookUp: 'false' }));
  const { paper: view } = paperCheckResultSchema.parse(back.json());
  expect(view.text).toContain('Baddeley, A. (1992) ‘Working memory’, Science, 255(5044), pp. 556–559.');
  expect(view.text).toContain('Miller, G.A. (1956) ‘The magical number seven’, Psychological Review');
});

const river = 'Okafor, A., & Lindqvist, B. (2019). Rivers and towns. River Studies, 12, 45–67.';
const canal = 'van Berg, K. (2014). Locks and canals. Canal Letters, 3, 1–9.';
const named = [
  'Towns grow (Okafor & Lindqvist, 2019, p. 46; see van Berg, 2014). As van Berg (2014) shows, locks help. It was so (in detail, and against what others say of it at length in their own books about canals, rivers and the towns beside them: Okafor & Lindqvist, 2019).',
  'References',
  river,
  canal,
];
const paged = [
  'Towns grow (Okafor and Lindqvist 46; see van Berg). As van Berg shows, locks help (3–4).',
  'Works Cited',
  'Okafor, Ada, and Bo Lindqvist. “Rivers and Towns.” River Studies, vol. 12, 2019, pp. 45–67.',
  'van Berg, Kees. “Locks and Canals.” Canal Letters, vol. 3, 2014, pp. 1–9.',
];
const numbered = [
  'Towns grow [1,2]. Locks help [2].',
  'References',
  '[1] A. Okafor and B. Lindqvist, “Rivers and towns,” River Studies, vol. 12, pp. 45–67, 2019.',
  '[2] K. van Berg, “Locks and canals,” Canal Letters, vol. 3, pp. 1–9, 2014.',
];

test.each([
  ['names as numbers', named, 'ieee', 'Towns grow [1, p. 46], see [2]. As van Berg [2] shows, locks help.'],
  ['names as raised numbers', named, 'nature', 'Towns grow1,see 2. As van Berg2 shows'],
  [
    'names in another style',
    named,
    'harvard',
    'Towns grow (see van Berg, 2014; Okafor and Lindqvist, 2019, p. 46). As van Berg (2014) shows',
  ],
  [
    'pages as years',
    paged,
    'apa',
    'Towns grow (Okafor & Lindqvist, 2019, p. 46; see van Berg, 2014). As van Berg shows, locks help (2014, pp. 3–4).',
  ],
  ['years as pages', named, 'mla', 'Towns grow (Okafor and Lindqvist 46; see van Berg).'],
  [
    'numbers as names',
    numbered,
    'apa',
    'Towns grow (Okafor & Lindqvist, 2019; van Berg, 2014). Locks help (van Berg, 2014).',
  ],
])('citations are set with the list: %s', async (_, paragraphs, style, text) => {
  const wholeList = { way: 'clean', style, wholeList: true, entries: [] };
  const answer = await corrected(wholeList, wordFile(paragraphs));
  const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.docx', { lookUp: 'false' }));
  expect(paperCheckResultSchema.parse(back.json()).paper.text).toContain(text);
});

test.each([
  [
    'names',
    named,
    'chicago-notes',
    'Towns grow.¹ As van Berg² shows, locks help. It was so (in detail',
    [
      '¹ A. Okafor and B. Lindqvist, “Rivers and Towns,” River Studies 12 (2019): 46; see K. van Berg, “Locks and Canals,” Canal Letters 3 (2014): 1–9.',
      '² van Berg, “Locks and Canals.”',
    ],
  ],
  [
    'numbers, but those that are words of the sentence',
    [
      'Towns grow [1,2]. As in [2], locks help [1], [2]. [1] has more, and all is well (see [2]).',
      ...numbered.slice(1),
    ],
    'mhra',
    'Towns grow.¹ As in [2], locks help.² [1] has more',
    ['¹ A. Okafor and B. Lindqvist, ‘Rivers and Towns’, River Studies, 12 (2019), pp. 45–67; K. van Berg'],
  ],
])('citations move into notes with the list: %s', async (_, paragraphs, style, text, notes) => {
  const wholeList = { way: 'clean', style, wholeList: true, entries: [] };
  for (const [name, file] of [
    ['thesis.docx', wordFile(paragraphs.map(escapeXml))],
    ['thesis.odt', odtFile(paragraphs.map(escapeXml))],
    ['thesis.md', paragraphs.join('\n\n').replace('References', '# References')],
  ] as const) {
    const answer = await corrected(wholeList, file, name);
    const back = await post(formOf(new Uint8Array(answer.rawPayload), name, { lookUp: 'false' }));
    const { paper: view } = paperCheckResultSchema.parse(back.json());
    for (const part of [text, ...notes]) expect(view.text).toContain(part);
  }
});

test('citations that a reference manager keeps in the text do not move into notes', async () => {
  const live = await corrected({ ...wanted, way: 'clean', live: true });
  const notes = { way: 'clean', style: 'oscola', wholeList: true, entries: [] };
  const answer = await corrected(notes, new Uint8Array(live.rawPayload));
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'PAPER_STYLE_DIFFERS']);
});

test('an entry that stands there twice is taken out, where the list has no numbers', async () => {
  const twice = { way: 'clean', style: 'apa', entries: [{ index: 1, item: null }] };
  const read = async (paragraphs: readonly string[]) => {
    const answer = await corrected(twice, wordFile(paragraphs));
    const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.docx', { lookUp: 'false' }));
    return paperCheckResultSchema.parse(back.json()).paper.references.map(({ input }) => input);
  };
  const again = 'Okafor, A., & Lindqvist, B. (2019). Rivers & towns. River Studies, 12, 45–67.';
  expect(
    await read([
      'Towns grow (Okafor & Lindqvist, 2019; van Berg, 2014).',
      'References',
      river,
      again.replace('&', '&amp;').replace(' & towns', ' and towns'),
      canal,
    ]),
  ).toEqual([river, canal]);
  expect(await read(numbered)).toHaveLength(2);
});

test('citations become live ones, which are read back as such', async () => {
  const answer = await corrected({ ...wanted, way: 'clean', live: true });
  const back = await post(formOf(new Uint8Array(answer.rawPayload), 'thesis.docx', { lookUp: 'false' }));
  const { paper: view } = paperCheckResultSchema.parse(back.json());
  expect(view.text).toContain('Memory is short (Baddeley, 1991).');
  expect(view.callouts.map(({ refs }) => refs)).toContainEqual([0]);
});

test.each([
  ['corrections that are no JSON', 'x', 400, 'INVALID_JSON'],
  ['corrections that are none', '{}', 400, 'INVALID_REQUEST'],
  [
    'corrections of too many values, which are counted before they are parsed',
    '[],'.repeat(100_001),
    400,
    'INVALID_REQUEST',
  ],
  ['a style that there is not', JSON.stringify({ ...wanted, style: 'nope' }), 400, 'INVALID_REQUEST'],
])('does not correct with %s', async (_, corrections, status, code) => {
  const answer = await post(formOf(thesis, 'thesis.docx', { corrections }), '*/*', '/api/papers/correct');
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('an own style that prints too much of the works of a paper is named', async () => {
  const app = await testApp();
  const layout = `<layout>${'<text variable="abstract"/>'.repeat(900)}</layout>`;
  const csl = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>S</title></info><citation>${layout}</citation><bibliography>${layout}</bibliography></style>`;
  const added = await call(app, 'POST', '/api/styles', { csl });
  const item = { ...baddeley, abstract: 'x'.repeat(9_000) };
  const corrections = { ...wanted, style: added.json().id, entries: [{ index: 0, item }] };
  const form = new Response(formOf(thesis, 'thesis.docx', { corrections: JSON.stringify(corrections) }));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/papers/correct',
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '', 'x-session-id': ownSession },
  });
  expect([added.statusCode, answer.statusCode, answer.json().code]).toEqual([201, 422, 'STYLE_TOO_COMPLEX']);
});

test('a format that cannot be written is told from one that cannot be read', async () => {
  const answer = await corrected(wanted, paper, 'paper.txt');
  expect(answer.json().code).toBe('PAPER_NOT_WRITABLE');
});

const archive = zipOf({
  'notes.tex': '\\documentclass{article}\\begin{document}Notes on rivers.\\end{document}',
  'Thesis.tex':
    '\\documentclass{book}\\begin{document}So \\citep{okafor}.\\bibliography{refs}\\end{document}',
  'refs.bib': '@book{okafor, author={Okafor, Ada}, title={Rivers of sand}, year=2019}',
});

test.each([
  ['the file that prints a list', {}, 'Thesis.tex', 1],
  ['another file that is named', { main: 'notes.tex' }, 'notes.tex', 0],
])('of an archive the paper is %s', async (_, fields, main, citations) => {
  const answer = await post(formOf(archive, 'thesis.zip', { lookUp: 'false', ...fields }));
  const { paper: view } = paperCheckResultSchema.parse(answer.json());
  expect([view.main, view.callouts.length]).toEqual([main, citations]);
});

test.each([
  ['its first line', 'Berg, K.'],
  ['its place', undefined],
])('a list begins where the request says: %s', async (_, line) => {
  const text = 'Towns follow rivers (Berg, 2014).\n\nWhat helped me\n\nBerg, K. Locks and canals.\n';
  const listBegins = line ?? String(text.indexOf('What helped'));
  const answer = await post(formOf(text, 'paper.txt', { lookUp: 'false', listBegins }));
  const { paper: view } = paperCheckResultSchema.parse(answer.json());
  expect(view.coverage).toEqual({ list: 'given' });
  expect(view.references.map(({ input }) => input)).toEqual(['Berg, K. Locks and canals.']);
});
