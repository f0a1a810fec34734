import { openProject } from './projects.ts';
import { expect, test } from './test.ts';
import { cite, sevenSources, toolOf } from './tool.ts';

const sizes = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;
for (const [width, height] of sizes)
  test(`home ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const tool = await toolOf(page);
    const box = tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
    for (const s of sevenSources.slice(0, 3)) {
      await cite(tool, s);
      await expect(box).toHaveValue('');
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/home-${width}-view.png` });
    await page.screenshot({
      path: `/tmp/shots/home-${width}.png`,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: 1900 },
    });
    await cite(tool, sevenSources[0]);
    await expect(page.getByText('It is in your list already', { exact: true })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.screenshot({
      path: `/tmp/shots/again-${width}-dark.png`,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: 1900 },
    });
  });
test('project 390', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProject(page, ['10.1038/nature14539', '10.1007/bf00289234', '10.1007/bf00994018']);
  await page.mouse.move(2, 2);
  await expect(page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeEditable();
  await page.waitForTimeout(1500);
  console.log(
    'FIRST',
    await page.locator('#project-citations').boundingBox(),
    await page.getByRole('article').first().boundingBox(),
  );
  await page.screenshot({ path: `/tmp/shots/project-390.png` });
});
