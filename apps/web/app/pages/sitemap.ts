import { articles } from '~/content/articles.server.ts';
import { citationStylePath } from '~/content/citation-styles/citation-style.ts';
import { citationStyles } from '~/content/citation-styles/citation-styles.ts';
import { lessons } from '~/content/learn/lessons.ts';
import { sitePages } from '~/content/site-pages.ts';
import { sitemapXml } from '~/shell/sitemap.ts';

const articlePages = articles.map(({ slug, publishedAt }) => ({
  path: `/blogs/${slug}`,
  priority: 0.6,
  changed: publishedAt,
}));

const lessonPages = lessons.map(({ id }) => ({ path: `/learn/lesson/${id}`, priority: 0.6 }));

const stylePages = citationStyles.map((style) => ({ path: citationStylePath(style), priority: 0.6 }));

/** Runs once, when the site is built. */
export function loader() {
  return new Response(sitemapXml([...sitePages, ...stylePages, ...lessonPages, ...articlePages]), {
    headers: { 'content-type': 'application/xml' },
  });
}
