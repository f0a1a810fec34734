import { expect, test } from '@playwright/test';

const headerLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Blog', '/blogs'],
  ['Learn', '/learn'],
  ['Help', '/help'],
  ['Contact', '/contact'],
  ['Pricing', '/pricing'],
] as const;

test('the header leads to the seven places of the specification, and to no sign-in', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of headerLinks) {
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.getByText(/sign in|log in/i)).toHaveCount(0);
});

test('the footer lists its links, the five styles and how to reach us', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/privacy', '/terms', '/cookies', '/careers', '/api', '/integrations', '/status']) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  for (const style of ['APA', 'MLA', 'Chicago', 'Harvard', 'IEEE']) {
    await expect(footer.getByRole('link', { name: style, exact: true })).toBeVisible();
  }
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('address')).toContainText('United Kingdom');
});

test('the mobile menu opens, closes by Escape and with a chosen link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await about.click();
  await expect(about).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('a page fades out under a loading screen before the next one comes', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // The screen stands for a quarter of a second only, so the page itself watches for it.
  const watch = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const screens = [...document.querySelectorAll('[role=status]')];
          if (screens.some(({ textContent }) => textContent?.includes('Loading...')))
            resolve(location.pathname);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  expect(await watch).toBe('/');
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('the theme follows the system, changes by the toggle and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await page.reload();
  expect(await ground()).toBe(light);
});
