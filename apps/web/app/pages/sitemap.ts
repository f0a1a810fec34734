import { sitePages } from '~/content/site-pages.ts';
import { sitemapXml } from '~/shell/sitemap.ts';

/** Runs once, when the site is built. */
export function loader() {
  return new Response(sitemapXml(sitePages), { headers: { 'content-type': 'application/xml' } });
}
