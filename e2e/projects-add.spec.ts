import { answer } from './api-calls.ts';
import { citations, createProject, dialog, openDetails, sample } from './projects.ts';
import { expect, type Page, test } from './test.ts';
import { cite, openTool, resultCard } from './tool.ts';

const article = '10.1038/nature14539';

async function generate(page: Page): Promise<void> {
  await cite(await openTool(page), article);
  await expect(resultCard(page)).toBeVisible();
}

test('a result is added to a project in the project’s style', async ({ page }) => {
  await createProject(page, { ...sample, referenceStyle: 'mla' });
  await generate(page);
  await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
  const choice = dialog(page, 'Add to project');
  await choice.getByRole('button', { name: sample.name }).click();
  await expect(page.getByText(`Added to “${sample.name}”`, { exact: true })).toBeVisible();
  await expect(choice).toBeHidden();
  await expect(resultCard(page).getByRole('button', { name: 'Add to project' })).toBeFocused();
  await page.getByRole('button', { name: 'Add Deep learning to a project' }).click();
  await choice.getByRole('button', { name: sample.name }).click();
  await expect(choice.getByText(`It is in your list already: “${sample.name}”.`)).toBeVisible();
  await choice.getByRole('button', { name: 'Add anyway' }).click();
  await expect(choice).toBeHidden();
  await page.getByRole('button', { name: 'Open project' }).click();
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeVisible();
  await expect(citations(page).getByRole('listitem')).toHaveCount(2);
  await expect(citations(page)).toContainText('LeCun, Yann, et al. “Deep Learning.” Nature');
});

test('without a project, adding creates the first one', async ({ page }) => {
  await generate(page);
  await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
  const form = dialog(page, 'Add to project');
  await form.getByRole('textbox', { name: 'Project name' }).fill('First');
  await form.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Added to “First”', { exact: true })).toBeVisible();
});

test('the cited page is stored in the project', async ({ page }) => {
  await createProject(page);
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'In-Text Citation' }).click();
  await tool.getByRole('textbox', { name: 'In-text citation' }).fill('(LeCun et al., 2015, p. 437)');
  await tool.getByRole('textbox', { name: 'In-text citation' }).press('Enter');
  await expect(resultCard(page)).toContainText('p. 437');
  await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
  await dialog(page, 'Add to project').getByRole('button', { name: sample.name }).click();
  await page.getByRole('button', { name: 'Open project' }).click();
  await openDetails(page, 'Deep learning');
  await expect(citations(page)).toContainText('(LeCun et al., 2015, p. 437)');
});

test('a failed addition is reported and the dialog stays open', async ({ page }) => {
  await createProject(page);
  await generate(page);
  await answer(page, 'POST', '**/api/projects/*/citations', 500, {});
  await resultCard(page).getByRole('button', { name: 'Add to project' }).click();
  await dialog(page, 'Add to project').getByRole('button', { name: sample.name }).click();
  await expect(page.getByText('Failed to add the citation', { exact: true })).toBeVisible();
  await expect(dialog(page, 'Add to project')).toBeVisible();
});

test('a result shows its narrative form beside the parenthetical one', async ({ page }) => {
  await generate(page);
  await expect(resultCard(page)).toContainText('In-text:(LeCun et al., 2015)');
  await expect(resultCard(page)).toContainText('Narrative:LeCun et al. (2015)');
  await expect(resultCard(page).getByRole('button', { name: 'Copy narrative citation' })).toBeVisible();
});
