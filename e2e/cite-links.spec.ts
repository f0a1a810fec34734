import { readFile } from 'node:fs/promises';
import { toast } from './projects.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';

const draft = `# Learning nets

Deep nets learn (https://doi.org/10.1038/nature14539). [Information can be measured](https://doi.org/10.1002/j.1538-7305.1948.tb01338.x).

We looked at https://www.google.com/search?q=nets.
`;

test('the links of a draft become citations with a list', async ({ page }) => {
  await page.goto('/check');
  const buffer = Buffer.from(draft);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'draft.md', mimeType: 'text/markdown', buffer });
  await expect(page.getByText('This draft cites 2 links.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn them into citations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn links into citations' });
  const rows = dialog.getByRole('list', { name: 'Links of the draft' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('LeCun et al. (2015), Deep learning');
  await expect(rows.nth(1)).toContainText('Shannon (1948), A mathematical theory of communication');
  await expect(rows.nth(2)).toContainText('This leads to results of a search, not to one source.');
  await rows.nth(2).getByRole('button', { name: 'Change' }).click();
  await rows.nth(2).getByRole('textbox', { name: 'DOI, ISBN or address' }).fill('10.1038/nature14539');
  await rows.nth(2).getByRole('button', { name: 'Find' }).click();
  await expect(rows.nth(2)).toContainText('LeCun et al. (2015), Deep learning');
  await rows.nth(1).getByRole('checkbox', { name: /^Cite/ }).uncheck();
  await expect(dialog.getByRole('status')).toHaveText(
    '2 links will be citations in APA 7th Edition, with the list behind the text.',
  );
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await dialog.getByRole('radio', { name: 'With the changes made' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the document' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('draft, cited.md');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Deep nets learn (LeCun et al., 2015). [Information can be measured](');
  expect(text).toContain(
    'We looked at (LeCun et al., 2015).\n\n# References\n\nLeCun, Y., Bengio, Y., & Hinton, G. (2015).',
  );
  await expect(toast(page, 'Document made')).toBeVisible();
});
