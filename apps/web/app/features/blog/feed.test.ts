import { expect, test } from 'vitest';
import { feedXml } from './feed.ts';

test('the feed lists each article with its address, category and date, escaped', () => {
  const xml = feedXml(
    { title: 'Blog', description: 'On citing.' },
    [
      {
        id: 1,
        slug: 'who-and-what',
        title: 'Who & what <now>',
        excerpt: 'Of “&”.',
        coverImage: '/covers/who-and-what.svg',
        category: 'research_tips',
        author: 'The Citewright editors',
        publishedAt: '2026-02-03',
        readTimeMinutes: 5,
      },
    ],
    (path) => `https://cite.example${path}`,
  );
  expect(xml).toContain('<atom:link href="https://cite.example/blogs/feed.xml" rel="self"');
  expect(xml).toContain(
    '<item><title>Who &amp; what &lt;now&gt;</title><link>https://cite.example/blogs/who-and-what</link><guid isPermaLink="true">https://cite.example/blogs/who-and-what</guid><category>Research Tips</category><pubDate>Tue, 03 Feb 2026 00:00:00 GMT</pubDate><description>Of “&amp;”.</description></item>',
  );
});
