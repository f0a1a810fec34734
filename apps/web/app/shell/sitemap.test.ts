import { beforeEach, expect, test, vi } from 'vitest';
import { sitemapXml } from './sitemap.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://cite.example');
});

test('the sitemap lists each page with its absolute URL and its date, if any', () => {
  expect(
    sitemapXml([
      { path: '/', priority: 1 },
      { path: '/terms', priority: 0.2, changed: '2025-04-18' },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://cite.example/</loc><priority>1.0</priority></url>
<url><loc>https://cite.example/terms</loc><lastmod>2025-04-18</lastmod><priority>0.2</priority></url>
</urlset>
`);
});
