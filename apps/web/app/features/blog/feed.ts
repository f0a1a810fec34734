import type { ArticleSummary } from '~/api/blog.ts';
import { categoryLabels } from '~/content/blog.ts';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function item(article: ArticleSummary, url: string): string {
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<category>${escapeXml(categoryLabels[article.category])}</category>`,
    `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
    `<description>${escapeXml(article.excerpt)}</description>`,
    '</item>',
  ].join('');
}

/** The metadata of the feed. */
export interface Channel {
  title: string;
  description: string;
}

/** The blog as an RSS 2.0 feed; `absolute` resolves a path to an absolute URL. */
export function feedXml(
  { title, description }: Channel,
  articles: readonly ArticleSummary[],
  absolute: (path: string) => string,
): string {
  const self = absolute('/blogs/feed.xml');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${absolute('/blogs')}</link>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>en-gb</language>',
    ...articles.map((article) => item(article, absolute(`/blogs/${article.slug}`))),
    '</channel></rss>',
  ];
  return `${lines.join('\n')}\n`;
}
