import { expect, holdScripts, test } from './test.ts';
import { openTool, resultCard } from './tool.ts';

test('a reference is generated and copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const tool = await openTool(page);
  await tool.getByRole('radio', { name: 'APA' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'MLA' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'More styles' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('checkbox', { name: 'Print https:// in web addresses' })).toBeFocused();
  await tool.getByRole('tab', { name: 'Auto-Detect' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('tab', { name: 'In-Text Citation' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' }).focus();
  await page.keyboard.type('10.1038/nature14539');
  await page.keyboard.press('Enter');
  await expect(resultCard(page)).toContainText('LeCun, Yann, et al.');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeFocused();
  // The button, the styles and the language are on the way.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(resultCard(page).getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
});

test('the kinds of source are a tab stop before the scripts have come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const tool = page.getByRole('form', { name: 'Citation generator' });
  await page.getByRole('button', { name: 'Change between light and dark' }).focus();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('tab', { name: 'Auto-Detect' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeFocused();
});
