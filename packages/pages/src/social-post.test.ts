import { expect, test } from 'vitest';
import { html } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

const head = (title: string, metas: Readonly<Record<string, string>>): string =>
  html(
    `<title>${title}</title>${Object.entries(metas)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('')}`,
    '<div id="app"></div>',
    'en',
  );

const roe = { family: 'Roe', given: 'Jane' };

test.each([
  [
    'Mastodon',
    'https://mastodon.social/@jane/109000000000000001',
    head('Jane Roe: "The fog is in." - Mastodon', {
      'og:site_name': 'Mastodon',
      'og:title': 'Jane Roe (@jane@mastodon.social)',
      'og:description': 'The fog is in.',
    }),
    { title: 'The fog is in.', author: [roe], account: '@jane@mastodon.social', site: 'Mastodon' },
  ],
  [
    'Bluesky',
    'https://bsky.app/profile/jane.example/post/3kabc',
    head('Jane Roe (@jane.example)', {
      'og:site_name': 'Bluesky Social',
      'og:title': 'Jane Roe (@jane.example)',
      'og:description': 'The fog is in, https://example.org/fog',
    }),
    { title: 'The fog is in,', author: [roe], account: '@jane.example', site: 'Bluesky' },
  ],
  [
    'X',
    'https://x.com/jane/status/20',
    head('Jane Roe on X: &quot;the fog is in again&quot; / X', { 'og:site_name': 'X (formerly Twitter)' }),
    { title: 'the fog is in again', author: [roe], account: '@jane', site: 'X' },
  ],
  [
    'an organisation on X',
    'https://x.com/FogOffice/status/21',
    head('Fog Office on X: &quot;Fog until noon.&quot; / X', { 'og:site_name': 'X (formerly Twitter)' }),
    { title: 'Fog until noon.', author: [{ literal: 'Fog Office' }], account: '@FogOffice', site: 'X' },
  ],
  [
    'Threads, cut after twenty words',
    'https://www.threads.net/@jane/post/Cabc',
    head('Jane Roe (@jane) on Threads', {
      'og:site_name': 'Threads',
      'og:title': 'Jane Roe (@jane) on Threads',
      'og:description':
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one',
    }),
    {
      title:
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      author: [roe],
      account: '@jane',
      site: 'Threads',
    },
  ],
  [
    'Instagram',
    'https://www.instagram.com/p/Cabc/',
    head('Instagram', {
      'og:site_name': 'Instagram',
      'og:title': 'Jane Roe on Instagram: &quot;The fog is in.&quot;',
      'og:description': '12 likes, 3 comments - jane on December 1, 2022: &quot;The fog is in.&quot;',
    }),
    { title: 'The fog is in.', author: [roe], account: undefined, site: 'Instagram' },
  ],
])('a post has its words as title and its account as a note: %s', (_site, url, page, expected) => {
  const { item } = readPage({ url, html: page });
  expect({
    title: item?.title,
    author: item?.author,
    account: item?.note,
    site: item?.['container-title'],
  }).toEqual(expected);
  expect(item?.type).toBe('post');
});

test('an article about an account is no post', () => {
  const page = head('How Jane Roe (@jane) lit the coast', {
    'og:title': 'How Jane Roe (@jane) lit the coast',
    'og:description': 'A keeper and her followers.',
  });
  const { item } = readPage({ url: 'https://www.site.example/a/keeper', html: page });
  expect(item).toMatchObject({ title: 'How Jane Roe (@jane) lit the coast', type: 'webpage' });
});
