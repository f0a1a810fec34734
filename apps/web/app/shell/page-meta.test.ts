import { beforeEach, expect, test, vi } from 'vitest';
import { pageMeta } from './page-meta.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://cite.example');
});

const page = {
  path: '/how-to-cite-sources',
  title: 'How to cite | Citewright',
  description: 'A guide.',
  keywords: ['citation', 'guide'],
};

test('a page describes itself in every tag that the specification names', () => {
  expect(pageMeta(page)).toEqual([
    { title: 'How to cite | Citewright' },
    { name: 'description', content: 'A guide.' },
    { name: 'keywords', content: 'citation, guide' },
    { name: 'author', content: 'Citewright Studio' },
    { name: 'robots', content: 'index, follow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Citewright' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: 'How to cite | Citewright' },
    { property: 'og:description', content: 'A guide.' },
    { property: 'og:url', content: 'https://cite.example/how-to-cite-sources' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: 'How to cite | Citewright' },
    { name: 'twitter:description', content: 'A guide.' },
    { tagName: 'link', rel: 'canonical', href: 'https://cite.example/how-to-cite-sources' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cite.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'How To Cite Sources',
            item: 'https://cite.example/how-to-cite-sources',
          },
        ],
      },
    },
  ]);
});

test("a page's own structured data follows its breadcrumb", () => {
  const data = { '@type': 'Article' };
  expect(pageMeta({ ...page, structuredData: [data] }).at(-1)).toEqual({ 'script:ld+json': data });
});
