import { brotliDecompressSync } from 'node:zlib';
import { blogArticleSchema, type PublishedArticle } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';

function article(id: number, featured: boolean): PublishedArticle {
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    excerpt: 'What it is about.',
    content: '<p>Text.</p>',
    coverImage: `/covers/article-${id}.svg`,
    category: 'general',
    author: 'The Citewright editors',
    publishedAt: '2026-02-03',
    readTimeMinutes: 5,
    featured,
    cover: { motif: 'footnote', words: 'An article' },
    description: 'What it is about, for search engines.',
    keywords: ['article'],
  };
}

const articles = [article(2, false), article(1, true)];

test.each([
  ['/api/blogs', ['article-2', 'article-1']],
  ['/api/blogs/featured', ['article-1']],
])('GET %s lists %j in the fields of the contract', async (url, slugs) => {
  const app = await testApp({ articles });
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  const list: Record<string, unknown>[] = answer.json();
  expect(list.map(({ slug }) => slug)).toEqual(slugs);
  expect(list.map((entry) => Object.keys(entry))).toEqual(
    list.map(() => Object.keys(blogArticleSchema.shape)),
  );
});

test.each([
  [undefined, 'http://localhost:3000/covers/article-2.svg'],
  ['https://cite.example', 'https://cite.example/covers/article-2.svg'],
])('with the public origin %s a cover is at %s', async (publicOrigin, cover) => {
  const app = await testApp({ articles, config: { publicOrigin } });
  const answer = await app.inject({ url: '/api/blogs' });
  expect(answer.json()[0]).toMatchObject({ coverImage: cover });
});

test('the list is compressed, cacheable, and answered with 304 while it is unchanged', async () => {
  const app = await testApp({ articles });
  const first = await app.inject({ url: '/api/blogs', headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=300',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toHaveLength(2);
  const again = await app.inject({
    url: '/api/blogs',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', undefined],
])('sent in an encoding that the client accepts: %s', async (accepted, encoding) => {
  const app = await testApp({ articles });
  const answer = await app.inject({ url: '/api/blogs', headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test.each([(tag: string) => `"other", ${tag}`, (tag: string) => tag.replace('W/', ''), () => '*'])(
  'an entity tag matches in a list, weak or strong (%#)',
  async (listed) => {
    const app = await testApp({ articles });
    const { headers } = await app.inject({ url: '/api/blogs' });
    const known = { 'if-none-match': listed(String(headers.etag)) };
    expect((await app.inject({ url: '/api/blogs', headers: known })).statusCode).toBe(304);
  },
);

test('a blog without articles is an empty list', async () => {
  const app = await testApp();
  expect((await app.inject({ url: '/api/blogs' })).json()).toEqual([]);
});
