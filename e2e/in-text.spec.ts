import { citations, openDetails, openProject } from './projects.ts';
import { expect, type Page, test } from './test.ts';
import { cite, errorCard, openTool, resultCard } from './tool.ts';

/** Enters a citation and its topic in the In-Text Citation tab, and submits it. */
async function citeInText(page: Page, text: string, about = ''): Promise<void> {
  await page.getByRole('tab', { name: 'In-Text Citation' }).click();
  await page.getByRole('textbox', { name: 'In-text citation' }).fill(text);
  if (about) await page.getByRole('textbox', { name: /What is it about/ }).fill(about);
  await page.getByRole('textbox', { name: 'In-text citation' }).press('Enter');
}

const otherRecords = (page: Page) => resultCard(page).getByText('Not this one?');

test('a chosen alternative shows its own notices and keeps the cited page', async ({ page }) => {
  await openTool(page);
  await citeInText(page, '(Ferreira, 2018, p. 12)');
  await expect(resultCard(page)).toContainText('Ferreira, L. (2018). Tides and harbours.');
  await otherRecords(page).press('Enter');
  const choice = resultCard(page).getByRole('button', { name: 'Use this one' });
  await expect(choice).toHaveAccessibleDescription(/Harbours that breathe/);
  await choice.press('Enter');
  await expect(resultCard(page)).toContainText('Ferreira, R. (2018). Harbours that breathe');
  await expect(resultCard(page)).toContainText(/retracted/i);
  await expect(resultCard(page)).toContainText('(Ferreira, 2018, p. 12)');
  await expect(resultCard(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your citations' }).getByRole('listitem')).toHaveCount(1);
});

test('a chosen alternative can be undone', async ({ page }) => {
  await openTool(page);
  await citeInText(page, '(Ferreira, 2018)');
  for (const title of ['Harbours that breathe', 'Tides and harbours']) {
    await otherRecords(page).click();
    await resultCard(page).getByRole('button', { name: 'Use this one' }).click();
    await expect(resultCard(page)).toContainText(title);
    await expect(resultCard(page)).toContainText('Taken from the record at Crossref.');
  }
});

test('when a record cannot be fetched, the search result is shown', async ({ page }) => {
  await openTool(page);
  await citeInText(page, '(Ferreira, 2018, p. 12)');
  await expect(resultCard(page)).toContainText('Tides and harbours');
  await page.route('**/api/citations', (route) => route.abort());
  await otherRecords(page).click();
  await resultCard(page).getByRole('button', { name: 'Use this one' }).click();
  await expect(resultCard(page)).toContainText('Ferreira, R. (2018). Harbours that breathe');
  await expect(resultCard(page)).toContainText('Matched to a published record:');
  await expect(resultCard(page)).toContainText('(Ferreira, 2018, p. 12)');
});

test('in a project an alternative replaces the first record, and a near miss keeps its page', async ({
  page,
}) => {
  await openProject(page);
  const listed = citations(page).getByRole('listitem');
  await citeInText(page, '(Ferreira, 2018, p. 12)');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Tides and harbours');
  await otherRecords(page).click();
  await resultCard(page).getByRole('button', { name: 'Use this one' }).click();
  await expect(listed).toContainText('Harbours that breathe');
  await openDetails(page, 'Harbours that breathe');
  await expect(listed).toContainText('p. 12');
  await expect(listed).toHaveCount(1);

  await citeInText(page, '(Smith, 2019, p. 105)');
  await errorCard(page)
    .getByRole('listitem')
    .filter({ hasText: 'Why bees return' })
    .getByRole('button', { name: 'Use this one' })
    .click();
  await expect(listed).toHaveCount(2);
  await openDetails(page, 'Why bees return');
  await expect(listed.filter({ hasText: 'Why bees return' })).toContainText('(Smith, 2020, p. 105)');
});

test('an in-text citation finds a work of the project and says so', async ({ page }) => {
  await openProject(page);
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await page.getByRole('radio', { name: 'Book' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Notes on a lake');
  await page.getByRole('textbox', { name: 'Authors' }).fill('Oyelaran, Bisi');
  await page.getByRole('textbox', { name: 'Year' }).fill('2021');
  await page.getByRole('button', { name: /Generate/ }).click();
  await expect(citations(page).getByRole('listitem')).toHaveCount(1);

  const tool = await openTool(page);
  await cite(tool, '(Oyelaran, 2021, p. 7)');
  await expect(page.getByText('It is in your list already', { exact: true })).toBeVisible();
  await expect(resultCard(page)).toContainText('(Oyelaran, 2021, p. 7)');
  await page.getByRole('button', { name: 'Clear your citations' }).click();
  await cite(tool, '(Oyelaran, 2021, p. 7)');
  await expect(resultCard(page)).toContainText('Oyelaran, B. (2021). Notes on a lake.');
  await expect(resultCard(page)).toContainText('(Oyelaran, 2021, p. 7)');
  await expect(resultCard(page)).toContainText('From your projects. Compare it with your source.');
});

test('a citation without a year offers works, and picks one with context', async ({ page }) => {
  await openTool(page);
  await citeInText(page, '(Ferreira 12)');
  await expect(errorCard(page)).toContainText('Is it one of these published works?');
  await expect(errorCard(page)).toContainText('Try adding the sentence around it, or what it is about');
  await citeInText(page, '(Ferreira 12)', 'tides in harbours');
  await expect(resultCard(page)).toContainText('Ferreira, L. (2018). Tides and harbours.');
  await expect(resultCard(page)).toContainText('(Ferreira, 2018, p. 12)');
});

test('a secondary citation cites the work that was read', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '(Freud, 1900, as cited in Smith, 2020, p. 105)');
  await expect(resultCard(page)).toContainText('Why bees return');
  await expect(resultCard(page)).toContainText('(Smith, 2020, p. 105)');
  await expect(resultCard(page)).toContainText('This is the one that was read');
});
