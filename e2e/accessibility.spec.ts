import { expect, type Page, test } from '@playwright/test';
import { overflow, shifted, soundInBoth, violationsInBothThemes, watchShifts } from './soundness.ts';
import { cite, errorCard, openTool, resultCard } from './tool.ts';

const states: [what: string, reach: (page: Page) => Promise<unknown>][] = [
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

for (const [what, reach] of states) {
  test(`axe finds nothing on ${what}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await reach(page);
    expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  });
}

const widths = [320, 390, 768, 1280, 1440];

for (const width of widths) {
  test(`at ${width} px nothing shifts while the home page loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await openTool(page);
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(0.02);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('a result fits every width', async ({ page }) => {
  await cite(await openTool(page), '10.1038/nature14539');
  await expect(resultCard(page)).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
});

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
