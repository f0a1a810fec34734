import { expect, test } from './test.ts';
import { toolOf } from './tool.ts';

test.use({ serviceWorkers: 'allow' });

test('offline, the site opens and manual entry works; API responses are never cached', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // The service worker is registered on the first interaction.
  await page.mouse.move(200, 200);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await page.goto('/help');

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Citations your marker can check');
  const tool = await toolOf(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill('On growth and form');
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Thompson, D. W.');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1917');
  await expect(page.getByText('Thompson, D. W. (1917).').first()).toBeVisible();

  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The service worker's own page, without React.
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the generator' })).toHaveCSS('min-height', '52px');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
