import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { wordFile } from '../apps/server/src/papers/office-files.fixture.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, type Page, test } from './test.ts';

const filler =
  'Bees come back to the places that they know, and nobody has yet said why they do so in all weathers. ';

const paper = `The memory of bees

${filler.repeat(12)}

Bees return to their field (Smith, 2020). Others doubt it (Cowan, 2001), and some have counted them (Smith, 2021).

${filler.repeat(12)}

References

Smith, A. (2020). Why bees return: Memory in the field. Journal of Insect Memory, 12(3), 101–119. https://doi.org/10.5555/bees.2020.7

Okafor, A. (2021, March 3). Personal communication.
`;

async function checkPaper(page: Page, name = 'bees.txt', text = paper): Promise<void> {
  await page.goto('/check');
  await page
    .getByLabel('File with references')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('2 entries looked up');
}

test('a paper shows its text with the findings in its margin, linked with its list', async ({ page }) => {
  await checkPaper(page);
  await expect(page.getByRole('status')).toContainText(
    '2 entries looked up, 3 findings between text and list',
  );
  const margin = page.getByRole('list', { name: 'In the margin' });
  await expect(margin.first()).toContainText('Cited, not listed');
  await expect(margin.first()).toContainText('“Cowan, 2001” is not in the reference list.');
  await expect(margin.first()).toContainText('Year differs');
  await page.getByRole('link', { name: 'Smith, 2020' }).click();
  const entry = page.locator('[data-row]:focus');
  await expect(entry).toContainText('Why bees return');
  await expect(entry).toContainText('As the record has it');
  await entry.getByRole('button', { name: 'Citation 1 of entry 1' }).click();
  await expect(page.locator('[data-row]:focus')).toContainText('Bees return to their field');
});

