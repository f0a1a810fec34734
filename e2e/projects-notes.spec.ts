import { clipboard, expectCopied } from './clipboard.ts';
import { articleText, citations, dialog, openProject, sample } from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';
const other = '10.1007/bf00994018';

test('notes, quotations and tags are kept beside a work, found, copied, and not printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Details of Deep learning' }).click();
  await list.getByRole('button', { name: 'Notes, quotations, tags of Deep learning' }).click();
  const form = dialog(page, 'Notes, quotations, tags');
  await expect(form.getByRole('textbox', { name: 'Private notes' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Private notes' }).fill('Ask Per about it.');
  await form.getByRole('button', { name: 'Add a quotation' }).click();
  await form.getByRole('textbox', { name: 'Quotation 1', exact: true }).fill('Deep learning allows models');
  await form.getByRole('textbox', { name: 'Page of quotation 1' }).fill('436');
  await form.getByRole('textbox', { name: 'Tags' }).fill('to read, chapter 2');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const tags = list.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('listitem')).toHaveText(['to read', 'chapter 2']);
  await expect(list.getByText('Ask Per about it.')).toBeVisible();
  await list.getByRole('button', { name: 'Copy “Deep learning allows models” with its citation' }).click();
  await expectCopied(page, '“Deep learning allows models” (LeCun et al., 2015, p. 436)');
  expect(await clipboard(page, 'text/html')).toContain(
    '“Deep learning allows models” (LeCun et al., 2015, p. 436)',
  );
  await list.getByRole('button', { name: 'Notes, quotations, tags of Deep learning' }).click();
  await form.getByRole('combobox', { name: 'Colour of to read' }).selectOption('Green');
  await expect(tags.getByText('to read').locator('..')).toHaveClass(/text-green/);
  await page.keyboard.press('Escape');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expectCopied(page, articleText);
  await page.emulateMedia({ media: 'print' });
  await expect(tags).toBeHidden();
  await expect(list.getByText('Ask Per about it.')).toBeHidden();
});

test('a list is divided into sections, and works go from one to another by menu and by key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article, other], { ...sample, referenceStyle: 'ieee' });
  const list = citations(page);
  const entries = list.getByRole('article');
  await expect(entries.nth(0)).toContainText('[1] Y. LeCun');
  await entries
    .nth(0)
    .getByRole('button', { name: /^Details of/ })
    .click();
  await entries.nth(0).getByRole('button', { name: 'Edit sections' }).click();
  const form = dialog(page, 'Sections');
  await form.getByRole('textbox', { name: 'Heading of section 1' }).fill('Primary sources');
  await form.getByRole('button', { name: 'Add a section' }).click();
  await form.getByRole('textbox', { name: 'Heading of section 2' }).fill('Secondary sources');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await entries.nth(0).getByRole('combobox', { name: 'Section' }).selectOption('Secondary sources');
  const heading = (name: string) => list.getByRole('heading', { name, level: 3 });
  await expect(heading('Secondary sources')).toBeVisible();
  await expect(entries.nth(1)).toContainText('[2] Y. LeCun');
  await expect(entries.nth(1).getByRole('combobox', { name: 'Section' })).toHaveValue('s2');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expect
    .poll(() => clipboard(page, 'text/plain'))
    .toMatch(/^\[1\] C. Cortes.*\n\nSecondary sources\n\n\[2\] Y\. LeCun.*$/);
  expect(await clipboard(page, 'text/html')).toContain('<b>Secondary sources</b>');
  const handle = entries.nth(1).getByRole('button', { name: /^Move / });
  await handle.press('ArrowUp');
  await expect(heading('Secondary sources')).toBeHidden();
  await expect(entries.nth(1)).toContainText('[2] Y. LeCun');
  await entries.nth(1).getByRole('combobox', { name: 'Section' }).selectOption('Primary sources');
  await expect(heading('Primary sources')).toBeVisible();
  await entries
    .nth(0)
    .getByRole('button', { name: /^Move / })
    .dragTo(entries.nth(1), { targetPosition: { x: 60, y: 12 } });
  await expect(entries.nth(0)).toContainText('[1] C. Cortes');
  await expect(list.getByRole('listitem').first().getByRole('heading', { level: 3 }).first()).toHaveText(
    'Primary sources',
  );
});

test('selected works go into a section together, and back', async ({ page }) => {
  await openProject(page, [article, other]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  const move = list.getByRole('button', { name: 'Move to section' });
  await expect(move).toBeDisabled();
  await list.getByRole('checkbox', { name: 'Select all' }).check();
  await move.click();
  await page.getByRole('menuitem', { name: 'Edit sections' }).click();
  const form = dialog(page, 'Sections');
  await form.getByRole('textbox', { name: 'Heading of section 1' }).fill('Primary sources');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await move.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Primary sources' }).press('Enter');
  await expect(page.getByText('2 citations moved', { exact: true })).toBeVisible();
  const heading = list.getByRole('heading', { name: 'Primary sources', level: 3 });
  await expect(heading).toBeVisible();
  await expect(list.getByRole('listitem').first().getByRole('heading', { level: 3 }).first()).toHaveText(
    'Primary sources',
  );
  await expect(list.getByText('2 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 citations moved back', { exact: true })).toBeVisible();
  await expect(heading).toBeHidden();
  await move.click();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
});
