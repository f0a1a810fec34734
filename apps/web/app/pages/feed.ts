import { articles } from '~/content/articles.server.ts';
import { informationPages } from '~/content/information-pages.ts';
import { feedXml } from '~/features/blog/feed.ts';
import { absoluteUrl } from '~/shell/page-meta.ts';

/** Runs once, when the site is built. */
export function loader() {
  return new Response(feedXml(informationPages.blogs, articles, absoluteUrl), {
    headers: { 'content-type': 'application/rss+xml' },
  });
}
