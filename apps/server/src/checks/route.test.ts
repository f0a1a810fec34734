import { checkResultSchema } from '@citewright/contract';
import type { Http } from '@citewright/resolver';
import { expect, test } from 'vitest';
import { deadNetwork, testApp } from '../app.fixture.ts';
import { registry, resolverOf } from './registry.fixture.ts';

const list = [
  'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67.',
  'Okafor, A., & Lindqvist, B. (2012). The growth of northern rivers. River Studies, 12, 45–67.',
  'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67. https://doi.org/10.5555/harbours',
  'Moreau, C. (2019). A history of harbours and their towns. River Studies, 12, 45–67. https://doi.org/10.5555/harbours',
  'Berg, K. (2014). Locks that nobody has ever opened before. Canal Letters, 3, 1–9.',
  'Smith, E. (personal communication, May 3, 2020).',
].join('\n\n');

async function check(body: object, http: Http = registry, accept = 'application/json') {
  const app = await testApp({ resolver: resolverOf(http) });
  return await app.inject({ method: 'POST', url: '/api/checks', payload: body, headers: { accept } });
}

test('each reference of a list gets its verdict', async () => {
  const answer = await check({ text: list, format: 'list' });
  expect(answer.statusCode).toBe(200);
  const { counts, entries } = checkResultSchema.parse(answer.json());
  expect(
    entries.map(({ verdict, alerts, differences, notices, duplicateOf }) => [
      verdict,
      differences.map(({ field, weight }) => `${field} ${weight}`).join(', '),
      notices.map(({ code }) => code).join(', '),
      alerts.join(', '),
      duplicateOf,
    ]),
  ).toEqual([
    ['confirmed', '', '', '', undefined],
    ['differs', 'issued serious', '', '', 0],
    ['other-work', 'DOI serious', 'retracted', 'retracted', 0],
    ['confirmed', '', 'retracted, impossible-detail', 'retracted, impossible', undefined],
    ['not-found', '', '', '', undefined],
    ['not-checkable', '', '', '', undefined],
  ]);
  expect(counts).toMatchObject({
    total: 6,
    confirmed: 2,
    differs: 1,
    'other-work': 1,
    'not-found': 1,
    retracted: 2,
    impossible: 1,
    forms: 2,
  });
});

test('an identifier of another work: its record comes first, then the work that is described', async () => {
  const { entries } = (await check({ text: list, format: 'list', only: [2] })).json();
  expect(entries).toHaveLength(1);
  expect(entries[0].alternatives[0].identifiers.doi).toBe('10.5555/harbours');
  expect(entries[0].record.identifiers.doi).toBe('10.5555/rivers');
});

test('an entry is a duplicate of one that is not checked with it', async () => {
  const [first] = list.split('\n\n');
  const text = `${first}\n\n${first}`;
  const { entries } = (await check({ text, format: 'list', only: [1] })).json();
  expect(entries).toMatchObject([{ index: 1, verdict: 'confirmed', duplicateOf: 0 }]);
});

test('the entries come as events, between the beginning and the counts', async () => {
  const { body, headers } = await check({ text: list }, registry, 'text/event-stream');
  expect(headers['content-type']).toContain('text/event-stream');
  const names = [...body.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  expect(names).toEqual(['start', ...Array.from({ length: 6 }, () => 'entry'), 'done']);
});

/** A page that is gone, and the Wayback Machine, which has a copy of it. */
const goneInArchive: Http = async (request) => {
  const { hostname } = new URL(request.url);
  const answer = { url: request.url, headers: {}, contentType: 'application/json', status: 404, body: '{}' };
  if (hostname === 'courier.example') return answer;
  if (hostname !== 'archive.org') return await registry(request);
  const url = 'http://web.archive.org/web/20190504010203/https://courier.example/rivers';
  const closest = { available: true, status: '200', url, timestamp: '20190504010203' };
  return { ...answer, status: 200, body: JSON.stringify({ archived_snapshots: { closest } }) };
};

test('of a page that is gone the copy in an archive comes along', async () => {
  const text =
    'Oduya, M. (2019, March 1). River towns before the flood. Retrieved May 3, 2019, from https://courier.example/rivers';
  const { counts, entries } = checkResultSchema.parse((await check({ text }, goneInArchive)).json());
  const address = 'https://web.archive.org/web/20190504010203/https://courier.example/rivers';
  expect(entries[0]).toMatchObject({
    alerts: ['gone'],
    copy: { archive: 'Wayback Machine', url: address, date: '2019-05-04' },
    notices: [
      { code: 'listed-page', message: 'courier.example has no page at this address any more.' },
      {
        code: 'page-copy',
        message: `A copy of 4 May 2019 is kept (Wayback Machine). ${address}`,
        url: address,
      },
    ],
  });
  expect(counts).toMatchObject({ total: 1, gone: 1 });
});

test('registers that do not answer are told, and nothing is called missing', async () => {
  const { entries } = (await check({ text: list, format: 'list', only: [0] }, deadNetwork)).json();
  expect(entries[0].verdict).toBe('not-checked');
  expect(entries[0].asked).toContainEqual({ register: 'Crossref', outcome: 'unavailable' });
});

test.each([
  ['more text than a check may have', { text: 'a'.repeat(2 * 1024 * 1024 + 1) }, 413, 'PAYLOAD_TOO_LARGE'],
  ['no text', { text: '' }, 400, 'INVALID_REQUEST'],
  ['a file of another kind', { text: '%PDF-1.7' }, 422, 'IMPORT_UNKNOWN_FORMAT'],
  ['entries that the text does not have', { text: list, only: [40] }, 400, 'INVALID_REQUEST'],
  [
    'too many references',
    { text: 'Okafor, A. (2019). Rivers of the north. Oslo: Fjord Press.\n\n'.repeat(1_001) },
    422,
    'CHECK_TOO_LONG',
  ],
  ['a file that holds too much to be read', { text: `[${'['.repeat(100_001)}` }, 422, 'IMPORT_TOO_LARGE'],
  ['more lines than a thousand references have', { text: '1.\n'.repeat(100_001) }, 422, 'CHECK_TOO_LONG'],
])('refuses %s', async (_, body, status, code) => {
  const answer = await check(body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});
