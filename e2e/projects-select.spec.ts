import { answer } from './api-calls.ts';
import { clipboard, expectCopied } from './clipboard.ts';
import { card, citations, createProject, dialog, openProject, sample } from './projects.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';

test('several citations are selected, copied, deleted with one confirmation, and restored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article, dataset]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(list.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  await expect(list.getByRole('button', { name: 'Delete selected' })).toBeDisabled();
  await list.getByRole('checkbox', { name: 'Select Deep learning' }).press(' ');
  await expect(list.getByText('1 selected', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Copy selected' }).click();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await clipboard(page, 'text/html')).toContain('<i>Nature</i>');
  expect(await clipboard(page, 'text/plain')).not.toContain('rainfall');
  await list.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(list.getByText('2 selected', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Copy the citation of the ticked sources' }).click();
  await expectCopied(page, '(LeCun et al., 2015; Okafor & Rainfall Observatory, 2021)');
  await list.getByRole('button', { name: 'Delete selected' }).click();
  const question = dialog(page, 'Delete citations');
  await expect(question).toContainText('Are you sure you want to delete these 2 citations?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 citations deleted successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 citations restored successfully!', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('leaving selection mode changes nothing', async ({ page }) => {
  await openProject(page, [article]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await list.getByRole('checkbox', { name: 'Select all' }).check();
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(list.getByRole('checkbox')).toHaveCount(0);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(list.getByText('0 selected', { exact: true })).toBeVisible();
});

test('a deleted citation is restored from the toast by keyboard', async ({ page }) => {
  await openProject(page, [article]);
  await citations(page).getByRole('button', { name: 'Delete Deep learning' }).click();
  await dialog(page, 'Delete citation').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Citation deleted successfully!', { exact: true })).toBeVisible();
  // The toast moves from the dialog to the page when the dialog closes, and the list is refetched.
  await expect(dialog(page, 'Delete citation')).toBeHidden();
  await expect(page.getByText('No citations added yet', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Citation restored successfully!', { exact: true })).toBeVisible();
  await expect(citations(page).getByRole('heading', { name: 'Deep learning' })).toBeVisible();
});

test('a deleted project is restored with its citations', async ({ page }) => {
  await openProject(page, [article]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await card(page, sample.name).getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Delete project').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Project deleted successfully!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The project is back, with its citations', { exact: true })).toBeVisible();
  await card(page, sample.name).getByRole('link', { name: 'Open' }).click();
  await expect(citations(page).getByRole('heading', { name: 'Deep learning' })).toBeVisible();
});

test('an undo that comes too late is reported', async ({ page }) => {
  const created = await createProject(page);
  await answer(page, 'POST', '**/api/projects/*/restore', 404, {});
  await created.getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Delete project').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Failed to undo the deletion', { exact: true })).toBeVisible();
});
