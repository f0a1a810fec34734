import { clipboard, expectCopied } from './clipboard.ts';
import { citations, dialog, openProject } from './projects.ts';
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

test('several citations become one, with their pages, as the list numbers and sorts them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openTool(page);
  for (const source of [sevenSources[0], sevenSources[2], sevenSources[3]]) {
    await cite(tool, source);
    await expect(boxOf(page)).toHaveValue('');
  }
  const place = resultCard(page).getByRole('textbox', { name: /^Number of the page/ });
  await place.fill('273');
  await expect(resultCard(page)).toContainText('(Cortes & Vapnik, 1995, p. 273)');
  await historyOf(page).getByRole('button', { name: 'Cite several' }).click();
  await expect(historyOf(page)).toContainText('Tick the sources that one sentence cites.');
  await historyOf(page).getByRole('checkbox', { name: 'Cite Support-vector networks' }).check();
  await historyOf(page).getByRole('checkbox', { name: 'Cite Deep learning' }).check();
  await historyOf(page).getByRole('button', { name: 'Copy the citation of the ticked sources' }).click();
  await expectCopied(page, '(Cortes & Vapnik, 1995, p. 273; LeCun et al., 2015)');
  await chooseStyle(tool, 'IEEE');
  await expect(historyOf(page)).toContainText('[1], [3, p. 273]');
  await historyOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(historyOf(page).getByRole('checkbox')).toHaveCount(0);
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

/** Pastes a text as people do, with its line breaks. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await boxOf(page).click();
  await page.keyboard.press('Control+V');
}

test.describe('several lines in the box', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('are cited one by one; failures are named, and what was added is taken back', async ({ page }) => {
    const tool = await openTool(page);
    await cite(tool, sevenSources[0]);
    await expect(historyOf(page).getByRole('listitem')).toHaveCount(1);
    await paste(page, [...sevenSources.slice(0, 4), '10.5555/no-such-thing'].join('\n'));
    await expect(page.getByText('3 added, 1 in your list already, 1 not cited.')).toBeVisible();
    await expect(historyOf(page).getByRole('listitem')).toHaveCount(4);
    await expect(historyOf(page).getByRole('listitem').first()).toContainText('Cortes');
    await expect(page.getByText('No record found for this DOI')).toBeVisible();
    await page.getByRole('button', { name: 'Put into the box 10.5555/no-such-thing' }).click();
    await expect(boxOf(page)).toHaveValue('10.5555/no-such-thing');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(historyOf(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Removed from your citations', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(historyOf(page).getByRole('listitem')).toHaveCount(4);
  });

  test('that are one reference are looked up as one', async ({ page }) => {
    await openTool(page);
    await paste(
      page,
      'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep\nlearning. Nature, 521(7553), 436–444.',
    );
    await expect(resultCard(page)).toContainText(
      'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.',
    );
    await expect(historyOf(page).getByRole('listitem')).toHaveCount(1);
  });

  test('in a line are cited with Enter', async ({ page }) => {
    const tool = await openTool(page);
    await boxOf(page).fill(sevenSources.slice(0, 2).join(' '));
    await expect(page.getByText('These are 2 sources. All of them are cited.')).toBeVisible();
    await tool.getByRole('button', { name: /Generate/ }).click();
    await expect(page.getByText('2 added.', { exact: true })).toBeVisible();
    await expect(boxOf(page)).toHaveValue('');
  });

  test('that are too many become a project', async ({ page }) => {
    await openTool(page);
    const many = Array.from({ length: 51 }, (_, n) => `10.5555/list-${n}`);
    await paste(page, many.join('\n'));
    await page.getByRole('button', { name: 'Make a project of them' }).click();
    const form = dialog(page, 'Import references');
    await expect(form.getByText('51 lines')).toBeVisible();
    await expect(form).toContainText('Into “Pasted list”.');
  });

  test('are offered for import in a project', async ({ page }) => {
    await openProject(page, []);
    await page.mouse.move(2, 2);
    await paste(page, sevenSources.slice(2, 4).join('\n'));
    const form = dialog(page, 'Import references');
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form.getByRole('status')).toHaveText('2 added.');
  });
});

test.describe('a file that is dropped on the tool', () => {
  const drop = (page: Page, name: string, content: string) =>
    page.evaluate(
      ([file, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text ?? ''], file ?? ''));
        for (const type of ['dragenter', 'drop'])
          window.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
      },
      [name, content],
    );

  test('is cited where it is a list', async ({ page }) => {
    await openTool(page);
    await drop(page, 'list.txt', sevenSources.slice(2, 4).join('\n'));
    await expect(page.getByText('2 added.', { exact: true })).toBeVisible();
  });

  test('becomes a project where it has records', async ({ page }) => {
    await openTool(page);
    await drop(page, 'thesis.bib', '@book{kuhn, title={Rivers}, author={Kuhn, Ada}, year={2001}}');
    const form = dialog(page, 'Import references');
    await expect(form).toContainText('Into “thesis”.');
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form.getByRole('status')).toHaveText('1 added.');
  });

  test('is checked where it is a paper', async ({ page }) => {
    await openTool(page);
    await drop(
      page,
      'essay.md',
      '# Rivers\n\nThey grow (Okafor, 2019).\n\n## References\n\nOkafor, A. (2019). Rivers. Delta Press.\n',
    );
    await expect(page).toHaveURL(/\/check$/);
    await expect(page.getByRole('heading', { name: 'essay.md' })).toBeVisible();
  });
});

test('the first entry of a project stands on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProject(page, ['10.1038/nature14539', '10.1007/bf00994018']);
  await page.mouse.move(2, 2);
  await expect(boxOf(page)).toBeEditable();
  await expect(citations(page).getByRole('article').first()).toBeInViewport({ ratio: 1 });
});
