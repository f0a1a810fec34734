import { citationResponseSchema, problemSchema, searchResponseSchema } from '@citewright/contract';
import { type Http, HttpError } from '@citewright/resolver';
import { describe, expect, test } from 'vitest';
import { ownSession, testApp } from '../app.fixture.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const rivers = {
  DOI: '10.5555/rivers',
  type: 'journal-article',
  title: ['Rivers and their towns'],
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
  'container-title': ['River Studies'],
};
const harbours = {
  key: '/works/OL1W',
  title: 'The wealth of harbours',
  author_name: ['Per Lindqvist'],
  first_publish_year: 1986,
  publish_year: [1986, 2003],
};
const edition = {
  key: '/books/OL1M',
  title: 'The wealth of harbours',
  publishers: ['Fjord Press'],
  publish_places: ['Bergen'],
  publish_date: '1986',
  isbn_13: ['9780306406157'],
};

/** Services that know one article and one book. */
function services(answers: Record<string, unknown>): { http: Http; asked: string[] } {
  const asked: string[] = [];
  const http: Http = async ({ url }) => {
    asked.push(url);
    const [, found] = Object.entries(answers).find(([prefix]) => url.startsWith(prefix)) ?? [];
    if (found instanceof Error) throw found;
    return {
      url,
      status: found === undefined ? 404 : 200,
      contentType: 'application/json',
      headers: {},
      body: JSON.stringify(found ?? {}),
    };
  };
  return { http, asked };
}

const all = {
  'https://api.crossref.org/works?': { message: { items: [rivers] } },
  'https://openlibrary.org/search.json?': { docs: [harbours] },
  'https://openlibrary.org/works/OL1W/editions.json': { entries: [edition] },
  'https://doi.org/ra/': [{ RA: 'Crossref' }],
  'https://api.crossref.org/works/10.5555/rivers': { message: rivers },
};

