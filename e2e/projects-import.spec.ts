import { answer } from './api-calls.ts';
import { expectCopied } from './clipboard.ts';
import { citations, dialog, openProject } from './projects.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const article = '10.1038/nature14539';
const dataset = '10.5281/zenodo.9000';
const book = '@book{thompson1917, title={On Growth and Form}, author={Thompson, D.}, year={1917}}';

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const form = dialog(page, 'Import references');
  await expect(form).toBeVisible();
  return form;
}

async function send(form: Locator, text: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Paste references or identifiers' }).fill(text);
  await form.getByRole('button', { name: 'Import', exact: true }).click();
}

test('a pasted list reports each line and keeps failed lines for a retry', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article]);
  const form = await openImport(page);
  await expect(form.getByRole('textbox', { name: 'Paste references or identifiers' })).toBeFocused();
  await send(form, `${article}\n${dataset}\nnothing like it`);
  await expect(form.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  await expect(form.getByRole('status')).toHaveText('1 added, 1 here already, 1 not added.');
  const lines = form.getByRole('region', { name: 'Imported lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('nothing like it');
  await expect(lines.nth(1)).toContainText('Here already, left out');
  await expect(lines.nth(2)).toContainText('Added');
  await form.getByRole('button', { name: 'Copy failed lines' }).click();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  await expectCopied(page, 'nothing like it');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('status')).toHaveText('1 added, 1 here already, 1 not added.');
  await expect(citations(page).getByRole('listitem')).toHaveCount(2);
  await form.getByRole('button', { name: 'Change failed lines' }).click();
  await expect(form.getByRole('textbox', { name: 'Paste references or identifiers' })).toHaveValue(
    'nothing like it',
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
});

test('the cuts of a pasted list are shown, and a person joins them', async ({ page }) => {
  await openProject(page);
  const form = await openImport(page);
  await send(
    form,
    'References\nBerg, K. (2014). Locks. Fjord Press.\nOkafor, A. (2019). Rivers of the\nNorth: a history. Fjord Press.',
  );
  await expect(form.getByRole('status')).toHaveText('4 lines, read as 2 references, 1 line left over.');
  await expect(form.getByText('Left over: References')).toBeVisible();
  const cuts = form.getByRole('textbox', { name: 'One reference a line' });
  await expect(cuts).toHaveValue(/^Berg, K\. .*\nOkafor, A\. .*$/);
  await cuts.fill('Berg, K. (2014). Locks. Fjord Press.');
  await form.getByRole('button', { name: 'Import 1' }).click();
  await expect(form.getByRole('status')).toHaveText('1 added.');
});

test('works that were left out say what they equal, and can be added', async ({ page }) => {
  await openProject(page, [article]);
  const form = await openImport(page);
  await send(form, article);
  await expect(form.getByText('Here already, left out: the same DOI as “Deep learning”')).toBeVisible();
  await form.getByRole('button', { name: 'Add the 1 left out' }).click();
  await expect(form.getByRole('status')).toHaveText('1 added.');
});

test('a duplicate is imported on request', async ({ page }) => {
  await openProject(page, [article]);
  const form = await openImport(page);
  await form.getByRole('checkbox', { name: 'Also add works that this project has already' }).check();
  await send(form, article);
  await expect(form.getByRole('status')).toHaveText('1 added.');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(citations(page).getByText('Duplicate: this work is listed twice')).toHaveCount(1);
});

test('a chosen file is imported; a file of another kind is refused', async ({ page }) => {
  await openProject(page);
  const form = await openImport(page);
  const picker = form.getByLabel('File to import');
  await picker.setInputFiles({ name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from([65, 0, 66]) });
  await expect(form.getByRole('alert')).toContainText('This file is not text.');
  await picker.setInputFiles({ name: 'empty.bib', mimeType: 'text/plain', buffer: Buffer.from(' ') });
  await expect(form.getByRole('alert')).toContainText('This file is empty.');
  await picker.setInputFiles({
    name: 'big.bib',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(10_485_761, 65),
  });
  await expect(form.getByRole('alert')).toContainText('This file is larger than 10 MB.');
  await picker.setInputFiles({ name: 'sources.bib', mimeType: 'text/plain', buffer: Buffer.from(book) });
  await expect(form.getByText('sources.bib', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(form.getByRole('status')).toHaveText('1 added.');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(citations(page).getByRole('heading', { name: 'On Growth and Form' })).toBeVisible();
});

test('a file dropped on the page is imported', async ({ page }) => {
  await openProject(page);
  // The import is loaded when somebody does something on the page, or after a moment.
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.bib', { type: 'text/plain' }));
    return data;
  }, book);
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop the file to import it', { exact: true })).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop the file to import it', { exact: true })).toHaveCount(0);
  const form = dialog(page, 'Import references');
  await expect(form.getByText('dropped.bib', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(form.getByRole('status')).toHaveText('1 added.');
});

test('an empty import and a refused one are reported, and the text is kept', async ({ page }) => {
  await openProject(page);
  const form = await openImport(page);
  await form.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText('Paste something or choose a file first.');
  await answer(page, 'POST', '**/import', 422, { message: 'Too many at once\n• Use two files', code: 'X' });
  await send(form, article);
  await expect(form.getByRole('alert')).toHaveText('Too many at once. Use two files');
  await expect(form.getByRole('textbox', { name: 'Paste references or identifiers' })).toHaveValue(article);
});

test('an interrupted import resumes without duplicates', async ({ page }) => {
  await openProject(page);
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const line = { index: 0, total: 2, input: article, kind: 'doi', status: 'added', title: 'Deep learning' };
  const keys: (string | undefined)[] = [];
  let cut = true;
  await page.route('**/import', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!cut) return route.fallback();
    cut = false;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: event('start', { total: 2 }) + event('line', line),
    });
  });
  const form = await openImport(page);
  await send(form, `${article}\n${dataset}`);
  await expect(form.getByRole('heading', { name: 'The import was stopped' })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('1 added, 1 not tried.');
  await form.getByRole('button', { name: 'Go on' }).click();
  await expect(form.getByRole('status')).toHaveText('2 added.');
  expect(keys[0]).toBe(keys[1]);
});

test('of a file with many references those to import are chosen', async ({ page }) => {
  await openProject(page);
  const form = await openImport(page);
  const books = Array.from(
    { length: 120 },
    (_, number) => `@book{b${number}, title={Volume ${number}}, author={Okafor, Ada}, year={2019}}`,
  );
  await form
    .getByLabel('File to import')
    .setInputFiles({ name: 'many.bib', mimeType: 'text/plain', buffer: Buffer.from(books.join('\n')) });
  await form.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(form.getByText('120 references. Leave out what you do not need.')).toBeVisible();
  await form.getByRole('button', { name: 'Leave out all' }).click();
  await form.getByRole('searchbox', { name: 'Search the references' }).fill('Volume 11');
  await form.getByRole('button', { name: 'Choose these' }).click();
  await form.getByRole('checkbox', { name: /Volume 110/ }).uncheck();
  await expect(form.getByRole('status')).toHaveText('10 chosen, 110 left out.');
  await form.getByRole('button', { name: 'Import 10' }).click();
  await expect(form.getByRole('status')).toHaveText('10 added.');
});
