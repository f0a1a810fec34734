import { expect, test } from './test.ts';
import { cite, errorCard, openTool } from './tool.ts';

// These put a service out of use for everybody, as in life: a breaker opens, a busy service is left in peace for as long
// as it asks. They run one after the other when everything else is done.
test.describe.configure({ mode: 'serial' });

test('a failing registry is reported with advice, and the input is kept', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '10.5555/broken');
  await expect(errorCard(page)).toContainText('is having trouble');
  await expect(errorCard(page)).toContainText('Try again');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI or ISBN' })).toHaveValue('10.5555/broken');
});

test('a busy registry is reported with advice', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '10.5555/busy');
  await expect(errorCard(page)).toContainText('The website or library we asked is busy');
  await expect(errorCard(page)).toContainText('Try again');
});
