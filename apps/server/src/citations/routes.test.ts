import { citationResponseSchema, problemSchema } from '@citewright/contract';
import { type Http, HttpError } from '@citewright/resolver';
import { knownStyleIds } from '@citewright/styles';
import { describe, expect, test } from 'vitest';
import { ownSession, postCitation, testApp, typedBook } from '../app.fixture.ts';

describe('typed details', () => {
  test('become a reference and its in-text form', async () => {
    const answer = await postCitation(await testApp(), typedBook);
    expect(answer.statusCode).toBe(200);
    expect(citationResponseSchema.parse(answer.json())).toMatchObject({
      formattedCitation:
        'Okafor, A., &amp; Lindqvist, P. (2019). <i>Rivers and their towns</i>. Fjord Press.',
      plainText: 'Okafor, A., & Lindqvist, P. (2019). Rivers and their towns. Fjord Press.',
      inTextCitation: '(Okafor & Lindqvist, 2019)',
      format: 'apa',
      verification: 'typed',
      evidence: { title: { source: 'typed' } },
      item: { type: 'book', title: 'Rivers and their towns' },
    });
  });

  test.each(knownStyleIds)('are formatted in %s', async (format) => {
    const answer = await postCitation(await testApp(), { ...typedBook, format });
    expect(answer.json().format).toBe(format);
    expect(answer.json().plainText).toContain('Okafor');
  });

  test('need no other input beside them', async () => {
    const { sourceInput: _, ...request } = typedBook;
    const answer = await postCitation(await testApp(), request);
    expect(answer.json().plainText).toContain('Rivers and their towns');
  });

  test('may name further fields of the record', async () => {
    const manualData = {
      ...typedBook.manualData,
      sourceType: 'article',
      'container-title': 'River Studies',
      volume: '12',
    };
    const answer = await postCitation(await testApp(), { ...typedBook, manualData });
    expect(answer.json().plainText).toContain('River Studies, 12');
  });

  test('may be of any CSL type, which may have no authors, with names as text', async () => {
    const { sourceType: _, ...core } = {
      ...typedBook.manualData,
      authors: '',
      director: 'Crichton, Charles',
    };
    const manualData = { ...core, type: 'motion_picture' };
    const answer = await postCitation(await testApp(), { ...typedBook, manualData });
    expect(answer.json().item.director).toEqual([{ family: 'Crichton', given: 'Charles' }]);
    expect(answer.json().plainText).toContain('Crichton, C. (Director)');
  });

  test('may say that the source names no author and no date', async () => {
    const manualData = { title: 'How tides work', sourceType: 'website', noAuthor: true, noDate: true };
    const answer = await postCitation(await testApp(), { ...typedBook, format: 'apa', manualData });
    expect(answer.json()).toMatchObject({
      plainText: 'How tides work. (n.d.).',
      inTextCitation: '(How Tides Work, n.d.)',
    });
  });

  test('may be those of a chat with an AI tool, whose company need not be called an author', async () => {
    const manualData = {
      title: 'Why do rivers meander?',
      authors: '',
      year: '21 August 2025',
      type: 'software',
      genre: 'Generative AI chat',
      'container-title': 'Le Chat',
      publisher: 'Mistral AI',
      url: 'https://chat.mistral.ai/chat/1',
    };
    const answer = await postCitation(await testApp(), { ...typedBook, format: 'apa', manualData });
    expect(answer.json()).toMatchObject({
      plainText:
        'Mistral AI. (2025, August 21). Why do rivers meander? [Generative AI chat]. Le Chat. https://chat.mistral.ai/chat/1',
      inTextCitation: '(Mistral AI, 2025)',
    });
  });

  test('contain nothing that a browser would run', async () => {
    const manualData = {
      ...typedBook.manualData,
      title: '<img src=x onerror=alert(1)> & <script>alert(2)</script>',
    };
    const answer = await postCitation(await testApp(), { ...typedBook, manualData });
    expect(answer.json().formattedCitation).not.toMatch(/<(?!\/?(i|em|b|sub|sup|span|a)\b)/);
  });

  test('are not added to the project that the form names', async () => {
    const answer = await postCitation(await testApp(), { ...typedBook, projectId: 7 });
    expect(answer.statusCode).toBe(200);
  });
});

