import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { alive } from './alive.ts';
import { openProject } from './projects.ts';
import { build, screenless, sitePaths } from './site-addresses.ts';

const paths = sitePaths();

async function html(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The specification's fixed addresses (§2), and what we may add beside them. */
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

test('every page says in its head what it is, in words of its own', async ({ request }) => {
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

test('structured data is JSON, names its type, and every page has its breadcrumb', async ({ request }) => {
  for (const path of paths) {
    const blocks = [
      ...(await html(request, path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ];
    const types = blocks.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']);
    expect(types, path).toContain('BreadcrumbList');
  }
});

test.describe('links', () => {
  test('no link of any page is dead, but for the three that the specification leaves without a screen', async ({
    request,
  }) => {
    const statuses = new Map<string, number>();
    const dead: string[] = [];
    for (const path of paths) {
      const page = await html(request, path);
      const links = [...page.matchAll(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g)].map(([, to = '']) => to);
      for (const link of new Set(links)) {
        const { pathname, hash } = new URL(link, `http://site${path}`);
        if (!statuses.has(pathname)) statuses.set(pathname, (await request.get(pathname)).status());
        const missing = statuses.get(pathname) !== 200 && !screenless.includes(pathname);
        const target =
          hash && pathname === path ? page.includes(`id="${decodeURIComponent(hash.slice(1))}"`) : true;
        if (missing || !target) dead.push(`${path} -> ${link}`);
      }
    }
    expect(dead).toEqual([]);
    expect(screenless.map((path) => statuses.get(path))).toEqual([404, 404, 404]);
  });
});

test('robots.txt names the sitemap; manifest, icons, feed and covers are there', async ({ request }) => {
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

// Budgets of a page before anybody touches it, in bytes of brotli (design.md 6).
const budgets = { script: 130 * 1024, stylesheet: 15 * 1024, font: 120 * 1024 };
type Kind = keyof typeof budgets;

/** What a browser on a secure address would be sent; without https it takes no brotli. */
function sentSize(path: string): number {
  const file = join(build, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Opens an address on a page of its own; the kinds of which more was sent than the budget allows, with the figures. */
async function overBudget(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const sent = { script: 0, stylesheet: 0, font: 0 };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (Object.hasOwn(budgets, kind)) sent[kind as Kind] += sentSize(new URL(response.url()).pathname);
  });
  await page.goto(path);
  await alive(page);
  // Until nothing more comes: what a page loads on its own may bring more.
  await expect(async () => {
    const before = { ...sent };
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
    expect(sent).toEqual(before);
  }).toPass();
  return (Object.keys(budgets) as Kind[])
    .filter((kind) => sent[kind] > budgets[kind])
    .map((kind) => `${path}: ${sent[kind]} bytes of ${kind}`);
}

for (const path of [
  ...['/', '/apa-citation-generator', '/citation-styles-comparison', '/about', '/contact', '/help'],
  ...['/blogs', '/blogs/et-al', '/learn', '/learn/lesson/1', '/projects', '/nowhere'],
]) {
  test(`${path} keeps its budgets of script, style and fonts`, async ({ context }) => {
    expect(await overBudget(context, path)).toEqual([]);
  });
}

test('the page of a project keeps its budgets of script, style and fonts', async ({ context, page }) => {
  await openProject(page);
  expect(await overBudget(context, new URL(page.url()).pathname)).toEqual([]);
});
