import { countSent, overBudget } from './budgets.ts';
import { sample } from './projects.ts';
import { sitePaths } from './site-addresses.ts';
import { storeCitation, storeProject } from './stored-projects.ts';
import { type APIRequestContext, expect, test } from './test.ts';

const paths = sitePaths();

async function html(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The specification's fixed paths (§2), and those that we may add. */
const specified = [
  '/',
  ...['/about', '/privacy', '/terms', '/contact', '/blogs', '/pricing', '/help', '/cookies', '/careers'],
  ...[
    '/projects',
    '/learn',
    '/citation-styles-comparison',
    '/how-to-cite-sources',
    '/best-citation-generators',
  ],
  ...['apa', 'mla', 'chicago', 'harvard', 'ieee'].map((style) => `/${style}-citation-generator`),
];

test('the sitemap lists every page of the specification', () => {
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
});

test('every page has complete and unique metadata', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of paths) {
    const head = (await html(request, path)).split('</head>')[0] ?? '';
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    expect(head, path).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`);
    expect(content('robots'), path).toBe('index, follow');
    expect(content('keywords').length, path).toBeGreaterThan(10);
    expect(content('twitter:card'), path).toBe('summary_large_image');
    const description = content('description');
    expect(description.length, `description of ${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `description of ${path}: ${description}`).toBeLessThanOrEqual(170);
    const picture = await request.get(new URL(content('og:image')).pathname);
    expect(picture.headers()['content-type'], `picture of ${path}`).toBe('image/png');
    titles.add(content('og:title'));
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
});

test('every page has valid structured data with a breadcrumb', async ({ request }) => {
  for (const path of paths) {
    const blocks = [
      ...(await html(request, path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ];
    const types = blocks.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']);
    expect(types, path).toContain('BreadcrumbList');
  }
});

test.describe('links', () => {
  test('no link is dead', async ({ request }) => {
    const statuses = new Map<string, number>();
    const dead: string[] = [];
    for (const path of paths) {
      const page = await html(request, path);
      const links = [...page.matchAll(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g)].map(([, to = '']) => to);
      for (const link of new Set(links)) {
        const { pathname, hash } = new URL(link, `http://site${path}`);
        if (!statuses.has(pathname)) statuses.set(pathname, (await request.get(pathname)).status());
        const missing = statuses.get(pathname) !== 200;
        const target =
          hash && pathname === path ? page.includes(`id="${decodeURIComponent(hash.slice(1))}"`) : true;
        if (missing || !target) dead.push(`${path} -> ${link}`);
      }
    }
    expect(dead).toEqual([]);
  });
});

test('robots.txt, manifest, icons, feed and covers are served', async ({ request }) => {
  expect(await html(request, '/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const manifest = await (await request.get('/site.webmanifest')).json();
  const files = ['/blogs/feed.xml', '/icons/apple-touch-icon.png', '/favicon.svg'];
  const icons: { src: string }[] = manifest.icons;
  const feed = await html(request, '/blogs/feed.xml');
  const articles = paths.filter((path) => path.startsWith('/blogs/'));
  expect(feed.match(/<item>/g)).toHaveLength(articles.length);
  const covers = articles.map((path) => `${path.replace('/blogs/', '/covers/')}.svg`);
  for (const path of [...files, ...icons.map(({ src }) => src), ...covers]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

// A list of six has a search field.
for (const count of [0, 6]) {
  test(`the page of a project of ${count} works stays within the budgets of script, style and fonts`, async ({
    page,
  }) => {
    const id = await storeProject(page, sample);
    for (let work = 0; work < count; work += 1) await storeCitation(page, id, '10.1038/nature14539');
    const sent = countSent(page);
    await page.goto(`/projects/${id}`);
    expect(await overBudget(page, sent)).toEqual([]);
  });
}
