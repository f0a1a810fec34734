import { expect, test } from './test.ts';
import { cite, errorCard, openTool } from './tool.ts';

// These make a service unavailable for all tests: a circuit breaker opens, a rate-limited service is not called for as
// long as it asks. They run serially after all others.
test.describe.configure({ mode: 'serial' });

test('a failing registry is reported with advice, and the input is kept', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '10.5555/broken');
  await expect(errorCard(page)).toContainText('is having trouble');
  await expect(errorCard(page)).toContainText('Try again');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue('10.5555/broken');
});

test('a busy registry is reported with advice', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '10.5555/busy');
  await expect(errorCard(page)).toContainText('The website or library we asked is busy');
  await expect(errorCard(page)).toContainText('Try again');
});
