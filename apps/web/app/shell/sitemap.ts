import { absoluteUrl } from './page-meta.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  /** The priority relative to other pages, from 0 to 1. */
  priority: number;
  /** ISO date. */
  changed?: string;
}

function urlElement({ path, priority, changed }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${absoluteUrl(path)}</loc>${lastmod}<priority>${priority.toFixed(1)}</priority></url>`;
}

/** The sitemap (sitemaps.org, protocol 0.9). Paths must not need escaping. */
export function sitemapXml(pages: readonly SitemapEntry[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(urlElement),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}
