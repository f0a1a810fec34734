import { expect, type Page, test } from '@playwright/test';
import { overflow, shifted, soundInBoth, violationsInBothThemes, watchShifts } from './soundness.ts';
import { cite, errorCard, openTool, resultCard } from './tool.ts';

const widths = [320, 390, 768, 1280, 1440];

async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a result, an error and manual entry with its live preview are sound in light and dark and fit every width', async ({
  page,
}) => {
  // Much is done in it.
  test.slow();
  const tool = await openTool(page);
  await cite(tool, '10.1038/nature14539');
  await expect(resultCard(page)).toBeVisible();
  expect(await violationsInBothThemes(page), 'a result').toEqual(soundInBoth);
  await fitsEveryWidth(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await cite(tool, '978-0-306-40615-7');
  await expect(errorCard(page)).toBeVisible();
  expect(await violationsInBothThemes(page), 'an error').toEqual(soundInBoth);
  await fitsEveryWidth(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill('On Growth and Form');
  await expect(page.getByText('On Growth and Form').first()).toBeVisible();
  expect(await violationsInBothThemes(page), 'manual entry').toEqual(soundInBoth);
  await fitsEveryWidth(page);
});

test('at no width does anything shift while the home page loads', async ({ page }) => {
  await watchShifts(page);
  // Where requests are looked at, nothing comes from the cache: each width loads all of it anew.
  await page.route('**/*', (route) => route.continue());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await openTool(page);
    await page.waitForLoadState('networkidle');
    expect(await shifted(page), `shift at ${width} px`).toBeLessThan(0.02);
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
