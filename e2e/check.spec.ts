import { type Answered, answerChecks, oneOfEach } from './check-answers.ts';
import { expectCopied } from './clipboard.ts';
import { stub } from './ports.ts';
import { dialog, openProject, sample, toast } from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, type Locator, type Page, test } from './test.ts';

async function check(page: Page, text = 'a list'): Promise<void> {
  await page.goto('/check');
  await page.getByRole('textbox', { name: 'Your reference list' }).fill(text);
  await page.getByRole('button', { name: 'Check the list' }).click();
}

/** The card of an entry, scrolled into view: of a list only what is in view is rendered. */
const card = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Entry ${number}`, exact: true });

/** Shows only the entries of a group. */
const filter = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('each verdict is said in words, with the differences marked in the text', async ({ page }) => {
  await answerChecks(page, oneOfEach);
  await check(page);
  await expect(page.getByRole('heading', { name: 'Your reference list', level: 1 })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('7 entries looked up');
  await expect(card(page, 1)).toContainText('As the record has it');
  await expect(page.getByText('1 corrected, 1 with wrong details')).toBeVisible();
  const differing = card(page, 2);
  await expect(differing).toContainText('Your entry differs in year and DOI.');
  await expect(differing.getByRole('deletion').first()).toHaveText('2016');
  await expect(differing.getByRole('insertion').first()).toHaveText('2015');
  await expect(differing.getByRole('link', { name: 'View the record at doi.org' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1038/nature14539',
  );
  await expect(differing).toContainText('Differs: year, DOI');
  await filter(page, /1 Wrong DOI, ISBN or link/);
  await expect(card(page, 3)).toContainText('Wrong DOI, ISBN or link');
  await filter(page, /1 Not found/);
  await expect(card(page, 4)).toContainText(
    'Crossref and OpenAlex were asked, and none has a work like this.',
  );
  await expect(card(page, 1)).toHaveCount(0);
  await filter(page, /1 Could not be checked/);
  await expect(card(page, 5)).toContainText('Crossref could not be asked just now.');
  await filter(page, /1 Not checked here/);
  await expect(card(page, 6)).toContainText('No register holds works of this kind');
  await filter(page, /1 Corrected/);
  await expect(card(page, 7)).toContainText('A correction to this article was published.');
  await filter(page, /1 Duplicates/);
  await expect(card(page, 7)).toContainText('The same work as entry 2.');
  await expect(page.getByRole('button', { name: 'Retracted' })).toHaveCount(0);
});

test('the server reads the list and compares it with the records', async ({ page }) => {
  const list = [
    'Smith, A. (2014). Why bees return: Memory in the field. Journal of Insect Memory, 12(3), 101–119. https://doi.org/10.5555/bees.2020.7',
    'Okafor, A. (2021, March 3). Personal communication.',
  ];
  await check(page, list.join('\n\n'));
  await expect(page.getByRole('status')).toHaveText('2 entries looked up');
  await expect(card(page, 1)).toContainText('Crossref has this work. Your entry differs in year.');
  await expect(card(page, 1).getByRole('deletion').first()).toHaveText('2014');
  await expect(card(page, 1).getByRole('insertion').first()).toHaveText('2020');
  await expect(card(page, 2)).toContainText('Not checked here');
});

test('of a page that is gone the copy in an archive can be used', async ({ page }) => {
  const address = `${stub}/pages/gone`;
  await check(
    page,
    `Oduya, M. (2019, March 1). River towns before the flood. The Example Courier. Retrieved May 3, 2019, from ${address}`,
  );
  await expect(card(page, 1)).toContainText('Page gone');
  await expect(card(page, 1)).toContainText('127.0.0.1 has no page at this address any more.');
  await expect(card(page, 1)).toContainText('A copy of 4 May 2019 is kept (Wayback Machine).');
  await card(page, 1).getByRole('button', { name: 'Use the copy: entry 1' }).click();
  const archived = `https://web.archive.org/web/20190504010203/${address}`;
  await expect(card(page, 1)).toContainText(archived);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await card(page, 1).getByRole('button', { name: 'Do not use the copy: entry 1' }).click();
  await expect(card(page, 1)).not.toContainText(archived);
});

