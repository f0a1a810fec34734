import { dialog, openOverview, openProject } from './projects.ts';
import { expect, type Page, test } from './test.ts';

/** Takes files of the site away, as a deployment or a lost connection does, until the returned function is called. */
async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  const path = `**/assets/${files}`;
  await page.route(path, (route) => route.abort());
  return () => page.unroute(path);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('an article opened from the list fails in its own place, and can be tried again', async ({ page }) => {
  await page.goto('/blogs');
  const giveBack = await takeAway(page, 'fetched-article-*.js');
  await page.getByRole('main').locator('a[href^="/blogs/"]:not([href$=".xml"])').first().click();
  await expect(page.getByRole('alert')).toContainText('This part could not be fetched.');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeHidden();
  await giveBack();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/blogs\/./);
});

test('the example project can be tried again, the overview stays', async ({ page }) => {
  await openOverview(page);
  const giveBack = await takeAway(page, 'project-templates-*.js');
  await page.getByRole('button', { name: 'Start from this example' }).click();
  await expect(page.getByText('The example could not be fetched').first()).toBeVisible();
  await giveBack();
  await tryAgain(page).click();
  await expect(
    dialog(page, 'Create Custom Project').getByRole('textbox', { name: 'Project name' }),
  ).toHaveValue('Research Paper');
});

test('a backup can be tried again', async ({ page }) => {
  await openProject(page);
  await page.goto('/projects');
  const giveBack = await takeAway(page, 'backup-*.js');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  await expect(page.getByText('Failed to save the backup').first()).toBeVisible();
  await giveBack();
  const download = page.waitForEvent('download');
  await tryAgain(page).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('the list of a project can be read again on the page that checks it', async ({ page }) => {
  await openProject(page, ['10.1038/nature14539']);
  const id = page.url().split('/').at(-1);
  const giveBack = await takeAway(page, 'from-project-*.js');
  await page.goto(`/check?project=${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'The project could not be read.' })).toBeVisible();
  await giveBack();
  await tryAgain(page).click();
  await expect(page.getByText('Deep learning').first()).toBeVisible();
});
