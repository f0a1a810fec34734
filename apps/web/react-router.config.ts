import type { Config } from '@react-router/dev/config';
import { citationStylePath } from './app/content/citation-styles/citation-style.ts';
import { citationStyles } from './app/content/citation-styles/citation-styles.ts';
import { citePage } from './app/content/cite-page.ts';
import { lessons } from './app/content/learn/lessons.ts';
import { sitePages } from './app/content/site-pages.ts';
import { articlePaths } from './articles/build-articles.ts';

/** A static site that calls the API: every page that needs no data is prerendered. */
export default {
  ssr: false,
  prerender: () => [
    '/404',
    citePage.path,
    '/sitemap.xml',
    '/robots.txt',
    '/blogs/feed.xml',
    ...lessons.map(({ id }) => `/learn/lesson/${id}`),
    ...citationStyles.map(citationStylePath),
    ...sitePages.map(({ path }) => path),
    ...articlePaths(),
  ],
} satisfies Config;