test('the list of a project is checked', async ({ page }) => {
  await openProject(page, ['10.1038/nature14539']);
  await page.getByRole('link', { name: 'Check this list' }).click();
  await expect(page.getByRole('heading', { name: sample.name, level: 1 })).toBeVisible();
  await expect(page.getByText('1 entry looked up')).toBeVisible();
  await expect(card(page, 1)).toContainText('As the record has it');
  await expect(page).toHaveURL(/\/check$/);
});

test('fields are decided one by one, and the repaired list is copied in any style', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerChecks(page, oneOfEach.slice(1, 2));
  await check(page);
  const copyList = page.getByRole('button', { name: 'Copy the list' });
  await copyList.click();
  await expectCopied(page, 'LeCun, Y. (2016). Deep learning. Nature.');
  await card(page, 1).getByRole('button', { name: 'Record’s: year' }).click();
  await copyList.click();
  await expectCopied(page, 'LeCun, Y. (2015). Deep learning. Nature.');
  await card(page, 1).getByRole('button', { name: 'Use the record’s' }).click();
  await card(page, 1).getByRole('button', { name: 'Mine: year' }).click();
  await copyList.click();
  await expectCopied(page, 'LeCun, Y. (2016). Deep learning. Nature. https://doi.org/10.1038/nature14539');
  await page.getByRole('combobox', { name: 'Style', exact: true }).selectOption('ieee');
  await expect(card(page, 1)).toContainText('As it should read, in IEEE');
  await copyList.click();
  await expectCopied(page, '[1] Y. LeCun, “Deep learning,” Nature, 2016, doi: 10.1038/nature14539.');
});

test('all that have a record are repaired at once, duplicates merged, and it can be undone', async ({
  page,
}) => {
  await answerChecks(page, oneOfEach);
  await check(page);
  await page.getByRole('button', { name: 'Fix all that have a record' }).click();
  await expect(toast(page, '3 entries fixed')).toBeVisible();
  await expect(card(page, 2).getByRole('button', { name: 'Use the record’s' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filter(page, /1 Duplicates/);
  await expect(card(page, 7)).toContainText('Merged with entry 2: left out.');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 7)).toContainText('The same work as entry 2.');
});

test('another work takes the place of an entry', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerChecks(page, oneOfEach.slice(2, 3));
  await check(page);
  await card(page, 1).getByRole('button', { name: 'Use this one' }).last().click();
  await page.getByRole('button', { name: 'Copy the list' }).click();
  await expectCopied(
    page,
    'Watson, Y. (1953). Molecular structure of nucleic acids. Nature. https://doi.org/10.1038/171737a0',
  );
});

