import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addSource, card, createProject, openOverview, openProject, sample } from './projects.ts';

const article = '10.1038/nature14539';

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const states: [what: string, reach: (page: Page) => Promise<unknown>][] = [
  ['the empty overview', openOverview],
  [
    'the templates',
    async (page) => {
      await openOverview(page);
      await page.getByRole('button', { name: 'Browse Templates' }).click();
    },
  ],
  [
    'a form with errors',
    async (page) => {
      await openOverview(page);
      await page.getByRole('button', { name: 'Create Custom Project' }).click();
      await page.getByRole('button', { name: 'Create Project' }).click();
      await expect(page.getByText('Project name is required')).toBeVisible();
    },
  ],
  ['the cards', (page) => createProject(page)],
  [
    'a project with citations',
    async (page) => {
      await openProject(page);
      await addSource(page, article, 'Deep learning');
    },
  ],
  [
    'a deletion question',
    async (page) => {
      const created = await createProject(page);
      await created.getByRole('button', { name: 'Delete' }).click();
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [what, reach] of states) {
    test(`axe finds nothing on ${what}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await reach(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** How much has moved on the page without anybody's doing. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px nothing scrolls sideways, and nothing shifts while the pages load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openOverview(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await shifted(page)).toBeLessThan(0.02);
    await openProject(page);
    await addSource(page, article, 'Deep learning');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Deep learning' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'URL, DOI or ISBN' })).toBeVisible();
    expect(await shifted(page)).toBeLessThan(0.02);
  });
}

test('a project is made, filled and emptied without a mouse', async ({ page }) => {
  await openOverview(page);
  await page.getByRole('button', { name: 'Create Custom Project' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused();
  for (const text of [sample.name, sample.moduleName, sample.moduleCode]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, sample.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Custom Project' })).toBeFocused();
  await card(page, sample.name).getByRole('link', { name: 'Open' }).press('Enter');
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeFocused();
  await addSource(page, article, 'Deep learning');
  await page.getByRole('button', { name: 'Delete Deep learning' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Project Citations' })).toBeFocused();
});

test('the console stays silent from the overview to a citation', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await openProject(page);
  await addSource(page, article, 'Deep learning');
  expect(said).toEqual([]);
});