const isbn = '9780306406157';
const invalid: [string, Record<string, unknown>, string, string][] = [
  [
    'an ISBN with a wrong digit',
    { inputType: 'isbn', sourceInput: '9780306406158' },
    'INVALID_ISBN',
    'Invalid ISBN format or checksum.',
  ],
  ['a DOI without 10.', { inputType: 'doi', sourceInput: 'not a doi' }, 'INVALID_DOI', 'Invalid DOI format.'],
  [
    'an address that runs code',
    { inputType: 'url', sourceInput: 'javascript:alert(1)' },
    'INVALID_URL',
    'Invalid URL format.',
  ],
  ['an empty address', { inputType: 'url', sourceInput: '' }, 'INVALID_URL', 'Invalid URL format.'],
  [
    'an in-text citation without brackets',
    { inputType: 'intext', sourceInput: 'Smith 2020' },
    'INVALID_IN_TEXT',
    'Please enter a valid in-text citation format like (Author, Year) or Author (Year)',
  ],
  [
    'typed details without any field',
    { inputType: 'manual', sourceInput: 'manual', manualData: {} },
    'INVALID_MANUAL',
    'Title, Authors, and Year are required for manual citation',
  ],
  [
    'typed details with a blank title',
    { ...typedBook, manualData: { ...typedBook.manualData, title: '  ' } },
    'INVALID_MANUAL',
    'Title, Authors, and Year are required for manual citation',
  ],
  [
    'no typed details',
    { inputType: 'manual', sourceInput: 'manual' },
    'INVALID_MANUAL',
    'Title, Authors, and Year are required for manual citation',
  ],
  [
    'typed details with a bad web address',
    { ...typedBook, manualData: { ...typedBook.manualData, url: 'not a url' } },
    'INVALID_URL',
    'Invalid URL format.',
  ],
  [
    'a style that is not offered',
    { format: 'no-such-style', inputType: 'isbn', sourceInput: isbn },
    'UNKNOWN_STYLE',
    'There is no citation style with this name',
  ],
  [
    'a style in a list',
    { format: ['apa'], inputType: 'isbn', sourceInput: isbn },
    'INVALID_REQUEST',
    'The request could not be understood',
  ],
  [
    'an unknown field',
    { inputType: 'isbn', sourceInput: isbn, admin: true },
    'INVALID_REQUEST',
    'The request could not be understood',
  ],
  [
    'a number for an identifier',
    { inputType: 'isbn', sourceInput: 9_780_306_406_157 },
    'INVALID_ISBN',
    'Invalid ISBN format or checksum.',
  ],
  [
    'an author of a source that names none',
    { ...typedBook, manualData: { ...typedBook.manualData, noAuthor: true } },
    'INVALID_REQUEST',
    'The request could not be understood',
  ],
  [
    'a title that is too long',
    { ...typedBook, manualData: { ...typedBook.manualData, title: 'x'.repeat(1_001) } },
    'INVALID_REQUEST',
    'The request could not be understood',
  ],
];

test.each(invalid)('%s is refused', async (_, body, code, headline) => {
  const answer = await postCitation(await testApp(), { format: 'apa', ...body });
  expect(answer.statusCode).toBe(400);
  const problem = problemSchema.parse(answer.json());
  expect([problem.code, problem.message.split('\n')[0]]).toEqual([code, headline]);
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
});

