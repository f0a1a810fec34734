import { clipboard, expectCopied } from './clipboard.ts';
import { citations, dialog, openProject, sample } from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { storeCitation, storeProject, storeRequest } from './stored-projects.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';

test('works are cited together with places, words and an order of their own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article, dataset]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await list.getByRole('checkbox', { name: 'Select all' }).check();
  await list.getByRole('button', { name: 'Pages, words and order' }).click();
  const form = dialog(page, 'Cite together');
  await form.getByRole('textbox', { name: 'Words before for Deep learning' }).fill('see');
  await form.getByRole('textbox', { name: 'Number for Deep learning' }).fill('437');
  await form.getByRole('textbox', { name: 'Words after for Deep learning' }).fill('for an introduction');
  const parenthetical =
    '(see LeCun et al., 2015, p. 437 for an introduction; Okafor & Rainfall Observatory, 2021)';
  await expect(form.getByText(parenthetical)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  const handle = form.getByRole('button', { name: 'Move Deep learning' });
  await handle.press('ArrowDown');
  await expect(form.getByRole('checkbox', { name: 'Keep my order' })).toBeChecked();
  await expect(handle).toBeFocused();
  await form.getByRole('button', { name: 'Copy in-text citation' }).click();
  const moved = '(Okafor & Rainfall Observatory, 2021; see LeCun et al., 2015, p. 437 for an introduction)';
  await expectCopied(page, moved);
  expect(await clipboard(page, 'text/html')).toContain('Okafor &amp; Rainfall Observatory, 2021; see LeCun');
  await form.getByRole('checkbox', { name: 'Keep my order' }).uncheck();
  await expect(form.getByText(parenthetical)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Leave out the author for Deep learning' }).check();
  await expect(form.getByText('(see 2015, p. 437 for an introduction; ', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await list.getByRole('button', { name: 'Pages, words and order' }).click();
  await expect(form.getByRole('textbox', { name: 'Words before for Deep learning' })).toHaveValue('see');
});

test('two entries of one work are merged, and the merge is undone', async ({ page }) => {
  const id = await storeProject(page, sample);
  await storeCitation(page, id, article);
  // What the first entry does not have.
  const locator = { label: 'page', value: '437' };
  await storeRequest(page, id, { format: 'apa', inputType: 'doi', sourceInput: article, locator });
  await page.goto(`/projects/${id}`);
  const list = citations(page);
  await expect(list.getByText('Duplicate: this work is listed twice')).toHaveCount(1);
  await list.getByRole('button', { name: 'Merge the entries of Deep learning' }).click();
  const form = dialog(page, 'Merge two entries');
  await expect(form.getByText('They have the same DOI.', { exact: false })).toBeVisible();
  await expect(form.getByRole('group', { name: 'Cited place' }).getByLabel('page 437')).toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Entries merged', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Details of Deep learning' }).click();
  await expect(list.getByText('(LeCun et al., 2015, p. 437)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Both entries are back', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Told apart from the other entry, and without the place.
  await expect(list.getByText(/^\(LeCun et al\., 2015[ab]\)$/)).toBeVisible();
});
