import { absoluteUrl } from './page-meta.ts';

/** A page as the sitemap lists it. */
export interface SitemapEntry {
  path: string;
  /** From 0 to 1, beside the site's other pages. */
  priority: number;
  /** ISO date. */
  changed?: string;
}

function urlElement({ path, priority, changed }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${absoluteUrl(path)}</loc>${lastmod}<priority>${priority.toFixed(1)}</priority></url>`;
}

/** The sitemap (sitemaps.org, protocol 0.9) of pages whose paths need no escaping. */
export function sitemapXml(pages: readonly SitemapEntry[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(urlElement),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}