test('findings are filtered by kind and reached by keys', async ({ page }) => {
  await checkPaper(page);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]:focus')).toContainText('Others doubt it');
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]:focus')).toContainText('Okafor');
  await page.keyboard.press('k');
  await expect(page.locator('[data-row]:focus')).toContainText('Others doubt it');
  await page.getByRole('button', { name: /1 Listed, not cited/ }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('advice stands apart from the findings', async ({ page }) => {
  const text = paper.replace(
    'Others doubt it',
    'Okafor said so, too. Others say that “bees do not return to any field at all” (Smith, 2020) and doubt it',
  );
  await checkPaper(page, 'bees.txt', text);
  await expect(page.getByRole('status')).toContainText('2 findings between text and list');
  await page.getByRole('button', { name: /1 Advice/ }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]:focus')).toContainText('Quotation without a page');
});

test('a paper whose list is not found is not called clean', async ({ page }) => {
  await page.goto('/check');
  const buffer = Buffer.from(paper.slice(0, paper.indexOf('References')));
  await page
    .getByLabel('File with references')
    .setInputFiles({ name: 'bees.md', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('status')).toContainText('0 entries looked up, no list found');
  await expect(page.getByText('We couldn’t find a list of references in this document')).toBeVisible();
  await expect(page.getByText('Every entry is as its record has it.')).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
});

test('a person shows where the list begins that was not found', async ({ page }) => {
  await page.goto('/check');
  const text = `${paper.slice(0, paper.indexOf('References'))}What helped me

Smith, A. Why bees return: Memory in the field. Journal of Insect Memory.

Okafor, A. Personal communication.
`;
  await page
    .getByLabel('File with references')
    .setInputFiles({ name: 'bees.md', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('status')).toContainText('no list found');
  await page.getByRole('button', { name: 'Show where the list begins' }).click();
  await expect(page.getByRole('heading', { name: 'Where does the list of references begin?' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Show where the list begins' })).toBeFocused();
  await page.getByRole('button', { name: 'Show where the list begins' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.getByRole('button', { name: /^Smith, A\. Why bees return/ }).click();
  await expect(page.getByRole('heading', { name: 'bees.md', level: 1 })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('2 entries looked up');
  await expect(page.getByText('We couldn’t find a list of references in this document')).toHaveCount(0);
});

test('an entry leads to what the registers say of it', async ({ page }) => {
  await checkPaper(page);
  await page.getByRole('link', { name: 'Smith, 2020' }).click();
  await page.getByRole('button', { name: 'What the registers say of entry 1' }).click();
  await expect(page.getByRole('tab', { name: '2 entries' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: 'Entry 1', exact: true })).toBeFocused();
});

test('a file that is no paper is refused in words', async ({ page }) => {
  await page.goto('/check');
  await page
    .getByLabel('File with references')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
  await expect(page.getByText(/This file could not be opened|We can't read this kind of file/)).toBeVisible();
});

test('the text of a paper is accessible in both themes, and fits a narrow screen', async ({ page }) => {
  await checkPaper(page);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toEqual([]);
});

test('a Word document comes back with the repaired entry', async ({ page }) => {
  const paragraphs = paper.replace('(2020). Why', '(2014). Why').split('\n\n');
  const buffer = Buffer.from(wordFile(paragraphs));
  await page.goto('/check');
  await page.getByLabel('File with references').setInputFiles({ name: 'bees.docx', mimeType: 'x/y', buffer });
  await expect(page.getByRole('status')).toContainText('2 entries looked up');
  await page.getByRole('button', { name: 'Fix all that have a record' }).click();
  await page.getByRole('button', { name: 'Download the paper' }).click();
  await page.getByRole('radio', { name: /With the changes made/ }).check();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bees, corrected.docx');
  await page.getByRole('button', { name: 'New check' }).click();
  await page.getByLabel('File with references').setInputFiles({
    name: 'again.docx',
    mimeType: 'x/y',
    buffer: await readFile(await file.path()),
  });
  await page.getByRole('tab', { name: '2 entries' }).click();
  await expect(page.getByRole('article', { name: 'Entry 1', exact: true })).toContainText('Smith, A. (2020)');
});

test('places that could not be corrected are told when the document comes back', async ({ page }) => {
  const text = paper.replace(/ +\n/g, '\n');
  await checkPaper(page, 'bees.md', text);
  const start = text.indexOf('Smith, 2020');
  await page.route('**/api/papers/correct', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'citewright-left': `${start}-${start + 11}, 0-18` };
    await route.fulfill({ response, headers });
  });
  await page.getByRole('button', { name: 'Download the paper' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await download;
  const told = page.getByRole('dialog').getByRole('status');
  await expect(told).toContainText('2 places could not be corrected in it');
  await expect(told.getByRole('listitem')).toHaveText(['Smith, 2020', 'The memory of bees']);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.screenshot({ path: '/tmp/left.png' });
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

const sources = [
  {
    name: 'bees.md',
    text: paper.replace('Memory, 12', 'Memory, *11*').replace('\nReferences\n', '\n# References\n'),
    entry: '*Journal of Insect Memory*, *12*(3)',
    cited: '[@smith2020',
  },
  {
    name: 'bees.tex',
    text: `\\documentclass{article}\n\\begin{document}\n${paper
      .replace('Memory, 12', 'Memory, \\emph{11}')
      .replace('\nReferences\n', '\n\\section*{References}\n')}\\end{document}\n`,
    entry: '\\emph{Journal of Insect Memory}, \\emph{12}(3)',
    cited: '\\citep{smith2020',
  },
];

for (const { name, text, entry, cited } of sources)
  test(`${name} comes back corrected, and with keys`, async ({ page }) => {
    await checkPaper(page, name, text);
    await page.getByRole('button', { name: 'Fix all that have a record' }).click();
    const make = async () => {
      await page.getByRole('radio', { name: /With the changes made/ }).check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      return await download;
    };
    await page.getByRole('button', { name: 'Download the paper' }).click();
    const file = await make();
    expect(file.suggestedFilename()).toBe(name.replace('.', ', corrected.'));
    const made = await readFile(await file.path(), 'utf8');
    expect(made).toContain(entry);
    expect(made).toContain(filler.repeat(12).trim());

    await page.getByRole('button', { name: 'Download the paper' }).click();
    await page.getByRole('checkbox', { name: /Turn citations into keys/ }).check();
    const archive = await make();
    expect(archive.suggestedFilename()).toBe('bees, corrected.zip');
    const files = unzipSync(await readFile(await archive.path()));
    expect(Object.keys(files)).toEqual([name, 'references.bib']);
    expect(new TextDecoder().decode(files[name])).toContain(cited);
  });
