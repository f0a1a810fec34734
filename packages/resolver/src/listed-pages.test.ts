import { expect, it } from 'vitest';
import type { CheckedWork, ListedWork } from './index.ts';
import { createWorld, page, type Route, status } from './world.fixture.ts';

/** The Wayback Machine has a copy of every page, made at this time. */
const kept =
  (time: string): Route =>
  (response, request) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stub');
    const url = `http://web.archive.org/web/${time}/${searchParams.get('url')}`;
    const closest = { available: true, status: '200', url };
    response.end(JSON.stringify({ archived_snapshots: { closest } }));
  };
const archive = '/wayback/wayback/available';
const noCopy = { [archive]: { archived_snapshots: {} } };
const withCopy = { [archive]: kept('20220504010203') };

const none: Route = { status: 'ok', message: { items: [] } };

const html = `<!doctype html><html lang="en"><head><title>Why northern rivers freeze late</title>
<meta property="og:title" content="Why northern rivers freeze late"><meta property="og:type" content="article">
<meta property="og:site_name" content="River News"><meta name="author" content="Ada Okafor">
<meta property="article:published_time" content="2021-03-04T08:00:00Z">
<meta property="article:modified_time" content="2021-06-04T08:00:00Z"></head>
<body><article><h1>Why northern rivers freeze late</h1><p>By Ada Okafor</p><p>They do.</p></article></body></html>`;

async function checkPage(changes: object, routes: Record<string, Route>) {
  const world = await createWorld({ '/crossref/works': none, '/openalex/works': { results: [] }, ...routes });
  const item = {
    id: 'p',
    type: 'webpage',
    title: 'Why northern rivers freeze late',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2021]] },
    'container-title': 'River News',
    URL: `${world.service.origin}/rivers`,
    ...changes,
  } as ListedWork['item'];
  let checked: CheckedWork | undefined;
  await world.resolver.check([{ item }], async (_place, run) => {
    checked = await run(AbortSignal.timeout(5_000));
  });
  return { world, checked };
}

async function checkedPage(changes: object, routes: Record<string, Route>) {
  const { checked } = await checkPage(changes, routes);
  const states = checked?.notices.map(({ values }) => 'what' in values && values.what) ?? [];
  return [checked?.verdict, checked?.differences.map(({ field }) => field).join(', '), states.join(', ')];
}

const read = (...parts: number[]) => ({ accessed: { 'date-parts': [parts] } });

const here = { '/rivers': page(html) };

it.each<[what: string, changes: object, routes: Record<string, Route>, expected: string[]]>([
  ['as it is', {}, here, ['confirmed', '', '']],
  ['in another year', { issued: { 'date-parts': [[2020]] } }, here, ['differs', 'issued', '']],
  ['by somebody else', { author: [{ family: 'Silva', given: 'Petra' }] }, here, ['differs', 'author', '']],
  ['on another site', { 'container-title': 'Deadspin' }, here, ['differs', 'container-title', '']],
  [
    'on another site that was read with its title',
    { title: 'Why northern rivers freeze late. The Sample Gazette', 'container-title': undefined },
    here,
    ['differs', 'container-title', ''],
  ],
  [
    'with a sentence behind its title',
    { title: 'Why northern rivers freeze late. What keepers remember of it', 'container-title': undefined },
    here,
    ['confirmed', '', ''],
  ],
  ['that was read as an article', { type: 'article-journal' }, here, ['confirmed', '', '']],
  [
    'that was read as an article of another title',
    { type: 'article-journal', title: 'Salt' },
    here,
    ['not-found', '', ''],
  ],
  ['that is a post', { type: 'post' }, here, ['confirmed', '', '']],
  ['that is a post of another title', { type: 'post', title: 'Salt' }, here, ['not-checkable', '', '']],
  ['by its site', { author: [{ literal: 'River News' }] }, here, ['confirmed', '', '']],
  [
    'that was read as a book, dated to the day',
    { type: 'book', publisher: 'River News', issued: { 'date-parts': [[2021, 3, 4]] } },
    { '/rivers': status(404), ...withCopy },
    ['not-found', '', 'gone, kept'],
  ],
  ['that is gone', {}, { '/rivers': status(404) }, ['not-found', '', 'gone, unasked']],
  ['that is gone for good', {}, { '/rivers': status(410), ...noCopy }, ['not-found', '', 'gone, none']],
  ['that is gone, with a copy', {}, { '/rivers': status(404), ...withCopy }, ['not-found', '', 'gone, kept']],
  [
    'of a site that is gone',
    { URL: 'http://closed.example.org/rivers' },
    withCopy,
    ['not-found', '', 'no-host, kept'],
  ],
  ['behind a wall', {}, { '/rivers': status(403) }, ['not-checked', '', 'closed']],
  [
    'behind a wall, with a copy',
    {},
    { '/rivers': status(403), ...withCopy },
    ['not-checked', '', 'closed, kept'],
  ],
  ['that fails today', {}, { '/rivers': status(502), ...withCopy }, ['not-checked', '', '']],
  ['that is a file', {}, { '/rivers': { a: 1 }, ...withCopy }, ['not-checked', '', 'unread']],
  ['that was changed before it was read', read(2021, 6, 4), { ...here, ...withCopy }, ['confirmed', '', '']],
  ['that was read in some month', read(2021, 5), { ...here, ...withCopy }, ['confirmed', '', '']],
  [
    'that was changed after it was read',
    read(2021, 6, 3),
    { ...here, ...withCopy },
    ['confirmed', '', 'changed, kept'],
  ],
  [
    'that was changed, without a copy',
    read(2021, 6, 3),
    { ...here, ...noCopy },
    ['confirmed', '', 'changed'],
  ],
  [
    'in whose place another one is',
    { title: 'How lighthouses were lit before electricity' },
    { ...here, ...withCopy },
    ['other-work', 'title', 'kept'],
  ],
])('a listed page %s', async (_, changes, routes, expected) => {
  expect(await checkedPage(changes, routes)).toEqual(expected);
});

