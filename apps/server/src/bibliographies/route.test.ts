import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';

const post = async (url: string, payload: object) =>
  await (await testApp()).inject({ method: 'POST', url, payload });

const works = JSON.stringify([
  {
    type: 'book',
    title: 'Rivers',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
    publisher: 'Fjord Press',
  },
  {
    type: 'book',
    title: 'Locks',
    author: [{ family: 'Berg', given: 'Kai' }],
    issued: { 'date-parts': [[2014]] },
    publisher: 'Fjord Press',
  },
]);

test('references are printed in the order of a style, with their places in the text', async () => {
  const answer = await post('/api/bibliographies', { references: works, format: 'apa' });
  expect(answer.json()).toEqual({
    unread: [],
    kept: [],
    entries: [
      {
        index: 1,
        text: 'Berg, K. (2014). Locks. Fjord Press.',
        html: 'Berg, K. (2014). <i>Locks</i>. Fjord Press.',
      },
      {
        index: 0,
        text: 'Okafor, A. (2019). Rivers. Fjord Press.',
        html: 'Okafor, A. (2019). <i>Rivers</i>. Fjord Press.',
      },
    ],
  });
});

const sectioned = (names: readonly (string | undefined)[]) =>
  JSON.stringify(
    names.map((listSection, at) => ({
      type: 'book',
      title: `Rivers ${at}`,
      author: [{ family: 'Okafor', given: 'Ada' }],
      issued: { 'date-parts': [[2019]] },
      annote: `Read ${at}.`,
      ...(listSection && { custom: { listSection } }),
    })),
  );

interface Headed {
  index: number;
  heading?: string;
  text: string;
  paragraphs: { html: string }[];
}

test('works stand under the headings of their sections, numbers and letters run on, and annotations stay with their works', async () => {
  const references = sectioned(['Cases', 'Laws', undefined, 'Letters']);
  const sections = ['Laws', 'Cases'];
  const citations = [{ citationItems: [{ id: 0 }, { id: 1 }] }];
  const [apa, ieee] = await Promise.all(
    ['apa', 'ieee'].map(async (format) =>
      (
        await post('/api/bibliographies', { references, format, annotated: true, sections, citations })
      ).json(),
    ),
  );
  expect(
    apa.entries.map(({ index, heading, text, paragraphs }: Headed) => [
      index,
      heading,
      /\(2019\w\)/.exec(text)?.[0],
      paragraphs[1]?.html,
    ]),
  ).toEqual([
    [2, undefined, '(2019a)', 'Read 2.'],
    [1, 'Laws', '(2019b)', 'Read 1.'],
    [0, 'Cases', '(2019c)', 'Read 0.'],
    [3, 'Letters', '(2019d)', 'Read 3.'],
  ]);
  expect(apa.citations[0].parenthetical.text).toBe('(Okafor, 2019b, 2019c)');
  expect(ieee.entries.map(({ index }: Headed) => index)).toEqual([2, 1, 0, 3]);
  expect(ieee.citations[0].parenthetical.text).toBe('[2], [3]');
});

