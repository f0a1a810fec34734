import { expect, type Page, test } from '@playwright/test';
import { countSent, overBudget } from './budgets.ts';
import { sitePaths } from './site-addresses.ts';
import { overflow, shifted, soundInBoth, violationsInBothThemes, watchShifts } from './soundness.ts';

const widths = [1440, 1280, 768, 390, 320] as const;

/** Set by hand (`COMPLETE=1 npm run e2e`): every article, and every page loaded anew at every width. Takes some minutes. */
const complete = Boolean(process.env.COMPLETE);

const fixed = sitePaths().filter((path) => !path.startsWith('/blogs/'));
const articles = sitePaths().filter((path) => path.startsWith('/blogs/'));
const others = ['/nowhere', '/blogs/no-such-article', '/projects/999', '/learn/lesson/1', '/learn/lesson/99'];

/** Articles come from one renderer: two stand for all in every test, all are looked at in the complete form. */
const looked = complete ? articles : [articles[0] ?? '', '/blogs/et-al'];
const paths = [...new Set([...fixed, ...looked, ...others])];

/** A project that is there has its test in site.spec. */
const isBudgeted = (path: string) => !path.startsWith('/projects/');

// Much is done in each of them.
test.slow();

/** What a browser reports of its own accord for a page or a project that is not there. */
const notFoundNotice = /Failed to load resource: the server responded with a status of 404/;

for (const path of paths) {
  test(`${path}: silent, still and small while it loads, as wide as its window, and sound in light and dark`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const sent = countSent(page);
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(page), 'shift').toBeLessThan(0.02);
    if (isBudgeted(path)) expect(await overBudget(page, sent)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(said.filter((text) => !notFoundNotice.test(text))).toEqual([]);
  });
}

/** Loads the page at a width and says how much has shifted. */
async function shiftAt(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
  return shifted(page);
}

for (const path of complete ? paths : []) {
  test(`${path}: nothing shifts while it loads, from 320 to 1440 px`, async ({ page }) => {
    await watchShifts(page);
    for (const width of widths) {
      expect(await shiftAt(page, path, width), `shift at ${width} px`).toBeLessThan(0.02);
      expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const path of ['/', '/apa-citation-generator', '/help']) {
  test(`${path} at 880 px does not shift when its fonts come late`, async ({ page }) => {
    await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    expect(await shiftAt(page, path, 880)).toBeLessThan(0.02);
  });
}
