import { expect, holdScripts, hydrated, test } from './test.ts';
import { cite, openTool, resultCard } from './tool.ts';

const headerLinks = [
  ['Home', '/'],
  ['Check', '/check'],
  ['About', '/about'],
  ['Blog', '/blogs'],
  ['Learn', '/learn'],
  ['Help', '/help'],
  ['Contact', '/contact'],
  ['Pricing', '/pricing'],
] as const;

test('header and footer hold the links of the specification, without a sign-in', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of headerLinks) {
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.getByText(/sign in|log in/i)).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/privacy',
    '/terms',
    '/cookies',
    '/careers',
    '/developers',
    '/api/docs',
    '/integrations',
    '/status',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  for (const style of ['APA', 'MLA', 'Chicago', 'Harvard', 'IEEE']) {
    await expect(footer.getByRole('link', { name: style, exact: true })).toBeVisible();
  }
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('address')).toContainText('United Kingdom');
});

test('without JavaScript, pages name the features that need it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/projects/1', '/no-such-page']) {
    await page.goto(path);
    // `getByText` ignores texts in such an element.
    await expect(page.locator('noscript > p')).toContainText('You can cite one source at a time');
    await expect(page.locator('noscript > p')).toBeVisible();
  }
  await context.close();
});

test('the mobile menu opens, and closes by Escape or by following a link', async ({ page }) => {
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

test('before hydration links work, and typed text is picked up afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/help', { waitUntil: 'commit' });
  const articles = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('button');
  await page.getByRole('searchbox').fill('backup');
  const all = await articles.count();
  release();
  await expect.poll(() => articles.count()).toBeLessThan(all);
  await expect(page.getByRole('searchbox')).toHaveValue('backup');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('a form submitted before hydration keeps its input', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Okafor');
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await hydrated(page.getByRole('main'));
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Okafor');
});

test('navigation fades out under a loading screen, then in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/about-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the theme follows the system; the toggle changes it and is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect.poll(ground).not.toBe(dark);
  // Of several such elements the first match counts.
  const browserColour = () => page.locator('meta[name="theme-color"]').first().getAttribute('content');
  expect(await browserColour()).toBe('#faf6ee');
  const light = await ground();
  await page.reload();
  expect(await ground()).toBe(light);
  expect(await browserColour()).toBe('#faf6ee');
});

test('print shows the text without header, footer and tool', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Citation generator' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(28, 25, 21)');
});

test('print of a home page with results shows only the results', async ({ page }) => {
  await cite(await openTool(page), '10.1038/nature14539');
  await expect(resultCard(page)).toContainText('LeCun');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Your citations' })).toContainText('LeCun, Y.');
  await expect(page.getByRole('heading', { name: 'Citations your marker can check' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Citation generator' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
});

test('a page that throws shows a focused error with a reload button', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken"); }',
    }),
  );
  await page.getByRole('main').locator('a[href="/about"]').first().click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeFocused();
  await expect(page).toHaveTitle('This page did not load | Citewright');
  await page.unroute('**/assets/about-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A reference is a promise');
});

test('transitions pause while the window is resized', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const gliding = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('main button') ?? document.body).transitionProperty,
    );
  expect(await gliding()).not.toBe('none');
  const held = page.evaluate(
    () =>
      new Promise<[number, string]>((resolve) => {
        const root = document.documentElement;
        const begun = performance.now();
        window.dispatchEvent(new Event('resize'));
        const during = getComputedStyle(document.querySelector('main button') ?? root).transitionProperty;
        new MutationObserver(() => resolve([performance.now() - begun, during])).observe(root, {
          attributes: true,
        });
      }),
  );
  const [milliseconds, during] = await held;
  expect(during).toBe('none');
  expect(milliseconds).toBeGreaterThanOrEqual(250);
  expect(await gliding()).not.toBe('none');
});
