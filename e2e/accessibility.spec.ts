import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cite, errorCard, openTool, resultCard } from './tool.ts';

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const states: [what: string, reach: (page: Page) => Promise<unknown>][] = [
  ['the home page', (page) => openTool(page)],
  ['the not-found page', (page) => page.goto('/nowhere')],
  [
    'a result',
    async (page) => {
      await cite(await openTool(page), '10.1038/nature14539');
      await expect(resultCard(page)).toBeVisible();
    },
  ],
  [
    'an error',
    async (page) => {
      await cite(await openTool(page), '978-0-306-40615-7');
      await expect(errorCard(page)).toBeVisible();
    },
  ],
  [
    'manual entry with its live preview',
    async (page) => {
      const tool = await openTool(page);
      await tool.getByRole('tab', { name: 'Manual Entry' }).click();
      await tool.getByRole('textbox', { name: 'Title' }).fill('On Growth and Form');
      await expect(page.getByText('On Growth and Form').first()).toBeVisible();
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

for (const width of [320, 390, 768, 1280, 1440]) {
  test(`at ${width} px nothing scrolls sideways, and nothing shifts while the page loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openTool(page);
    await page.waitForLoadState('networkidle');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.02);
    await cite(await openTool(page), '10.1038/nature14539');
    await expect(resultCard(page)).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test.describe('with everything that the page brings along', () => {
  // Playwright says so in the console when it keeps a service worker out.
  test.use({ serviceWorkers: 'allow' });

  test('the console stays silent from loading to a result', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await cite(await openTool(page), '10.1038/nature14539');
    await expect(resultCard(page)).toBeVisible();
    expect(said).toEqual([]);
  });
});
