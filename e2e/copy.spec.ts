import { readFile } from 'node:fs/promises';
import { clipboard, expectCopied } from './clipboard.ts';
import { expect, test } from './test.ts';
import { cite, openTool, resultCard } from './tool.ts';

const text =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cite(await openTool(page), '10.1038/nature14539');
  await expect(resultCard(page)).toContainText(text);
});

test('Copy puts the reference on the clipboard as text and as HTML with italics', async ({ page }) => {
  await resultCard(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(resultCard(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  await expectCopied(page, text);
  const html = await clipboard(page, 'text/html');
  expect(html).toContain('<i>Nature</i>');
  expect(html).toMatch(/text-indent:\s*-/);
  await expect(resultCard(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('a page that is typed beside the result stands in the in-text forms', async ({ page }) => {
  await resultCard(page)
    .getByRole('textbox', { name: /^Number of the page/ })
    .fill('438');
  await expect(resultCard(page)).toContainText('(LeCun et al., 2015, p. 438)');
  await expect(resultCard(page)).toContainText('LeCun et al. (2015, p. 438)');
  await resultCard(page).getByRole('button', { name: 'Copy in-text citation' }).click();
  await expectCopied(page, '(LeCun et al., 2015, p. 438)');
  await resultCard(page).getByRole('combobox', { name: 'What to name in the text' }).selectOption('Chapter');
  await expect(resultCard(page)).toContainText('(LeCun et al., 2015, Chapter 438)');
});

test('the in-text form has a copy button of its own', async ({ page }) => {
  await resultCard(page).getByRole('button', { name: 'Copy in-text citation' }).click();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  await expectCopied(page, '(LeCun et al., 2015)');
});

test('Download gives a text file named after the style and the time', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    resultCard(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^citation_APA_\d{14}\.txt$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(text);
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible();
});

test('a refused clipboard is reported', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await resultCard(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Could not copy to clipboard. Try again later.', { exact: true }),
  ).toBeVisible();
});

for (const [width, height, place] of [
  [390, 844, 'at the top'],
  [768, 1024, 'in the corner'],
  [1280, 800, 'in the corner'],
] as const) {
  test(`at ${width} px messages stand ${place}, away from the button that was pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [button, text] of [
      ['Copy', 'Copied to clipboard'],
      ['Download', 'Downloaded'],
    ] as const) {
      await resultCard(page).getByRole('button', { name: button, exact: true }).click();
      const message = page.getByRole('listitem').filter({ hasText: text });
      await expect(message).toBeVisible();
      const edge = async () => {
        const { y, height: tall } = (await message.boundingBox()) ?? { y: 0, height: 0 };
        return place === 'at the top' ? y : height - y - tall;
      };
      // It rises to its place, with little motion within a frame.
      await expect.poll(edge, text).toBeCloseTo(16, 0);
      const box = (await message.boundingBox()) ?? { y: 0, height: 0 };
      const row = resultCard(page).getByRole('button', { name: 'Download', exact: true });
      const top = (await row.boundingBox())?.y ?? 0;
      expect(box.y + box.height <= top || box.y >= top + 44, text).toBe(true);
    }
  });
}
