import { citations, createProject, dialog, sample } from './projects.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { chooseStyle, cite, openTool, resultCard } from './tool.ts';

const article = '10.1038/nature14539';

async function openEdit(page: Page): Promise<Locator> {
  await resultCard(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = dialog(page, 'Edit citation');
  await expect(form.getByRole('combobox', { name: 'Type of source' })).toBeFocused();
  return form;
}

test('every field of a result can be edited with a live reference, and the edit can be undone', async ({
  page,
}) => {
  const tool = await openTool(page);
  await cite(tool, article);
  await expect(resultCard(page)).toContainText('Taken from the record at doi.org.');
  const form = await openEdit(page);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Deeper learning');
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('(2015). Deeper learning.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Reference changed', { exact: true })).toBeVisible();
  await expect(resultCard(page)).toContainText('(2015). Deeper learning. Nature, 521(7553)');
  await expect(resultCard(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(resultCard(page)).toContainText('Edited after the record at doi.org: View the record');
  await expect(resultCard(page)).not.toContainText('Taken from the record');
  await chooseStyle(tool, 'IEEE');
  await expect(resultCard(page)).toContainText('“Deeper learning,” Nature');
  await resultCard(page).getByRole('button', { name: 'Undo the change' }).click();
  await expect(resultCard(page)).toContainText('“Deep learning,” Nature');
  await expect(resultCard(page)).toContainText('Taken from the record at doi.org.');
});

test('unsaved edits are restored on reopening; saved edits go into the project', async ({ page }) => {
  await createProject(page);
  await cite(await openTool(page), article);
  const form = await openEdit(page);
  await form.getByRole('textbox', { name: 'Volume' }).fill('522');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Changes not saved', { exact: true })).toBeVisible();
  await expect(resultCard(page)).toContainText('521(7553)');
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await expect(form.getByRole('textbox', { name: 'Volume' })).toHaveValue('522');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(resultCard(page)).toContainText('522(7553)');
  await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
  await dialog(page, 'Add to project').getByRole('button', { name: sample.name }).click();
  await page.getByRole('button', { name: 'Open project' }).click();
  await expect(citations(page)).toContainText('522(7553)');
});
