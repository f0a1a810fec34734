import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';
import { chooseStyle, cite, errorCard, openTool, resultCard } from './tool.ts';

test('a title shows the works that it may mean; the chosen one becomes the reference, by keyboard', async ({
  page,
}) => {
  const tool = await openTool(page);
  await cite(tool, 'why bees return: memory in the field');
  const choices = page.getByRole('region', { name: 'Which work do you mean?' });
  await expect(choices).toBeFocused();
  await expect(choices.getByRole('listitem').first()).toContainText('Smith, A. (2020). Why bees return');
  await expect(choices.getByRole('listitem').first()).toContainText('Journal article · Crossref');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  const first = choices.getByRole('button', { name: 'Use this one' }).first();
  await expect(first).toHaveAccessibleDescription(/Why bees return/);
  await first.press('Enter');
  await expect(resultCard(page)).toContainText('Smith, A. (2020). Why bees return: Memory in the field.');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeFocused();
});

test('the works on offer are in the style that is chosen, and so is the reference', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, 'why bees return: memory in the field');
  const first = page.getByRole('region', { name: 'Which work do you mean?' }).getByRole('listitem').first();
  await expect(first).toContainText('Smith, A. (2020).');
  await chooseStyle(tool, 'MLA');
  await expect(first).toContainText('Smith, Anna. “Why Bees Return: Memory in the Field.”');
  await first.getByRole('button', { name: 'Use this one' }).click();
  await expect(resultCard(page)).toContainText('Smith, Anna. “Why Bees Return: Memory in the Field.”');
});

test('a whole reference is cited at once when its identifier names the same work', async ({ page }) => {
  const tool = await openTool(page);
  await cite(
    tool,
    'Smith, A. (2020). Why bees return: Memory in the field. Journal of Insect Memory, 12(3), 101-119. https://doi.org/10.5555/bees.2020.7',
  );
  await expect(resultCard(page)).toContainText('Smith, A. (2020). Why bees return: Memory in the field.');
});

test('none of the works: the title is carried over to manual entry', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, 'why bees return: memory in the field');
  await page.getByRole('button', { name: 'None of these: enter the details by hand' }).click();
  const title = tool.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('why bees return: memory in the field');
});

test('a title that no service knows is an error with advice, and the input stays', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, 'zzyzx qwxyz vvvkk');
  await expect(errorCard(page)).toBeVisible();
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue(
    'zzyzx qwxyz vvvkk',
  );
});
