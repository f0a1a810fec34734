import { type FaultyNetwork, openNetwork, portalText } from './faulty-network.ts';
import { citations, openProject, sample } from './projects.ts';
import { test as base, expect, type Page } from './test.ts';

const test = base.extend<{ network: FaultyNetwork }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
  network: async ({}, use) => {
    const network = await openNetwork();
    await use(network);
    network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
});

test.use({ serviceWorkers: 'allow' });

const pages = [
  { path: '/', heading: 'Citations your marker can check' },
  { path: '/projects', heading: 'Your projects' },
  { path: '/check', heading: 'Check' },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();

/** Waits until the worker is installed and has the page. */
async function installWorker(page: Page): Promise<void> {
  // It is registered with the first interaction.
  await page.mouse.move(200, 200);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Visits the pages once, so that the worker keeps them. */
async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  await installWorker(page);
  for (const { path, heading: name } of pages) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  }
}

/** The texts of all pages that the worker keeps. */
async function keptPages(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => await (await caches.open(name)).matchAll()));
    const html = all.flat().filter(({ headers }) => headers.get('content-type')?.includes('html'));
    return await Promise.all(html.map((answer) => answer.text()));
  });
}

test('a portal’s page is shown to log in, and never kept in place of ours', async ({
  page,
  network,
  context,
}) => {
  await visitAll(page);
  network.state = 'portal';
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, portalText)).toBeVisible();
  }
  await context.setOffline(true);
  for (const { path, heading: name } of pages) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  }
  const kept = await keptPages(page);
  expect(kept.length).toBeGreaterThanOrEqual(pages.length);
  expect(kept.filter((text) => text.includes(portalText))).toEqual([]);
});

test('nothing is installed from behind a portal', async ({ page, network }) => {
  await page.goto('/');
  network.state = 'portal';
  network.passes = ['/service-worker.js'];
  const outcome = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js');
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve));
    return installing?.state;
  });
  expect(outcome).toBe('redundant');
  expect((await keptPages(page)).filter((text) => text.includes(portalText))).toEqual([]);
});

test('where the network accepts and never answers, the kept page is shown after some silence', async ({
  page,
  network,
}) => {
  await visitAll(page);
  network.state = 'silent';
  for (const { path, heading: name } of pages) {
    const begun = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, name)).toBeVisible();
    expect(performance.now() - begun).toBeGreaterThan(3_900);
  }
});

test('a project opened offline comes alive by itself, with its list, when the network is back', async ({
  page,
  context,
}) => {
  await openProject(page, ['10.1038/nature14539']);
  await installWorker(page);
  await page.reload();
  await expect(citations(page).getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeVisible();
  await expect(citations(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeHidden();
});

test('the overview opened offline comes alive by itself', async ({ page, context }) => {
  await openProject(page);
  await installWorker(page);
  await page.goto('/projects');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: sample.name })).toBeVisible();
});