it('a page that has moved is compared, and its new address is told', async () => {
  const moved: Route = (response) => response.writeHead(301, { location: '/new/rivers' }).end();
  expect(await checkedPage({}, { '/rivers': moved, '/new/rivers': page(html) })).toEqual([
    'confirmed',
    '',
    'moved',
  ]);
});

it('an address that leads to another page is told with that page', async () => {
  const [verdict] = await checkedPage({ title: 'How lighthouses were lit before electricity' }, here);
  expect(verdict).toBe('other-work');
});

it('the copy nearest to the day of access is asked for, else the one nearest to today', async () => {
  const asked = async (changes: object) => {
    const { world, checked } = await checkPage(changes, { '/rivers': status(404), ...withCopy });
    const query = world.service.asked.find((path) => path.startsWith(archive)) ?? '';
    return [new URL(query, 'http://stub').searchParams.get('timestamp'), checked?.copy?.date.join('-')];
  };
  expect(await asked(read(2022, 5, 3))).toEqual(['20220503', '2022-5-4']);
  expect(await asked(read(2022, 5))).toEqual(['20220515', '2022-5-4']);
  expect(await asked(read(2031, 1, 1))).toEqual(['20260512', '2022-5-4']);
  expect(await asked({})).toEqual(['20260512', '2022-5-4']);
});

it('a copy that is older than the page is none of it', async () => {
  const copyOf = async (time: string, changes: object) => {
    const routes = { '/rivers': status(404), [archive]: kept(time) };
    return (await checkPage(changes, routes)).checked?.copy?.date.join('-');
  };
  expect(await copyOf('20201231000000', {})).toBeUndefined();
  expect(await copyOf('20210101000000', {})).toBe('2021-1-1');
  const issued = { 'date-parts': [[2021, 3, 4]] };
  expect(await copyOf('20210303000000', { issued })).toBeUndefined();
  expect(await copyOf('20210304000000', { issued })).toBe('2021-3-4');
});

it('a page that says it itself is named by its site', async () => {
  const { checked } = await checkPage({}, here);
  expect(checked?.record?.source).toBe('127.0.0.1');
});

it('of a page that is as it was no archive is asked', async () => {
  const { world } = await checkPage({}, { ...here, ...withCopy });
  expect(world.asked(archive)).toBe(0);
});

it('archives are asked about forty pages of a list', async () => {
  const world = await createWorld({
    '/crossref/works': none,
    '/openalex/works': { results: [] },
    ...withCopy,
  });
  const works = Array.from({ length: 42 }, (_, index) => ({
    item: {
      id: index,
      type: 'webpage',
      title: `Rivers of the north ${index}`,
      URL: `${world.service.origin}/${index}`,
    },
  })) as ListedWork[];
  const whats: unknown[] = [];
  await world.resolver.check(works, async (_place, run) => {
    const { notices } = await run(AbortSignal.timeout(5_000));
    whats.push(...notices.map(({ values }) => 'what' in values && values.what));
  });
  expect(world.asked(archive)).toBe(40);
  expect(whats.filter((what) => what === 'unasked')).toHaveLength(2);
});

it('an entry that cites a copy is compared with the copy, whatever became of the page', async () => {
  const { world, checked } = await checkPage(
    { archive_location: 'https://web.archive.org/web/20220504010203/https://example.org/rivers' },
    { '/rivers': status(404), ...withCopy },
  );
  // No name has an address here: the archive itself is not reached, and the page is not asked for.
  expect(checked?.notices.map(({ values }) => 'what' in values && values.what)).toEqual(['no-host', 'kept']);
  expect(world.asked('/rivers')).toBe(0);
});