test('all addresses that cannot be opened get the same response', async () => {
  const app = await testApp();
  const bodies = await Promise.all(
    ['http://127.0.0.1/', 'http://db.example/', 'http://[::1]/', 'http://169.254.169.254/latest/'].map(
      async (sourceInput) => {
        const answer = await postCitation(app, { format: 'apa', inputType: 'url', sourceInput });
        expect(answer.statusCode).toBe(422);
        return { ...answer.json(), requestId: '' };
      },
    ),
  );
  expect(bodies[0].code).toBe('SOURCE_UNREACHABLE');
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test.each([
  ['doi', 'arXiv:2401.99999', 'ARXIV_NOT_FOUND', 'No record found for this arXiv number'],
  ['url', 'PMID 39999999', 'PMID_NOT_FOUND', 'No record found for this PubMed number'],
])(
  'a %s that was typed as "%s" is named as such when nobody has it',
  async (inputType, sourceInput, code, headline) => {
    const http: Http = async ({ url }) => ({
      url,
      status: 404,
      contentType: 'text/html',
      headers: {},
      body: '<h1>Not found</h1>',
    });
    const answer = await postCitation(await testApp({ http }), { format: 'apa', inputType, sourceInput });
    expect([answer.json().code, answer.json().message.split('\n')[0]]).toEqual([code, headline]);
  },
);

test('a site that does not answer in time is a 504', async () => {
  const app = await testApp({
    http: async () => {
      throw new HttpError('timeout');
    },
  });
  const answer = await postCitation(app, {
    format: 'apa',
    inputType: 'url',
    sourceInput: 'https://slow.example/a',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([504, 'SOURCE_TIMEOUT']);
});

describe('an in-text citation', () => {
  const work = {
    DOI: '10.5555/rivers',
    type: 'journal-article',
    title: ['Rivers and their towns'],
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
    'container-title': ['River Studies'],
  };
  /** Crossref finds one work, everything else nothing. */
  const http: Http = async ({ url }) => {
    const found = url.startsWith('https://api.crossref.org/works?')
      ? { message: { items: [work] } }
      : undefined;
    return {
      url,
      status: found ? 200 : 404,
      contentType: 'application/json',
      headers: {},
      body: JSON.stringify(found ?? {}),
    };
  };
  const inText = (sourceInput: string) => ({ format: 'apa', inputType: 'intext', sourceInput });

  test('results in the reference of a real record, with its locator', async () => {
    const answer = await postCitation(await testApp({ http }), inText('(Okafor, 2019, pp. 5-7)'));
    expect(citationResponseSchema.parse(answer.json())).toMatchObject({
      plainText: 'Okafor, A. (2019). Rivers and their towns. River Studies. https://doi.org/10.5555/rivers',
      inTextCitation: '(Okafor, 2019, pp. 5–7)',
      verification: 'matched',
      record: { url: 'https://doi.org/10.5555/rivers' },
      match: { author: 1, year: 1 },
      locator: { label: 'page', value: '5-7' },
    });
  });

  test('that quotes one work from another has the locator of the work that was read', async () => {
    const answer = await postCitation(
      await testApp({ http }),
      inText('(Freud, 1900, p. 3, as cited in Okafor, 2019, p. 7)'),
    );
    expect(answer.json()).toMatchObject({
      inTextCitation: '(Okafor, 2019, p. 7)',
      item: { DOI: '10.5555/rivers' },
    });
  });

  test('that names several works reports which one was found', async () => {
    const answer = await postCitation(await testApp({ http }), inText('(Okafor, 2019; Brand, 2003)'));
    expect(answer.json().notices).toContainEqual(expect.objectContaining({ code: 'first-of-several' }));
  });

  test('without a record that agrees offers those that come near', async () => {
    const answer = await postCitation(await testApp({ http }), inText('(Okafor, 2018, p. 5)'));
    expect(answer.statusCode).toBe(422);
    const { code, message, alternatives = [] } = problemSchema.parse(answer.json());
    expect([code, message]).toEqual(['IN_TEXT_NOT_FOUND', expect.not.stringMatching(/fake|invented/i)]);
    expect(alternatives).toMatchObject([
      {
        inTextCitation: '(Okafor, 2019, p. 5)',
        item: { DOI: '10.5555/rivers' },
        match: { author: 1, year: 0.4 },
      },
    ]);
  });
});

test('typed details name the place that is sent with them', async () => {
  const locator = { label: 'chapter', value: '3' };
  const answer = await postCitation(await testApp(), { ...typedBook, locator });
  expect(answer.json()).toMatchObject({ inTextCitation: '(Okafor & Lindqvist, 2019, Chapter 3)', locator });
});

test('a place without a name is refused', async () => {
  const answer = await postCitation(await testApp(), {
    ...typedBook,
    locator: { label: 'shelf', value: '3' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});

describe('limits', () => {
  const limits = (sessionPerMinute: number, ipPerMinute: number) => ({
    config: { limits: { sessionPerMinute, ipPerMinute }, publicOrigin: undefined, trustedProxies: [] },
  });

  test('a session that exceeds the citation limit is refused', async () => {
    const app = await testApp(limits(2, 100));
    const answers = [];
    for (let use = 0; use < 3; use++) answers.push(await postCitation(app, typedBook));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(55);
  });

  test('requests that are refused do not count', async () => {
    const app = await testApp(limits(1, 100));
    await postCitation(app, { ...typedBook, manualData: {} });
    expect((await postCitation(app, typedBook)).statusCode).toBe(200);
  });

  test('a new session for every request does not lift the limit of a network', async () => {
    const app = await testApp(limits(100, 2));
    const statuses = [];
    for (const session of ['none', 'nobody', 'nothing']) {
      const answer = await postCitation(app, typedBook, { 'x-session-id': session });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('X-Forwarded-For is ignored unless it comes from a trusted proxy', async () => {
    const app = await testApp(limits(100, 1));
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      statuses.push((await postCitation(app, typedBook, { 'x-forwarded-for': address })).statusCode);
    }
    expect(statuses).toEqual([200, 429]);
  });

  test('one from a trusted proxy is', async () => {
    const { config } = limits(100, 1);
    const app = await testApp({ config: { ...config, trustedProxies: ['127.0.0.1'] } });
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.1']) {
      statuses.push((await postCitation(app, typedBook, { 'x-forwarded-for': address })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the session', () => {
  test('of the browser is preserved', async () => {
    const answer = await postCitation(await testApp(), typedBook);
    expect(answer.headers['x-session-id']).toBeUndefined();
  });

  test.each(['', 'session_abc', `${ownSession}, ${ownSession}`, 'session_1732180000000_k3j9x2'])(
    'that can be guessed (%s) is replaced on a write',
    async (id) => {
      const answer = await postCitation(await testApp(), typedBook, { 'x-session-id': id });
      expect(answer.headers['x-session-id']).toMatch(/^session_[A-Za-z0-9_-]{32}$/);
    },
  );

  test('is not created by a read', async () => {
    const app = await testApp();
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.headers['x-session-id']).toBeUndefined();
  });
});
