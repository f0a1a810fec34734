import { answer, storeIsFull } from './api-calls.ts';
import { expectCopied } from './clipboard.ts';
import { citations, dialog, openDetails, openProject, sample } from './projects.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const article = '10.1038/nature14539';

async function openEdit(page: Page): Promise<Locator> {
  await citations(page).getByRole('button', { name: 'Edit Deep learning' }).click();
  const form = dialog(page, 'Edit citation');
  await expect(form.getByRole('combobox', { name: 'Type of source' })).toBeFocused();
  return form;
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article]);
});

test('the reference updates while a citation is edited, the list when it is saved', async ({ page }) => {
  const form = await openEdit(page);
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.');
  await expect(form.getByRole('textbox', { name: 'Volume' })).toHaveValue('521');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Deeper learning');
  await form.getByRole('textbox', { name: 'Year' }).fill('2016');
  await expect(preview).toContainText('(2016). Deeper learning.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Citation changed', { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
  const entry = citations(page).getByRole('listitem').first();
  await expect(entry.getByRole('heading', { name: 'Deeper learning' })).toBeVisible();
  await expect(entry.getByText('Edited after the record', { exact: true })).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Edit Deeper learning' })).toBeFocused();
  await entry.getByRole('button', { name: 'Edit Deeper learning' }).click();
  await form.getByText('Where these details came from').click();
  await expect(form.getByText('Typed by you')).toBeVisible();
});

test('a field that was edited shows what the record says, and can be set back to it', async ({ page }) => {
  const form = await openEdit(page);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Deeper learning');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const entry = citations(page).getByRole('listitem').first();
  await entry.getByRole('button', { name: 'Edit Deeper learning' }).click();
  await form.getByText('Where these details came from').click();
  await expect(form.getByText(': Deep learning')).toBeVisible();
  await form.getByRole('button', { name: 'Restore Title' }).click();
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Deep learning');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(entry.getByRole('heading', { name: 'Deep learning' })).toBeVisible();
  await expect(entry.getByText('Edited after the record', { exact: true })).toBeHidden();
});

test('authors are added, moved and removed by keyboard', async ({ page }) => {
  const form = await openEdit(page);
  const preview = form.getByRole('region', { name: 'Preview' });
  await form.getByRole('button', { name: 'Move name 2 up' }).press('Enter');
  await expect(preview).toContainText('Bengio, Y., LeCun, Y., & Hinton, G.');
  await form.getByRole('button', { name: 'Remove name 3' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Add to authors' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Given names, name 3' })).toBeFocused();
  await form.getByRole('combobox', { name: 'Kind of name 3' }).selectOption('Organisation');
  await form.getByRole('textbox', { name: 'Organisation, name 3' }).fill('World Health Organization');
  await expect(preview).toContainText('Bengio, Y., LeCun, Y., & World Health Organization.');
});

test('missing fields are listed with links to them; each type has its own', async ({ page }) => {
  const form = await openEdit(page);
  await form.getByRole('textbox', { name: 'Pages' }).fill('');
  const missing = form.getByRole('list', { name: 'Missing fields' });
  await expect(missing).toContainText('Page numbers are missing.');
  await missing.getByRole('button', { name: /^Fill it in/ }).click();
  await expect(form.getByRole('textbox', { name: 'Pages' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'ISBN' })).toHaveCount(0);
  await form.getByRole('combobox', { name: 'Type of source' }).selectOption('Book');
  await form.getByRole('textbox', { name: 'ISBN' }).fill('978-0-226-45808-4');
  await form.getByRole('textbox', { name: 'DOI' }).fill('none');
  const published = form.getByRole('group', { name: 'Date of publication' });
  await published.getByRole('textbox', { name: 'Year' }).fill('soon');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  for (const complaint of [
    'Invalid ISBN format or checksum.',
    'A DOI looks like 10.1000/182',
    'A year is a number: 2024, or −44 for 44 BC',
  ]) {
    await expect(form.getByText(complaint, { exact: true })).toBeVisible();
  }
});

test('a date may be typed in words', async ({ page }) => {
  const form = await openEdit(page);
  await form.getByRole('button', { name: /^Say it in words instead/ }).click();
  await form.getByRole('textbox', { name: 'Date of publication in words' }).fill('in press');
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('(in press)');
});

test('a failed save is reported in the form beside a retry button, and the input is kept', async ({
  page,
}) => {
  const form = await openEdit(page);
  await answer(page, 'PATCH', '**/api/citations/*', 503, storeIsFull);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Another');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toHaveText('The store is full. Try again in a minute');
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Another');
  await expect(form.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await page.unroute('**/api/citations/*');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
});

test('closing keeps the draft until it is discarded, and changes nothing', async ({ page }) => {
  const form = await openEdit(page);
  await page.mouse.click(5, 5);
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Another');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const edit = citations(page).getByRole('button', { name: 'Edit Deep learning' });
  await expect(edit).toBeFocused();
  await expect(page.getByText('Changes not saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go on editing' }).click();
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Another');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect(form).toContainText('These are your changes from before.');
  await form.getByRole('button', { name: 'Discard them' }).click();
  await expect(title).toHaveValue('Deep learning');
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(title).toHaveValue('Deep learning');
  await expect(form).not.toContainText('These are your changes from before.');
});

test('the draft survives browser history navigation', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Open' }).click();
  const edit = citations(page).getByRole('button', { name: 'Edit Deep learning' });
  await edit.click();
  const title = dialog(page, 'Edit citation').getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Another');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await page.goForward();
  await edit.click();
  await expect(title).toHaveValue('Another');
});

test("the form's footer never covers the focused field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openEdit(page);
  await form.getByRole('combobox', { name: 'Type of source' }).focus();
  const foot = await form.getByRole('button', { name: 'Save Changes' }).boundingBox();
  const isAtFoot = () => page.evaluate(() => document.activeElement?.textContent === 'Cancel');
  const lowest: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if (await isAtFoot()) break;
    lowest.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0));
  }
  expect(lowest.length).toBeGreaterThan(10);
  expect(Math.max(...lowest)).toBeLessThan(foot?.y ?? 0);
});