test('the keys move and decide, but not while something is typed', async ({ page }) => {
  await answerChecks(page, oneOfEach);
  await check(page);
  await expect(card(page, 2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(card(page, 1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(page, 2)).toBeFocused();
  await page.keyboard.press('a');
  const take = card(page, 2).getByRole('button', { name: 'Use the record’s' });
  await expect(take).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(take).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('k');
  await expect(card(page, 1)).toBeFocused();
  await page.getByRole('combobox', { name: 'Style', exact: true }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('combobox', { name: 'Style', exact: true })).toBeFocused();
});

test('a check that breaks off goes on with the rest, also after a reload', async ({ page }) => {
  const requests = await answerChecks(page, oneOfEach, (request) => (request === 1 ? 2 : undefined));
  await check(page, 'the list');
  await expect(page.getByRole('status')).toHaveText('Stopped after 2 of 7');
  await card(page, 2).getByRole('button', { name: 'Use the record’s' }).click();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Stopped after 2 of 7');
  await expect(card(page, 2).getByRole('button', { name: 'Use the record’s' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Go on with 5' }).click();
  await expect(page.getByRole('status')).toHaveText('7 entries looked up');
  expect(requests[1]).toEqual({ text: 'the list', only: [2, 3, 4, 5, 6] });
  await page.getByRole('button', { name: 'New check' }).click();
  await expect(page.getByRole('textbox', { name: 'Your reference list' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your reference list' })).toHaveValue('');
});

test('a refused list is explained and stays in the form', async ({ page }) => {
  await page.route('**/api/checks', (route) =>
    route.fulfill({ status: 422, json: { message: 'Too many entries\n• Check it in parts', code: 'X' } }),
  );
  await check(page, 'my list');
  await expect(page.getByRole('alert')).toHaveText('Too many entries. Check it in parts');
  await expect(page.getByRole('textbox', { name: 'Your reference list' })).toHaveValue('my list');
});

test('the list is exported, reported and saved as a project', async ({ page }) => {
  await answerChecks(page, oneOfEach);
  await check(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'BibTeX' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^references-\d{4}-\d\d-\d\d\.bib$/);
  await page.getByRole('button', { name: 'Report' }).click();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^reference-report-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Save as project' }).click();
  const form = dialog(page, 'Save as project');
  await form.getByRole('textbox', { name: 'Project name' }).fill('Checked');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved as “Checked”')).toBeVisible();
  await page.getByRole('button', { name: 'Open project' }).click();
  await expect(page.getByRole('heading', { name: 'Checked', level: 1 })).toBeVisible();
});

test('a dropped file is checked; one of another kind is refused', async ({ page }) => {
  const requests = await answerChecks(page, oneOfEach.slice(0, 1));
  await page.goto('/check');
  const picker = page.getByLabel('File with references');
  await picker.setInputFiles({ name: 'photo.docx', mimeType: 'x/y', buffer: Buffer.from([1, 2, 3]) });
  await expect(page.getByRole('alert')).toContainText('This file could not be opened');
  await picker.setInputFiles({ name: 'list.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{a}') });
  await expect(page.getByRole('heading', { name: 'list.bib', level: 1 })).toBeVisible();
  expect(requests).toEqual([{ text: '@book{a}' }]);
});

test('all entries of a list of 200 are in the page, for the search of the browser', async ({ page }) => {
  const [first] = oneOfEach as [Answered];
  await answerChecks(
    page,
    Array.from({ length: 200 }, () => first),
  );
  await check(page);
  await expect(page.getByRole('status')).toHaveText('200 entries looked up');
  await expect(page.getByRole('article')).toHaveCount(200);
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j');
  await expect(card(page, 30)).toBeFocused();
  await expect(card(page, 30)).toBeInViewport();
});

test('a list of 1,000 entries renders what is in view', async ({ page }) => {
  const [first] = oneOfEach as [Answered];
  await answerChecks(
    page,
    Array.from({ length: 1_000 }, () => first),
  );
  await check(page);
  await expect(page.getByRole('status')).toHaveText('1,000 entries looked up');
  expect(await page.getByRole('article').count()).toBeLessThan(20);
  await page.keyboard.press('j');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j');
  await expect(card(page, 31)).toBeFocused();
  await expect(card(page, 31)).toBeInViewport();
});

test('the results are accessible in both themes and fit every width', async ({ page }) => {
  await answerChecks(page, oneOfEach);
  await check(page);
  await expect(card(page, 2)).toBeVisible();
  for (const group of [/7 All/, /1 Wrong DOI, ISBN or link/, /1 Not checked here/, /1 Duplicates/]) {
    await page.getByRole('button', { name: group }).click();
    expect(await violationsInBothThemes(page), String(group)).toEqual(soundInBoth);
  }
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `overflow at ${width} px`).toEqual([]);
  }
});
