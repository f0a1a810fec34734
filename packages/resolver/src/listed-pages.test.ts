import { expect, it } from 'vitest';
import type { CheckedWork, ListedWork } from './index.ts';
import { createWorld, page, type Route, status } from './world.fixture.ts';

const none: Route = { status: 'ok', message: { items: [] } };

const html = `<!doctype html><html lang="en"><head><title>Why northern rivers freeze late</title>
<meta property="og:title" content="Why northern rivers freeze late"><meta property="og:type" content="article">
<meta property="og:site_name" content="River News"><meta name="author" content="Ada Okafor">
<meta property="article:published_time" content="2021-03-04T08:00:00Z"></head>
<body><article><h1>Why northern rivers freeze late</h1><p>By Ada Okafor</p><p>They do.</p></article></body></html>`;

async function checkedPage(changes: object, routes: Record<string, Route>) {
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
  const states = checked?.notices.map(({ values }) => 'what' in values && values.what) ?? [];
  return [checked?.verdict, checked?.differences.map(({ field }) => field).join(', '), states.join(', ')];
}

const here = { '/rivers': page(html) };

it.each<[what: string, changes: object, routes: Record<string, Route>, expected: string[]]>([
  ['as it is', {}, here, ['confirmed', '', '']],
  ['in another year', { issued: { 'date-parts': [[2020]] } }, here, ['differs', 'issued', '']],
  ['by somebody else', { author: [{ family: 'Silva', given: 'Petra' }] }, here, ['differs', 'author', '']],
  ['by its site', { author: [{ literal: 'River News' }] }, here, ['confirmed', '', '']],
  ['that is gone', {}, { '/rivers': status(404) }, ['not-found', '', 'gone']],
  ['behind a wall', {}, { '/rivers': status(403) }, ['not-checked', '', 'closed']],
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
