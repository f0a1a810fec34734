import { readFile } from 'node:fs/promises';
import { answer } from './api-calls.ts';
import { addSource, openProject, sample } from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';

const formats: [label: string, name: RegExp, holds: string][] = [
  ['Word', /^project-references-.*\.docx$/, 'PK'],
  ['Zotero in Word', /\.docx$/, 'PK'],
  ['OpenDocument', /\.odt$/, 'mimetypeapplication/vnd.oasis.opendocument.text'],
  ['Rich text', /\.rtf$/, '{\\rtf1'],
  ['Web page', /\.html$/, '<i>Nature</i>'],
  ['Markdown', /\.md$/, '*Nature*'],
  ['Plain text', /\.txt$/, 'LeCun, Y., Bengio, Y., & Hinton, G. (2015).'],
  ['BibTeX', /\.bib$/, '@article{'],
  ['RIS', /\.ris$/, 'TY  - JOUR'],
  ['CSL-JSON', /\.json$/, '"type":"article-journal"'],
  ['Hayagriva', /\.yml$/, 'lecun2015deep:'],
];

test('a project is exported in each of its formats', async ({ page }) => {
  await openProject(page, [article]);
  for (const [label, name, holds] of formats) {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
    expect((await readFile(await download.path(), 'utf8')).replace(/"type": "/, '"type":"')).toContain(holds);
  }
  await expect(page.getByText('Exported', { exact: true })).toBeVisible();
});

test('the menu fits a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openProject(page, [article]);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: /^Word/ })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toEqual([]);
});

test('the menu works by keyboard', async ({ page }) => {
  await openProject(page);
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await addSource(page, article, 'Deep learning');
  const button = page.getByRole('button', { name: 'Export' });
  await button.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Word/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: /^Share by link/ })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: /^Word/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a private link gives the current references until it is revoked', async ({ page, request }) => {
  await openProject(page, [article]);
  const open = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^Share by link/ }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByText('Files for Overleaf', { exact: false }).click();
  const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(/\/api\/live\/[\w-]{32}\/references\.bib$/);
  const address = await link.inputValue();
  expect(await (await request.get(address)).text()).toContain('@article{lecun2015deep,');
  await dialog.getByText('Pandoc', { exact: true }).first().click();
  await expect(dialog.getByRole('figure', { name: 'Pandoc' })).toContainText(`references.bib ${address}`);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('CSL-JSON');
  await expect(link).toHaveValue(/references\.json$/);
  await page.keyboard.press('Escape');
  await open();
  await expect(dialog.getByText('It was shown only once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('a link works until a day and shows the list as it was', async ({ page, request }) => {
  await openProject(page, [article]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Share by link/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  const shows = dialog.getByRole('combobox', { name: 'What readers see' });
  await shows.selectOption('The list as it is now, for good');
  await dialog.getByRole('combobox', { name: 'The link works' }).selectOption('until a day');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByText('Choose a day from today on, within ten years.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Last day').fill(`${year}-06-30`);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByText(`It works until 30 June ${year}.`)).toBeVisible();
  const shared = await dialog.getByRole('textbox', { name: 'Link to the list' }).inputValue();
  const text = await (await request.get(shared)).text();
  expect(text).toContain('and does not change. This link works until ');
  await dialog.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(shows).toBeVisible();
  expect((await request.get(shared)).status()).toBe(404);
});

test('a shared list is read without scripts, and made one’s own in another browser', async ({
  page,
  browser,
}) => {
  await openProject(page, [article]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Share by link/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const shared = await dialog.getByRole('textbox', { name: 'Link to the list' }).inputValue();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(shared);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(sample.name);
  await expect(reader.getByText('LeCun, Y., Bengio').first()).toBeVisible();
  await reader.getByText('Where each reference comes from').click();
  await expect(reader.getByRole('link', { name: /^See the record at/ })).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await plain.close();
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await other.newPage();
  await visitor.goto(shared);
  expect(await violationsInBothThemes(visitor)).toEqual(soundInBoth);
  await visitor.getByRole('link', { name: 'Make it mine' }).click();
  const copy = visitor.getByRole('dialog', { name: 'Make it mine' });
  await expect(copy.getByText(`“${sample.name}”, 1 citation`)).toBeVisible();
  await copy.getByRole('button', { name: 'Copy to my projects' }).click();
  await expect(visitor).toHaveURL(/\/projects\/\d+$/);
  await expect(visitor.getByText('LeCun, Y., Bengio').first()).toBeVisible();
  await other.close();
});

test('a failed export is reported', async ({ page }) => {
  await openProject(page, [article]);
  await answer(page, 'GET', '**/export?format=docx', 500, {});
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Word/ }).click();
  await expect(page.getByText('Failed to export the project', { exact: true })).toBeVisible();
});

test('pasted into a document, the references keep italics, links and hanging indents', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [dataset, article]);
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expect(page.getByText('Copied to Clipboard', { exact: true })).toBeVisible();
  // A separate document: our content security policy would block the styles of content pasted into our page.
  const paper = await context.newPage();
  await paper.setContent('<div contenteditable aria-label="Paper" role="textbox"></div>');
  await paper.getByRole('textbox', { name: 'Paper' }).focus();
  await paper.keyboard.press('ControlOrMeta+v');
  const paragraphs = paper.getByRole('textbox', { name: 'Paper' }).locator('p');
  await expect(paragraphs).toHaveCount(2);
  await expect(paragraphs.first()).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
  await expect(paragraphs.first().locator('i').first()).toHaveText('Nature');
  await expect(paragraphs.first().locator('a')).toHaveAttribute(
    'href',
    'https://doi.org/10.1038/nature14539',
  );
  // 36 points are 48 px: half an inch.
  const indents = await paragraphs.evaluateAll((all) =>
    all.map((paragraph) => {
      const { marginLeft, textIndent } = getComputedStyle(paragraph);
      return [marginLeft, textIndent];
    }),
  );
  expect(indents).toEqual([
    ['48px', '-48px'],
    ['48px', '-48px'],
  ]);
});
