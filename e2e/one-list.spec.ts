import { clipboard } from './clipboard.ts';
import { citations, dialog } from './projects.ts';
import { expect, hydrated, type Page, test } from './test.ts';
import { chooseStyle, cite, openTool, resultCard, sevenSources } from './tool.ts';

const historyOf = (page: Page) => page.getByRole('region', { name: 'Your citations' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });

/** The most actions for five sources and their list (issue 38). */
const mostActions = 11;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} five sources become a pasted list in ${mostActions} actions at most`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    let actions = 0;
    const act = async (action: () => Promise<unknown>) => {
      actions += 1;
      await action();
    };
    await act(() => boxOf(page).click());
    await hydrated(page.getByRole('form', { name: 'Citation generator' }));
    for (const [index, source] of sevenSources.slice(0, 5).entries()) {
      // What is copied elsewhere is no action here.
      await page.evaluate((text) => navigator.clipboard.writeText(text), source);
      await act(() => page.keyboard.press('Control+V'));
      await expect(historyOf(page).getByRole('listitem')).toHaveCount(index + 1);
      await expect(boxOf(page)).toHaveValue('');
      await expect(boxOf(page)).toBeFocused();
    }
    await act(() => historyOf(page).getByRole('button', { name: 'Copy all' }).click());
    await expect(historyOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const lines = (await clipboard(page, 'text/plain')).split('\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'Cortes',
      'Gierer',
      'Goodfellow',
      'LeCun',
      'Shannon',
    ]);
    const html = await clipboard(page, 'text/html');
    expect(html.match(/text-indent: ?-36pt/g)).toHaveLength(5);
    expect(html).toContain('<i>Nature</i>');
    expect(actions).toBeLessThanOrEqual(mostActions);
  });
}

test('the citations of a browser become a project in one tap, in their order, with changes and pages', async ({
  page,
}) => {
  const tool = await openTool(page);
  await chooseStyle(tool, 'IEEE');
  for (const source of ['9780262035613', '(LeCun et al., 2015, p. 437)', '10.1007/bf00994018']) {
    await cite(tool, source);
    await expect(boxOf(page)).toHaveValue('');
  }
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill('Rivers of the north');
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Nova, Ada');
  await tool.getByRole('textbox', { name: 'Year' }).fill('2020');
  await tool.getByRole('textbox', { name: 'Year' }).press('Enter');
  await expect(historyOf(page).getByRole('listitem')).toHaveCount(4);
  await expect(tool.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await resultCard(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = dialog(page, 'Edit citation');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Rivers of the south');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(resultCard(page)).toContainText('Rivers of the south');

  await historyOf(page).getByRole('button', { name: 'Keep as a project' }).click();
  await expect(
    page.getByRole('heading', { name: /^My references, \d+ \w+ 20\d\d$/, level: 1 }),
  ).toBeVisible();
  await expect(page.getByText(/^Kept as “My references/)).toBeVisible();
  const entries = citations(page).getByRole('article');
  await expect(entries).toHaveCount(4);
  for (const [index, text] of ['Goodfellow', 'LeCun', 'Cortes', 'Rivers of the south'].entries())
    await expect(entries.nth(index)).toContainText(text);
  await expect(entries.nth(0)).toContainText('[1]');
  await entries
    .nth(1)
    .getByRole('button', { name: /^Details of/ })
    .click();
  await expect(entries.nth(1)).toContainText('[2, p. 437]');
  await page.goto('/');
  await boxOf(page).hover();
  await expect(historyOf(page).getByRole('listitem')).toHaveCount(4);
});

test('the citations of a browser are exported as a document and as records', async ({ page }) => {
  const tool = await openTool(page);
  for (const source of sevenSources.slice(0, 2)) {
    await cite(tool, source);
    await expect(boxOf(page)).toHaveValue('');
  }
  for (const [item, name] of [
    [/^Word/, /^references-\d{4}-\d\d-\d\d\.docx$/],
    [/^BibTeX/, /^references-\d{4}-\d\d-\d\d\.bib$/],
  ] as const) {
    await historyOf(page).getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
});