const post = (app: App, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-session-id': ownSession } });

const search = (app: App, sourceInput: unknown) => post(app, '/api/search', { format: 'apa', sourceInput });

describe('a search by title', () => {
  test('gives works to choose from, each with what to send for it', async () => {
    const answer = await search(await testApp(services(all)), 'rivers and thier towns okafor');
    expect(answer.statusCode).toBe(200);
    expect(searchResponseSchema.parse(answer.json())).toMatchObject({
      reading: 'title',
      rivals: 0,
      clear: true,
      unanswered: [],
      choices: [
        {
          plainText:
            'Okafor, A. (2019). Rivers and their towns. River Studies. https://doi.org/10.5555/rivers',
          record: { name: 'Crossref' },
          differs: [],
          request: { inputType: 'doi', sourceInput: '10.5555/rivers' },
        },
      ],
    });
  });

  test('gives a work without an identifier by its record, and completes it from the edition when it is taken', async () => {
    const { http, asked } = services(all);
    const app = await testApp({ http });
    const [choice] = (await search(app, 'the wealth of harbours')).json().choices;
    expect(choice).toMatchObject({
      editions: [1986, 2003],
      request: {
        inputType: 'title',
        sourceInput: 'the wealth of harbours',
        recordUrl: 'https://openlibrary.org/works/OL1W',
      },
    });
    const searches = asked.length;
    const taken = await post(app, '/api/citations', { format: 'apa', ...choice.request });
    expect(taken.statusCode).toBe(200);
    const citation = citationResponseSchema.parse(taken.json());
    expect(citation).toMatchObject({
      plainText: 'Lindqvist, P. (1986). The wealth of harbours. Fjord Press.',
      item: { ISBN: '9780306406157', 'publisher-place': 'Bergen' },
      verification: 'matched',
    });
    expect(citation.confidence).toBeUndefined();
    expect(asked.slice(searches)).toEqual([expect.stringContaining('/works/OL1W/editions.json')]);
  });

  test('a work that is clearly meant is cited at once when nothing was chosen', async () => {
    const answer = await post(await testApp(services(all)), '/api/citations', {
      format: 'apa',
      inputType: 'title',
      sourceInput: 'Rivers and their towns',
    });
    expect(answer.json()).toMatchObject({ verification: 'matched', item: { DOI: '10.5555/rivers' } });
  });

  test('several works that fit as well are offered, and none is taken for the one', async () => {
    const twins = ['a', 'b', 'c'].map((name) => ({
      ...rivers,
      DOI: `10.5555/${name}`,
      author: [{ family: `Okafor-${name}`, given: 'Ada' }],
    }));
    const app = await testApp(
      services({ ...all, 'https://api.crossref.org/works?': { message: { items: twins } } }),
    );
    expect((await search(app, 'Rivers and their towns')).json()).toMatchObject({ rivals: 2, clear: false });
    const answer = await post(app, '/api/citations', {
      format: 'apa',
      inputType: 'title',
      sourceInput: 'Rivers and their towns',
    });
    const { code, alternatives = [] } = problemSchema.parse(answer.json());
    expect([answer.statusCode, code, alternatives.length]).toEqual([422, 'SEVERAL_WORKS_FIT', 3]);
  });

  test('a service that does not answer is named, and nothing is certain then', async () => {
    const answer = await search(
      await testApp(services({ ...all, 'https://openlibrary.org/search.json?': new HttpError('timeout') })),
      'Rivers and their towns',
    );
    expect(answer.json()).toMatchObject({ unanswered: ['Open Library'], clear: false, choices: [{}] });
  });

  test.each([
    ['no service has such a work', all, 'quantum moss theory', 422, 'TITLE_NOT_FOUND'],
    [
      'no service answers',
      {
        'https://api.crossref.org/': new HttpError('timeout'),
        'https://openlibrary.org/': new HttpError('timeout'),
      },
      'Rivers and their towns',
      504,
      'UPSTREAM_TIMEOUT',
    ],
    ['the text holds no words', all, '1234 5678', 400, 'INVALID_TITLE'],
    ['the text is an identifier alone', all, 'https://doi.org/10.5555/rivers', 400, 'INVALID_TITLE'],
    ['the text is too long', all, 'word '.repeat(500), 400, 'INVALID_REQUEST'],
  ])('%s', async (_, answers, text, status, code) => {
    const answer = await search(await testApp(services(answers)), text);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('counts like a citation', async () => {
    const app = await testApp({
      ...services(all),
      config: {
        limits: { sessionPerMinute: 1, ipPerMinute: 9 },
        publicOrigin: undefined,
        trustedProxies: [],
      },
    });
    await search(app, 'Rivers and their towns');
    expect((await search(app, 'Rivers and their towns')).json().code).toBe('RATE_LIMITED');
  });
});

describe('a whole reference', () => {
  const reference = 'Okafor, A. (2019). Rivers and their towns. River Studies, 3(1), 1–9.';

  test('is the work of its identifier when the words name that work', async () => {
    const answer = await search(await testApp(services(all)), `${reference} https://doi.org/10.5555/rivers`);
    expect(answer.json()).toMatchObject({
      reading: 'reference',
      clear: true,
      identifier: { value: '10.5555/rivers', status: 'agrees' },
      choices: [{ byIdentifier: true, request: { inputType: 'doi', sourceInput: '10.5555/rivers' } }],
    });
  });

  test('is searched by its words when its identifier belongs to another work', async () => {
    const other = {
      ...rivers,
      DOI: '10.5555/moss',
      title: ['Moss on stones'],
      author: [{ family: 'Brand' }],
    };
    const answer = await search(
      await testApp(services({ ...all, 'https://api.crossref.org/works/10.5555/moss': { message: other } })),
      `${reference} https://doi.org/10.5555/moss`,
    );
    expect(answer.json()).toMatchObject({
      identifier: { value: '10.5555/moss', status: 'disagrees' },
      choices: [
        { item: { DOI: '10.5555/rivers' }, differs: [] },
        { item: { DOI: '10.5555/moss' }, byIdentifier: true },
      ],
    });
  });

  test('is searched by its words when its identifier is not registered', async () => {
    const answer = await search(await testApp(services(all)), `${reference} https://doi.org/10.5555/nothing`);
    expect(answer.json()).toMatchObject({
      identifier: { status: 'not-found' },
      choices: [{ item: { DOI: '10.5555/rivers' } }],
    });
  });
});