test.each([
  ['an empty heading', ['']],
  ['a heading that is too long', ['x'.repeat(201)]],
  ['too many headings', Array.from({ length: 51 }, (_, at) => `Section ${at}`)],
])('%s is refused', async (_name, sections) => {
  const answer = await post('/api/bibliographies', { references: works, format: 'apa', sections });
  expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('a list as text is printed in another style', async () => {
  const references = 'Okafor, A. (2019). Rivers. Fjord Press.\n\nBerg, K. (2014). Locks. Fjord Press.';
  const answer = await post('/api/bibliographies', { references, format: 'vancouver' });
  expect(answer.json().entries.map(({ text }: { text: string }) => text)).toEqual([
    '1. Okafor A. Rivers. Fjord Press; 2019.',
    '2. Berg K. Locks. Fjord Press; 2014.',
  ]);
});

test('an entry of a list of which a word would be lost stands as it was given', async () => {
  const whole = 'Alm, B. (2010). Lakes of the north. Journal of Water, 3(2), 14–19.';
  const odd = 'Berg, C. (2012). Seas of the south. Journal of Water, 4(1), 1–9. PMID: 22345678.';
  const { entries, kept } = (
    await post('/api/bibliographies', { references: `${whole}\n\n${odd}`, format: 'mla' })
  ).json();
  expect(entries).toEqual([
    {
      index: 0,
      text: 'Alm, B. “Lakes of the North.” Journal of Water, vol. 3, no. 2, 2010, pp. 14–19.',
      html: expect.any(String),
    },
    { index: 1, text: odd, html: odd },
  ]);
  expect(kept).toEqual([
    {
      index: 1,
      reason: 'unaccounted-words',
      words: { missing: [{ text: '22345678', start: 71, end: 79 }], added: [] },
      message: expect.stringMatching(/^Kept as you wrote it: we could not place “22345678”/),
    },
  ]);
});

test('references are converted to a file', async () => {
  const answer = await post('/api/conversions', { references: works, to: 'ris' });
  expect(answer.headers['content-type']).toContain('application/x-research-info-systems');
  expect(answer.body).toContain('TI  - Rivers');
});

test('an entry that cannot be read is named, in a list and in a file', async () => {
  const references = '@book{whole, title={Rivers}}\n@book{broken, title={No end\n@book{last, title={Locks}}';
  const list = (await post('/api/bibliographies', { references, format: 'apa' })).json();
  expect(list.entries.map(({ index }: { index: number }) => index)).toEqual([2, 0]);
  expect(list.unread).toEqual([{ index: 1, input: expect.stringContaining('@book{broken') }]);
  const file = (await post('/api/conversions', { references, to: 'ris', report: true })).json();
  expect(file).toEqual({
    content: expect.stringContaining('TI  - Locks'),
    unread: list.unread,
    unplaced: [],
    left: [],
  });
});

test.each([
  [
    'words of a pasted list that no field has',
    'Alm, B. (2010). Lakes of the north. Journal of Water, 3(2), 14–19.\n\nBerg, C. (2012). Seas of the south. Journal of Water, 4(1), 1–9. PMID: 22345678.',
    { unplaced: [{ index: 1, words: ['22345678'], message: 'We could not place “22345678”.' }], left: [] },
  ],
  [
    'fields that only BibTeX has',
    '@book{a, title={Rivers}, year={2004}, shelf={B 12}}',
    { unplaced: [], left: ['shelf'] },
  ],
  [
    'nothing of RIS, whose tags without a field are kept',
    'TY  - JOUR\nTI  - Rivers\nAD  - Lund\nDB  - Scopus\nAD  - Oslo\nER  - \n',
    { unplaced: [], left: [], content: expect.stringContaining('AD: Lund; Oslo. DB: Scopus') },
  ],
  [
    'a field that is longer than what is held of a work',
    JSON.stringify([{ type: 'book', title: 'Rivers', abstract: 'a'.repeat(10_001) }]),
    { unplaced: [], left: ['abstract'] },
  ],
])('a conversion names %s', async (_, references, told) => {
  const answer = await post('/api/conversions', { references, to: 'csl-json', report: true });
  expect(answer.json()).toMatchObject(told);
});

test('a conversion names fields for which the new format has no place', async () => {
  const references = JSON.stringify([
    { type: 'book', title: 'Rivers', keyword: 'water' },
    { type: 'book', title: 'Locks', keyword: 'water', medium: 'Film' },
  ]);
  const answers = ['hayagriva', 'bibtex', 'ris'].map((to) =>
    post('/api/conversions', { references, to, report: true }),
  );
  const lefts = (await Promise.all(answers)).map((answer) => answer.json().left);
  expect(lefts).toEqual([['keyword', 'medium'], [], []]);
});

test('1,001 references are converted', async () => {
  const references = Array.from({ length: 1_001 }, (_, at) => `@book{b${at}, title={Rivers ${at}}}`).join(
    '\n',
  );
  const answer = await post('/api/conversions', { references, to: 'ris' });
  expect(answer.body.match(/^TI {2}- /gm)).toHaveLength(1_001);
});

test.each([
  ['no references', '/api/bibliographies', { references: '', format: 'apa' }, 400, 'INVALID_REQUEST'],
  [
    'a style that there is not',
    '/api/bibliographies',
    { references: works, format: 'no-such-style' },
    400,
    'UNKNOWN_STYLE',
  ],
  [
    'a file of another kind',
    '/api/bibliographies',
    { references: '%PDF-1.7', format: 'apa' },
    422,
    'IMPORT_UNKNOWN_FORMAT',
  ],
  [
    'more text than is read',
    '/api/conversions',
    { references: 'a'.repeat(10 * 1024 * 1024 + 1), to: 'ris' },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  [
    'a file that holds too much to be read',
    '/api/conversions',
    { references: `[${'['.repeat(100_001)}`, to: 'ris' },
    422,
    'IMPORT_TOO_LARGE',
  ],
  ['a document', '/api/conversions', { references: works, to: 'docx' }, 400, 'INVALID_REQUEST'],
])('refuses %s', async (_, url, body, status, code) => {
  const answer = await post(url, body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a style that prints too much of a work is refused for good', async () => {
  const layout = `<layout>${'<text variable="abstract"/>'.repeat(900)}</layout>`;
  const csl = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>S</title></info><citation>${layout}</citation><bibliography>${layout}</bibliography></style>`;
  const app = await testApp();
  const headers = { 'x-session-id': 'a-session-that-prints-much-0123456789abcdef' };
  const added = await app.inject({ method: 'POST', url: '/api/styles', headers, payload: { csl } });
  const session = added.headers['x-session-id'] ?? headers['x-session-id'];
  const references = JSON.stringify([{ type: 'book', title: 'Rivers', abstract: 'x'.repeat(9_000) }]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/bibliographies',
    headers: { 'x-session-id': String(session) },
    payload: { references, format: added.json().id },
  });
  expect([added.statusCode, answer.statusCode, answer.json().code]).toEqual([201, 422, 'STYLE_TOO_COMPLEX']);
});

const bib =
  '@book{kai, title={Locks}, author={Berg, Kai}, year={2014}}\n@book{ada, title={Rivers}, author={Okafor, Ada}, year={2019}}';

test('works are cited together by their places and keys', async () => {
  const citations = [
    {
      citationItems: [
        { id: 1, prefix: 'see' },
        { id: 'kai', locator: '7', label: 'chapter' },
      ],
    },
    { citationItems: [{ id: 'ada' }, { id: 'kai', 'suppress-author': true }], unsorted: true },
    { citationItems: [{ id: 'ada', 'author-only': true }] },
  ];
  const answer = await post('/api/bibliographies', { references: bib, format: 'apa', citations });
  const texts = answer
    .json()
    .citations.map((forms: Record<string, { text: string }>) =>
      Object.fromEntries(Object.entries(forms).map(([form, { text }]) => [form, text])),
    );
  expect(texts).toEqual([
    {
      parenthetical: '(Berg, 2014, Chapter 7; see Okafor, 2019)',
      narrative: 'see Okafor (2019) and Berg (2014, Chapter 7)',
    },
    { parenthetical: '(Okafor, 2019; 2014)' },
    { narrative: 'Okafor' },
  ]);
});

const times = (count: number, cite: object) => Array.from({ length: count }, () => cite);

test.each([
  ['a work that the list does not have', [{ citationItems: [{ id: 2 }] }]],
  ['a key that it does not have', [{ citationItems: [{ id: 'nobody' }] }]],
  ['no works', [{ citationItems: [] }]],
  ['too many works', [{ citationItems: times(51, { id: 0 }) }]],
  ['too many citations', times(101, { citationItems: [{ id: 0 }] })],
  ['names alone beside a whole cite', [{ citationItems: [{ id: 0, 'author-only': true }, { id: 1 }] }]],
  ['a prefix that is a page', [{ citationItems: [{ id: 0, prefix: 'a'.repeat(301) }] }]],
])('a citation with %s is refused', async (_what, citations) => {
  const answer = await post('/api/bibliographies', { references: bib, format: 'apa', citations });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});
