import type { Config } from '@react-router/dev/config';
import { sitePages } from './app/content/site-pages.ts';
import { articlePaths } from './articles/build-articles.ts';

/** A static site that calls the API: every page that exists without data is written as HTML when the app is built. */
export default {
  ssr: false,
  prerender: () => [
    '/404',
    '/sitemap.xml',
    '/robots.txt',
    '/blogs/feed.xml',
    '/learn/lesson/1',
    ...sitePages.map(({ path }) => path),
    ...articlePaths(),
  ],
} satisfies Config;
