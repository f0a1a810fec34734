import type { OwnWork } from '@citewright/registers';
import { expect, it } from 'vitest';
import { createWorld, type Route, status } from './world.fixture.ts';

const hit = (DOI: string, title: string, authors: string[], year: number, cited = 0) => ({
  DOI,
  type: 'journal-article',
  title: [title],
  author: authors.map((family) => ({ family, given: 'A.' })),
  issued: { 'date-parts': [[year]] },
  'is-referenced-by-count': cited,
});

const search = (...items: object[]): Record<string, Route> => ({
  '/crossref/works?': { message: { items } },
  '/openlibrary/search.json': { docs: [] },
  '/openalex/works?': { results: [] },
});

const ownWork = (
  title: string,
  fields: Partial<OwnWork> & { year?: number; DOI?: string } = {},
): OwnWork => ({
  item: {
    id: title,
    type: 'article-journal',
    title,
    author: [{ family: 'Smith', given: 'Ada' }],
    issued: { 'date-parts': [[fields.year ?? 2010]] },
    ...(fields.DOI && { DOI: fields.DOI }),
  },
  notices: fields.notices ?? [],
});

const bridges = hit('10.5555/bridges', 'Bridges of Wales', ['Smith'], 2010, 40);

async function resolve(routes: Record<string, Route>, own: OwnWork[], context?: string) {
  const { resolver } = await createWorld(routes);
  const request = { kind: 'intext', value: '(Smith, 2010)', own: async () => own } as const;
  return await resolver.resolve({ ...request, ...(context !== undefined && { context }) });
}

it('a work that the session cites already is taken first, as its own work', async () => {
  const { item, verification, evidence, match, alternatives } = await resolve(search(bridges), [
    ownWork('My notes on rivers'),
  ]);
  expect([item.title, verification, evidence.title?.source]).toEqual(['My notes on rivers', 'typed', 'own']);
  expect(match?.own).toBe(1);
  expect(alternatives.map((one) => [one.item.DOI, one.match?.own])).toEqual([['10.5555/bridges', undefined]]);
});

it('unless the words around the citation speak for another', async () => {
  const context = 'Bridges in Wales are old';
  const { item, alternatives } = await resolve(search(bridges), [ownWork('My notes on rivers')], context);
  expect(item.DOI).toBe('10.5555/bridges');
  expect(alternatives[0]).toMatchObject({
    item: { title: 'My notes on rivers' },
    match: { own: 1 },
    verification: 'typed',
  });
});

it('the same work found again is given in the registry’s words, once', async () => {
  const { item, verification, match, alternatives } = await resolve(search(bridges), [
    ownWork('Bridges', { DOI: '10.5555/bridges' }),
  ]);
  expect([item.title, verification, match?.own, alternatives]).toEqual([
    'Bridges of Wales',
    'matched',
    1,
    [],
  ]);
});

it('a work of another year or author stays out of it', async () => {
  const { item, alternatives } = await resolve(search(bridges), [ownWork('Later notes', { year: 2014 })]);
  expect([item.DOI, alternatives]).toEqual(['10.5555/bridges', []]);
});

it.each<[string, Record<string, Route>]>([
  ['no index knows it', search()],
  ['no index answers', { '/crossref': status(500), '/openlibrary': status(500), '/openalex': status(500) }],
])('it is found where %s', async (_what, routes) => {
  expect((await resolve(routes, [ownWork('My notes on rivers')])).item.title).toBe('My notes on rivers');
});

it('what one session cites is nothing to another', async () => {
  const { resolver } = await createWorld(search(bridges));
  const request = { kind: 'intext', value: '(Smith, 2010)' } as const;
  const mine = await resolver.resolve({ ...request, own: async () => [ownWork('My notes on rivers')] });
  const theirs = await resolver.resolve({ ...request, own: async () => [] });
  const nobodys = await resolver.resolve(request);
  expect(mine.item.title).toBe('My notes on rivers');
  expect([theirs.item.DOI, theirs.alternatives]).toEqual(['10.5555/bridges', []]);
  expect([nobodys.item.DOI, nobodys.match?.own]).toEqual(['10.5555/bridges', undefined]);
});
