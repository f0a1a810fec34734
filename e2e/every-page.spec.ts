import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from './site-addresses.ts';

const widths = [320, 390, 768, 1280, 1440] as const;
const paths = [
  ...sitePaths(),
  '/nowhere',
  '/blogs/no-such-article',
  '/projects/999',
  '/learn/lesson/1',
  '/learn/lesson/99',
];
const articles = paths.filter((path) => path.startsWith('/blogs/'));

/** Two articles stand for all where only the frame around them is looked at: their text comes from one renderer. */
const distinct = [...paths.filter((path) => !articles.includes(path)), ...articles.slice(0, 2)];

/** What a browser reports of its own accord for a page that is not there. */
const notFoundNotice = /Failed to load resource: the server responded with a status of 404/;

/** Counts the layout's shifts from the first moment on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const path of paths) {
  test(`${path}: axe finds nothing in light and dark, and the console stays silent`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const light = await violations(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const dark = await violations(page);
    expect({ light, dark }).toEqual({ light: [], dark: [] });
    expect(said.filter((text) => !notFoundNotice.test(text))).toEqual([]);
  });
}

for (const path of distinct) {
  test(`${path}: nothing scrolls sideways or shifts, from 320 to 1440 px`, async ({ page }) => {
    await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
      expect(await shifted(page), `shift at ${width} px`).toBeLessThan(0.02);
    }
  });
}

test('no article scrolls sideways on the narrowest and the widest page', async ({ page }) => {
  for (const path of articles) {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

for (const path of ['/', '/apa-citation-generator', '/help']) {
  test(`${path} at 880 px does not shift when its fonts come late`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 880, height: 900 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(page)).toBeLessThan(0.02);
  });
}