test('every in-text form can be copied with the chosen locator', async ({ page }) => {
  test.slow();
  const entry = citations(page).getByRole('listitem').first();
  await openDetails(page, 'Deep learning');
  await entry.getByRole('button', { name: 'Copy in-text citation' }).click();
  await expectCopied(page, '(LeCun et al., 2015)');
  await entry.getByRole('button', { name: 'Copy narrative citation' }).click();
  await expectCopied(page, 'LeCun et al. (2015)');
  await entry.getByRole('button', { name: 'Add a page or chapter of Deep learning' }).click();
  const form = entry.getByRole('form', { name: 'The cited place' });
  await expect(form.getByRole('textbox', { name: 'Number' })).toBeFocused();
  await page.keyboard.type('437-438');
  await page.keyboard.press('Enter');
  await expect(entry).toContainText('In-text:(LeCun et al., 2015, pp. 437–438)');
  await expect(entry).toContainText('Narrative:LeCun et al. (2015, pp. 437–438)');
  await page.reload();
  await openDetails(page, 'Deep learning');
  await expect(entry).toContainText('(LeCun et al., 2015, pp. 437–438)');
  await entry.getByRole('button', { name: 'Change the cited place of Deep learning' }).click();
  await form.getByRole('combobox', { name: 'Place' }).selectOption('Chapter');
  await form.getByRole('textbox', { name: 'Number' }).fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toContainText('(LeCun et al., 2015, Chapter 2)');
  await entry.getByRole('button', { name: 'Change the cited place of Deep learning' }).click();
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(entry).toContainText('In-text:(LeCun et al., 2015)');
  await expect(entry.getByRole('button', { name: 'Add a page or chapter of Deep learning' })).toBeFocused();
});

test('Chicago has a full note and a short one', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Reference style' }).selectOption('Chicago 17th Edition');
  const entry = citations(page).getByRole('listitem').first();
  await openDetails(page, 'Deep learning');
  await expect(entry).toContainText(
    'In-text:Yann LeCun, Yoshua Bengio, and Geoffrey Hinton, “Deep Learning,”',
  );
  await expect(entry).toContainText('Short note:LeCun, Bengio, and Hinton, “Deep Learning.”');
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeVisible();
});
