import { beforeEach, expect, test, vi } from 'vitest';
import { pageMeta } from './page-meta.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://cite.example');
});

const page = {
  path: '/how-to-cite-sources',
  module: 'pages/how-to-cite-sources.tsx',
  title: 'How to cite | Citewright',
  description: 'A guide.',
  keywords: ['citation', 'guide'],
};

test('a page has every meta tag of the specification', () => {
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
    { property: 'og:image', content: 'https://cite.example/og/how-to-cite-sources.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'How to cite | Citewright' },
    { name: 'twitter:description', content: 'A guide.' },
    { name: 'twitter:image', content: 'https://cite.example/og/how-to-cite-sources.png' },
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

test.each([
  [{ module: undefined }, 'https://cite.example/og/home.png'],
  [{ image: '/og/blogs-et-al.png' }, 'https://cite.example/og/blogs-et-al.png'],
])('a page with %j is shared with the picture %s', (changes, image) => {
  const { module, ...plain } = page;
  const described = 'module' in changes ? plain : { ...plain, ...changes };
  expect(pageMeta(described)).toContainEqual({ property: 'og:image', content: image });
});

test('a page that is not listed says so, and has no canonical address', () => {
  const tags = pageMeta({ ...page, isUnlisted: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags.filter((tag) => 'rel' in tag)).toEqual([]);
});
