import { expect, test } from './test.ts';

test('an unknown address shows the not-found page with status 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page?from=somewhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found', level: 1 })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved")).toBeVisible();
  await expect(page).toHaveTitle(/404 Not Found/);
  await expect(page).toHaveURL('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Popular Pages' })).toBeVisible();
  for (const [name, path] of [
    ['Citation Generator', '/'],
    ['Learn Citations', '/learn'],
    ['Get Help', '/help'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('Go Back returns to the previous page, Back to Home to the home page', async ({ page }) => {
  await page.goto('/');
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Citations your marker can check.');
});

test('Go Back leads home where there is no page before', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.evaluate(() => Object.defineProperty(history, 'length', { value: 1 }));
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('/api has no screen: it shows the not-found page', async ({ page }) => {
  const answer = await page.goto('/api');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
});

test('the link to the integrations leads to the page for developers', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown API path answers a problem, not a page', async ({ request }) => {
  const answer = await request.get('/api/nothing');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
