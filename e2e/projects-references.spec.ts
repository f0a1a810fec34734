import { readFile } from 'node:fs/promises';
import { answer, storeIsFull } from './api-calls.ts';
import { clipboard, expectCopied } from './clipboard.ts';
import { articleText, openProject, toast } from './projects.ts';
import { expect, type Page, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';
const datasetText = /Rainfall Observatory\. \(2021\)\. Daily rainfall at forty stations, 1990-2020/;

/** A browser without the newer clipboard API, as on a page served without https. */
async function withoutClipboard(page: Page, command: boolean) {
  await page.addInitScript((works) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    if (!works) document.execCommand = () => false;
  }, command);
}

test.describe('the references of a project', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('are copied in alphabetical order, with italics and hanging indents', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await openProject(page, [dataset, article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await expect(
      toast(page, 'All references copied to your device clipboard in alphabetical order!'),
    ).toBeVisible();
    const lines = (await clipboard(page, 'text/plain')).trim().split('\n');
    expect(lines[0]).toBe(articleText);
    expect(lines[1]).toMatch(datasetText);
    const html = await clipboard(page, 'text/html');
    expect(html).toContain('<i>Nature</i>');
    expect(html.match(/text-indent:\s*-/g)).toHaveLength(2);
    // Copying violates no rule of the content security policy.
    expect(complaints).toEqual([]);
  });

  test('are copied in the order of their numbers where the style has numbers', async ({ page }) => {
    await openProject(page, [dataset, article]);
    await page.getByRole('combobox', { name: 'Reference style' }).selectOption('IEEE (Format)');
    await expect(toast(page, 'All references now in IEEE (Format)')).toBeVisible();
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(
      toast(page, 'All references copied to your device clipboard in the order of their numbers!'),
    ).toBeVisible();
    expect((await clipboard(page, 'text/plain')).match(/^\[\d\]/gm)).toEqual(['[1]', '[2]']);
  });

  test('are copied through a hidden text area when the clipboard API is blocked', async ({
    page,
    context,
  }) => {
    await withoutClipboard(page, true);
    await openProject(page, [article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await expect(page.locator('textarea.sr-only')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/');
    await expectCopied(other, articleText);
    expect(await clipboard(other, 'text/html')).toContain('<i>Nature</i>');
  });

  test('are copied with a selection range on an iPhone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await withoutClipboard(page, true);
    await openProject(page, [article]);
    await page.getByRole('button', { name: 'Copy All References' }).click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await context.close();
  });

  test('are downloaded as a file when copying fails', async ({ page }) => {
    await withoutClipboard(page, false);
    await openProject(page, [article]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Copy All References' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^project-references-\d{4}-\d\d-\d\d\.txt$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${articleText}\n`);
    await expect(toast(page, 'Copy Manually')).toBeVisible();
    await expect(
      toast(page, 'Please copy the references from the downloaded file or enable clipboard permissions.'),
    ).toBeVisible();
  });

  test('are downloaded as a text file named by date', async ({ page }) => {
    await openProject(page, [article]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^project-references-\d{4}-\d\d-\d\d\.txt$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${articleText}\n`);
    await expect(toast(page, 'Downloaded')).toBeVisible();
    await expect(toast(page, 'References downloaded as text file successfully!')).toBeVisible();
  });

  test('a failed download is reported', async ({ page }) => {
    await openProject(page, [article]);
    await answer(page, 'GET', '**/copy-references', 503, storeIsFull);
    await page.getByRole('button', { name: 'Download' }).first().click();
    await expect(toast(page, 'Failed to download references')).toBeVisible();
  });
});
